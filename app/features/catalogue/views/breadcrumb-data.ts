import { absoluteHref, marketHref } from '#app/addresses/route.ts'
import { routes } from '#app/addresses/routes.ts'
import type { Locale } from '@specify/core/market.ts'
import type { Product } from '@specify/catalogue/product/model.ts'
import { correctRangeName } from '@specify/catalogue/product/range-name.ts'

export function productBreadcrumbData(
  product: Product,
  locale: Locale,
  publicUrl: string,
  url: string,
  crumbs: readonly SeenCrumb[],
): object {
  const [category] = product.categories
  const items = [
    { name: 'Home', item: absoluteHref(publicUrl, routes.home.path({ locale })) },
    ...(category
      ? [
          {
            name: titleOf(category._url, locale, crumbs),
            item: absoluteHref(publicUrl, marketHref(locale, category._url)),
          },
        ]
      : []),
    { name: correctRangeName(product.name[locale]), item: url },
  ]
  return breadcrumbData(items)
}

interface SeenCrumb {
  readonly label: string
  readonly href: string | null
}

function titleOf(path: string, locale: Locale, crumbs: readonly SeenCrumb[]): string {
  const bare = path.replace(/^\/+|\/+$/g, '')
  return crumbs.find(({ href }) => href === routes.listing.path({ locale, path: bare }))?.label ?? categoryTitle(path)
}

const SECTIONS = new Set([
  'collection',
  'renovation-guide',
  'products',
  'solutions',
  'sectors',
  'brands',
  'tools-resources',
  'about-us',
])

/**
 * Home, then the crumbs of the page's own trail, without those that are sections on the way; without a trail each part of
 * the path.
 */
export function pageBreadcrumbData(
  path: string,
  locale: Locale,
  publicUrl: string,
  crumbs: readonly SeenCrumb[],
): object {
  const home = routes.home.path({ locale })
  const own = path === '' ? home : `${home}${path}/`
  const trail = crumbs.length > 0 ? crumbs : pathCrumbs(path, locale)
  const items = trail.flatMap(({ label, href }, index) => {
    const isOwn = index === trail.length - 1
    const address = isOwn ? own : href
    if (address === null || address === home) return []
    return isOwn || !SECTIONS.has(address.slice(home.length, -1)) ? [{ name: label, item: publicUrl + address }] : []
  })
  return breadcrumbData([{ name: 'Home', item: publicUrl + home }, ...items])
}

function pathCrumbs(path: string, locale: Locale): SeenCrumb[] {
  const segments = path.split('/').filter(Boolean)
  return segments.map((_, index) => {
    const address = segments.slice(0, index + 1).join('/')
    return { label: categoryTitle(address), href: routes.listing.path({ locale, path: address }) }
  })
}

function breadcrumbData(items: readonly { readonly name: string; readonly item: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map((each, index) => ({ '@type': 'ListItem', position: index + 1, ...each })),
  }
}

function categoryTitle(path: string): string {
  const slug = path.replace(/\/+$/, '').split('/').at(-1) ?? ''
  return slug
    .split('-')
    .map((word) => (word === 'and' ? '&' : word.slice(0, 1).toUpperCase() + word.slice(1)))
    .join(' ')
}
