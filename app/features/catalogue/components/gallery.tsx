import { lazy, Suspense, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { Picture, SLOW_GALLERY_MS } from '#app/ui/picture.tsx'
import { assetSource } from '../asset-source.ts'
import styles from './gallery.module.css'

const Lightbox = lazy(() => import('./lightbox.tsx'))

interface GalleryProps {
  /** What the pictures show. */
  readonly label: string
  /** Photographs first, then line diagrams. */
  readonly images: readonly string[]
}

/** The pictures of a variant: one large, the others to choose from, each to be looked at closely. */
export function Gallery({ label, images }: GalleryProps) {
  const [index, setIndex] = useState(0)
  const [zoomed, setZoomed] = useState(false)
  const source = assetSource(images[index] ?? null)
  return (
    <div>
      <div className={styles.stage}>
        <Picture
          className={styles.main}
          src={source?.src ?? null}
          srcSet={source?.srcSet}
          sizes="(width >= 1024px) 50vw, 92vw"
          alt={label}
          width={800}
          height={800}
          slowAfterMs={SLOW_GALLERY_MS}
          fetchPriority="high"
        />
        {source && (
          <button type="button" className={styles.zoom} aria-label="Look closely" onClick={() => setZoomed(true)}>
            <Icon name="zoom" />
          </button>
        )}
      </div>
      {images.length > 1 && (
        <ul className={styles.thumbs} aria-label="Pictures" data-screen-only>
          {images.map((image, each) => (
            <li key={image}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={`Picture ${each + 1} of ${images.length}`}
                aria-current={each === index}
                onClick={() => setIndex(each)}
              >
                <Picture src={assetSource(image)?.src ?? null} alt="" width={84} height={84} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {zoomed && (
        <Suspense>
          <Lightbox label={label} images={images} first={index} onClose={() => setZoomed(false)} />
        </Suspense>
      )}
    </div>
  )
}
