import type { Filter } from '@specify/engine'
import { literally, type Understanding } from '../understanding/understanding.ts'

/** Every hosted index can be asked for it, without its being a facet. */
const ID = 'objectID'

/**
 * Reduces an understood query to what a hosted index supports: its conditions, if the index has and can combine their
 * facets, without boosts and price order. Otherwise returns the text unchanged.
 */
export function understoodByHost(understood: Understanding, typed: string, facets: ReadonlySet<string>): Understanding {
  const { filter, parts } = understood
  if (
    filter &&
    !(isConjunction(filter) && attributesOf(filter).every((attribute) => attribute === ID || facets.has(attribute)))
  )
    return literally(typed)
  return { ...understood, parts: parts.filter(({ role }) => role !== 'order'), wishes: [], order: null }
}

/** Hosted filters are an `and` of `or`s of values; a range stands alone, and what is left out is values. */
function isConjunction(filter: Filter): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.filters.every(isConjunction)
    case 'or':
      return isChoice(filter)
    case 'term':
    case 'range':
      return true
    case 'not':
      return isChoice(filter.filter)
  }
}

function isChoice(filter: Filter): boolean {
  const values = filter.kind === 'or' ? filter.filters : [filter]
  return values.every((each) => each.kind === 'term' && typeof each.value !== 'number')
}

function attributesOf(filter: Filter): string[] {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return filter.filters.flatMap(attributesOf)
    case 'not':
      return attributesOf(filter.filter)
    case 'term':
    case 'range':
      return [filter.attribute]
  }
}
