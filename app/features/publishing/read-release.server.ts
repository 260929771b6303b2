import { sql } from 'kysely'
import { staffName } from '#app/features/staff/staff-name.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { ReleaseState } from '#db/schema.ts'
import { needsOtherPublisher } from './documents.ts'
import { findDelivered, findPublished } from './drafts.server.ts'
import { listDifferences, type Difference } from './list-differences.server.ts'
import { listItems } from './release-rows.server.ts'
import { listChangedSince } from './roll-back-release.server.ts'

export interface ReleasePage {
  readonly id: string
  readonly number: string
  readonly note: string
  readonly state: ReleaseState
  readonly version: number
  readonly author: string
  readonly authorId: string | null
  readonly createdAt: Date
  readonly publisher: string
  readonly publishedAt: Date | null
  readonly dueAt: Date | null
  readonly zone: 'au' | 'nz'
  readonly problem: string
  /** Documents of it that another person than the author publishes. */
  readonly needsOther: readonly string[]
  /** Documents that were published again since. */
  readonly changedSince: readonly string[]
  readonly items: readonly {
    readonly name: string
    /** Somebody has typed on in the draft: that is not in the release. */
    readonly hasNewerDraft: boolean
    readonly differences: readonly Difference[]
  }[]
}

interface Row {
  readonly release_id: string
  readonly number: string
  readonly note: string
  readonly state: ReleaseState
  readonly version: number
  readonly author: string
  readonly author_id: string | null
  readonly created_at: Date
  readonly publisher: string
  readonly published_at: Date | null
  readonly due_at: Date | null
  readonly zone: 'au' | 'nz'
  readonly problem: string
}

/** A release with what it changes; null for none. */
export async function readRelease(db: Database, releaseId: string): Promise<ReleasePage | null> {
  const { rows } = await sql<Row>`
    select release_id, number, note, content_release.state, version, author_id, content_release.created_at, published_at,
      due_at, zone, problem,
      ${staffName('author')} as author,
      ${staffName('publisher')} as publisher
    from content_release
    left join account author on author.account_id = author_id
    left join account publisher on publisher.account_id = publisher_id
    where release_id = ${releaseId}`.execute(db)
  const [row] = rows
  if (!row) return null
  const isPublished = row.published_at !== null
  const drafts = await db.selectFrom('content_draft').select(['name', 'version']).execute()
  const items = await Promise.all(
    (await listItems(db, releaseId)).map(async ({ name, body, before, draft_version: version }) => {
      const delivered = body === null || isPublished ? await findDelivered(db, name) : null
      const was = isPublished ? (before ?? delivered) : await findPublished(db, name)
      const newer = drafts.find((draft) => draft.name === name && version !== null && draft.version > version)
      const differences = listDifferences(name, was, body ?? delivered)
      return { name, hasNewerDraft: newer !== undefined && !isPublished, differences }
    }),
  )
  return {
    id: row.release_id,
    number: row.number,
    note: row.note,
    state: row.state,
    version: row.version,
    author: row.author,
    authorId: row.author_id,
    createdAt: row.created_at,
    publisher: row.publisher,
    publishedAt: row.published_at,
    dueAt: row.due_at,
    zone: row.zone,
    problem: row.problem,
    needsOther: items.flatMap(({ name }) => (needsOtherPublisher(name) ? [name] : [])),
    changedSince: row.state === 'published' ? await listChangedSince(db, releaseId) : [],
    items,
  }
}
