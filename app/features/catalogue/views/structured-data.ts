import { absoluteHref } from '#app/addresses/route.ts'
import { routes } from '#app/addresses/routes.ts'
import type { Money } from '@specify/core/money.ts'
import { MARKETS, type Locale } from '@specify/core/market.ts'
import { categoryPaths } from '@specify/catalogue/facts/category-path.ts'
import type { Product, Variant } from '@specify/catalogue/product/model.ts'
import type { PriceDisplay } from '@specify/catalogue/prices/price-display.ts'
import { correctRangeName } from '@specify/catalogue/product/range-name.ts'

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
    ...gtinOf(text(attributes.ean)),
    url,
    image: images.length > 0 ? images : undefined,
    description: product.metaDescription || undefined,
    brand: product.brand.trim() === '' ? undefined : { '@type': 'Brand', name: product.brand },
    category: categoryPaths(product.categories)[0]?.at(-1)?.name,
    color: text(attributes.colour),
    material: text(attributes['item-material']),
    offers: offer(price, product.status, url),
  }
}

/** A number of trade items in the property for its length (GS1: 8, 12, 13 or 14 digits). */
function gtinOf(ean: string | undefined): object {
  if (ean === undefined) return {}
  return /^(?:\d{8}|\d{12,14})$/.test(ean) ? { [`gtin${ean.length}`]: ean } : { gtin: ean }
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

export function siteData(locale: Locale, publicUrl: string): object {
  const home = absoluteHref(publicUrl, routes.home.path({ locale }))
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
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${absoluteHref(publicUrl, routes.search.path({ locale }))}?query={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
}

const SITE_NAME = 'Specify'
