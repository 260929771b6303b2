import type { Visibility } from '@specify/core/actor.ts'
import type { Money } from '@specify/core/money.ts'
import { assetUrl } from '@specify/catalogue/files/asset-source.ts'
import type { OtherHand, Product, Variant } from '@specify/catalogue/product/model.ts'
import type { PriceDisplay } from '@specify/catalogue/prices/price-display.ts'
import { variantPath, variantPrice } from '#app/features/catalogue/views/product-view.ts'
import { findVariant } from '@specify/catalogue/variants/variant-by-code.ts'
import { otherHandOf } from '@specify/catalogue/variants/other-hand.ts'
import { variantWords } from '@specify/catalogue/variants/variant-words.ts'
import type { CodedVariant } from '@specify/catalogue/variants/variants-by-code.ts'
import type { Locale } from '@specify/core/market.ts'
import type { HandedTwin } from '@specify/schedule/hands/built-lines.ts'
import { isAvailable } from '@specify/schedule/addable.ts'
import type { ProductFacts } from './product-facts.ts'

export interface ProjectReader {
  readonly visibility: Visibility
  readonly findProduct: (sku: string, locale: Locale) => Product | null
  /** The product of a line item with its variant. */
  readonly findListed: (sku: string, locale: Locale) => CodedVariant | null
  readonly findFacts: (sku: string, locale: Locale) => ProductFacts | null
  /** Finds the fields that a line item keeps of the variant with exactly this SKU. */
  readonly findNamed: (sku: string, locale: Locale) => NamedProduct | null
  /** Finds the product for units of the other hand; null for one without a hand. */
  readonly findTwin: (sku: string, locale: Locale) => HandedTwin | null
}

export interface NamedProduct {
  readonly sku: string
  readonly productId: string
  readonly name: string
  readonly isAvailable: boolean
}

interface ReadCatalogue {
  findProduct(sku: string, locale: Locale, visibility: Visibility): Product | null
}

/** More than the products in use of any catalogue; further ones are looked up each time. */
const MAX_KNOWN = 20_000
/** Cached per catalogue generation. */
const cache = new WeakMap<ReadCatalogue, Map<string, ProductFacts | null>>()
const knownNames = new WeakMap<ReadCatalogue, Map<string, NamedProduct | null>>()

const knownTwins = new WeakMap<ReadCatalogue, Map<string, HandedTwin | null>>()

export function projectReader(catalogue: ReadCatalogue, visibility: Visibility): ProjectReader {
  const findProduct = (sku: string, locale: Locale) => catalogue.findProduct(sku, locale, visibility)
  const facts = cache.getOrInsertComputed(catalogue, () => new Map())
  const names = knownNames.getOrInsertComputed(catalogue, () => new Map())
  const twins = knownTwins.getOrInsertComputed(catalogue, () => new Map())
  const findListed = (sku: string, locale: Locale) => {
    const product = findProduct(sku, locale)
    const variant = product && findVariant(product.variants, sku)
    return product && variant && { product, variant }
  }
  const findNamed = (sku: string, locale: Locale) => {
    const key = `${locale} ${visibility} ${sku}`
    const cached = names.get(key)
    if (cached !== undefined) return cached
    const product = findProduct(sku, locale)
    const named =
      product?.variants.some((variant) => variant.sku === sku) === true
        ? { sku, productId: product.productId, name: product.name[locale], isAvailable: isAvailable(product) }
        : null
    if (names.size < MAX_KNOWN) names.set(key, named)
    return named
  }
  return {
    visibility,
    findProduct,
    findListed,
    findNamed,
    findTwin(sku, locale) {
      const key = `${locale} ${visibility} ${sku}`
      const cached = twins.get(key)
      if (cached !== undefined) return cached
      const listed = findListed(sku, locale)
      const other = listed && otherHandOf(listed.product, listed.variant)
      const twin = other && toTwin(other, listed.variant, other.sku === null ? null : findNamed(other.sku, locale))
      if (twins.size < MAX_KNOWN) twins.set(key, twin)
      return twin
    },
    findFacts(sku, locale) {
      const key = `${locale} ${visibility} ${sku}`
      const cached = facts.get(key)
      if (cached !== undefined) return cached
      const product = findProduct(sku, locale)
      const made = product && toFacts(product, sku, locale, visibility)
      if (facts.size < MAX_KNOWN) facts.set(key, made)
      return made
    },
  }
}

function toTwin({ hand }: OtherHand, { attributes }: Variant, named: NamedProduct | null): HandedTwin {
  const finish = String(attributes.colour ?? '')
  return {
    text: finish === '' ? hand : `${hand} in ${finish}`,
    product: named && { sku: named.sku, productId: named.productId, name: named.name },
  }
}

function toFacts(product: Product, sku: string, locale: Locale, visibility: Visibility): ProductFacts {
  const variant = findVariant(product.variants, sku)
  const price = variant && variantPrice(product, variant, locale, visibility)
  const [image] = variant?.images ?? []
  const waterUse = variant?.waterUse ?? product.waterUse
  return {
    name: product.name[locale],
    image: image === undefined ? null : assetUrl(image),
    path: variant ? variantPath(product, variant) : '',
    brand: product.brand,
    finish: String(variant?.attributes.colour ?? ''),
    variantText: variant ? variantWords(product, variant).text : '',
    kinds: [...product.productTypes, ...categoryNames(product.categories)],
    ...(waterUse !== undefined && { waterUse }),
    isAvailable: variant !== null && isAvailable(product),
    price: price && shownPrice(price),
    replacedBy: product.replacedBy,
    alternatives: product.alternatives,
  }
}

function categoryNames(categories: Product['categories']): string[] {
  return categories.flatMap(({ name, subCategories }) => [...categoryNames(subCategories), name])
}

export function shownPrice(display: PriceDisplay): Money | null {
  if (display.kind !== 'rrp' && display.kind !== 'discounted') return null
  const { centAmount, fractionDigits, currencyCode } = display.price
  return { centAmount, fractionDigits, currencyCode }
}
