import { REVISION_PICTURES } from '@specify/catalogue/files/asset-source.ts'
import type { Product } from '@specify/catalogue/product/model.ts'

/** Formats of pictures, and the endings of their addresses: AVIF is asked for as WebP, as in the site's own store. */
const ENDINGS: Readonly<Record<string, string>> = {
  avif: 'webp',
  webp: 'webp',
  jpg: 'jpg',
  png: 'png',
  svg: 'svg',
}

export interface RevisionPicture {
  /** SHA-256 in hexadecimal digits. */
  readonly hash: string
  readonly extension: string
}

export type RevisionPictures = ReadonlyMap<string, RevisionPicture>

/** The picture's feed address in the site's own store. */
export function revisionPictureAddress({ hash, extension }: RevisionPicture): string {
  return `ProductThumbnail/${REVISION_PICTURES}/${hash}.${ENDINGS[extension] ?? extension}`
}

/** The hash in the path of a file below the store; null for every other path. */
export function readRevisionPicturePath(relative: string): string | null {
  return /^revision-pictures\/([\da-f]{64})\.(?:webp|jpg|png|svg)$/.exec(relative)?.[1] ?? null
}

/** Each once. */
export function pictureAddresses(products: Iterable<Product>): Record<'images' | 'drawings', string[]> {
  const variants = Array.from(products, (product) => product.variants).flat()
  const once = (addresses: readonly string[]) => [...new Set(addresses)]
  return {
    images: once(variants.flatMap(({ images }) => images)),
    drawings: once(variants.flatMap(({ lineDiagramList }) => lineDiagramList)),
  }
}

export function withRevisionPictures(product: Product, pictures: RevisionPictures): Product {
  const then = (address: string) => {
    const picture = pictures.get(address)
    return picture ? revisionPictureAddress(picture) : address
  }
  return {
    ...product,
    variants: product.variants.map((variant) => ({
      ...variant,
      images: variant.images.map(then),
      lineDiagramList: variant.lineDiagramList.map(then),
    })),
  }
}
