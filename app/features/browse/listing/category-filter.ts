import type { Filter } from '@specify/engine'

export function inCategories(keys: readonly string[]): Filter {
  return { kind: 'or', filters: keys.map((value) => ({ kind: 'term', attribute: 'categoryKeys', value })) }
}
