import { findMarket, type Locale } from '@specify/core/market.ts'
import { findVariant } from '@specify/catalogue/variants/variant-by-code.ts'
import { routes } from '#app/addresses/routes.ts'
import { MAX_COMPARED } from '#app/features/catalogue/compare/limits.ts'
import { readComparedCodes } from '#app/features/catalogue/compare/compare-address.ts'
import type { CatalogueState } from '#app/features/search/catalogue/catalogue-state.ts'

/** Returns whether a request may be counted: browsers that send Do Not Track or Global Privacy Control are not. */
export function mayCount(headerOf: (name: string) => string | null | undefined): boolean {
  return headerOf('dnt') !== '1' && headerOf('sec-gpc') !== '1'
}

const COMPARISON = new RegExp(String.raw`^/(\w+)/${routes.compare.pattern}(?:/(?:_\.data)?|\.data)\?`)

/** Reads a comparison of visitors from its address; null for other addresses. */
export function readComparisonAddress(
  target: string,
  catalogue: Pick<CatalogueState, 'findProduct'>,
): { readonly locale: Locale; readonly skus: readonly string[] } | null {
  const market = findMarket(COMPARISON.exec(target)?.[1])
  if (!market) return null
  const { codes } = readComparedCodes(new URLSearchParams(target.slice(target.indexOf('?'))))
  const skus = codes.slice(0, MAX_COMPARED).flatMap((code) => {
    const product = catalogue.findProduct(code, market.code, 'public')
    return (product && findVariant(product.variants, code)?.sku) ?? []
  })
  return { locale: market.code, skus }
}

/** Files that people take away: no pictures, no films, nothing that a page is made of. */
const TAKEN = /\.(?:pdf|xlsx|dwg|dxf|rfa|rvt|ifc|skp|3ds|obj|dae|glb|zip)$/i

/** Returns the market whose page a file was fetched from; null for what is no file to take away, and from elsewhere. */
export function readFileMarket(path: string, referer: string | null, publicUrl: string): Locale | null {
  if (!TAKEN.test(path) || referer === null || !URL.canParse(referer)) return null
  const { origin, pathname } = new URL(referer)
  return origin === new URL(publicUrl).origin ? (findMarket(pathname.split('/')[1])?.code ?? null) : null
}
