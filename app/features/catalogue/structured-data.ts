import type { Money } from '#app/core/money.ts'
import { MARKETS, type Locale } from '#app/features/markets/model.ts'
import { categoryPaths } from './category-path.ts'
import type { Product, Variant } from './model.ts'
import type { PriceDisplay } from './price-display.ts'
import { correctRangeName } from './range-name.ts'

interface ProductDataInput {
  readonly product: Product
  readonly variant: Variant
  readonly price: PriceDisplay
  readonly locale: Locale
  readonly url: string
  readonly images: readonly string[]
}

/** A product in the vocabulary of schema.org. Where the price is on request the offer carries none. */
export function productData({ product, variant, price, locale, url, images }: ProductDataInput): object {
  const { attributes } = variant
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: correctRangeName(product.name[locale]),
    sku: variant.sku,
    gtin13: text(attributes.ean),
    url,
    image: images,
    description: product.metaDescription || undefined,
    brand: { '@type': 'Brand', name: product.brand },
    category: categoryPaths(product.categories)[0]?.at(-1)?.name,
    color: text(attributes.colour),
    material: text(attributes['item-material']),
    offers: offer(price, product.status, url),
  }
}

function offer(price: PriceDisplay, status: Product['status'], url: string): object | undefined {
  if (price.kind === 'none') return undefined
  const availability = AVAILABILITY[status]
  if (price.kind === 'contact') return { '@type': 'Offer', url, availability }
  const { price: amount } = price
  return { '@type': 'Offer', url, availability, price: decimal(amount), priceCurrency: amount.currencyCode }
}

const AVAILABILITY = {
  current: 'https://schema.org/InStock',
  discontinued: 'https://schema.org/Discontinued',
} as const satisfies Record<Product['status'], string>

/** `1234.5` dollars as schema.org wants them: `1234.50`. */
function decimal({ centAmount, fractionDigits }: Money): string {
  return (centAmount / 10 ** fractionDigits).toFixed(fractionDigits)
}

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

export function siteData(locale: Locale, publicUrl: string): object {
  const home = `${publicUrl}/${locale}/`
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${home}#site`,
    name: SITE_NAME,
    url: home,
    inLanguage: MARKETS[locale].language,
    publisher: { '@type': 'Organization', name: SITE_NAME, url: `${publicUrl}/`, logo: `${publicUrl}/favicon.svg` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${home}search/?query={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

const SITE_NAME = 'Specify'

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
