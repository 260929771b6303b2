import { absoluteHref, marketHref } from '#app/addresses/route.ts'
import { routes } from '#app/addresses/routes.ts'
import type { Chunked } from '@specify/core/data/chunked.ts'
import type { Locale } from '@specify/core/market.ts'
import type { SiteContent } from '#app/features/content/site-content.server.ts'
import type { CatalogueState } from '#app/features/search/catalogue/catalogue-state.ts'
import type { ProductHit } from '#app/features/search/catalogue/search-record.ts'
import type { IndexView } from '@specify/engine'

/** Entries per map; the protocol allows 50,000, and this many are read in a quarter of a second. */
const MOST_ADDRESSES = 5_000

interface Mapped {
  readonly locale: Locale
  readonly catalogue: Pick<CatalogueState, 'products'>
  readonly content: Pick<SiteContent, 'listings' | 'listPaths'>
}

/** Counts the maps that a market's addresses fill. */
export function countMaps(mapped: Mapped): number {
  const { nbHits } = viewOf(mapped).search({ limit: 0 })
  return Math.ceil((pagePaths(mapped).length + nbHits) / MOST_ADDRESSES)
}

function mapPath(locale: Locale, number: number): string {
  return number === 1 ? `${locale}/sitemap.xml` : `${locale}/sitemap-${number}.xml`
}

/** One map of a market, counted from 1: pages and listings first, then products. */
export function* sitemapSteps(publicUrl: string, number: number, mapped: Mapped): Chunked<string> {
  const first = (number - 1) * MOST_ADDRESSES
  const pages = pagePaths(mapped)
  const urls = pages.slice(first, first + MOST_ADDRESSES).map((path) => urlOf(publicUrl, mapped.locale, path))
  const view = viewOf(mapped)
  const { hits } = view.search({ offset: Math.max(0, first - pages.length), limit: MOST_ADDRESSES - urls.length })
  for (const { docId } of hits) {
    const { variants, masterVariantID } = view.readRecord(docId) as unknown as ProductHit
    const variant = variants.find(({ id }) => id === masterVariantID) ?? variants[0]
    urls.push(urlOf(publicUrl, mapped.locale, variant?.path ?? ''))
    yield
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('\n')}</urlset>\n`
}

function viewOf({ catalogue, locale }: Mapped): IndexView {
  return catalogue.products(locale, 'public')
}

function pagePaths({ content, locale }: Mapped): string[] {
  const { home, products, brands, sectors, solutions, collections, bimLibrary } = routes
  const overviews = [home, products, brands, sectors, solutions, collections, bimLibrary].map((each) => each.below({}))
  const listings = content.listings.all
    .filter(({ markets }) => (markets ?? [locale]).includes(locale))
    .map(({ path }) => path)
  const pages = [...new Set([...listings, ...content.listPaths(locale)])].map((path) => `${path}/`)
  return [...overviews, ...pages]
}

function urlOf(publicUrl: string, locale: Locale, path: string): string {
  return `<url><loc>${escapeXml(absoluteHref(publicUrl, marketHref(locale, path)))}</loc></url>`
}

/** @param maps how many each market has */
export function sitemapIndex(publicUrl: string, maps: ReadonlyMap<Locale, number>): string {
  const entries = listMaps(maps).map((path) => `<sitemap><loc>${publicUrl}/${path}</loc></sitemap>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>\n`
}

export function listMaps(maps: ReadonlyMap<Locale, number>): string[] {
  return Array.from(maps, ([locale, count]) =>
    Array.from({ length: count }, (_, index) => mapPath(locale, index + 1)),
  ).flat()
}

/** Excluded from crawling: calls, and the endless combinations of filters. */
export function robotsText(publicUrl: string, maps: readonly string[]): string {
  return [
    'User-agent: *',
    'Disallow: /action/',
    'Disallow: /1/',
    'Disallow: /*?*',
    ...maps.map((path) => `Sitemap: ${publicUrl}/${path}`),
    '',
  ].join('\n')
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
