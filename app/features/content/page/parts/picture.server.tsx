import { originalUrl, pictureSizes } from '@specify/catalogue/files/asset-source.ts'
import { sourceAddress } from '../addresses.ts'
import type { Image } from './fields.server.ts'
import styles from './parts.server.module.css'
import type { RenderContext } from '../render-context.ts'

/** Taken for a picture of which nothing is known. */
const USUAL_SIZE = { width: 1600, height: 900 }
const PLACEHOLDER = '/images/placeholders/product-thumbnail.svg'

interface PictureProps {
  readonly image: Image | undefined
  readonly context: RenderContext
  readonly sizes: string
  /** The first picture of a page is loaded with priority. */
  readonly isFirst?: boolean
  readonly className?: string | undefined
}

/** A picture in as many sizes as there are. One without a source shows the placeholder. */
export function ContentPicture({ image, context, sizes, isFirst = false, className }: PictureProps) {
  const source = image ? sourceAddress(image.url, context) : null
  const large = source && originalUrl(source)
  const isAsset = source !== null && /\/(?:ProductThumbnail|Original)\//.test(source) && !source.endsWith('.svg')
  const { width, height } = (image && context.rooms.byUrl.get(image.url)) ?? USUAL_SIZE
  const srcSet = isAsset && large !== null ? pictureSizes(large, width) : undefined
  if (isFirst && large !== null) context.preload({ href: large, srcSet, sizes: srcSet && sizes })
  return (
    <span className={`${styles.picture} ${className ?? ''}`.trim()}>
      <img
        src={large ?? PLACEHOLDER}
        srcSet={srcSet}
        sizes={srcSet && sizes}
        alt={image?.description ?? ''}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        width={width}
        height={height}
      />
    </span>
  )
}
