import type { CodedVariant } from '@specify/catalogue/variants/variants-by-code.ts'
import { variantInFinish } from '@specify/catalogue/variants/variant-in-finish.ts'
import type { Locale } from '@specify/core/market.ts'
import type { ProjectReader } from '#app/features/projects/schedule/project-reader.ts'
import type { CatalogueState } from '#app/features/search/catalogue/catalogue-state.ts'

/** A SKU as a market has it today. */
export interface SkuState {
  readonly sku: string
  /** Empty where the catalogue does not have it. */
  readonly name: string
  readonly status: 'current' | 'discontinued' | 'not in the catalogue'
  /** Cents for one, with GST; null where it has no price to show. */
  readonly priceCents: number | null
  /** Replacement that customers are offered, in the same finish where it comes in that; null for none. */
  readonly replacement: CodedVariant | null
}

interface Source {
  readonly catalogue: Pick<CatalogueState, 'findReplacements'>
  readonly reader: Pick<ProjectReader, 'findListed' | 'findFacts'>
  /** Replacements that a change set will name. */
  readonly replacedBy?: PlannedReplacements
}

/** Codes by the id of the product that they replace. */
export type PlannedReplacements = ReadonlyMap<string, readonly string[]>

export function readSkuState(sku: string, locale: Locale, { catalogue, reader, replacedBy }: Source): SkuState {
  const listed = reader.findListed(sku, locale)
  if (!listed) return { sku, name: '', status: 'not in the catalogue', priceCents: null, replacement: null }
  const { product, variant } = listed
  const replaced = { ...product, replacedBy: replacedBy?.get(product.productId) ?? product.replacedBy }
  const [first] = catalogue.findReplacements(replaced, locale, 'public').current
  const finish = variant.attributes.colour
  const same = first && typeof finish === 'string' && variantInFinish(first.product.variants, first.variant, finish)
  return {
    sku: variant.sku,
    name: product.name[locale],
    status: product.status,
    priceCents: reader.findFacts(variant.sku, locale)?.price?.centAmount ?? null,
    replacement: first ? { product: first.product, variant: same || first.variant } : null,
  }
}
