import { categoryPaths } from '@specify/catalogue/facts/category-path.ts'
import type { CodedVariant } from '@specify/catalogue/variants/variants-by-code.ts'
import type { Locale } from '@specify/core/market.ts'
import type { BlankField } from './blank-fields.ts'

/** A field that a variant does not state. */
export interface Blank {
  readonly productId: string
  readonly sku: string
  readonly field: BlankField
  readonly name: string
  readonly brand: string
  /** `Tapware > Basin mixers` */
  readonly category: string
}

/** Blanks that a report, or a check of fit, showed of a project. */
export interface BlankDemand {
  readonly projectId: string
  readonly locale: Locale
  /** The catalogue that was read. */
  readonly generation: number
  /** Pieces of each product in all units of the project, by SKU. */
  readonly pieces: ReadonlyMap<string, number>
  readonly blanks: readonly Blank[]
}

/** Blanks that a comparison showed to somebody. */
export interface ComparedBlanks {
  readonly accountId: string
  readonly locale: Locale
  /** The catalogue that was read. */
  readonly generation: number
  readonly blanks: readonly Blank[]
}

export function toBlank({ product, variant }: CodedVariant, field: BlankField, locale: Locale): Blank {
  return {
    productId: product.productId,
    sku: variant.sku,
    field,
    name: product.name[locale],
    brand: product.brand,
    category:
      categoryPaths(product.categories)[0]
        ?.map(({ name }) => name)
        .join(' > ') ?? '',
  }
}
