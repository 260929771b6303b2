import { assetSource } from '@specify/catalogue/files/asset-source.ts'
import { Picture } from '#app/ui/picture.tsx'
import type { ListingPreview } from '#app/features/browse/listing/listing-previews.server.ts'
import styles from './tile-picture.module.css'

interface TilePictureProps extends Pick<ListingPreview, 'image' | 'isScene'> {
  /** Widths that it is shown at, as of `img`. */
  readonly sizes: string
  readonly isEager: boolean
}

/** The picture of a listing tile: scenes fill their frame, products and drawings are fitted into it. */
export function TilePicture({ image, isScene, sizes, isEager }: TilePictureProps) {
  const source = assetSource(image)
  return (
    <Picture
      className={`${styles.picture} ${isScene ? styles.scene : ''}`}
      src={source?.src ?? null}
      srcSet={source?.srcSet}
      sizes={sizes}
      alt=""
      width={480}
      height={360}
      loading={isEager ? 'eager' : 'lazy'}
    />
  )
}
