import { useRef } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { CardSlides, type CardSlidesProps } from './card-slides.tsx'
import styles from './related-slider.module.css'

export function RelatedSlider(slides: CardSlidesProps) {
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
        <CardSlides {...slides} className={styles.slide} />
      </ul>
    </div>
  )
}
