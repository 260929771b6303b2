export interface AssetSource {
  readonly src: string
  readonly srcSet: string | undefined
}

const THUMBNAIL_WIDTH = 480
/** Width of the largest rendition; the store answers smaller ones with what it has. */
const ORIGINAL_WIDTH = 1600

/** Pictures outside the asset store have one rendition. */
export function assetSource(image: string | null, mostPx?: number): AssetSource | null {
  return image === null ? null : sourceAt(assetUrl(image), mostPx)
}

export function sourceAt(src: string, mostPx?: number): AssetSource {
  if (!src.includes('ProductThumbnail')) return { src, srcSet: undefined }
  return { src, srcSet: pictureSizes(originalUrl(src), ORIGINAL_WIDTH, mostPx) }
}

/** Pixel widths in which the site's own store also has pictures; one elsewhere has the thumbnail and the original. */
const MIDDLE_WIDTHS = [840, 1200, 1600] as const

/**
 * The `srcset` of a picture of the asset store, from the address of its original and the width of that in pixels.
 * @param mostPx of a picture that is shown small: no larger ones, where the store has smaller ones
 */
export function pictureSizes(original: string, widthPx: number, mostPx = Infinity): string {
  const at = (rendition: string) => original.replace('/Original/', `/${rendition}/`)
  const middle = original.startsWith(`${LOCAL_ASSETS}/`)
    ? MIDDLE_WIDTHS.filter((width) => width < Math.min(widthPx, mostPx + 1))
    : []
  return [
    `${at('ProductThumbnail')} ${THUMBNAIL_WIDTH}w`,
    ...middle.map((width) => `${at(`W${width}`)} ${width}w`),
    ...(middle.length > 0 && widthPx > mostPx ? [] : [`${original} ${widthPx}w`]),
  ].join(', ')
}

export const LOCAL_ASSETS = '/media'

let base = LOCAL_ASSETS

/** Sets the address of the asset store, once at the start of a process or page: `https://assets.example` or a path. */
export function setAssetBase(address: string): void {
  base = address.replace(/\/+$/, '')
}

export function assetBase(): string {
  return base
}

/** Folder of the site's own store with the pictures of issued schedules, by hash, wherever the asset store is. */
export const REVISION_PICTURES = 'revision-pictures'

export function assetUrl(path: string): string {
  if (path.startsWith(`ProductThumbnail/${REVISION_PICTURES}/`)) return `${LOCAL_ASSETS}/${path}`
  return /^https?:\/\//.test(path) ? path : `${base}/${path.replace(/^\/+/, '')}`
}

/**
 * Pages show pictures and models of the asset store alone: their policy allows no other host, and papers and packages
 * read from nowhere else.
 */
export function isInAssetStore(address: string): boolean {
  return !/^[a-z]+:/i.test(address) || address.startsWith(`${base}/`)
}

/** A drawing that the site can read: lines, in its own store. */
export function isOwnDrawing(path: string | undefined): boolean {
  return path !== undefined && path.endsWith('.svg') && assetUrl(path).startsWith(`${LOCAL_ASSETS}/`)
}

export function downloadUrl(path: string): string {
  return originalUrl(assetUrl(path))
}

export function originalUrl(url: string): string {
  return url.replace('ProductThumbnail', 'Original')
}

export function absoluteUrl(path: string, publicUrl: string): string {
  return new URL(originalUrl(assetUrl(path)), `${publicUrl}/`).href
}
