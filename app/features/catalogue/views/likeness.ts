import { DECIDING } from '../compare/lead-rows.ts'
import type { Variant } from '@specify/catalogue/product/model.ts'

/** Weight of deciding attributes in terms of others. */
const DECIDING_WEIGHT = 4
const DECIDES: ReadonlySet<string> = new Set(DECIDING)

/** Scores the attributes that two variants share; deciding ones weigh more. */
export function likeness(one: Variant, other: Variant): number {
  return Object.entries(one.attributes).reduce((sum, [key, value]) => {
    const its = other.attributes[key as keyof Variant['attributes']]
    if (JSON.stringify(its) !== JSON.stringify(value)) return sum
    return sum + (DECIDES.has(key) ? DECIDING_WEIGHT : 1)
  }, 0)
}
