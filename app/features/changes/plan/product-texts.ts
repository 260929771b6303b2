import { LOCALES, MARKETS } from '@specify/core/market.ts'
import type { Product, Variant, VariantPrice } from '@specify/catalogue/product/model.ts'

/** Values of a product as texts, by the names that a feed has for them. Cents are written as dollars: `349.00`. */
export interface ProductTexts {
  readonly product: ReadonlyMap<string, string>
  /** Texts of each variant by SKU. */
  readonly variants: ReadonlyMap<string, ReadonlyMap<string, string>>
}

const VARIANT_FIELDS_APART: ReadonlySet<string> = new Set([
  'sku',
  'id',
  'key',
  'prices',
  'datedPrices',
  'attributes',
  'features',
  'files',
])

/** Returns every value of a product. Two products are equal where their texts are, but for the ids of variants. */
export function productTexts({ variants, ...product }: Product): ProductTexts {
  const texts = new Map<string, string>()
  for (const [field, value] of Object.entries(product)) {
    if (field === 'name' || field === 'builderRange')
      for (const locale of LOCALES) texts.set(`${field} ${MARKETS[locale].countryName}`, textOf(product[field][locale]))
    else texts.set(FEED_NAMES[field] ?? field, textOf(value))
  }
  return { product: texts, variants: new Map(variants.map((variant) => [variant.sku, variantTexts(variant)])) }
}

/** Fields that the feed writes otherwise than the catalogue. */
const FEED_NAMES: Readonly<Record<string, string>> = {
  masterVariantId: 'masterVariantID',
  subBrand: 'sub-brand',
  productTypes: 'product-types',
  sectors: 'specify-sectors',
  isNew: 'IsNew',
  isInternal: 'IsGWAInternal',
}

function variantTexts(variant: Variant): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  for (const [currency, price] of Object.entries(variant.prices)) setPrice(texts, currency, price)
  for (const [currency, dated] of Object.entries(variant.datedPrices ?? {}))
    for (const price of dated) setPrice(texts, `${currency} from ${price.validFrom}`, price)
  for (const [name, value] of Object.entries(variant.attributes))
    if (name !== 'bim-file-types') texts.set(name, textOf(value))
  for (const locale of LOCALES)
    if (variant.features[locale]) texts.set(`features ${MARKETS[locale].countryName}`, textOf(variant.features[locale]))
  if (variant.files.length > 0)
    texts.set('files', variant.files.map(({ type, ...file }) => `${type}: ${filePart(file)}`).join('\n'))
  for (const [field, value] of Object.entries(variant))
    if (!VARIANT_FIELDS_APART.has(field)) texts.set(field, textOf(value))
  texts.set('id', `${variant.id} ${variant.key}`)
  return texts
}

function setPrice(texts: Map<string, string>, of: string, { centAmount, discountedCentAmount }: VariantPrice): void {
  texts.set(`price ${of}`, dollars(centAmount))
  if (discountedCentAmount !== undefined) texts.set(`sale price ${of}`, dollars(discountedCentAmount))
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(2)
}

function filePart({ url, ...more }: { readonly url: string }): string {
  const rest = Object.entries(more).filter(([, value]) => value !== undefined)
  return [url, ...rest.map(([name, value]) => `${name} ${textOf(value)}`)].join(', ')
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) return value.join(', ')
  return JSON.stringify(value)
}
