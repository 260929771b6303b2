import { useEffect, useRef, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { originalUrl } from '@specify/catalogue/files/asset-source.ts'
import { gallerySource, type GalleryPicture } from '#app/features/catalogue/views/gallery-pictures.ts'
import styles from './lightbox.module.css'
import { useZoom } from './use-zoom.ts'

interface LightboxProps {
  readonly label: string
  readonly pictures: readonly GalleryPicture[]
  readonly first: number
  readonly onClose: () => void
}

/** Pictures over the whole window, in full: enlarged by a click, the wheel or two fingers, turned by keys or a swipe. */
export default function Lightbox({ label, pictures, first, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLButtonElement>(null)
  const [index, setIndex] = useState(first)
  const { view, reset, handlers } = useZoom(stage, step)
  useEffect(() => dialog.current?.showModal(), [])

  function step(by: number): void {
    setIndex((index + by + pictures.length) % pictures.length)
    reset()
  }
  const picture = pictures[index]
  const source = picture ? gallerySource(picture) : null
  const isLarge = view.scale > 1
  const count = `${index + 1} of ${pictures.length}`
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys turn the pages of a modal dialog
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={`${label}, picture ${count}`}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') step(1)
        if (event.key === 'ArrowLeft') step(-1)
      }}
    >
      <button
        ref={stage}
        type="button"
        className={styles.stage}
        aria-label={isLarge ? 'Zoom out to the whole picture' : 'Zoom to 200 %'}
        aria-pressed={isLarge}
        {...handlers}
      >
        {source && picture && (
          <img
            key={source.src}
            src={originalUrl(source.src)}
            alt={picture.alt}
            draggable={false}
            data-kind={picture.kind}
            style={isLarge ? { transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` } : undefined}
          />
        )}
      </button>
      <button type="button" className={styles.close} aria-label="Close" onClick={() => dialog.current?.close()}>
        <Icon name="close" />
      </button>
      {pictures.length > 1 && (
        <>
          <p className={styles.count} aria-hidden="true">
            {count}
          </p>
          <button type="button" className={styles.previous} aria-label="Previous picture" onClick={() => step(-1)}>
            <Icon name="left" />
          </button>
          <button type="button" className={styles.next} aria-label="Next picture" onClick={() => step(1)}>
            <Icon name="right" />
          </button>
        </>
      )}
    </dialog>
  )
}
