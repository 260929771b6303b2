import { CodeBuilder } from './builders/code-builder.ts'
import { DocumentBuilder } from './builders/document-builder.ts'
import { FacetBuilder } from './builders/facet-builder.ts'
import { RowBuilder } from './builders/row-builder.ts'
import { SortBuilder } from './builders/sort-builder.ts'
import { WordBuilder } from './builders/word-builder.ts'
import type { IndexIdentity, IndexSettings, SearchRecord } from './model.ts'
import { SearchIndex } from './search-index.ts'
import { type DocumentSink, type DocumentSource, MemoryDocuments } from './storage/documents.ts'
import { MAX_ATTRIBUTES } from './storage/place.ts'
import { SectionPlan, type Sections } from './storage/sections.ts'

export interface BuildRequest {
  readonly identity: IndexIdentity
  readonly settings: IndexSettings
  readonly records: Iterable<SearchRecord> | AsyncIterable<SearchRecord>
  /** Memory when absent. */
  readonly documents?: DocumentSink & DocumentSource
}

/**
 * Reads the records once and builds an immutable index of them. The same records in any order give the same index.
 * @throws when a record has no `objectID` or one that another record has too.
 */
export async function buildIndex(request: BuildRequest): Promise<SearchIndex> {
  const { identity, settings } = request
  const documents = request.documents ?? new MemoryDocuments()
  const builder = new IndexBuilder(settings, documents)
  for await (const record of request.records) builder.add(record)
  const sections = builder.finish()
  return new SearchIndex({ identity, settings, size: builder.size }, sections, documents)
}

const NO_FACETS: readonly FacetBuilder[] = []

class IndexBuilder {
  size = 0
  private readonly documents: DocumentBuilder
  private readonly facets: readonly FacetBuilder[]
  /** Records have a part of the attributes, so it is their keys that are looked up, and not each facet in each record. */
  private readonly facetsByKey = new Map<string, FacetBuilder[]>()
  private readonly rows: RowBuilder
  private readonly words: WordBuilder
  private readonly codes: CodeBuilder
  private readonly sorts: SortBuilder

  constructor(settings: IndexSettings, sink: DocumentSink) {
    if (settings.searchable.length > MAX_ATTRIBUTES || settings.codes.length > MAX_ATTRIBUTES) {
      throw new Error(`An index searches at most ${MAX_ATTRIBUTES} attributes`)
    }
    this.documents = new DocumentBuilder(sink)
    this.facets = settings.facets.map((facet) => new FacetBuilder(facet))
    for (const facet of this.facets) {
      for (const key of facet.keys) this.facetsByKey.set(key, [...(this.facetsByKey.get(key) ?? []), facet])
    }
    this.rows = new RowBuilder(settings.facets)
    this.words = new WordBuilder(settings.searchable)
    this.codes = new CodeBuilder(settings.codes)
    this.sorts = new SortBuilder(settings.customRanking, settings.sorts)
  }

  add(record: SearchRecord): void {
    const row = this.size++
    this.documents.add(record)
    for (const key of Object.keys(record)) {
      for (const facet of this.facetsByKey.get(key) ?? NO_FACETS) facet.add(record, row)
    }
    this.words.add(record)
    this.codes.add(record)
    this.sorts.add(record)
  }

  finish(): Sections {
    const rowsById = this.documents.rowsByObjectId()
    const rowOf = this.sorts.rankRows(rowsById)
    const sections = this.reserve().allocate()
    this.documents.fill(sections, rowOf, rowsById)
    this.facets.forEach((facet, index) => facet.fill(sections, `facet/${index}`, rowOf))
    this.rows.fill(sections)
    this.words.fill(sections, rowOf)
    this.codes.fill(sections, rowOf)
    this.sorts.fill(sections, rowOf)
    return sections
  }

  private reserve(): SectionPlan {
    const plan = new SectionPlan()
    this.documents.reserve(plan)
    this.facets.forEach((facet, index) => facet.reserve(plan, `facet/${index}`, this.size))
    this.rows.reserve(plan, this.size)
    this.words.reserve(plan)
    this.codes.reserve(plan)
    this.sorts.reserve(plan, this.size)
    return plan
  }
}
