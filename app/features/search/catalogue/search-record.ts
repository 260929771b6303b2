import type { Visibility } from '@specify/core/actor.ts'
import { ATTRIBUTES, type AttributeKey, type AttributeValue } from '@specify/catalogue/facts/attributes.ts'
import { cardHighlights } from '@specify/catalogue/facts/card-highlights.ts'
import { categoryKeys, categoryPaths } from '@specify/catalogue/facts/category-path.ts'
import type { Product, Variant } from '@specify/catalogue/product/model.ts'
import { variantCodes } from '@specify/catalogue/variants/variant-by-code.ts'
import { isContactUs } from '@specify/catalogue/prices/price-display.ts'
import { productPath } from '#app/features/catalogue/views/product-url.ts'
import { marketPrice } from '@specify/catalogue/prices/price.ts'
import { variantName } from '@specify/catalogue/variants/variant-name.ts'
import { isInternalVariant, visibleProduct } from '@specify/catalogue/product/visibility.ts'
import type { Locale } from '@specify/core/market.ts'
import type { FacetScalar, JsonValue, SearchRecord } from '@specify/engine'
import { FACETS, facetAttribute } from '../hits/facets.ts'

export interface VariantHit {
  readonly id: string
  readonly key: string
  readonly sku: string
  readonly images: readonly string[]
  /** Per currency; empty where `Contact us` is shown instead. */
  readonly prices: readonly {
    readonly currencyCode: string
    readonly centAmount: number
    readonly discountedCentAmount?: number
  }[]
  readonly colour: string | null
  readonly 'item-code': string | null
  readonly 'variant-name': string | null
  readonly IsGWAInternal: boolean
  /** Null when a picker does not offer it. */
  readonly label: string | null
  readonly path: string
  /** Its values of the filters that variants of the product differ in. */
  readonly differences: Readonly<Record<string, FacetScalar | readonly string[]>>
}

export interface ProductHit {
  readonly objectID: string
  readonly name: string
  readonly slug: string
  readonly categoryKeys: readonly string[]
  readonly masterVariantID: string
  readonly IsNew: boolean
  readonly 'builder-range': 'YES' | 'NO'
  readonly IsGWAInternal: boolean
  readonly brand: string
  readonly range: string
  readonly typeName: string
  readonly highlights: readonly string[]
  readonly variants: readonly VariantHit[]
}

/**
 * A product as one index holds it: one market, one kind of reader. Null when it is hidden from the reader, or has another
 * status. Values left out here cannot be found, counted, suggested or guessed.
 */
export function toSearchRecord(
  product: Product,
  locale: Locale,
  visibility: Visibility,
  status: Product['status'] = 'current',
): SearchRecord | null {
  const visible = product.status === status ? visibleProduct(product, locale, visibility) : null
  if (!visible) return null
  const hit = toProductHit(visible, locale, visibility)
  return {
    ...hit,
    // Spelled out because a wire type is an interface, and a record is any JSON.
    variants: hit.variants.map((variant) => ({ ...variant, prices: variant.prices.map((price) => ({ ...price })) })),
    'sub-brand': visible.subBrand,
    'product-types': visible.productTypes,
    'specify-sectors': visible.sectors,
    createdAt: Date.parse(visible.createdAt) / 1000,
    itemNames: distinct(visible.variants.map((variant) => variant.attributes['item-name'])),
    keywords: visible.metaKeywords,
    bimFileCount: visible.variants.flatMap((variant) => variant.attributes['bim-file-types'] ?? []).length,
    ...hierarchicalCategories(visible),
    ...facetValues(visible, hit, locale),
  }
}

function toProductHit(product: Product, locale: Locale, visibility: Visibility): ProductHit {
  const mainPath = categoryPaths(product.categories)[0]
  const differing = differingAttributes(product)
  return {
    objectID: product.productId,
    name: product.name[locale],
    slug: product.slug,
    categoryKeys: categoryKeys(product),
    masterVariantID: product.masterVariantId,
    IsNew: product.isNew,
    'builder-range': product.builderRange[locale] ? 'YES' : 'NO',
    IsGWAInternal: product.isInternal,
    brand: product.brand,
    range: product.range,
    typeName: product.productTypes[0] ?? mainPath?.at(-1)?.name ?? '',
    highlights: cardHighlights(product),
    variants: product.variants.map((variant) => toVariantHit(product, variant, { locale, visibility, differing })),
  }
}

interface VariantReading {
  readonly locale: Locale
  readonly visibility: Visibility
  readonly differing: readonly AttributeKey[]
}

/** The filters that variants of a product differ in. */
function differingAttributes({ variants }: Product): AttributeKey[] {
  return FACETS.flatMap(({ key }) => {
    if (PRODUCT_LEVEL.has(key) || !isKnown(key)) return []
    return new Set(variants.map(({ attributes }) => String(attributes[key]))).size > 1 ? [key] : []
  })
}

function toVariantHit(
  product: Product,
  variant: Variant,
  { locale, visibility, differing }: VariantReading,
): VariantHit {
  const isInternal = isInternalVariant(product, variant)
  const contact = isContactUs({
    locale,
    isBuilderRange: product.builderRange[locale],
    isInternalProduct: isInternal,
    isInternalUser: visibility === 'internal',
  })
  const { price, discounted } = marketPrice(variant, locale)
  const text = (key: AttributeKey) => (typeof variant.attributes[key] === 'string' ? variant.attributes[key] : null)
  return {
    id: variant.id,
    key: variant.key,
    sku: variant.sku,
    images: variant.images,
    prices:
      contact || !price
        ? []
        : [
            {
              currencyCode: price.currencyCode,
              centAmount: price.centAmount,
              ...(discounted ? { discountedCentAmount: discounted.centAmount } : {}),
            },
          ],
    colour: text('colour'),
    'item-code': text('item-code'),
    'variant-name': text('variant-name'),
    IsGWAInternal: isInternal,
    label: variantName(variant.attributes),
    differences: Object.fromEntries(
      differing.flatMap((key) => {
        const value = variant.attributes[key]
        return value === undefined || value === '' ? [] : [[key, value]]
      }),
    ),
    path: productPath({ slug: product.slug, colour: text('colour'), sku: variant.sku }),
  }
}

/** The InstantSearch convention: each level names its path, `Tapware > Basin Mixers`. */
function hierarchicalCategories(product: Product): Record<string, string[]> {
  const levels: Record<string, string[]> = {}
  for (const path of categoryPaths(product.categories)) {
    path.forEach((_, depth) => {
      const name = path
        .slice(0, depth + 1)
        .map((category) => category.name)
        .join(' > ')
      const level = (levels[`categories.lvl${depth}`] ??= [])
      if (!level.includes(name)) level.push(name)
    })
  }
  return levels
}

const PRODUCT_LEVEL = new Set(['category', 'product-types', 'brand', 'range', 'IsNew'])

/** Every variant's value of every filter. The price filter contains only prices that are shown. */
function facetValues(product: Product, hit: ProductHit, locale: Locale): Record<string, JsonValue> {
  const values: Record<string, JsonValue> = {}
  for (const facet of FACETS) {
    if (PRODUCT_LEVEL.has(facet.key)) continue
    const found = facet.key.startsWith('price.')
      ? hit.variants.flatMap((variant) => variant.prices.map(shownDollars))
      : product.variants.map((variant) => (isKnown(facet.key) ? variant.attributes[facet.key] : undefined))
    const scalars = distinct(found)
    if (scalars.length > 0) values[facetAttribute(facet, locale)] = scalars
  }
  return values
}

function shownDollars(price: VariantHit['prices'][number]): number {
  return (price.discountedCentAmount ?? price.centAmount) / 100
}

function isKnown(key: string): key is AttributeKey {
  return Object.hasOwn(ATTRIBUTES, key)
}

function distinct(values: readonly (AttributeValue | undefined)[]): (string | number | boolean)[] {
  const scalars = values.flatMap((value) => (value === undefined || value === '' ? [] : value))
  return [...new Set<string | number | boolean>(scalars)]
}

/** A product in full, found by the codes of its variants. A reader's view of it is made on reading. */
export function toArchiveRecord(product: Product): SearchRecord {
  const codes = product.variants.flatMap(variantCodes)
  return { objectID: product.productId, slug: product.slug, codes, product: product as unknown as JsonValue }
}
