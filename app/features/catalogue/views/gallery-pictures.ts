import { assetSource, sourceAt, type AssetSource } from '@specify/catalogue/files/asset-source.ts'
import type { RoomPictureView } from './product-screen-data.ts'
import type { VariantView } from './product-view.ts'
import type { ScalePicture } from './scale-picture.ts'

export interface GalleryPicture {
  readonly image: string
  /** Alternative text. */
  readonly alt: string
  readonly kind: 'object' | 'room' | 'detail' | 'scale' | 'drawing'
  /** The part of a room's picture that has the product. */
  readonly focus?: 'left' | 'middle' | 'right'
}

/** The object first, as lists lead to it; then the room that shows this variant, details, how large it is, and the drawing. */
export function galleryPictures(
  { images, lineDiagrams }: Pick<VariantView, 'images' | 'lineDiagrams'>,
  label: string,
  room: RoomPictureView | null,
  scale: ScalePicture | null = null,
): GalleryPicture[] {
  const [object, ...details] = images
  return [
    ...(object === undefined ? [] : [{ image: object, alt: label, kind: 'object' as const }]),
    ...(room ? [{ image: room.image, alt: room.alt, kind: 'room' as const, focus: focusAt(room.x) }] : []),
    ...details.map((image) => ({ image, alt: 'Detail', kind: 'detail' as const })),
    ...(scale ? [{ ...scale, kind: 'scale' as const }] : []),
    ...lineDiagrams.map((image) => ({ image, alt: 'Drawing with dimensions', kind: 'drawing' as const })),
  ]
}

/** Drawings to scale are answered by the site, everything else is in the asset store. */
export function gallerySource({
  image,
  kind,
}: Pick<GalleryPicture, 'kind'> & { image: string | null }): AssetSource | null {
  return kind === 'scale' && image !== null ? sourceAt(image) : assetSource(image)
}

/** The picture is half as wide again as it is high, and shown square or taller. */
function focusAt(xPercent: number): NonNullable<GalleryPicture['focus']> {
  return xPercent < 36 ? 'left' : xPercent > 64 ? 'right' : 'middle'
}
