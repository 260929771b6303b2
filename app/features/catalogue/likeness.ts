import { DECIDING } from './compare/lead-rows.ts'
import type { Variant } from './model.ts'

/** What decides weighs as much as so many other attributes. */
const DECIDING_WEIGHT = 4
const DECIDES: ReadonlySet<string> = new Set(DECIDING)

/** How much one variant has in common with another: the attributes in which they are equal, those that decide first. */
export function likeness(one: Variant, other: Variant): number {
  return Object.entries(one.attributes).reduce((sum, [key, value]) => {
    const its = other.attributes[key as keyof Variant['attributes']]
    if (JSON.stringify(its) !== JSON.stringify(value)) return sum
    return sum + (DECIDES.has(key) ? DECIDING_WEIGHT : 1)
  }, 0)
}
