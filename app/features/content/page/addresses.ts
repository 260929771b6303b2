import { marketHref } from '#app/addresses/route.ts'
import type { routes } from '#app/addresses/routes.ts'
import { assetUrl, downloadUrl } from '@specify/catalogue/files/asset-source.ts'
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
  const address = href.trim()
  if (ASSET.test(address)) return downloadUrl(address)
  if (LOCAL.test(address)) return SERVED.test(address) ? address : marketHref(locale, address)
  if (/^#[\w-]+$/.test(address)) return address
  if (/^(?:https?:\/\/|mailto:|tel:)[^\s]+$/i.test(address) && URL.canParse(address)) return address
  remark(`link left out: ${address.slice(0, 100)}`)
  return null
}

/** A page whose path has no parameters. */
export type PageBelowMarket = Pick<typeof routes.products, 'below'>

/** A page of the site as the links of contents name it: `/about-us/contact-us/`, below the market. */
export function pageLink(page: PageBelowMarket): string {
  return `/${page.below({})}`
}

/** The address of a picture, film, spreadsheet or style sheet of a page; null for a host that is not allowed. */
export function sourceAddress(url: string, { origins, remark }: Pick<AddressContext, 'origins' | 'remark'>) {
  const address = url.trim()
  if (ASSET.test(address)) return assetUrl(address)
  if (LOCAL.test(address)) return address
  if (/^https?:\/\//i.test(address) && URL.canParse(address) && origins.includes(new URL(address).origin))
    return address
  remark(`source left out, its host is not allowed: ${address.slice(0, 100)}`)
  return null
}

export function isDownload(href: string): boolean {
  return /\.(?:pdf|zip|dwg|dxf|rfa|skp|csv|xlsx|docx)(?:$|[?#])/i.test(href)
}
