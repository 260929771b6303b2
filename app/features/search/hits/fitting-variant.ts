import type { FacetScalar, NumberRange } from '@specify/engine'
import type { Locale } from '@specify/core/market.ts'
import { hitPrice } from './hit-price.ts'
import type { ProductHit, VariantHit } from '../catalogue/search-record.ts'
import type { Condition } from '../understanding/lexicon/meaning.ts'

/** Any of its conditions is enough. */
export type AnyOfConditions = readonly Condition[]

/**
 * The position of the variant that meets most of what is wanted, an earlier wish outweighing all after it. Variants that
 * are equal in this are as good as one another: the first of `preferred`, else the master.
 */
export function fittingVariant(
  hit: Pick<ProductHit, 'variants' | 'masterVariantID'>,
  conditions: readonly AnyOfConditions[],
  locale: Locale,
  preferred: (variant: VariantHit) => boolean = () => false,
): number {
  const scores = hit.variants.map((variant) => {
    const met = conditions.reduce((score, anyOf) => 2 * score + (meetsAny(variant, anyOf, locale) ? 1 : 0), 0)
    return 4 * met + (preferred(variant) ? 2 : 0) + (variant.id === hit.masterVariantID ? 1 : 0)
  })
  return Math.max(0, scores.indexOf(Math.max(...scores)))
}

function meetsAny(variant: VariantHit, anyOf: AnyOfConditions, locale: Locale): boolean {
  return anyOf.some((condition) => {
    const own = valuesOf(variant, condition.attribute, locale)
    if ('range' in condition) return own.some((value) => typeof value === 'number' && isWithin(value, condition.range))
    return own.some((value) => condition.values.includes(value))
  })
}

/** The same where what all variants have in common counts as met: a product of it was found by it. */
export function variantMeets(variant: VariantHit, anyOf: AnyOfConditions, locale: Locale): boolean {
  const isOwn = ({ attribute }: Condition) => attribute.startsWith('price.') || attribute in variant.differences
  return !anyOf.every(isOwn) || meetsAny(variant, anyOf, locale)
}

/** Returns no values for attributes that all variants share. */
function valuesOf(variant: VariantHit, attribute: string, locale: Locale): readonly FacetScalar[] {
  if (attribute.startsWith('price.')) {
    const { price, discounted } = hitPrice(variant, locale)
    const amount = discounted ?? price
    return amount ? [amount.centAmount / 100] : []
  }
  const value = variant.differences[attribute]
  return value === undefined ? [] : [value].flat()
}

function isWithin(value: number, { min = -Infinity, max = Infinity }: NumberRange): boolean {
  return value >= min && value <= max
}
