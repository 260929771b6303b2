import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { assetSource, originalUrl } from '../asset-source.ts'
import styles from './lightbox.module.css'

const ZOOM_PERCENT = 200

interface LightboxProps {
  readonly label: string
  readonly images: readonly string[]
  readonly first: number
  readonly onClose: () => void
}

/** Pictures over the whole window. A click enlarges one to 200 %; moving the pointer or dragging pans it. */
export default function Lightbox({ label, images, first, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [index, setIndex] = useState(first)
  const [isLarge, setLarge] = useState(false)
  const [at, setAt] = useState({ x: 50, y: 50 })
  useEffect(() => dialog.current?.showModal(), [])

  const step = (by: number) => {
    setIndex((index + by + images.length) % images.length)
    setLarge(false)
  }
  const look = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    setAt({ x: ((event.clientX - left) / width) * 100, y: ((event.clientY - top) / height) * 100 })
  }
  const source = assetSource(images[index] ?? null)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys turn the pages of a modal dialog
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={`${label}, picture ${index + 1} of ${images.length}`}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') step(1)
        if (event.key === 'ArrowLeft') step(-1)
      }}
    >
      <button
        type="button"
        className={styles.stage}
        aria-label={isLarge ? 'Zoom out to the whole picture' : `Zoom to ${ZOOM_PERCENT} %`}
        aria-pressed={isLarge}
        onPointerMove={isLarge ? look : undefined}
        onClick={() => setLarge(!isLarge)}
      >
        {source && (
          <img
            src={originalUrl(source.src)}
            alt={label}
            style={
              isLarge ? { transform: `scale(${ZOOM_PERCENT / 100})`, transformOrigin: `${at.x}% ${at.y}%` } : undefined
            }
          />
        )}
      </button>
      <button type="button" className={styles.close} aria-label="Close" onClick={() => dialog.current?.close()}>
        <Icon name="close" />
      </button>
      {images.length > 1 && (
        <>
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
