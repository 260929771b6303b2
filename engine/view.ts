import type { Filter, SearchAnswer, SearchQuery, SearchRecord } from './model.ts'
import { canonicalFilter, canonicalText } from './query/canonical.ts'
import { evaluateFilter } from './query/filter.ts'
import { type TextMatch, matchText } from './query/match-text.ts'
import { search } from './query/search.ts'
import type { SearchIndex } from './search-index.ts'
import { type Bitset, hasBit, intersect, intersection } from './storage/bitset.ts'

/**
 * An index seen through a filter that no query can lift: the BIM library is the products that have BIM files. Hits,
 * counts, stats and corrections are those of an index that holds nothing else.
 */
export class IndexView {
  readonly index: SearchIndex
  readonly base: Bitset
  readonly key: string

  constructor(index: SearchIndex, filter?: Filter) {
    const { name, generation } = index.description.identity
    this.index = index
    this.base = filter ? evaluateFilter(index, filter) : index.all
    this.key = JSON.stringify([name, generation, filter ? canonicalFilter(filter) : ''])
  }

  search(query: SearchQuery): SearchAnswer {
    return new SearchBatch(this).search(query)
  }

  readRecord(docId: number): SearchRecord {
    return this.index.readRecord(docId)
  }

  readJson(docId: number): string {
    return this.index.readJson(docId)
  }

  findRecord(objectId: string): SearchRecord | null {
    const docId = this.index.findDocument(objectId)
    return docId >= 0 && hasBit(this.base, docId) ? this.readRecord(docId) : null
  }
}

/**
 * Searches that belong together: the texts and filters they share are looked up once. A page of results asks the same
 * text with the same filters once per refined facet.
 */
export class SearchBatch {
  private readonly view: IndexView
  private readonly texts = new Map<string, TextMatch | null>()
  private readonly filters = new Map<string, Bitset>()

  constructor(view: IndexView) {
    this.view = view
  }

  search(query: SearchQuery): SearchAnswer {
    const text = this.matchText(query)
    const found = text ? text.matches : this.view.base
    const base = query.filter ? intersect(this.evaluate(query.filter).slice(), found) : found
    return search(this.view.index, { query, text, base })
  }

  matchText(query: SearchQuery): TextMatch | null {
    const key = canonicalText(query)
    const known = this.texts.get(key)
    if (known !== undefined) return known
    const match = query.text ? matchText(this.view.index, this.view.base, query.text, query) : null
    this.texts.set(key, match)
    return match
  }

  /** The parts of a conjunction are remembered one by one: searches of a batch differ in one of them. */
  private evaluate(filter: Filter): Bitset {
    if (filter.kind === 'and') {
      const parts = filter.filters.map((part) => this.evaluate(part))
      return intersection(this.view.index.all, parts)
    }
    const key = canonicalFilter(filter)
    const known = this.filters.get(key)
    if (known) return known
    const bits = evaluateFilter(this.view.index, filter)
    this.filters.set(key, bits)
    return bits
  }
}
