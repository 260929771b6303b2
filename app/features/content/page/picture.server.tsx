import { originalUrl } from '#app/features/catalogue/asset-source.ts'
import { sourceAddress } from './addresses.ts'
import type { Image } from './fields.server.ts'
import styles from './parts.server.module.css'
import type { RenderContext } from './render-context.ts'

/** Pixel widths of the two renditions of a content picture. */
const SMALL_WIDTH = 480
const LARGE_WIDTH = 1600
const PLACEHOLDER = '/images/placeholders/product-thumbnail.svg'

interface PictureProps {
  readonly image: Image | undefined
  readonly context: RenderContext
  readonly sizes: string
  /** The first picture of a page is loaded with priority. */
  readonly isFirst?: boolean
  readonly className?: string | undefined
}

/** A picture with its small rendition for narrow screens. One without a source shows the placeholder. */
export function ContentPicture({ image, context, sizes, isFirst = false, className }: PictureProps) {
  const source = image ? sourceAddress(image.url, context) : null
  const large = source && originalUrl(source)
  const isAsset = source !== null && /\/(?:ProductThumbnail|Original)\//.test(source) && !source.endsWith('.svg')
  const small = isAsset ? large?.replace('/Original/', '/ProductThumbnail/') : null
  return (
    <span className={`${styles.picture} ${className ?? ''}`.trim()}>
      <img
        src={large ?? PLACEHOLDER}
        srcSet={small ? `${small} ${SMALL_WIDTH}w, ${large} ${LARGE_WIDTH}w` : undefined}
        sizes={small ? sizes : undefined}
        alt={image?.description ?? ''}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        width={1600}
        height={900}
      />
    </span>
  )
}
