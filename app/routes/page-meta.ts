import type { MetaDescriptor } from 'react-router'
import { LOCALES, MARKETS, type Locale } from '#app/features/markets/model.ts'

interface PageMeta {
  readonly title: string
  readonly description: string
  /** Absolute, ends in a slash, without parameters. */
  readonly canonical: string
  /** Where the page exists; null for both markets. */
  readonly markets: readonly Locale[] | null
  /** Whether search engines may list the page. */
  readonly index: boolean
}

/** The title, description, canonical address and the same page's address in the other market. */
export function pageMeta({ title, description, canonical, markets, index }: PageMeta): MetaDescriptor[] {
  const alternates = index
    ? LOCALES.filter((locale) => (markets ?? LOCALES).includes(locale)).map((locale) => ({
        tagName: 'link' as const,
        rel: 'alternate',
        hrefLang: MARKETS[locale].language,
        href: canonical.replace(/(:\/\/[^/]+)\/(?:au|nz)\//, `$1/${locale}/`),
      }))
    : []
  return [
    { title: `${title} | Specify` },
    ...(description ? [{ name: 'description', content: description }] : []),
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(alternates.length > 1 ? alternates : []),
    ...(index ? [] : [{ name: 'robots', content: 'noindex' }]),
  ]
}
