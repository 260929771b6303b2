import { useRef, useState, type ComponentProps } from 'react'
import { Picture } from '#app/ui/picture.tsx'
import { assetSource } from '../asset-source.ts'
import styles from './image-carousel.module.css'

/** A swipe shorter than this is a tap. */
const SWIPE_PX = 40

interface ImageCarouselProps {
  readonly name: string
  readonly images: readonly string[]
  readonly sizes: string
  readonly eager: boolean
  readonly link: ComponentProps<'a'>
}

/** A product's pictures, one at a time, with arrows, dots and swiping. The picture itself is a link to the product. */
export function ImageCarousel({ name, images, sizes, eager, link }: ImageCarouselProps) {
  const [index, setIndex] = useState(0)
  const shown = Math.min(index, Math.max(0, images.length - 1))
  const swipeStart = useRef<number | null>(null)
  const step = (by: number) => setIndex((shown + by + images.length) % images.length)
  const source = assetSource(images[shown] ?? null)

  return (
    <div
      className={styles.carousel}
      onTouchStart={(event) => (swipeStart.current = event.touches[0]?.clientX ?? null)}
      onTouchEnd={(event) => {
        const distance = (event.changedTouches[0]?.clientX ?? 0) - (swipeStart.current ?? 0)
        if (swipeStart.current !== null && images.length > 1 && Math.abs(distance) > SWIPE_PX)
          step(distance < 0 ? 1 : -1)
        swipeStart.current = null
      }}
    >
      <a {...link} className={styles.link} tabIndex={-1} aria-hidden="true">
        <Picture
          src={source?.src ?? null}
          srcSet={source?.srcSet}
          sizes={sizes}
          alt={name}
          width={480}
          height={480}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
        />
      </a>
      {images.length > 1 && (
        <>
          <button
            type="button"
            className={`${styles.arrow} ${styles.previous}`}
            aria-label={`Previous picture of ${name}`}
            onClick={() => step(-1)}
          />
          <button
            type="button"
            className={`${styles.arrow} ${styles.next}`}
            aria-label={`Next picture of ${name}`}
            onClick={() => step(1)}
          />
          <div className={styles.dots}>
            {images.map((image, each) => (
              <button
                key={image}
                type="button"
                className={styles.dot}
                tabIndex={-1}
                aria-label={`Picture ${each + 1} of ${images.length}`}
                aria-current={each === shown}
                onClick={() => setIndex(each)}
              />
            ))}
          </div>
        </>
      )}
    </div>
  )
}
