import { LOCALES, type Locale } from '#app/features/markets/model.ts'
import type { SiteContent } from '#app/features/content/site-content.server.ts'
import type { CatalogueState } from '#app/features/search/catalogue-state.ts'
import type { ProductHit } from '#app/features/search/search-record.ts'

/** Crawlers read at most this many addresses of one map. */
const MAX_ADDRESSES = 50_000

export function sitemap(publicUrl: string, locale: Locale, catalogue: CatalogueState, content: SiteContent): string {
  const overviews = [
    '',
    'products/',
    'brands/',
    'sectors/',
    'solutions/',
    'collection/',
    'tools-resources/bim-library/',
  ]
  const listings = content.listings.all
    .filter(({ markets }) => (markets ?? [locale]).includes(locale))
    .map(({ path }) => path)
  const pages = [...new Set([...listings, ...content.listPaths(locale)])].map((path) => `${path}/`)
  const view = catalogue.products(locale, 'public')
  const { hits } = view.search({ limit: MAX_ADDRESSES - overviews.length - pages.length })
  const products = hits.map(({ docId }) => {
    const { variants, masterVariantID } = view.readRecord(docId) as unknown as ProductHit
    const variant = variants.find(({ id }) => id === masterVariantID) ?? variants[0]
    return variant?.path ?? ''
  })
  const urls = [...overviews, ...pages, ...products].map(
    (path) => `<url><loc>${escapeXml(`${publicUrl}/${locale}/${path}`)}</loc></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('\n')}</urlset>\n`
}

export function sitemapIndex(publicUrl: string): string {
  const maps = LOCALES.map((locale) => `<sitemap><loc>${publicUrl}/${locale}/sitemap.xml</loc></sitemap>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${maps.join('')}</sitemapindex>\n`
}

/** Excluded from crawling: calls, and the endless combinations of filters. */
export function robotsText(publicUrl: string, locales: readonly Locale[] = LOCALES): string {
  const maps =
    locales.length === 1 ? locales.map((locale) => `${publicUrl}/${locale}/sitemap.xml`) : [`${publicUrl}/sitemap.xml`]
  return [
    'User-agent: *',
    'Disallow: /action/',
    'Disallow: /1/',
    'Disallow: /*?*',
    ...maps.map((map) => `Sitemap: ${map}`),
    '',
  ].join('\n')
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
