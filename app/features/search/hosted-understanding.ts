import type { Filter } from '@specify/engine'
import { literally, type Understanding } from './understanding/understand.ts'

/** Every hosted index can be asked for it, without its being a facet. */
const ID = 'objectID'

/**
 * What of an understood query a hosted index can be asked for: its conditions, where the index has all of their facets and
 * can combine them so. It has no wishes and no order by price. Otherwise the text as it stands.
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
