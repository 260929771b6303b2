import type { Variant } from './model.ts'

/** Preferred finishes of the master variant, in order. Compared without case. */
const LEADING_COLOURS = ['chrome', 'stainless steel', 'stainless', 'brushed nickel']

/** The first preferred finish that exists, otherwise the current one, otherwise the first variant. */
export function masterVariantId(variants: readonly Variant[], current: string | null): string {
  for (const colour of LEADING_COLOURS) {
    const leading = variants.find((variant) => String(variant.attributes.colour ?? '').toLowerCase() === colour)
    if (leading) return leading.id
  }
  return (variants.find((variant) => variant.id === current) ?? variants[0])?.id ?? ''
}
