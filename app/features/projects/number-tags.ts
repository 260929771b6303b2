import type { Schedule } from './model.ts'
import { roomsByType } from './units.ts'

/** Which tags kinds of products get: `BM` for basin mixers. The operator's data; the first that fits counts. */
export interface TagTable {
  readonly prefixes: readonly { readonly tag: string; readonly kinds: readonly string[] }[]
  /** For products of no kind that is named. */
  readonly other: string
}

/**
 * Tags for the products that have none, by SKU, in the order in which the schedule shows them: `BM-01`, `BM-02`. A tag
 * that was given out is kept, and no number of a prefix is given out again below the highest one.
 * @param kindsOf - product types and categories of a SKU
 */
export function numberedTags(
  schedule: Schedule,
  kindsOf: (sku: string) => readonly string[],
  table: TagTable,
): ReadonlyMap<string, string> {
  const items = roomsByType(schedule).flatMap(({ rooms }) => rooms.flatMap((room) => room.items))
  const given = new Map<string, string>()
  const highest = new Map<string, number>()
  for (const { sku, tag } of items) {
    if (tag === '') continue
    if (!given.has(sku)) given.set(sku, tag)
    const [, prefix, digits] = /^(.+?)-?(\d{1,6})$/u.exec(tag) ?? []
    if (prefix !== undefined && digits !== undefined)
      highest.set(prefix, Math.max(highest.get(prefix) ?? 0, Number(digits)))
  }
  const tags = new Map<string, string>()
  for (const { sku, tag } of items) {
    if (tag !== '' || tags.has(sku)) continue
    tags.set(sku, given.get(sku) ?? next(prefixOf(kindsOf(sku), table), highest))
  }
  return tags
}

function next(prefix: string, highest: Map<string, number>): string {
  const number = (highest.get(prefix) ?? 0) + 1
  highest.set(prefix, number)
  return `${prefix}-${String(number).padStart(2, '0')}`
}

function prefixOf(kinds: readonly string[], { prefixes, other }: TagTable): string {
  const own = new Set(kinds.map((kind) => kind.toLowerCase()))
  return prefixes.find((each) => each.kinds.some((kind) => own.has(kind.toLowerCase())))?.tag ?? other
}
