import { Suspense, useRef, useState, type ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { onDemand } from '#app/shell/on-demand.tsx'
import { Picture, SLOW_GALLERY_MS } from '#app/ui/picture.tsx'
import { gallerySource, type GalleryPicture } from '#app/features/catalogue/views/gallery-pictures.ts'
import styles from './gallery.module.css'
import { useCrossFade } from './use-cross-fade.ts'
import { ZoomButton } from './zoom-button.tsx'

const ModelViewer = onDemand(() => import('../model/model-viewer.tsx'))
const OutsideViewer = onDemand(() => import('../model/outside-viewer.tsx'))
const Lightbox = onDemand(() => import('./lightbox.tsx'), 'over')

interface GalleryProps {
  readonly label: string
  readonly pictures: readonly GalleryPicture[]
  readonly model: string | null
  readonly viewer: { readonly src: string; readonly market: string; readonly sku: string } | null
  /** Stands under the model, which hides what is chosen by. */
  readonly finishes?: ReactNode
}

/** Pictures beside each other in a track that is swiped, or turned by the thumbnails below it. */
export function Gallery({ label, pictures: all, model, viewer, finishes }: GalleryProps) {
  const track = useRef<HTMLUListElement>(null)
  const [position, setPosition] = useState(0)
  /** SKU of the variant in the lightbox, which closes when another is chosen. */
  const [zoomed, setZoomed] = useState<string | null>(null)
  const [isModel, setModel] = useState(false)
  /** A drawing to scale that could not be made leaves no gap. */
  const [unmade, setUnmade] = useState<string | null>(null)
  const pictures = all.filter(({ image }) => image !== unmade)
  // Another variant may have fewer.
  const index = Math.min(position, Math.max(0, pictures.length - 1))
  const zoom = () => setZoomed(label)

  return (
    <div>
      <div className={styles.stage}>
        <ul
          ref={track}
          className={styles.track}
          aria-label="Gallery"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it
          tabIndex={pictures.length > 1 ? 0 : undefined}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setPosition(Math.round(scrollLeft / Math.max(1, clientWidth)))
          }
        >
          {(pictures.length > 0 ? pictures : NO_PICTURE).map((picture, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the picture of another finish fades in, in the same place
            <Slide key={`${picture.kind}${at}`} {...{ picture, setUnmade }} isFirst={at === 0} onZoom={zoom} />
          ))}
        </ul>
        {isModel && (
          <div className={styles.model}>
            <Suspense>
              {viewer && <OutsideViewer {...viewer} model={model} />}
              {model && !viewer && <ModelViewer key={model} url={model} label={label} />}
            </Suspense>
          </div>
        )}
        {!isModel && pictures.length > 0 && <ZoomButton label="Zoom in on the picture" onClick={zoom} />}
        {(model ?? viewer) && (
          <button
            type="button"
            className={styles.turn}
            data-screen-only
            aria-pressed={isModel}
            onClick={() => setModel(!isModel)}
          >
            {isModel ? 'Pictures' : 'View in 3D'} <Icon name={isModel ? 'image' : 'cube'} size={18} />
          </button>
        )}
      </div>
      {isModel && <div className={styles.finishes}>{finishes}</div>}
      {pictures.length > 1 && (
        <ul className={styles.thumbs} aria-label="Pictures" data-screen-only>
          {pictures.map((picture, each) => (
            <li key={picture.image}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={`Picture ${each + 1} of ${pictures.length}`}
                aria-current={each === index && !isModel}
                onClick={() => {
                  setModel(false)
                  track.current?.scrollTo({ left: each * track.current.clientWidth })
                }}
              >
                <Picture src={gallerySource(picture)?.src ?? null} alt="" width={84} height={84} loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {zoomed === label && (
        <Suspense>
          <Lightbox label={label} pictures={pictures} first={index} onClose={() => setZoomed(null)} />
        </Suspense>
      )}
    </div>
  )
}

const NO_PICTURE = [{ image: null, alt: 'No picture', kind: 'object' as const }]

interface SlideProps {
  readonly picture: GalleryPicture | (typeof NO_PICTURE)[number]
  readonly isFirst: boolean
  readonly onZoom: () => void
  readonly setUnmade: (image: string | null) => void
}

function Slide({ picture, isFirst, onZoom, setUnmade }: SlideProps) {
  const { image, alt, kind } = picture
  const source = gallerySource(picture)
  const slide = useCrossFade(source?.src ?? null)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the button beside it is the keyboard's way
    <li
      ref={slide}
      data-kind={kind}
      data-focus={'focus' in picture ? picture.focus : undefined}
      onClick={image === null ? undefined : onZoom}
    >
      <Picture
        className={styles.main}
        src={source?.src ?? null}
        srcSet={source?.srcSet}
        sizes="(width >= 1280px) 50vw, (width >= 768px) 48vw, 92vw"
        alt={alt}
        width={800}
        height={800}
        slowAfterMs={SLOW_GALLERY_MS}
        onFailed={kind === 'scale' ? () => setUnmade(image) : undefined}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </li>
  )
}
