import { parsePath, visitPath } from '../path.ts'
import type { FacetScalar, FacetSetting, Filter, NumberRange, Refinement, SearchQuery, SearchRecord } from '../model.ts'

/** Answers without any index: looks at every record for every question. */

export function valuesOf(record: SearchRecord, attribute: string): FacetScalar[] {
  const values: FacetScalar[] = []
  visitPath(record, parsePath(attribute), (value) => values.push(value))
  return values
}

/** The distinct values that count, by the kind of the facet. */
function facetValues(record: SearchRecord, { attribute, kind }: FacetSetting): FacetScalar[] {
  const values = valuesOf(record, attribute)
  if (kind === 'term') return unique(values.map(String).filter((value) => value !== ''))
  return unique(values.filter((value) => typeof value === kind).map((value) => (value === 0 ? 0 : value)))
}

function accepts(
  record: SearchRecord,
  filter: Filter,
  facets: readonly FacetSetting[],
  all: readonly SearchRecord[],
): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.filters.every((child) => accepts(record, child, facets, all))
    case 'or':
      return filter.filters.some((child) => accepts(record, child, facets, all))
    case 'not':
      return !accepts(record, filter.filter, facets, all)
    case 'term':
      return hasAny(record, { attribute: filter.attribute, values: [filter.value] }, facets, all)
    default:
      return hasAny(record, { attribute: filter.attribute, ranges: [filter.range] }, facets, all)
  }
}

function hasAny(
  record: SearchRecord,
  { attribute, values = [], ranges = [] }: Refinement,
  facets: readonly FacetSetting[],
  all: readonly SearchRecord[],
): boolean {
  const facet = facets.find((setting) => setting.attribute === attribute)
  if (!facet) return false
  const own = facetValues(record, facet)
  const spelt = unique(all.flatMap((other) => facetValues(other, facet)))
  return (
    values.some((value) => own.some((candidate) => means(value, candidate, facet, spelt))) ||
    ranges.some((range) =>
      isUnbounded(range)
        ? own.length > 0
        : facet.kind === 'number' && own.some((value) => within(Number(value), range)),
    )
  )
}

function means(asked: FacetScalar, value: FacetScalar, { kind }: FacetSetting, spelt: readonly FacetScalar[]): boolean {
  if (kind === 'boolean') return String(asked) === String(value)
  if (kind === 'number') return typeof asked !== 'boolean' && String(asked).trim() !== '' && Number(asked) === value
  if (spelt.includes(String(asked))) return value === String(asked)
  return String(value).toLowerCase() === String(asked).toLowerCase()
}

function within(value: number, { min = -Infinity, max = Infinity, excludeMin, excludeMax }: NumberRange): boolean {
  return (excludeMin ? value > min : value >= min) && (excludeMax ? value < max : value <= max)
}

/** The records that pass the filter and all refinements but those of `except`. */
export function select(
  records: readonly SearchRecord[],
  query: SearchQuery,
  facets: readonly FacetSetting[],
  except: string | null = null,
): SearchRecord[] {
  const byAttribute = Map.groupBy(query.refinements ?? [], ({ attribute }) => attribute)
  return records.filter(
    (record) =>
      (!query.filter || accepts(record, query.filter, facets, records)) &&
      Array.from(byAttribute).every(
        ([attribute, group]) => attribute === except || group.some((one) => hasAny(record, one, facets, records)),
      ),
  )
}

export function countValues(records: readonly SearchRecord[], facet: FacetSetting): Map<FacetScalar, number> {
  const counts = new Map<FacetScalar, number>()
  for (const value of records.flatMap((record) => facetValues(record, facet)))
    counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

function unique<T>(values: readonly T[]): T[] {
  return Array.from(new Set(values))
}

function isUnbounded({ min = -Infinity, max = Infinity }: NumberRange): boolean {
  return min === -Infinity && max === Infinity
}
