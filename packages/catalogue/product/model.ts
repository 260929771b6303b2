import type { Locale } from '@specify/core/market.ts'
import type { CurrencyCode } from '@specify/core/money.ts'
import type { Attributes } from '../facts/attributes.ts'
import type { BuildingProduct, Classification } from '../facts/building-product.ts'
import type { EvidenceFields } from '../facts/evidence-fields.ts'
import type { Requirement } from './requirements.ts'
import type { ProductFile } from '../files/product-file.ts'

const CATEGORY_GROUPS = [
  'tapware',
  'sanitaryware',
  'basins',
  'baths',
  'showers',
  'accessories',
  'kitchen-laundry',
  'spare-parts-valves',
] as const
export type CategoryGroup = (typeof CATEGORY_GROUPS)[number]

export function isCategoryGroup(segment: string): segment is CategoryGroup {
  return CATEGORY_GROUPS.some((group) => group === segment)
}

export const SECTOR_CODES = {
  healthcare: 101,
  'multi-residential': 102,
  offices: 103,
  education: 104,
  'retail-hospitality': 105,
  hotels: 106,
  'entertainment-recreation-transports': 107,
  'government-defense': 108,
} as const

/** Cents including GST. */
export interface VariantPrice {
  readonly centAmount: number
  readonly discountedCentAmount?: number
}

export interface DatedPrice extends VariantPrice {
  /** The day of the market on which it begins to hold, as `2027-07-01`. */
  readonly validFrom: string
}

export interface Variant extends EvidenceFields {
  readonly id: string
  readonly key: string
  readonly sku: string
  /** The first one is the thumbnail. */
  readonly images: readonly string[]
  readonly lineDiagramList: readonly string[]
  /** Prices without a day: valid until the first of `datedPrices`. */
  readonly prices: Readonly<Partial<Record<CurrencyCode, VariantPrice>>>
  /** The earliest first; left out where there are none. */
  readonly datedPrices?: Readonly<Partial<Record<CurrencyCode, readonly DatedPrice[]>>>
  readonly attributes: Attributes
  /** Bullets per market; the feed keys them by language. */
  readonly features: Readonly<Partial<Record<Locale, readonly string[]>>>
  readonly files: readonly ProductFile[]
  readonly bundleReferences: readonly string[]
  readonly spareReferences: readonly string[]
  /** SKU of the same product for the other hand; left out where there is none. */
  readonly handedTwin?: string
  /** Set in revisions, which keep a variant without the others of its product. */
  readonly words?: VariantWords
  /** Set in revisions of projects with handed units. */
  readonly otherHand?: OtherHand
}

/** The same product for the other hand. */
export interface OtherHand {
  /** `right hand`, `left drainer` */
  readonly hand: string
  /** Null where the product does not come in that hand in the same finish and size. */
  readonly sku: string | null
}

/** Tells a variant apart from the others of its product. Empty texts where it has no such thing, or all have the same. */
export interface VariantWords {
  readonly finish: string
  readonly size: string
  /** `Left hand`, `Right shelf` */
  readonly hand: string
  /** `1 tap hole`, `S trap`, `Hot` */
  readonly option: string
  /** All of them: `Chrome, 800 mm, Left hand, 1 tap hole`. */
  readonly text: string
}

export interface Category {
  readonly categoryId: string
  readonly name: string
  readonly _url: string
  readonly subCategories: readonly Category[]
}

export const PRODUCT_STATUSES = ['current', 'discontinued'] as const
type ProductStatus = (typeof PRODUCT_STATUSES)[number]

export interface Product extends EvidenceFields {
  readonly productId: string
  readonly name: Readonly<Record<Locale, string>>
  readonly slug: string
  readonly description: string
  readonly markets: readonly Locale[]
  readonly categories: readonly Category[]
  readonly brand: string
  readonly range: string
  readonly subBrand: string
  readonly productTypes: readonly string[]
  readonly sectors: readonly number[]
  readonly isNew: boolean
  readonly isInternal: boolean
  readonly builderRange: Readonly<Record<Locale, boolean>>
  readonly masterVariantId: string
  readonly variants: readonly Variant[]
  readonly status: ProductStatus
  readonly replacedBy: readonly string[]
  /** SKUs recommended beside or instead of it. */
  readonly alternatives: readonly string[]
  /** Products that each of them needs; absent without any. */
  readonly requires?: readonly Requirement[]
  /** Left out where the feed has none. */
  readonly classification?: Classification
  readonly buildingProduct?: BuildingProduct
  readonly metaTitle: string
  readonly metaDescription: string
  readonly metaKeywords: string
  /** ISO date it entered the catalogue: the default order is newest first. */
  readonly createdAt: string
}

/** One state of the catalogue. Its key is unique among all catalogues, so that a snapshot can name its source. */
export interface Generation {
  readonly id: number
  readonly key: string
  readonly importedAt: Date
}
