import type { Filter, Nearest, NumberRange, Refinement, SearchQuery } from '../model.ts'

/** Text that is equal for queries that get the same answer, whatever the order of their filters and values. */
export function canonicalQuery(query: SearchQuery): string {
  return JSON.stringify([
    canonicalText(query),
    query.filter ? canonicalFilter(query.filter) : '',
    query.meant ? canonicalFilter(query.meant) : '',
    query.nearest ? canonicalNearest(query.nearest) : '',
    (query.refinements ?? []).map(canonicalRefinement).sort(),
    (query.wishes ?? []).map(canonicalFilter),
    query.facets ?? [],
    query.maxValuesPerFacet ?? null,
    query.sort ?? null,
    query.offset ?? null,
    query.limit ?? null,
  ])
}

export function canonicalNearest({ text, wishes, alike, atLeast }: Nearest): string {
  return JSON.stringify([text, wishes.map(canonicalFilter), alike ?? [], atLeast])
}

/** The part of a query that decides which documents its text matches. */
export function canonicalText(query: SearchQuery): string {
  const { text, typos, prefix, removeWords, optionalWords, attributes, plurals, phrases, without } = query
  return JSON.stringify([
    text ?? '',
    typos ?? true,
    prefix ?? 'last',
    removeWords ?? 'none',
    optionalWords ?? null,
    attributes?.toSorted() ?? null,
    plurals ?? true,
    phrases ?? null,
    without ?? null,
  ])
}

export function canonicalFilter(filter: Filter): string {
  if (filter.kind === 'term') return JSON.stringify([filter.attribute, filter.value])
  if (filter.kind === 'range') return JSON.stringify([filter.attribute, canonicalRange(filter.range)])
  // Strings within strings would double their escapes at every level.
  if (filter.kind === 'not') return `not(${canonicalFilter(filter.filter)})`
  return `${filter.kind}(${filter.filters.map(canonicalFilter).sort().join()})`
}

function canonicalRefinement({ attribute, values = [], ranges = [] }: Refinement): string {
  const keys = values.map((value) => JSON.stringify(value)).sort()
  return JSON.stringify([attribute, keys, ranges.map(canonicalRange).sort()])
}

/** Numbers as text, because JSON has no infinity. */
function canonicalRange({ min, max, excludeMin = false, excludeMax = false }: NumberRange): string {
  return `${excludeMin ? '(' : '['}${min},${max}${excludeMax ? ')' : ']'}`
}
