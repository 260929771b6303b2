import { Suspense, useState } from 'react'
import { AfterPaint } from '#app/shell/after-paint.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { onDemand } from '#app/shell/on-demand.tsx'
import { Picture, SLOW_GALLERY_MS } from '#app/ui/picture.tsx'
import { assetSource } from '../asset-source.ts'
import styles from './gallery.module.css'

const ModelViewer = onDemand(() => import('./model-viewer.tsx'))
const OutsideViewer = onDemand(() => import('./outside-viewer.tsx'))
const Lightbox = onDemand(() => import('./lightbox.tsx'), 'over')

interface GalleryProps {
  readonly label: string
  /** Photographs first, then line diagrams. */
  readonly images: readonly string[]
  readonly model: string | null
  readonly viewer: { readonly src: string; readonly market: string; readonly sku: string } | null
}

export function Gallery({ label, images, model, viewer }: GalleryProps) {
  const [index, setIndex] = useState(0)
  const [zoomed, setZoomed] = useState(false)
  const [isModel, setModel] = useState(false)
  return (
    <div>
      <div className={styles.stage}>
        {isModel ? (
          <Suspense fallback={<Poster images={images} label={label} />}>
            {viewer && <OutsideViewer {...viewer} model={model} />}
            {model && !viewer && <ModelViewer url={model} label={label} />}
          </Suspense>
        ) : (
          <Stage images={images} index={index} label={label} onZoom={() => setZoomed(true)} />
        )}
        {(model ?? viewer) && (
          <button
            type="button"
            className={styles.model}
            data-screen-only
            aria-pressed={isModel}
            onClick={() => setModel(!isModel)}
          >
            <Icon name="cube" size={18} /> {isModel ? 'Pictures' : 'View in 3D'}
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
                onClick={() => {
                  setIndex(each)
                  setModel(false)
                }}
              >
                <AfterPaint>
                  <Picture src={assetSource(image)?.src ?? null} alt="" width={84} height={84} />
                </AfterPaint>
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

interface StageProps {
  readonly images: readonly string[]
  readonly index: number
  readonly label: string
  readonly onZoom: () => void
}

function Stage({ images, index, label, onZoom }: StageProps) {
  return (
    <>
      <Poster images={images} index={index} label={label} />
      {images.length > 0 && (
        <button type="button" className={styles.zoom} aria-label="Zoom in on the picture" onClick={onZoom}>
          <Icon name="zoom" />
        </button>
      )}
    </>
  )
}

function Poster({ images, index = 0, label }: { images: readonly string[]; index?: number; label: string }) {
  const source = assetSource(images[index] ?? null)
  return (
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
  )
}
