import { AppError } from '@specify/core/app-error.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { releaseName } from './documents.ts'
import { publishIn } from './publish-release.server.ts'
import {
  insertRelease,
  listItems,
  lockRelease,
  logRelease,
  type ByPublisher,
  type Chosen,
} from './release-rows.server.ts'

/**
 * Takes a release back in one step: its documents are what they were before. Documents that were published again since are
 * left unless they are named. Returns the id of the release that does so.
 */
export function rollBackRelease(
  db: Database,
  { by, requestId, releaseId, version, also }: ByPublisher & Chosen & { readonly also: readonly string[] },
  now: Date,
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const release = await lockRelease(tx, releaseId)
    if (release.state !== 'published' || release.version !== version)
      throw new AppError('conflict', `Since you opened the page, it is “${release.state}”. Look at it again.`)
    await tx.selectFrom('content_revision').select('key').forUpdate().execute()
    const changed = new Set(await listChangedSince(tx, releaseId))
    const items = (await listItems(tx, releaseId)).filter(({ name }) => !changed.has(name) || also.includes(name))
    if (items.length === 0)
      throw new AppError('conflict', 'All of its documents were published again since. Tick those to take back.')
    const back = items.map(({ name, before }) => ({ name, body: before, draft_version: null, published_digest: null }))
    const note = `Takes ${releaseName(release.number)} back`
    const { id, number } = await insertRelease(tx, { by, note, items: back, ofRelease: releaseId, now })
    await tx.updateTable('content_release').set({ publisher_id: by.accountId }).where('release_id', '=', id).execute()
    const own = await lockRelease(tx, id)
    await publishIn(tx, { release: own, items: await listItems(tx, id) }, now)
    await tx
      .updateTable('content_release')
      .set({ state: 'rolled back', version: version + 1 })
      .where('release_id', '=', releaseId)
      .execute()
    await logRelease(tx, { by, requestId, now }, release, 'roll back release', {
      state: 'rolled back',
      by: releaseName(number),
    })
    return id
  })
}

/** Documents of a published release that a later one has changed. */
export async function listChangedSince(db: Database, releaseId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('content_release_item as item')
    .innerJoin('content_release as own', 'own.release_id', 'item.release_id')
    .innerJoin('content_release_item as later', 'later.name', 'item.name')
    .innerJoin('content_release as next', 'next.release_id', 'later.release_id')
    .where('item.release_id', '=', releaseId)
    .whereRef('next.published_at', '>', 'own.published_at')
    .select('item.name')
    .distinct()
    .execute()
  return rows.map(({ name }) => name)
}
