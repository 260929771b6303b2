import { fold, normaliseCode } from '@specify/engine/fold'
import type { Product, Variant } from '../product/model.ts'

export interface CodedVariant {
  readonly product: Product
  readonly variant: Variant
}

type KeyOf = (code: string) => string

/** Comparison keys of codes, the strictest first: exact, without case, without spaces and hyphens. */
const WITH_THEIR_SIGNS: readonly KeyOf[] = [
  (code) => code.trim(),
  (code) => fold(code).trim().replace(/\s+/g, ' '),
  (code) => fold(code).replace(/[\s\p{Pd}]+/gu, ''),
]
const WITHOUT_SIGNS: readonly KeyOf[] = [...WITH_THEIR_SIGNS, normaliseCode]

const CODES: readonly ((variant: Variant) => string)[] = [
  ({ sku }) => sku,
  ({ attributes }) => String(attributes['item-code'] ?? ''),
]

/**
 * The variants that a code may mean: all that match by the strictest key that has a match, SKUs before item codes. None
 * for an unknown code; several for an ambiguous one. With `withSigns`, dots, slashes and all other signs but spaces and
 * hyphens must match.
 */
export function variantsByCode(
  products: readonly Product[],
  code: string,
  { withSigns = false } = {},
): readonly CodedVariant[] {
  if (normaliseCode(code) === '') return []
  for (const keyOf of withSigns ? WITH_THEIR_SIGNS : WITHOUT_SIGNS) {
    const normalised = keyOf(code)
    for (const codeOf of CODES) {
      const matches = products.flatMap((product) =>
        product.variants.flatMap((variant) => (keyOf(codeOf(variant)) === normalised ? [{ product, variant }] : [])),
      )
      if (matches.length > 0) return Array.from(new Map(matches.map((each) => [each.variant.sku, each])).values())
    }
  }
  return []
}
