import type { Visibility } from '@specify/core/actor.ts'
import type { Locale } from '@specify/core/market.ts'
import { categoryGroups } from '@specify/catalogue/facts/category-path.ts'
import { evidenceOf, withStandards } from '@specify/catalogue/facts/evidence.ts'
import { downloadFiles, type DownloadFile } from '@specify/catalogue/files/files.ts'
import { technicalFields, withoutRepeats, type TechnicalField } from '@specify/catalogue/facts/field-display.ts'
import { keyFacts, type KeyFact } from '@specify/catalogue/facts/key-facts.ts'
import type { Product, Variant } from '@specify/catalogue/product/model.ts'
import { isContactUs, priceDisplay, type PriceDisplay } from '@specify/catalogue/prices/price-display.ts'
import { marketPrice } from '@specify/catalogue/prices/price.ts'
import { productPath } from './product-url.ts'
import { variantChoices, type VariantChoice } from '@specify/catalogue/variants/variant-choices.ts'
import { variantName } from '@specify/catalogue/variants/variant-name.ts'
import { isInternalVariant } from '@specify/catalogue/product/visibility.ts'

export interface VariantView {
  readonly sku: string
  readonly name: string | null
  readonly colour: string | null
  readonly itemCode: string | null
  readonly ean: string | null
  readonly images: readonly string[]
  readonly lineDiagrams: readonly string[]
  readonly price: PriceDisplay
  readonly path: string
  readonly fields: readonly TechnicalField[]
  readonly keyFacts: readonly KeyFact[]
  readonly features: readonly string[]
  readonly files: readonly DownloadFile[]
  readonly components: readonly string[]
  readonly spareParts: readonly string[]
  /** Key of the part that is the same for the other hand. */
  readonly handedTwin: string | null
}

export interface ProductView {
  readonly productId: string
  readonly name: string
  readonly brand: string
  readonly range: string
  readonly isNew: boolean
  readonly isInternal: boolean
  readonly isDiscontinued: boolean
  readonly variants: readonly VariantView[]
  /** Null where variants are chosen from a list of names. */
  readonly choices: readonly VariantChoice[] | null
}

/** Prices, fields and texts for one reader; `product` already is their view. */
export function toProductView(product: Product, locale: Locale, visibility: Visibility): ProductView {
  const groups = categoryGroups(product)
  const variants = product.variants.map((variant) => toVariantView(product, variant, { locale, visibility, groups }))
  return {
    productId: product.productId,
    name: product.name[locale],
    brand: product.brand,
    range: product.range,
    isNew: product.isNew,
    isInternal: product.isInternal,
    isDiscontinued: product.status === 'discontinued',
    variants,
    choices: variantChoices(variants),
  }
}

interface Reading {
  readonly locale: Locale
  readonly visibility: Visibility
  readonly groups: readonly string[]
}

function toVariantView(product: Product, variant: Variant, { locale, visibility, groups }: Reading): VariantView {
  const technical = withoutRepeats(technicalFields(variant.attributes, locale, groups))
  const fields = withStandards(technical, evidenceOf(product, variant))
  return {
    sku: variant.sku,
    name: variantName(variant.attributes),
    colour: textOf(variant, 'colour'),
    itemCode: textOf(variant, 'item-code'),
    ean: textOf(variant, 'ean'),
    images: variant.images,
    lineDiagrams: variant.lineDiagramList,
    price: variantPrice(product, variant, locale, visibility),
    path: variantPath(product, variant),
    fields,
    keyFacts: keyFacts(fields),
    features: variant.features[locale] ?? [],
    files: downloadFiles(variant.files, visibility),
    components: variant.bundleReferences,
    spareParts: variant.spareReferences,
    handedTwin: variant.handedTwin ?? null,
  }
}

function textOf({ attributes }: Variant, key: 'colour' | 'item-code' | 'ean'): string | null {
  const value = attributes[key]
  return typeof value === 'string' && value !== '' ? value : null
}

export function variantPrice(product: Product, variant: Variant, locale: Locale, visibility: Visibility): PriceDisplay {
  const { price, discounted } = marketPrice(variant, locale)
  const contact = isContactUs({
    locale,
    isBuilderRange: product.builderRange[locale],
    isInternalProduct: isInternalVariant(product, variant),
    isInternalUser: visibility === 'internal',
  })
  return priceDisplay(contact, price, discounted)
}

export function variantPath(product: Pick<Product, 'slug'>, { sku, attributes }: Variant): string {
  return productPath({
    slug: product.slug,
    colour: typeof attributes.colour === 'string' ? attributes.colour : null,
    sku,
  })
}
