import { QueryError } from './query-error.ts'
import { canonicalFilter } from '../query/canonical.ts'
import type { Filter, SearchQuery } from '../model.ts'
import { assertFewConditions } from './filter-syntax.ts'

/** Hits of all searches of one call. Each is read, cut to what is asked for and written. */
const MAX_HITS = 1_000
/** Three times the answer for a thousand demo products. */
export const MAX_ANSWER_BYTES = 8 * 2 ** 20

/**
 * Checks what the searches of a call ask for together before any of them is run.
 * @throws QueryError `invalid_input` where it is more than a call may have.
 */
export function assertAffordable(searches: readonly SearchQuery[]): void {
  const hits = searches.reduce((total, { limit }) => total + (limit ?? 0), 0)
  if (hits > MAX_HITS) throw new QueryError('invalid_input', `The searches of a request may ask for ${MAX_HITS} hits`)
  assertFewConditions(countConditions(searches))
}

/** Conditions that searches share are looked up once: a page of results repeats its filters once per refined facet. */
function countConditions(searches: readonly SearchQuery[]): number {
  const parts = new Map<string, number>()
  for (const { filter } of searches) {
    const filters = filter?.kind === 'and' ? filter.filters : filter ? [filter] : []
    for (const part of filters) parts.set(canonicalFilter(part), conditionsIn(part))
  }
  return Array.from(parts.values()).reduce((total, count) => total + count, 0)
}

function conditionsIn(filter: Filter): number {
  if (filter.kind === 'not') return conditionsIn(filter.filter)
  if (filter.kind === 'term' || filter.kind === 'range') return 1
  return filter.filters.reduce((total, child) => total + conditionsIn(child), 0)
}
