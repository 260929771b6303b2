import type { SearchQuery } from '@specify/engine'

/** One search engine under measurement. */
export interface Peer {
  /** Indexes the catalogue and is then ready to be asked. */
  build(size: number): Promise<void>
  /** Answers with everything a page shows: documents, counts of all facets, disjunctive ones too. */
  search(query: SearchQuery): Promise<PeerAnswer>
  close(): Promise<void>
}

export interface PeerAnswer {
  readonly nbHits: number
  readonly documents: number
}
