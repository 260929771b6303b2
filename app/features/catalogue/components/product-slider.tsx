import { useEffect, useRef } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { CardVariant, ProductCard as Card } from '../card.ts'
import { ProductCard } from './product-card.tsx'
import styles from './product-slider.module.css'

interface ProductSliderProps {
  readonly locale: string
  readonly title: string
  /** Where all of them are, below the locale; null for nowhere. */
  readonly href: string | null
  readonly cards: readonly Card[]
  readonly onAdd: (card: Card, variant: CardVariant) => void
  /** `position` counts from 1. */
  readonly onOpen: (card: Card, variant: CardVariant, position: number) => void
  readonly onQuickView: (variant: CardVariant) => void
}

/** How long a card is the first. */
const INTERVAL_MS = 5_000

/** Product cards that go on by one every five seconds, unless somebody looks at them or has paused them. */
export function ProductSlider({ locale, title, href, cards, onAdd, onOpen, onQuickView }: ProductSliderProps) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const aborter = new AbortController()
    void import('#app/ui/slider.ts').then(({ startSliders }) => {
      if (root.current && !aborter.signal.aborted) startSliders(root.current, aborter.signal)
    })
    return () => aborter.abort()
  }, [])
  if (cards.length === 0) return null
  return (
    <section className={`page ${styles.section}`}>
      <div ref={root} data-slider="" data-interval={INTERVAL_MS}>
        <div className={styles.head}>
          <h2>{title}</h2>
          {href && <a href={`/${locale}${href}`}>See all</a>}
          <div className={styles.turns} data-turns="" hidden>
            <button type="button" data-turn="-1" aria-label={`Previous products: ${title}`}>
              <Icon name="left" />
            </button>
            <button type="button" data-pause="" aria-label="Pause slides">
              <span className={styles.pause} aria-hidden="true" />
            </button>
            <button type="button" data-turn="1" aria-label={`Next products: ${title}`}>
              <Icon name="right" />
            </button>
          </div>
        </div>
        <ul className={styles.list} data-slides="" aria-label={title}>
          {cards.map((card, index) => (
            <li key={card.productId} className={styles.slide}>
              <ProductCard
                card={card}
                locale={locale}
                view="grid"
                context=""
                eager={false}
                onAdd={(variant) => onAdd(card, variant)}
                onOpen={(variant) => onOpen(card, variant, index + 1)}
                onQuickView={onQuickView}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
