import type { Variant } from '../product/model.ts'

export function finishKey(finish: unknown): string {
  return typeof finish === 'string' ? finish.trim().replace(/\s+/g, ' ').toLowerCase() : ''
}

/**
 * The variant of the same product in a finish, compared without case: of several, as of several sizes, the one that has
 * the most other attributes in common. Null where there is none.
 */
export function variantInFinish(variants: readonly Variant[], like: Variant, finish: string): Variant | null {
  const wantedKey = finishKey(finish)
  if (wantedKey === '') return null
  const inCommon = (other: Variant) =>
    Object.entries(like.attributes).filter(([key, value]) => {
      const its = other.attributes[key as keyof Variant['attributes']]
      return !OWN_OF_A_VARIANT.has(key) && JSON.stringify(its) === JSON.stringify(value)
    }).length
  let best: Variant | null = null
  let most = -1
  for (const variant of variants) {
    if (finishKey(variant.attributes.colour) !== wantedKey) continue
    const common = inCommon(variant)
    if (common <= most) continue
    best = variant
    most = common
  }
  return best
}

const OWN_OF_A_VARIANT: ReadonlySet<string> = new Set(['item-code', 'ean', 'colour', 'surface-finish'])

/** The finishes of a product, each once, as the variant that is most like this one. */
export function variantsByFinish(variants: readonly Variant[], like: Variant): Variant[] {
  const finishes = new Set(variants.map(({ attributes }) => finishKey(attributes.colour)).filter(Boolean))
  return [...finishes].flatMap((finish) =>
    finish === finishKey(like.attributes.colour) ? [like] : (variantInFinish(variants, like, finish) ?? []),
  )
}
