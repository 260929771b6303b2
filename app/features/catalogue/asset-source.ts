/** What an `<img>` needs: the small rendition, and the large one for dense or wide screens. */
export interface AssetSource {
  readonly src: string
  readonly srcSet: string | undefined
}

/** Pixel widths of the two renditions of a picture. */
const THUMBNAIL_WIDTH = 480
const ORIGINAL_WIDTH = 800

/** The two renditions of a picture. Pictures outside the asset store have one. Null where there is none. */
export function assetSource(image: string | null): AssetSource | null {
  if (image === null) return null
  const src = assetUrl(image)
  if (!image.includes('ProductThumbnail')) return { src, srcSet: undefined }
  return { src, srcSet: `${src} ${THUMBNAIL_WIDTH}w, ${originalUrl(src)} ${ORIGINAL_WIDTH}w` }
}

/** Where the site itself serves assets. */
export const LOCAL_ASSETS = '/media'

let base = LOCAL_ASSETS

/** Says once, at the start of a process or page, where the asset store is: `https://assets.example` or a path. */
export function setAssetBase(address: string): void {
  base = address.replace(/\/+$/, '')
}

/** The base that addresses of assets begin with. */
export function assetBase(): string {
  return base
}

/** Where the asset store serves a path of the catalogue. Absolute addresses stay. */
export function assetUrl(path: string): string {
  return /^https?:\/\//.test(path) ? path : `${base}/${path.replace(/^\/+/, '')}`
}

/** Where a file of the catalogue is downloaded from: in full, never as a thumbnail. */
export function downloadUrl(path: string): string {
  return originalUrl(assetUrl(path))
}

/** The same asset in full: what a download or a zoom asks for. */
export function originalUrl(url: string): string {
  return url.replace('ProductThumbnail', 'Original')
}

/** The address of an asset in full, for readers outside the site. */
export function absoluteUrl(path: string, publicUrl: string): string {
  return new URL(originalUrl(assetUrl(path)), `${publicUrl}/`).href
}
