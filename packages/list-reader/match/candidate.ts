import type { CurrentReplacements } from '@specify/catalogue/product/current-replacement.ts'
import type { Product, Variant } from '@specify/catalogue/product/model.ts'
import type { CodedVariant } from '@specify/catalogue/variants/variants-by-code.ts'

export const MAX_OPTIONS = 12

export interface Candidate {
  readonly sku: string
  readonly why: string
  /** Variants of the product to choose from, where the code does not say which; `sku` is the first of them. */
  readonly options: readonly string[]
}

/**
 * `exact`: one product, on sale. `discontinued`: one product that is not; the candidates replace it. `ambiguous`: all
 * candidates are written so. `unknown`: candidates are guesses; `none`: there is no code.
 */
export interface Match {
  readonly kind: 'exact' | 'discontinued' | 'ambiguous' | 'unknown' | 'none'
  readonly sku: string | null
  readonly candidates: readonly Candidate[]
  /** SKUs of other markets: of an unknown code, or that replace a discontinued one where none of this market does. */
  readonly elsewhere?: readonly string[] | undefined
  /** True if its only candidate may be accepted together with others of its kind. */
  readonly isSure: boolean
  /** True of an exact one whose description names another kind of product, or another finish. */
  readonly isContradicted?: boolean | undefined
}

export interface KnownCodes {
  find(code: string): readonly CodedVariant[]
  similar(code: string, limit: number): readonly SimilarVariant[]
  elsewhere(code: string): readonly CodedVariant[]
  longer(code: string, limit: number): readonly SimilarVariant[]
  replacementsOf(product: Product): CurrentReplacements
}

export const NO_MATCH: Match = { kind: 'none', sku: null, candidates: [], isSure: false }

export type SimilarVariant = CodedVariant & { readonly code: string }

export function toCandidate({ sku }: Variant, why: string): Candidate {
  return { sku, why, options: [] }
}

export function withOptions(variants: readonly CodedVariant[], why: (count: number) => string): Candidate {
  const skus = [...new Set(variants.map(({ variant }) => variant.sku))]
  return { sku: skus[0]!, why: why(skus.length), options: skus.slice(0, MAX_OPTIONS) }
}

export function distinct(variants: readonly SimilarVariant[]): SimilarVariant[] {
  return Array.from(new Map(variants.map((each) => [each.variant.sku, each])).values())
}
