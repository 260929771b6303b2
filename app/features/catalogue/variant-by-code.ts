import { normaliseCode } from '#app/core/fold.ts'
import type { Variant } from './model.ts'

/**
 * The variant with a code: its SKU or item code as it is written, else one that is alike without its signs and case.
 * Null where there is none, and for a code of signs alone.
 */
export function findVariant<V extends Pick<Variant, 'sku' | 'attributes'>>(
  variants: readonly V[],
  code: string,
): V | null {
  const wanted = normaliseCode(code)
  if (wanted === '') return null
  const codesOf = ({ sku, attributes }: V) => [sku, String(attributes['item-code'] ?? '')]
  return (
    variants.find((variant) => codesOf(variant).includes(code)) ??
    variants.find((variant) => codesOf(variant).some((own) => normaliseCode(own) === wanted)) ??
    null
  )
}
