import { assetUrl, downloadUrl } from '#app/features/catalogue/asset-source.ts'
import type { RenderContext } from './render-context.ts'

type AddressContext = Pick<RenderContext, 'locale' | 'origins' | 'remark'>

/** Files of the asset store, by their rendition. */
const ASSET = /^(?:ProductThumbnail|Original)\/[\w][\w./ -]*$/
/** A path that ends in a slash or a file name, with query and fragment. Two leading slashes would name another host. */
const LOCAL = /^\/(?![/\\])[^\s\\]*$/
const SERVED = /^\/(?:au|nz|media|images|content-files)\//

/**
 * The address of a link in a page: below the locale for a path, unchanged for https, http, mailto or tel, to the file
 * for a path of the asset store. Null for anything else, which is left out.
 */
export function linkAddress(href: string, { locale, remark }: Pick<AddressContext, 'locale' | 'remark'>) {
  const given = href.trim()
  if (ASSET.test(given)) return downloadUrl(given)
  if (LOCAL.test(given)) return SERVED.test(given) ? given : `/${locale}${given}`
  if (/^#[\w-]+$/.test(given)) return given
  if (/^(?:https?:\/\/|mailto:|tel:)[^\s]+$/i.test(given) && URL.canParse(given)) return given
  remark(`link left out: ${given.slice(0, 100)}`)
  return null
}

/** The address of a picture, film, spreadsheet or style sheet of a page; null for a host that is not allowed. */
export function sourceAddress(url: string, { origins, remark }: Pick<AddressContext, 'origins' | 'remark'>) {
  const given = url.trim()
  if (ASSET.test(given)) return assetUrl(given)
  if (LOCAL.test(given)) return given
  if (/^https?:\/\//i.test(given) && URL.canParse(given) && origins.includes(new URL(given).origin)) return given
  remark(`source left out, its host is not allowed: ${given.slice(0, 100)}`)
  return null
}

export function isDownload(href: string): boolean {
  return /\.(?:pdf|zip|dwg|dxf|rfa|skp|csv|xlsx|docx)(?:$|[?#])/i.test(href)
}
