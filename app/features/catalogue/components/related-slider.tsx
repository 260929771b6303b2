import { useRef } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { CardVariant, ProductCard as Card } from '../card.ts'
import { ProductCard } from './product-card.tsx'
import styles from './related-slider.module.css'

interface RelatedSliderProps {
  readonly locale: string
  readonly cards: readonly Card[]
  readonly onAdd: (card: Card, variant: CardVariant) => void
  /** `position` counts from 1. */
  readonly onOpen: (card: Card, variant: CardVariant, position: number) => void
  readonly onQuickView: (variant: CardVariant) => void
}

/** Products of the same kind, side by side: a list that scrolls sideways, with buttons for a page of it. */
export function RelatedSlider({ locale, cards, onAdd, onOpen, onQuickView }: RelatedSliderProps) {
  const list = useRef<HTMLUListElement>(null)
  const turn = (pages: number) => list.current?.scrollBy({ left: pages * list.current.clientWidth * 0.9 })
  return (
    <div className={styles.slider}>
      <div className={styles.turns}>
        <button type="button" aria-label="Previous products" onClick={() => turn(-1)}>
          <Icon name="left" />
        </button>
        <button type="button" aria-label="Next products" onClick={() => turn(1)}>
          <Icon name="right" />
        </button>
      </div>
      <ul ref={list} className={styles.list} aria-label="Related products">
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
  )
}
