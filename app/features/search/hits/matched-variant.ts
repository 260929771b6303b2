import { normaliseCode } from '@specify/engine/fold'
import type { MatchedCode } from '@specify/engine'
import type { ProductHit, VariantHit } from '../catalogue/search-record.ts'

type Variants = Pick<ProductHit, 'variants' | 'masterVariantID'>

/**
 * Position, or null. A common prefix of several codes is that of their family, and selects the master, or the variant
 * that fits where the query has conditions: `96350 brushed nickel`.
 */
export function matchedVariant(hit: Variants, matched: MatchedCode | null, hasConditions = false): number | null {
  if (!matched) return null
  if (matched.exact || matched.typed === '') return matched.element
  const master = masterOf(hit)
  const isFamily = master >= 0 && beginsWith(hit.variants[master], matched.typed)
  if (isFamily) return hasConditions ? null : master
  return matched.element
}

/** The variant for a text of the search box: by its code, or a prefix of it, else the master. */
export function suggestedVariant<V extends Pick<VariantHit, 'id' | 'sku' | 'item-code'>>(
  { variants, masterVariantID }: { readonly variants: readonly V[]; readonly masterVariantID: string },
  text: string,
): V | undefined {
  const written = text.trim()
  const code = normaliseCode(written)
  const master = variants.find(({ id }) => id === masterVariantID) ?? variants[0]
  if (code.length < MIN_CODE_LENGTH) return master
  return (
    variants.find(({ sku }) => sku === written) ??
    variants.find((variant) => codesOf(variant).includes(code)) ??
    (beginsWith(master, code) ? master : variants.find((variant) => beginsWith(variant, code))) ??
    master
  )
}

/** Shorter texts are incomplete words. */
const MIN_CODE_LENGTH = 3

function masterOf({ variants, masterVariantID }: Variants): number {
  return variants.findIndex(({ id }) => id === masterVariantID)
}

function codesOf(variant: Pick<VariantHit, 'sku' | 'item-code'>): string[] {
  return [variant.sku, variant['item-code'] ?? ''].map(normaliseCode)
}

function beginsWith(variant: Pick<VariantHit, 'sku' | 'item-code'> | undefined, code: string): boolean {
  return variant !== undefined && codesOf(variant).some((own) => own.startsWith(code))
}
