import { CUSTOM_RANKING, type FacetScalar, type RankingSetting, type SearchRecord, type SortOrder } from './model.ts'
import { type Path, parsePath, visitPath } from './path.ts'
import type { SearchIndex } from './search-index.ts'
import { type Bitset, emptyBitset, hasBit } from './storage/bitset.ts'
import { naturalKey } from './text/natural-key.ts'

/** What came after an index was built: records that are new, and those that take the place of others or of none. */
export interface IndexUpdate {
  /** Of the later records, with the settings of the former index. */
  readonly index: SearchIndex
  /** Documents of the former index that are replaced or gone. */
  readonly outdated: Bitset
  /** By sort, how many documents of the former index come before each later one. */
  readonly places: ReadonlyMap<string, Uint32Array>
}

/**
 * Finds where later records stand among those of an index, in steps, between which a server may serve requests: each
 * reads a few records of it.
 *
 * @param outdated `objectID`s of records of the former index that are replaced or gone; unknown ones do not matter
 */
export function* layUpdate(
  former: SearchIndex,
  index: SearchIndex,
  outdated: Iterable<string>,
): Generator<undefined, IndexUpdate> {
  const { customRanking, sorts } = former.description.settings
  const attributes = [...customRanking, ...sorts].map(({ attribute }) => attribute)
  const [old, later] = [new SortValues(former, attributes), new SortValues(index, attributes)]
  const replaced = new Int32Array(index.size).fill(-1)
  const ranked = new Uint32Array(index.size)
  for (let docId = 0; docId < index.size; docId++) {
    const now = later.of(docId)
    const was = (replaced[docId] = former.findDocument(now.objectID))
    ranked[docId] =
      was >= 0 && compareRanked(old.of(was), now, customRanking) === 0
        ? was
        : countBefore(former.size, (at) => compareRanked(old.of(at), now, customRanking) < 0)
    yield
  }
  const places = new Map([[CUSTOM_RANKING, ranked]])
  for (const { name, attribute, order } of sorts) {
    const valueOf = ({ values }: Sortable) => values.get(attribute) ?? null
    const sorted = former.findSort(name)
    const ofSort = new Uint32Array(index.size)
    // What is no other than before stays where it was: most updates change a price or a file.
    const stays = (docId: number) => {
      const was = replaced[docId]!
      return was === ranked[docId] && compareValues(valueOf(old.of(was)), valueOf(later.of(docId)), order) === 0
    }
    const kept = sorted
      ? findPlaces(
          sorted,
          replaced.filter((_, docId) => stays(docId)),
        )
      : NO_PLACES
    yield
    for (let docId = 0; sorted && docId < index.size; docId++) {
      const value = valueOf(later.of(docId))
      ofSort[docId] =
        kept.get(replaced[docId]!) ??
        countBefore(former.size, (at) => {
          const compared = compareValues(valueOf(old.of(sorted[at]!)), value, order)
          return compared < 0 || (compared === 0 && sorted[at]! < ranked[docId]!)
        })
      yield
    }
    places.set(name, ofSort)
  }
  return { index, outdated: bitsOf(former, outdated), places }
}

function bitsOf(index: SearchIndex, objectIds: Iterable<string>): Bitset {
  const bits = emptyBitset(index.size)
  for (const objectId of objectIds) {
    const docId = index.findDocument(objectId)
    if (docId >= 0) bits[docId >>> 5]! |= 1 << (docId & 31)
  }
  return bits
}

const NO_PLACES: ReadonlyMap<number, number> = new Map()

/** Where some documents stand in an order of all. */
function findPlaces(order: Uint32Array, docIds: Int32Array): ReadonlyMap<number, number> {
  const wanted = emptyBitset(order.length)
  for (const docId of docIds) wanted[docId >>> 5]! |= 1 << (docId & 31)
  const places = new Map<number, number>()
  for (let at = 0; at < order.length && places.size < docIds.length; at++)
    if (hasBit(wanted, order[at]!)) places.set(order[at]!, at)
  return places
}

/** How many of the first documents come before, of documents in order. */
function countBefore(size: number, isBefore: (at: number) => boolean): number {
  let low = 0
  let high = size
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(middle)) low = middle + 1
    else high = middle
  }
  return low
}

/** A number, the natural key of a text, or null for no value. */
type SortValue = number | string | null

interface Sortable {
  readonly objectID: string
  readonly values: ReadonlyMap<string, SortValue>
}

/** What documents are ordered by, read from their records once. */
class SortValues {
  private readonly index: SearchIndex
  private readonly paths: ReadonlyMap<string, Path>
  private readonly known = new Map<number, Sortable>()

  constructor(index: SearchIndex, attributes: readonly string[]) {
    this.index = index
    this.paths = new Map(attributes.map((attribute) => [attribute, parsePath(attribute)]))
  }

  of(docId: number): Sortable {
    const known = this.known.get(docId)
    if (known) return known
    const record = this.index.readRecord(docId)
    const values = new Map(Array.from(this.paths, ([attribute, path]) => [attribute, sortValueOf(record, path)]))
    const read = { objectID: record.objectID, values }
    this.known.set(docId, read)
    return read
  }
}

/** As `RankColumn` reads it: the first value counts, booleans as numbers. */
function sortValueOf(record: SearchRecord, path: Path): SortValue {
  const found: FacetScalar[] = []
  visitPath(record, path, (value) => found.push(value))
  const [first] = found
  if (first === undefined) return null
  return typeof first === 'string' ? naturalKey(first) : Number(first)
}

function compareRanked(a: Sortable, b: Sortable, ranking: readonly RankingSetting[]): number {
  for (const { attribute, order } of ranking) {
    const compared = compareValues(a.values.get(attribute) ?? null, b.values.get(attribute) ?? null, order)
    if (compared !== 0) return compared
  }
  return compareTexts(a.objectID, b.objectID)
}

/** Numbers before texts, or after them in descending order; nothing is last in either. */
function compareValues(a: SortValue, b: SortValue, order: SortOrder): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  const ascending =
    typeof a === 'number' && typeof b === 'number'
      ? a - b
      : typeof a === 'string' && typeof b === 'string'
        ? compareTexts(a, b)
        : typeof a === 'number'
          ? -1
          : 1
  return order === 'asc' ? ascending : -ascending
}

const encoder = new TextEncoder()

/** By their bytes, as an index sorts them. */
function compareTexts(a: string, b: string): number {
  if (a === b) return 0
  const [one, other] = [encoder.encode(a), encoder.encode(b)]
  const at = one.findIndex((byte, i) => byte !== other[i])
  return at < 0 ? -1 : one[at]! - (other[at] ?? -1)
}
