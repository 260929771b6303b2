import type { Locale } from '#app/features/markets/model.ts'
import type { Product } from './model.ts'
import { correctRangeName } from './range-name.ts'

export function productBreadcrumbData(
  product: Product,
  locale: Locale,
  publicUrl: string,
  url: string,
  seen: readonly SeenCrumb[],
): object {
  const [category] = product.categories
  const items = [
    { name: 'Home', item: `${publicUrl}/${locale}/` },
    ...(category
      ? [{ name: titleOf(category._url, locale, seen), item: `${publicUrl}/${locale}${category._url}` }]
      : []),
    { name: correctRangeName(product.name[locale]), item: url },
  ]
  return breadcrumbData(items)
}

interface SeenCrumb {
  readonly label: string
  readonly href: string | null
}

function titleOf(path: string, locale: Locale, seen: readonly SeenCrumb[]): string {
  const bare = path.replace(/^\/+|\/+$/g, '')
  return seen.find(({ href }) => href === `/${locale}/${bare}/`)?.label ?? categoryTitle(path)
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

/** Home, then each part of the path but the sections, with the labels of the page's own trail. */
export function pageBreadcrumbData(
  path: string,
  locale: Locale,
  publicUrl: string,
  seen: readonly SeenCrumb[],
): object {
  const segments = path.split('/').filter(Boolean)
  const items = segments.flatMap((segment, index) => {
    if (SECTIONS.has(segment)) return []
    const address = segments.slice(0, index + 1).join('/')
    const own = index === segments.length - 1 ? seen.at(-1)?.label : undefined
    return [{ name: own ?? titleOf(address, locale, seen), item: `${publicUrl}/${locale}/${address}/` }]
  })
  return breadcrumbData([{ name: 'Home', item: `${publicUrl}/${locale}/` }, ...items])
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
