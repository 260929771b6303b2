import type { FacetCounts, FacetStats } from '../model.ts'

type Facets = ReadonlyMap<string, FacetCounts>

/**
 * The counts of all facets that have any, as JSON text. Written by hand because an object would put keys such as `10`
 * before the others, and would take `__proto__` for something else.
 */
export function facetsJson(facets: Facets): string {
  const counted = Array.from(facets).filter(([, { values }]) => values.length > 0)
  return object(
    counted.map(([attribute, { values }]) => [
      attribute,
      object(values.map(({ value, count }) => [String(value), String(count)])),
    ]),
  )
}

/** Least, most, mean and sum of number facets; null when there are none. */
export function statsJson(facets: Facets): string | null {
  const stats = Array.from(facets).flatMap(([attribute, counts]) =>
    counts.stats ? [[attribute, toJson(counts.stats)] as const] : [],
  )
  return stats.length === 0 ? null : object(stats)
}

function toJson({ min, max, avg, sum }: FacetStats): string {
  return JSON.stringify({ min, max, avg, sum })
}

function object(entries: readonly (readonly [name: string, json: string])[]): string {
  return `{${entries.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`
}
