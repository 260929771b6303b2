import { CUSTOM_RANKING } from './model.ts'
import { countBefore, type RankValues } from './query/rank-values.ts'
import type { SearchIndex } from './search-index.ts'
import { type Bitset, emptyBitset } from './storage/bitset.ts'

/** Records that are newer than an index: new ones, and those that replace or withdraw others. */
export interface IndexUpdate {
  /** An index of the later records, with the former index's settings. */
  readonly index: SearchIndex
  /** Documents of the former index that are replaced or gone. */
  readonly outdated: Bitset
  /** For each sort, the number of former documents that come before each later one. */
  readonly places: ReadonlyMap<string, Uint32Array>
}

/**
 * Finds where later records stand among those of an index, in steps, between which a server may serve requests. No record
 * is read for that: of a million most are on a disk.
 *
 * @param outdated `objectID`s of records of the former index that are replaced or gone; unknown ones do not matter
 */
export function* layUpdate(
  former: SearchIndex,
  index: SearchIndex,
  outdated: Iterable<string>,
): Generator<undefined, IndexUpdate> {
  const { customRanking, sorts } = former.description.settings
  const ranking = customRanking.map(({ attribute, order }) => ({ ...valuesOf(former, index, attribute), order }))
  const { objectIdPlaces } = former
  const ranked = new Uint32Array(index.size)
  for (let docId = 0; docId < index.size; docId++) {
    const idPlace = former.objectIds.placeOf(index.objectIds.text(index.objectIdPlaces[docId]!))
    const places = ranking.map(({ placeOf }) => placeOf(docId))
    ranked[docId] = countBefore(former.size, (at) => {
      for (const [each, { values, order }] of ranking.entries()) {
        const compared = values.compare(values.ofDocument[at]!, places[each]!, order)
        if (compared !== 0) return compared < 0
      }
      return objectIdPlaces[at]! < idPlace
    })
    yield
  }
  const places = new Map([[CUSTOM_RANKING, ranked]])
  for (const { name, attribute, order } of sorts) {
    const sorted = former.findSort(name)
    const ofSort = new Uint32Array(index.size)
    const { values, placeOf } = valuesOf(former, index, attribute)
    for (let docId = 0; sorted && docId < index.size; docId++) {
      const place = placeOf(docId)
      ofSort[docId] = countBefore(former.size, (at) => {
        const compared = values.compare(values.ofDocument[sorted[at]!]!, place, order)
        return compared < 0 || (compared === 0 && sorted[at]! < ranked[docId]!)
      })
      yield
    }
    places.set(name, ofSort)
  }
  return { index, outdated: bitsOf(former, outdated), places }
}

interface LaidValues {
  readonly values: RankValues
  /** Rank of a later document's value among those of the former index. */
  readonly placeOf: (docId: number) => number
}

function valuesOf(former: SearchIndex, index: SearchIndex, attribute: string): LaidValues {
  const [values, later] = [former.ranks.get(attribute), index.ranks.get(attribute)]
  if (!values || !later) throw new Error(`An index does not rank by ${attribute}`)
  return { values, placeOf: (docId) => values.placeOf(later.valueOf(docId)) }
}

function bitsOf(index: SearchIndex, objectIds: Iterable<string>): Bitset {
  const bits = emptyBitset(index.size)
  for (const objectId of objectIds) {
    const docId = index.findDocument(objectId)
    if (docId >= 0) bits[docId >>> 5]! |= 1 << (docId & 31)
  }
  return bits
}
