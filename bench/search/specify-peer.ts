import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSnapshot, openSnapshot } from '@specify/engine/snapshot'
import { type SearchQuery, IndexView } from '@specify/engine'
import { catalogueSettings as settings, makeCatalogue } from './catalogue.ts'
import type { Peer, PeerAnswer } from './peer.ts'
import { askProtocol } from './protocol-batch.ts'

const identity = { name: 'bench', generation: '1' }

/** Our own engine, as the site runs it: from a snapshot, documents on disk where they are many, and no result cache. */
export class SpecifyPeer implements Peer {
  openMs = 0
  snapshotBytes = 0
  private readonly folder = mkdtempSync(join(tmpdir(), 'bench-search-'))
  private readonly path = join(this.folder, 'bench.index')
  private view: IndexView | null = null

  async build(size: number): Promise<void> {
    const index = await buildSnapshot(this.path, { identity, settings, records: makeCatalogue(size) })
    this.snapshotBytes = statSync(this.path).size
    this.view = new IndexView(index)
  }

  /** Reopens the index as after a restart. */
  async reopen(): Promise<void> {
    this.view?.index.close()
    this.view = null
    const started = performance.now()
    const outcome = await openSnapshot(this.path, { identity, settings })
    if (outcome.kind !== 'opened') throw new Error(`The snapshot is ${outcome.kind}`)
    this.view = new IndexView(outcome.index)
    this.openMs = performance.now() - started
  }

  async search(query: SearchQuery): Promise<PeerAnswer> {
    const { view } = this
    if (!view) throw new Error('Not built')
    const { nbHits, hits } = view.search(query)
    return { nbHits, documents: hits.map(({ docId }) => view.readRecord(docId)).length }
  }

  /** The same question as a batch of the query protocol, from the bytes of the request to those of the answer. */
  async searchProtocol(query: SearchQuery): Promise<PeerAnswer> {
    if (!this.view) throw new Error('Not built')
    return { nbHits: await askProtocol(this.view, query), documents: 0 }
  }

  async close(): Promise<void> {
    this.view?.index.close()
    rmSync(this.folder, { recursive: true })
  }
}
