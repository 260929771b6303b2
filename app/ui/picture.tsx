import { useEffect, useRef, useState, type ComponentProps } from 'react'
import styles from './picture.module.css'
import { whenSeen } from './browser/when-seen.ts'

/** Placeholders for a picture that is missing or fails to load. */
const PLACEHOLDERS = {
  'search-result-thumbnail': '/images/placeholders/search-result-thumbnail.svg',
  'product-thumbnail': '/images/placeholders/product-thumbnail.svg',
} as const

const SLOW_THUMBNAIL_MS = 750
export const SLOW_GALLERY_MS = 2_000

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'onError'> & {
  src: string | null
  alt: string
  /** Null for thumbnails by the thousand: never shown. */
  slowAfterMs?: number | null
  onFailed?: (() => void) | undefined
}

/** A picture in a frame. A missing one shows `product-thumbnail`, one that fails to load `search-result-thumbnail`. */
export function Picture({
  src,
  alt,
  srcSet,
  sizes,
  slowAfterMs = SLOW_THUMBNAIL_MS,
  onFailed,
  className,
  ...props
}: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const [slow, setSlow] = useState<string | null>(null)
  const image = useRef<HTMLImageElement>(null)

  useEffect(() => {
    const element = image.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // A picture of the server's page may have loaded, or failed, before this script ran. One far below loads lazily: it
    // is not slow until it is near.
    const forget =
      element.complete || slowAfterMs === null
        ? undefined
        : whenSeen(element, () => {
            timer = setTimeout(() => !element.complete && setSlow(src), slowAfterMs)
          })
    if (element.complete && element.naturalWidth === 0) timer = setTimeout(() => setFailed(src))
    return () => {
      forget?.()
      clearTimeout(timer)
    }
  }, [src, slowAfterMs])

  const isFailed = src !== null && failed === src
  useEffect(() => {
    if (isFailed) onFailed?.()
  }, [isFailed, onFailed])
  const shown =
    src === null ? PLACEHOLDERS['product-thumbnail'] : isFailed ? PLACEHOLDERS['search-result-thumbnail'] : src
  const set = shown === src ? srcSet : undefined
  return (
    <span className={[styles.frame, src !== null && slow === src && styles.slow, className].filter(Boolean).join(' ')}>
      <img
        {...props}
        ref={image}
        src={shown}
        srcSet={set}
        sizes={set && sizes}
        alt={alt}
        decoding="async"
        onLoad={() => setSlow(null)}
        onError={() => {
          setSlow(null)
          setFailed(src)
        }}
      />
    </span>
  )
}
