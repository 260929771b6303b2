import type { ModelSpec } from '#demo/families/all.ts'
import type { FinishName } from '#demo/models/finishes.ts'
import type { View } from '#demo/render/job.ts'
import type { CurrencyCode, Locale, RequirementKind } from '../site.ts'
import type { FeedAttributes } from './attributes.ts'
import type { CategoryPath } from './categories.ts'
import type { Line } from './lines/line.ts'
import type { Wels } from './record/wels.ts'

/** Pictures of one variant. `finish` is the rendered finish, which two-tone colours only approximate. */
export interface VariantPictures {
  readonly sku: string
  readonly spec: ModelSpec
  readonly finish: FinishName
  /** The hero first. Empty for the few variants that have no picture. */
  readonly views: readonly View[]
}

/** One picture to render. Variants that look the same share it. */
export interface PictureJob {
  /** Path below the folder of pictures, as in its address. Stored as AVIF: see `storedAs`. */
  readonly file: string
  readonly sidePx: number
  readonly spec: ModelSpec
  readonly finish: FinishName
  readonly view: View
}

export interface FeedCategory {
  readonly categoryId: string
  readonly name: string
  readonly _url: string
  readonly subCategories: readonly FeedCategory[]
}

/** One file of a variant, as `assets-attributes` lists it. */
export interface FeedFile {
  readonly name: string
  /** Its address below the asset store. */
  readonly value: string
  readonly version: string
  /** ISO date. */
  readonly date: string
  /** Bytes. */
  readonly size?: number
}

export interface FeedAccessStandard {
  readonly standard: string
  readonly edition: string
  readonly clause: string
  readonly use: string
  readonly hand?: string
}

/** Evidence for building certifiers. */
export interface FeedEvidence {
  readonly waterUse?: string
  readonly accessStandards?: readonly FeedAccessStandard[]
  readonly dezincificationResistant?: boolean
  readonly dataCheckedOn?: string
}

export interface FeedVariantLine extends FeedEvidence {
  readonly sku: string
  readonly id: string
  readonly key: string
  readonly handedTwin?: string
  readonly images: readonly string[]
  readonly lineDiagramList: readonly string[]
  readonly price?: { readonly centAmount: number }
  readonly discountedPrice?: { readonly centAmount: number }
  readonly priceValues: readonly {
    readonly currencyCode: CurrencyCode
    readonly value: number | null
    readonly discounted?: number
  }[]
  readonly attributes: Readonly<Record<string, unknown>>
}

/** One line of the feed, in the shape that `app/features/catalogue/feed/feed-record.ts` reads. */
export interface FeedLine {
  readonly productId: string
  readonly name: Readonly<Record<'en-AU' | 'en-NZ', string>>
  readonly slug: string
  readonly description: string
  readonly markets: readonly Locale[]
  readonly categories: readonly FeedCategory[]
  readonly masterVariantID: string
  readonly brand: string
  readonly range: string
  readonly 'sub-brand': string
  readonly 'product-types': readonly string[]
  readonly 'specify-sectors': readonly number[]
  readonly IsNew: boolean
  readonly IsGWAInternal: boolean
  readonly 'builder-range': Readonly<Record<'en-AU' | 'en-NZ', 'YES' | 'NO'>>
  readonly status: 'current' | 'discontinued'
  readonly replacedBy: readonly string[]
  readonly alternatives: readonly string[]
  readonly requires?: readonly DraftRequirement[]
  readonly classification?: object
  readonly buildingProduct?: object
  readonly metaTitle: string
  readonly metaDescription: string
  readonly metaKeywords: string
  readonly createdAt: string
  readonly variants: readonly FeedVariantLine[]
}

export interface DemoProduct {
  readonly record: FeedLine
  /** One entry per variant, in the order of the record's variants. */
  readonly pictures: readonly VariantPictures[]
}

/** One variant of a draft: a finish, a size, a trap, or several of these together. */
export interface Option {
  /** End of the item code, after the product's code. */
  readonly suffix: string
  readonly finish: FinishName
  /** Left out: the finish. Two-tone colours and parts without a colour say something else. */
  readonly colour?: string
  readonly size?: string
  /** The variant-name; `null` leaves it to colour and item code. */
  readonly label: string | null
  /** Against the product's price; 1 is the plainest option. */
  readonly priceFactor: number
  readonly spec: ModelSpec
  /** Left out: the product's. An empty list is a variant without pictures. */
  readonly views?: readonly View[]
  /** Addresses in place of those of its pictures. */
  readonly images?: readonly string[]
  readonly attributes?: FeedAttributes
  readonly isInternal?: true
}

/** One of a kind is needed beside a product; any of the item codes will do, the first leads. */
export interface DraftRequirement {
  readonly kind: RequirementKind
  readonly anyOf: readonly string[]
}

/** A product as the tables of this folder write it down; `assemble` makes the feed record of it. */
export interface ProductDraft {
  /** Shared start of its item codes. */
  readonly code: string
  readonly name: string | Readonly<Record<Locale, string>>
  readonly line: Line
  /** Categories; the first one leads. */
  readonly at: readonly CategoryPath[]
  /** Further words for `product-types` beside the names of its categories. */
  readonly types?: readonly string[]
  /** Australian dollars including GST, of the plainest option. Null: not priced. */
  readonly price: number | null
  readonly description: string
  /** One list for both markets, or one text with dashes, as some of the feed's sources write it. */
  readonly bullets: readonly string[] | string
  /** Further bullets of one market. */
  readonly localBullets?: Readonly<Partial<Record<Locale, readonly string[]>>>
  readonly options: readonly Option[]
  readonly views?: readonly View[]
  readonly wels?: Wels
  readonly leadFree?: boolean
  /** True if the item code ends in the F of lead free: ranges from before the law changed keep their codes. */
  readonly isCodedLeadFree?: boolean
  readonly attributes?: FeedAttributes
  /** Item codes of the parts that are sold with it, and of its spare parts; some depend on the finish. */
  readonly bundle?: (option: Option) => readonly string[]
  readonly spares?: (option: Option) => readonly string[]

  readonly markets?: readonly Locale[]
  readonly pricedIn?: readonly Locale[]
  /** Percentage off, in the markets where it is priced. */
  readonly discount?: number
  readonly sectors?: readonly number[]
  readonly isInternal?: boolean
  readonly builderRange?: readonly Locale[]
  readonly status?: 'current' | 'discontinued'
  readonly replacedBy?: readonly string[]
  readonly alternatives?: readonly string[]
  readonly requires?: readonly DraftRequirement[]
  /** True if there are a technical manual and a statement of compliance. */
  readonly isDocumentedInFull?: boolean
  /** Year and month it entered the catalogue; left out: within the years of its line. */
  readonly launched?: string
}
