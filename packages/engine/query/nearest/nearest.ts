import type { Nearest } from '../../model.ts'
import type { SearchIndex } from '../../search-index.ts'
import { type Bitset, addPostings, countBits, emptyBitset, intersection, subtract } from '../../storage/bitset.ts'
import { lengthOfTitle } from '../../storage/place.ts'
import { evaluateFilter } from '../filter.ts'
import { readLoosely } from './loose-reading.ts'
import { type Scored, scoreLoosely } from './loose-score.ts'
import type { Layer } from '../match-text.ts'

/** Nearest documents of one layer, the best first, beside those that have everything. */
export interface NearestMatches {
  readonly complete: Bitset
  readonly scored: readonly Scored[]
  readonly bits: Bitset
}

const MOST_WISHES = 10

/**
 * The documents that come nearest to a query among those of each layer that have not everything: so many that there are
 * as many in all as are asked for. Null where enough have everything.
 *
 * @param complete the documents of each layer that have everything
 */
export function findNearest(
  layers: readonly Layer[],
  nearest: Nearest,
  complete: readonly Bitset[],
): readonly NearestMatches[] | null {
  const { text, wishes, alike = [], atLeast } = nearest
  const wanted = atLeast - complete.reduce((sum, bits) => sum + countBits(bits), 0)
  const [former] = layers
  if (wanted <= 0 || !former) return null
  const met = wishes.slice(0, MOST_WISHES).map((wish) => layers.map(({ index }) => evaluateFilter(index, wish)))
  const scored = layers.map(({ index, base }, layer) => {
    const reading = readLoosely(index, { text, alike }, former.index)
    if (!reading) return []
    const conditions = met.map((ofLayers) => ({ bits: ofLayers[layer]!, gain: rarityOf(former, ofLayers[0]!) }))
    const within = subtract(base.slice(), complete[layer]!)
    return scoreLoosely(index, { reading, conditions, within, meanLength: meanLengthOf(former.index) }, wanted)
  })
  const least = scored
    .flatMap((ofLayer) => ofLayer.map(({ score }) => score))
    .sort((a, b) => b - a)
    .at(wanted - 1)
  return scored.map((ofLayer, layer) => {
    const kept = least === undefined ? ofLayer : ofLayer.filter(({ score }) => score >= least)
    const { size } = layers[layer]!.index
    const docIds = Uint32Array.from(kept, ({ docId }) => docId)
    const bits = addPostings(emptyBitset(size), docIds, 0, docIds.length)
    return { complete: complete[layer]!, scored: kept, bits }
  })
}

function rarityOf({ index, base }: Layer, bits: Bitset): number {
  const having = countBits(intersection(base, [bits]))
  return Math.log(1 + (index.size - having + 0.5) / (having + 0.5))
}

const meanLengths = new WeakMap<SearchIndex, number>()

function meanLengthOf(index: SearchIndex): number {
  return meanLengths.getOrInsertComputed(index, () => {
    let words = 0
    for (const title of index.titles) words += lengthOfTitle(title)
    return Math.max(1, words / Math.max(1, index.size))
  })
}
