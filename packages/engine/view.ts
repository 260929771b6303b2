import type { IndexUpdate } from './index-update.ts'
import type { Filter, SearchAnswer, SearchQuery, SearchRecord } from './model.ts'
import { canonicalFilter, canonicalNearest, canonicalText } from './query/canonical.ts'
import { toAttributeMask } from './query/attribute-mask.ts'
import { evaluateFilter } from './query/filter.ts'
import { searchLayers } from './query/layered-search.ts'
import { type Layer, type TextMatch, matchText } from './query/match-text.ts'
import { type NearestMatches, findNearest } from './query/nearest/nearest.ts'
import { findPhrase } from './query/phrase.ts'
import { MAX_WORDS } from './query/query-words.ts'
import { type PreparedQuery, search } from './query/search.ts'
import type { SearchIndex } from './search-index.ts'
import { type Bitset, hasBit, intersect, intersection, subtract, unite } from './storage/bitset.ts'

/** Location of a hit's record. */
interface Located {
  readonly layer: number
  readonly index: SearchIndex
  readonly docId: number
}

/**
 * An index seen through a filter that no query can lift: the BIM library is the products that have BIM files. Hits,
 * counts, stats and corrections are those of an index that holds nothing else. With an update they are those of an index
 * of the former and later records, but that corrections know the words of the former ones alone.
 */
export class IndexView {
  /** The former one, where there is an update. */
  readonly index: SearchIndex
  readonly base: Bitset
  readonly key: string
  readonly update: IndexUpdate | null
  /** The index, and that of the update where there is one. */
  readonly layers: readonly Layer[]

  constructor(index: SearchIndex, filter?: Filter, update: IndexUpdate | null = null) {
    const { name, generation } = (update?.index ?? index).description.identity
    const visible = (one: SearchIndex) => (filter ? evaluateFilter(one, filter) : one.all)
    this.index = index
    this.update = update
    this.base = update ? subtract(visible(index).slice(), update.outdated) : visible(index)
    this.layers = [
      { index, base: this.base },
      ...(update ? [{ index: update.index, base: visible(update.index) }] : []),
    ]
    this.key = JSON.stringify([name, generation, filter ? canonicalFilter(filter) : ''])
  }

  search(query: SearchQuery): SearchAnswer {
    return new SearchBatch(this).search(query)
  }

  readRecord(docId: number): SearchRecord {
    const { index, docId: own } = this.locate(docId)
    return index.readRecord(own)
  }

  readJson(docId: number): string {
    const { index, docId: own } = this.locate(docId)
    return index.readJson(own)
  }

  findRecord(objectId: string): SearchRecord | null {
    const docId = this.findDocument(objectId)
    return docId < 0 ? null : this.readRecord(docId)
  }

  /** The id of a record of the view, or -1. */
  findDocument(objectId: string): number {
    for (const [layer, { index, base }] of this.layers.entries()) {
      const docId = index.findDocument(objectId)
      if (docId >= 0 && hasBit(base, docId)) return this.idOf(layer, docId)
    }
    return -1
  }

  /** Documents of the update have ids past those of the index. */
  locate(docId: number): Located {
    const { index, update } = this
    return update && docId >= index.size
      ? { layer: 1, index: update.index, docId: docId - index.size }
      : { layer: 0, index, docId }
  }

  /** The reverse of `locate`. */
  idOf(layer: number, docId: number): number {
    return layer === 0 ? docId : this.index.size + docId
  }
}

/**
 * Searches that belong together: the texts and filters they share are looked up once. A page of results asks the same
 * text with the same filters once per refined facet.
 */
export class SearchBatch {
  private readonly view: IndexView
  private readonly texts = new Map<string, readonly TextMatch[] | null>()
  private readonly nearests = new Map<string, readonly NearestMatches[] | null>()
  private readonly filters: readonly Map<string, Bitset>[]

  constructor(view: IndexView) {
    this.view = view
    this.filters = view.layers.map(() => new Map())
  }

  search(query: SearchQuery): SearchAnswer {
    const { index, update } = this.view
    const former = this.prepare(query, 0)
    return update ? searchLayers([index, former], update, this.prepare(query, 1)) : search(index, former)
  }

  /** One match per layer of the view; null for a text without words. */
  matchText(query: SearchQuery): readonly TextMatch[] | null {
    const key = canonicalText(query)
    const cached = this.texts.get(key)
    if (cached !== undefined) return cached
    const match = query.text ? matchText(this.view.layers, query.text, query) : null
    this.texts.set(key, match)
    return match
  }

  private prepare(query: SearchQuery, layer: number): PreparedQuery {
    const text = this.matchText(query)?.[layer] ?? null
    const nearest = this.findNearest(query)?.[layer] ?? null
    const complete = nearest?.complete ?? this.findComplete(query, layer)
    const matches = nearest ? unite(complete.slice(), nearest.bits) : complete
    const base = query.filter ? intersect(this.evaluate(query.filter, layer).slice(), matches) : matches
    return { query, text, base: this.withWords(query, layer, base), nearest }
  }

  /** Documents of the view that have the text and meet what was read from it. */
  private findComplete(query: SearchQuery, layer: number): Bitset {
    const matches = this.matchText(query)?.[layer]?.matches ?? this.view.layers[layer]!.base
    return query.meant ? intersect(this.evaluate(query.meant, layer).slice(), matches) : matches
  }

  private findNearest(query: SearchQuery): readonly NearestMatches[] | null {
    if (!query.nearest) return null
    const key = JSON.stringify([
      canonicalText(query),
      query.meant ? canonicalFilter(query.meant) : '',
      canonicalNearest(query.nearest),
    ])
    const cached = this.nearests.get(key)
    if (cached !== undefined) return cached
    const complete = this.view.layers.map((_, layer) => this.findComplete(query, layer))
    const found = findNearest(this.view.layers, query.nearest, complete)
    this.nearests.set(key, found)
    return found
  }

  private withWords({ phrases = [], without = [], attributes }: SearchQuery, layer: number, base: Bitset): Bitset {
    if (phrases.length + without.length === 0) return base
    const { index } = this.view.layers[layer]!
    const mask = toAttributeMask(index.description.settings, attributes)
    const having = intersection(
      base,
      phrases.slice(0, MAX_WORDS).map((phrase) => findPhrase(index, phrase, mask)),
    )
    return without
      .slice(0, MAX_WORDS)
      .reduce((remaining, phrase) => subtract(remaining, findPhrase(index, phrase, mask)), having)
  }

  /** The parts of a conjunction are remembered one by one: searches of a batch differ in one of them. */
  private evaluate(filter: Filter, layer: number): Bitset {
    const { index } = this.view.layers[layer]!
    if (filter.kind === 'and') {
      const parts = filter.filters.map((part) => this.evaluate(part, layer))
      return intersection(index.all, parts)
    }
    const filters = this.filters[layer]!
    const key = canonicalFilter(filter)
    const bits = filters.get(key) ?? evaluateFilter(index, filter)
    filters.set(key, bits)
    return bits
  }
}
