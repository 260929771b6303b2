import { normaliseCode } from '@specify/engine/fold'
import type { Variant } from '../product/model.ts'

/**
 * Finds a variant by SKU, item code or EAN: exactly, or else without signs and case. Null also for a code of signs
 * alone.
 */
export function findVariant<V extends Pick<Variant, 'sku' | 'attributes'>>(
  variants: readonly V[],
  code: string,
): V | null {
  const normalised = normaliseCode(code)
  if (normalised === '') return null
  return (
    variants.find((variant) => variantCodes(variant).includes(code)) ??
    variants.find((variant) => variantCodes(variant).some((own) => normaliseCode(own) === normalised)) ??
    null
  )
}

export function variantCodes({ sku, attributes }: Pick<Variant, 'sku' | 'attributes'>): string[] {
  return [sku, attributes['item-code'], attributes.ean].filter((code) => typeof code === 'string')
}
