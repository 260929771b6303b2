import { AppError } from '@specify/core/app-error.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { StaffMember } from '#app/features/staff/assert-right.ts'
import { logStaffChange } from '#app/features/staff/staff-log.server.ts'
import type { ReleaseState } from '#db/schema.ts'
import { MAX_RELEASE_NOTE_LENGTH, releaseName } from './documents.ts'
import type { ContentEditor } from './drafts.server.ts'

export type ContentPublisher = StaffMember<'content.publish'>

export interface ByPublisher {
  readonly by: ContentPublisher
  readonly requestId: string | null
}

export interface Chosen {
  readonly releaseId: string
  /** The version that was read. */
  readonly version: number
}

export interface ReleaseRow {
  readonly release_id: string
  readonly number: string
  readonly state: ReleaseState
  readonly version: number
  readonly author_id: string | null
  readonly publisher_id: string | null
}

export interface ReleaseItem {
  readonly name: string
  readonly body: string | null
  readonly draft_version: number | null
  readonly published_digest: string | null
  readonly before: string | null
}

export async function lockRelease(tx: Database, releaseId: string): Promise<ReleaseRow> {
  const release = await tx
    .selectFrom('content_release')
    .select(['release_id', 'number', 'state', 'version', 'author_id', 'publisher_id'])
    .where('release_id', '=', releaseId)
    .forUpdate()
    .executeTakeFirst()
  if (!release) throw new AppError('not_found', 'There is no such release.')
  return release
}

export function listItems(db: Database, releaseId: string): Promise<ReleaseItem[]> {
  return db
    .selectFrom('content_release_item')
    .select(['name', 'body', 'draft_version', 'published_digest', 'before'])
    .where('release_id', '=', releaseId)
    .orderBy('name')
    .execute()
}

interface NewRelease {
  readonly by: ContentEditor | ContentPublisher
  readonly note: string
  readonly items: readonly Omit<ReleaseItem, 'before'>[]
  readonly ofRelease: string | null
  readonly now: Date
}

export async function insertRelease(
  tx: Database,
  { by, note, items, ofRelease, now }: NewRelease,
): Promise<{ readonly id: string; readonly number: string }> {
  const { release_id: id, number } = await tx
    .insertInto('content_release')
    .values({
      note: note.slice(0, MAX_RELEASE_NOTE_LENGTH).toWellFormed(),
      author_id: by.accountId,
      of_release: ofRelease,
      created_at: now,
      publisher_id: null,
      due_at: null,
      published_at: null,
    })
    .returning(['release_id', 'number'])
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('content_release_item')
    .values(items.map((item) => ({ ...item, release_id: id, before: null })))
    .execute()
  return { id, number }
}

export function logRelease(
  tx: Database,
  author: { readonly by: ContentEditor | ContentPublisher; readonly requestId: string | null; readonly now: Date },
  { number, state }: Pick<ReleaseRow, 'number'> & { readonly state: ReleaseState | null },
  action: string,
  after: { readonly state: ReleaseState; readonly [fact: string]: string },
): Promise<void> {
  const subject = { kind: 'release', id: releaseName(number) }
  return logStaffChange(tx, author, { action, subject, before: state && { state }, after })
}
