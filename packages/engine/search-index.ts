import { FacetColumn } from './facet-column.ts'
import { FacetRows } from './facet-rows.ts'
import type { IndexIdentity, IndexSettings, SearchRecord } from './model.ts'
import { RankValues } from './query/rank-values.ts'
import { type Bitset, fullBitset } from './storage/bitset.ts'
import type { DocumentSource } from './storage/documents.ts'
import type { Sections } from './storage/sections.ts'
import { StringTable } from './storage/string-table.ts'
import { type SynonymTable, compileSynonyms, longestPhrase } from './text/synonyms.ts'

export interface IndexDescription {
  readonly identity: IndexIdentity
  readonly settings: IndexSettings
  readonly size: number
}

/** Terms in byte order with, for the postings of each, the documents and the places in them. */
export interface TermIndex {
  readonly terms: StringTable
  readonly offsets: Uint32Array
  readonly postings: Uint32Array
  readonly places: Uint16Array
}

interface CodeIndex extends TermIndex {
  readonly spellings: Uint32Array
}

const decoder = new TextDecoder()

/**
 * An immutable index: typed views of one shared buffer, and its documents. Opening one copies nothing, so any number of
 * threads can open the same buffer. Document ids go by custom ranking, best first.
 */
export class SearchIndex {
  readonly description: IndexDescription
  readonly sections: Sections
  readonly documents: DocumentSource
  readonly all: Bitset
  readonly facets: ReadonlyMap<string, FacetColumn>
  readonly rows: FacetRows
  readonly words: TermIndex
  /** Per document, about the first text that it is searched by. */
  readonly titles: Uint16Array
  readonly codes: CodeIndex
  /** Rank values by attribute, for custom ranking and sorts. */
  readonly ranks: ReadonlyMap<string, RankValues>
  readonly synonyms: SynonymTable
  /** Words of the longest phrase that has synonyms. */
  readonly longestSynonym: number
  readonly objectIds: StringTable

  constructor(description: IndexDescription, sections: Sections, documents: DocumentSource) {
    const { settings, size } = description
    this.description = description
    this.sections = sections
    this.documents = documents
    this.all = fullBitset(size)
    this.facets = new Map(
      settings.facets.map((facet, i) => [facet.attribute, new FacetColumn(facet, sections, `facet/${i}`)]),
    )
    const columns = Array.from(this.facets.values())
    this.rows = new FacetRows(sections, settings.facets, (index) => columns[index]?.valueCount ?? 0)
    this.words = openTerms(sections, 'word')
    this.titles = sections.u16('word-titles')
    this.codes = { ...openTerms(sections, 'code'), spellings: sections.u32('code-spellings') }
    this.ranks = new Map(
      [...settings.customRanking, ...settings.sorts].map(({ attribute }) => {
        return [attribute, new RankValues(sections, attribute)]
      }),
    )
    this.synonyms = compileSynonyms(settings.synonyms)
    this.longestSynonym = longestPhrase(this.synonyms)
    this.objectIds = new StringTable(sections.u8('object-id-bytes'), sections.u32('object-id-offsets'))
  }

  get size(): number {
    return this.description.size
  }

  findDocument(objectId: string): number {
    const index = this.objectIds.find(objectId)
    return index < 0 ? -1 : this.sections.u32('object-id-documents')[index]!
  }

  /** Rank of each document's `objectID`. */
  get objectIdPlaces(): Uint32Array {
    return this.sections.u32('document-object-ids')
  }

  readRecord(docId: number): SearchRecord {
    return JSON.parse(this.readJson(docId))
  }

  readJson(docId: number): string {
    const start = this.sections.f64('document-starts')[docId]
    const length = this.sections.u32('document-lengths')[docId]
    if (start === undefined || length === undefined) throw new Error(`The index has no document ${docId}`)
    return decoder.decode(this.documents.read(start, length))
  }

  findSort(name: string): Uint32Array | null {
    return this.sections.has(`sort/${name}`) ? this.sections.u32(`sort/${name}`) : null
  }

  /** Releases the document file. Searches that are already running have finished: they are synchronous. */
  close(): void {
    this.documents.close()
  }
}

function openTerms(sections: Sections, name: string): TermIndex {
  return {
    terms: new StringTable(sections.u8(`${name}-bytes`), sections.u32(`${name}-offsets`)),
    offsets: sections.u32(`${name}-posting-offsets`),
    postings: sections.u32(`${name}-postings`),
    places: sections.u16(`${name}-places`),
  }
}
