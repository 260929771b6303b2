import type { Variant } from './model.ts'
import { isSkuOfUrl } from './sku-in-url.ts'

/**
 * The variant for a code: the exact SKU (also in its address form) or item code, then one that contains it, then the
 * master, then the first. A code that several contain is that of their family: the master wins, where it is one of
 * them. Codes are compared without case.
 */
export function selectVariant<V extends Pick<Variant, 'id' | 'sku' | 'attributes'>>(
  variants: readonly V[],
  masterId: string,
  code: string | null,
): V | undefined {
  const normalised = code?.trim().toLowerCase() ?? ''
  const codesOf = (variant: V) =>
    [variant.attributes['item-code'], variant.sku].map((value) => String(value ?? '').toLowerCase())
  const isExact = (variant: V) => codesOf(variant).includes(normalised) || variant.attributes.ean === normalised
  const master = variants.find((variant) => variant.id === masterId)
  if (normalised === '') return master ?? variants[0]
  const contains = (variant: V) => codesOf(variant).some((own) => own.includes(normalised))
  return (
    variants.find((variant) => isSkuOfUrl(variant.sku, normalised)) ??
    variants.find(isExact) ??
    (master && contains(master) ? master : variants.find(contains)) ??
    master ??
    variants[0]
  )
}
