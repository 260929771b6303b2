import { AppError } from '@specify/core/app-error.ts'
import { renewContentKey } from '#app/features/content/commands.server.ts'
import { isSameDocument } from '#app/features/content/delivery/same-document.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { assertCurrent, assertUsable } from './check-release.server.ts'
import { needsOtherPublisher } from './documents.ts'
import { findDelivered, findPublished, type ByEditor } from './drafts.server.ts'
import {
  listItems,
  lockRelease,
  logRelease,
  type ByPublisher,
  type Chosen,
  type ReleaseItem,
  type ReleaseRow,
} from './release-rows.server.ts'

interface When {
  readonly at: Date
  readonly zone: 'au' | 'nz'
}

/**
 * Publishes a release at once, or lets it wait for a time.
 *
 * @throws AppError `conflict` for one that is not open, was changed meanwhile, or needs another person; `invalid_input`
 * for a time that has passed, and where one of its documents cannot be used: none is published then
 */
export function publishRelease(
  db: Database,
  { by, requestId, releaseId, version, when }: ByPublisher & Chosen & { readonly when: When | null },
  now: Date,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const release = await lockRelease(tx, releaseId)
    assertOpen(release, version)
    const items = await listItems(tx, releaseId)
    const guarded = items.find(({ name }) => needsOtherPublisher(name))
    if (guarded && release.author_id !== null && release.author_id === by.accountId)
      throw new AppError('conflict', `${guarded.name} is published by another person than who proposed it.`)
    const publisher = { publisher_id: by.accountId }
    await tx.updateTable('content_release').set(publisher).where('release_id', '=', releaseId).execute()
    if (when === null) {
      await publishIn(tx, { release, items }, now)
      return logRelease(tx, { by, requestId, now }, release, 'publish release', { state: 'published' })
    }
    if (when.at <= now) throw new AppError('invalid_input', 'That time has passed. Leave it empty to publish now.')
    await assertCurrent(tx, items)
    await assertUsable(tx, items)
    await tx
      .updateTable('content_release')
      .set({ state: 'due', due_at: when.at, zone: when.zone, problem: '', version: version + 1 })
      .where('release_id', '=', releaseId)
      .execute()
    await logRelease(tx, { by, requestId, now }, release, 'schedule release', { state: 'due' })
  })
}

function assertOpen({ state, version: now }: ReleaseRow, version: number): void {
  if (version !== now || (state !== 'proposed' && state !== 'due'))
    throw new AppError('conflict', `Since you opened the page, it is “${state}”. Look at it again.`)
}

interface Publication {
  readonly release: ReleaseRow
  readonly items: readonly ReleaseItem[]
}

/** Publishes all documents of a release in the transaction of the caller. @throws AppError `invalid_input`, `conflict` */
export async function publishIn(tx: Database, { release, items }: Publication, now: Date): Promise<void> {
  // One publication or delivery at a time.
  await tx.selectFrom('content_revision').select('key').forUpdate().execute()
  await assertCurrent(tx, items)
  await assertUsable(tx, items)
  for (const item of items) await publishItem(tx, release.release_id, item, now)
  await renewContentKey(tx)
  await tx
    .updateTable('content_release')
    .set({ state: 'published', published_at: now, problem: '', version: release.version + 1 })
    .where('release_id', '=', release.release_id)
    .execute()
}

async function publishItem(tx: Database, releaseId: string, item: ReleaseItem, now: Date): Promise<void> {
  const { name, body, draft_version: version } = item
  const own = await tx
    .selectFrom('content_document')
    .select('body')
    .where('origin', '=', 'console')
    .where('name', '=', name)
    .executeTakeFirst()
  await tx
    .updateTable('content_release_item')
    .set({ before: own?.body ?? null })
    .where('release_id', '=', releaseId)
    .where('name', '=', name)
    .execute()
  const below = await findDelivered(tx, name)
  await tx.deleteFrom('content_document').where('origin', '=', 'console').where('name', '=', name).execute()
  // What a delivery has with the same content needs no document of the console.
  if (body !== null && (below === null || !isSameDocument(name, body, below)))
    await tx
      .insertInto('content_document')
      .values({ origin: 'console', name, body, base: below, changed_at: now })
      .execute()
  // A draft that somebody typed on in stays, and begins from what is published now.
  if (version !== null)
    await tx.deleteFrom('content_draft').where('name', '=', name).where('version', '=', version).execute()
  await tx
    .updateTable('content_draft')
    .set({ published: await findPublished(tx, name) })
    .where('name', '=', name)
    .execute()
}

export function discardRelease(
  db: Database,
  { by, requestId, releaseId, version }: ByEditor & Chosen,
  now: Date,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const release = await lockRelease(tx, releaseId)
    assertOpen(release, version)
    const next = { state: 'discarded', version: version + 1 } as const
    await tx.updateTable('content_release').set(next).where('release_id', '=', releaseId).execute()
    await logRelease(tx, { by, requestId, now }, release, 'discard release', { state: 'discarded' })
  })
}
