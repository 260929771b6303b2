import type { RoomPictureView } from './product-screen-data.ts'
import type { VariantView } from './product-view.ts'

export interface GalleryPicture {
  readonly image: string
  /** For readers who do not see it. */
  readonly alt: string
  readonly kind: 'object' | 'room' | 'detail' | 'drawing'
  /** The part of a room's picture that has the product. */
  readonly focus?: 'left' | 'middle' | 'right'
}

/** The object first, as lists lead to it; then the room that shows this variant, details, and the drawing. */
export function galleryPictures(
  { images, lineDiagrams }: Pick<VariantView, 'images' | 'lineDiagrams'>,
  label: string,
  room: RoomPictureView | null,
): GalleryPicture[] {
  const [object, ...details] = images
  return [
    ...(object === undefined ? [] : [{ image: object, alt: label, kind: 'object' as const }]),
    ...(room ? [{ image: room.image, alt: room.alt, kind: 'room' as const, focus: focusAt(room.x) }] : []),
    ...details.map((image) => ({ image, alt: 'Detail', kind: 'detail' as const })),
    ...lineDiagrams.map((image) => ({ image, alt: 'Drawing with dimensions', kind: 'drawing' as const })),
  ]
}

/** The picture is half as wide again as it is high, and shown square or taller. */
function focusAt(xPercent: number): NonNullable<GalleryPicture['focus']> {
  return xPercent < 36 ? 'left' : xPercent > 64 ? 'right' : 'middle'
}
