import { attributeDefinition, ATTRIBUTE_KEYS } from '@specify/catalogue/facts/attributes.ts'
import { categoryPaths } from '@specify/catalogue/facts/category-path.ts'
import { FILE_TYPES } from '@specify/catalogue/files/product-file.ts'
import type { Product, Variant } from '@specify/catalogue/product/model.ts'
import { dateTimeIn, endOfDayIn } from '@specify/core/market-time.ts'
import { LOCALES, MARKETS, type Locale } from '@specify/core/market.ts'
import { formatMoney, money, type CurrencyCode } from '@specify/core/money.ts'
import { marketHref } from '#app/addresses/route.ts'
import { variantPath } from '#app/features/catalogue/views/product-view.ts'
import { fieldLabel } from '#app/features/changes/field-label.ts'
import { findProductAt, listProductChanges, type ProductChange } from '#app/features/changes/product-history.server.ts'
import { toFeedRecord } from '#app/features/catalogue/feed/write-feed.ts'
import { listOverrides, type OverrideRow } from '#app/features/changes/overrides/list-overrides.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'

/** Variants that the table has side by side; all are in the feed record. */
const MOST_VARIANTS = 40
const MAX_VALUE_LENGTH = 2_000
/** Characters of a value that stands among the facts. */
const SHORT = 60

/** A product as its last import left it. */
export interface ProductPage {
  readonly title: string
  /** The day whose end it is shown at; empty for now. */
  readonly day: string
  /** Result of looking up the product on `day`; null for now. */
  readonly past: 'shown' | 'none' | 'unknown' | null
  readonly history: readonly (Omit<ProductChange, 'at'> & { readonly at: string })[]
  readonly overrides: readonly OverrideRow[]
  readonly facts: readonly (readonly [label: string, text: string])[]
  /** Values that take more than a line. */
  readonly texts: readonly (readonly [label: string, text: string])[]
  readonly pages: readonly { readonly label: string; readonly href: string }[]
  /** Those that the page shows. */
  readonly skus: readonly string[]
  /** Those that it has today. */
  readonly codes: readonly string[]
  readonly omitted: number
  /** Fields of the feed that some variant has, with the value of each variant. */
  readonly fields: readonly { readonly key: string; readonly label: string; readonly values: readonly string[] }[]
  readonly files: readonly { readonly label: string; readonly url: string; readonly of: string }[]
}

/**
 * Reads a product, as it is or as it was at the end of a day. Null where there has never been such a product.
 *
 * @param day such as `2026-11-22`; empty for now
 */
export async function readProduct(
  db: Database,
  productId: string,
  { locale, day }: { readonly locale: Locale; readonly day: string },
): Promise<ProductPage | null> {
  const row = await db
    .selectFrom('product')
    .select(['record', 'changed_at', 'withdrawn_at'])
    .where('product_id', '=', productId)
    .executeTakeFirst()
  if (!row) return null
  const end = day === '' ? null : endOfDayIn({ code: locale }, day)
  const former = end && (await findProductAt(db, productId, end))
  const isThere = former !== null && typeof former !== 'string'
  const product = isThere ? former : (row.record as unknown as Product)
  const own = productFacts(product)
  const variants = product.variants.slice(0, MOST_VARIANTS)
  const withdrawn: readonly (readonly [string, string])[] = row.withdrawn_at
    ? [['Withdrawn', dateTimeIn({ code: locale }, row.withdrawn_at)]]
    : []
  return {
    title: product.name[locale],
    day: end ? day : '',
    past: former === 'none' ? 'none' : former === 'unknown' ? 'unknown' : isThere ? 'shown' : null,
    history: (await listProductChanges(db, productId)).map(({ at, ...change }) => ({
      ...change,
      at: dateTimeIn({ code: locale }, at),
    })),
    overrides: await listOverrides(db, row.record as unknown as Product),
    facts: [
      ['Product', product.productId],
      ...withdrawn,
      ['Changed', dateTimeIn({ code: locale }, row.changed_at)],
      ['Markets', product.markets.map((each) => MARKETS[each].countryName).join(', ')],
      ...own.filter(([, text]) => text.length <= SHORT),
    ],
    texts: own.filter(([, text]) => text.length > SHORT),
    pages: row.withdrawn_at ? [] : pagesOf(product),
    skus: variants.map(({ sku }) => sku),
    codes: (row.record as unknown as Product).variants.map(({ sku }) => sku),
    omitted: product.variants.length - variants.length,
    fields: fieldsOf(variants),
    files: filesOf(product),
  }
}

/** Fields that stand apart: in the heading, among the variants, or by market. */
const APART: ReadonlySet<string> = new Set([
  'variants',
  'categories',
  'name',
  'productId',
  'markets',
  'masterVariantID',
  'status',
  'builder-range',
])

/** Fields of the product itself with the words of people. */
function productFacts(product: Product): (readonly [string, string])[] {
  const record = toFeedRecord(product) as Record<string, unknown>
  const paths = categoryPaths(product.categories).map((path) => path.map((each) => each.name).join(' > '))
  const { au, nz } = product.name
  const onRequest = LOCALES.filter((each) => product.builderRange[each]).map((each) => MARKETS[each].countryName)
  return [
    ...(au === nz ? [] : [['Name in Australia', au] as const, ['Name in New Zealand', nz] as const]),
    ['Categories', paths.join('; ')] as const,
    ['Status', product.status === 'discontinued' ? 'Discontinued' : 'Current'] as const,
    ['Price on request', onRequest.join(', ')] as const,
    ...Object.entries(record)
      .filter(([key]) => !APART.has(key))
      .map(([key, value]) => [fieldLabel(key), textOf(value)] as const),
  ].filter(([, text]) => text !== '')
}

function pagesOf(product: Product): ProductPage['pages'] {
  const master = product.variants.find(({ id }) => id === product.masterVariantId) ?? product.variants[0]
  if (!master) return []
  return LOCALES.filter((each) => product.markets.includes(each)).map((each) => ({
    label: `See it in ${MARKETS[each].countryName}`,
    href: marketHref(each, variantPath(product, master)),
  }))
}

function fieldsOf(variants: readonly Variant[]): ProductPage['fields'] {
  const prices = [...new Set(variants.flatMap((each) => Object.keys(each.prices) as CurrencyCode[]))]
  const rows = [
    ...prices.map((currency) => ({
      key: `price-${currency}`,
      label: `Price, ${currency}`,
      values: variants.map((each) => priceText(each, currency)),
    })),
    ...ATTRIBUTE_KEYS.map((key) => ({
      key,
      label: attributeDefinition(key).label,
      values: variants.map((each) => textOf(each.attributes[key])),
    })),
  ]
  return rows.filter(({ values }) => values.some((value) => value !== ''))
}

function priceText({ prices, datedPrices }: Variant, currency: CurrencyCode): string {
  const price = prices[currency]
  const text = (cents: number) => formatMoney(money(cents, currency), 2)
  const dated = (datedPrices?.[currency] ?? []).map((each) => `${text(each.centAmount)} from ${each.validFrom}`)
  const reduced = price?.discountedCentAmount === undefined ? '' : `, reduced to ${text(price.discountedCentAmount)}`
  return [price ? `${text(price.centAmount)}${reduced}` : '', ...dated].filter(Boolean).join('; ')
}

/** Each file once, with the codes of the variants that have it. */
function filesOf({ variants }: Product): ProductPage['files'] {
  const skusOf = new Map<string, { label: string; url: string; skus: string[] }>()
  for (const { sku, files } of variants)
    for (const { type, url } of files)
      skusOf.getOrInsertComputed(`${type} ${url}`, () => ({ label: FILE_TYPES[type], url, skus: [] })).skus.push(sku)
  return Array.from(skusOf.values(), ({ label, url, skus }) => ({
    label,
    url,
    of:
      skus.length === variants.length
        ? 'All variants'
        : skus.slice(0, 6).join(', ') + (skus.length > 6 ? ' and others' : ''),
  }))
}

function textOf(value: unknown): string {
  const text = written(value)
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text
}

/** `en-AU: Care Suite; en-NZ: Care Suite` of an object, and `a, b` of a list. */
function written(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map(written).join(', ')
  if (typeof value === 'string') return value
  if (typeof value !== 'object') return typeof value === 'number' ? String(value) : ''
  return Object.entries(value)
    .map(([key, each]) => `${key}: ${written(each)}`)
    .join('; ')
}
