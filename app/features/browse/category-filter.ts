import type { Filter } from '@specify/engine'

/** Products that stand in one of the categories, or below it. */
export function inCategories(keys: readonly string[]): Filter {
  return { kind: 'or', filters: keys.map((value) => ({ kind: 'term', attribute: 'categoryKeys', value })) }
}
