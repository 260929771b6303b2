import { useEffect, useRef } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { loadInPage } from '#app/shell/load-in-page.ts'
import { CardSlides, type CardSlidesProps } from './card-slides.tsx'
import styles from './product-slider.module.css'

interface ProductSliderProps extends CardSlidesProps {
  readonly title: string
  readonly href: string | null
}

const INTERVAL_MS = 5_000

/** Cards that advance every five seconds, except under a pointer, with the focus inside or when paused. */
export function ProductSlider({ title, href, ...slides }: ProductSliderProps) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const aborter = new AbortController()
    const { signal } = aborter
    const load = () => import('#app/ui/slider.ts')
    loadInPage(load, ({ startSliders }) => root.current && startSliders(root.current, signal), signal)
    return () => aborter.abort()
  }, [])
  if (slides.cards.length === 0) return null
  return (
    <section className={`page ${styles.section}`}>
      <div ref={root} data-slider="" data-interval={INTERVAL_MS}>
        <div className={styles.head}>
          <h2>{title}</h2>
          {href && <a href={`/${slides.locale}${href}`}>See all</a>}
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
          <CardSlides {...slides} className={styles.slide} />
        </ul>
      </div>
    </section>
  )
}
