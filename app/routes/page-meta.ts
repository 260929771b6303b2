import type { MetaDescriptor } from 'react-router'
import { routes } from '#app/addresses/routes.ts'
import type { OpeningPicture } from '#app/features/content/page/render-context.ts'
import { LOCALES, MARKETS, type Locale } from '@specify/core/market.ts'

interface PageMeta {
  readonly title: string
  readonly description: string
  readonly canonical: string
  /** Markets that have the page; null for both. */
  readonly markets: readonly Locale[] | null
  readonly index: boolean
  readonly keywords?: string
  /** Absolute address of a preview picture. */
  readonly image?: string | null
  readonly type?: 'website' | 'product'
}

export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { title, description, canonical, markets, index, keywords, image, type = 'website' } = page
  const alternates = index
    ? LOCALES.filter((locale) => (markets ?? LOCALES).includes(locale)).map((locale) => ({
        tagName: 'link' as const,
        rel: 'alternate',
        hrefLang: MARKETS[locale].language,
        href: canonical.replace(/(?<=:\/\/[^/]+)\/(?:au|nz)\//, routes.home.path({ locale })),
      }))
    : []
  return [
    { title: `${title} | Specify` },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
    { property: 'og:title', content: title },
    { property: 'og:type', content: type },
    { property: 'og:url', content: canonical },
    { property: 'og:site_name', content: 'Specify' },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    ...(image ? [{ property: 'og:image', content: image }] : []),
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(alternates.length > 1 ? alternates : []),
    ...(index ? [] : [{ name: 'robots', content: 'noindex' }]),
  ]
}

export function styleSheets(hrefs: readonly string[]): MetaDescriptor[] {
  return hrefs.map((href) => ({ tagName: 'link', rel: 'stylesheet', href }))
}

/** The picture that a page opens with is fetched before its scripts. */
export function preloaded(picture: OpeningPicture | null): MetaDescriptor[] {
  if (!picture) return []
  const { href, srcSet: imageSrcSet, sizes: imageSizes } = picture
  const sizes = imageSrcSet === undefined ? {} : { imageSrcSet, imageSizes }
  return [{ tagName: 'link', rel: 'preload', as: 'image', href, fetchPriority: 'high', ...sizes }]
}

export function structuredData(json: readonly string[]): MetaDescriptor[] {
  return json.map((each) => ({ 'script:ld+json': JSON.parse(each) }))
}

interface ContentHead {
  readonly head: PageMeta
  readonly styles: readonly string[]
  readonly structured: readonly string[]
  readonly opening: OpeningPicture | null
}

/** Head of a page of editors or a listing; nothing for one that could not be loaded. */
export function contentMeta(loaded: ContentHead | undefined): MetaDescriptor[] {
  if (!loaded) return []
  const { head, opening, styles, structured } = loaded
  return [...pageMeta(head), ...preloaded(opening), ...styleSheets(styles), ...structuredData(structured)]
}
