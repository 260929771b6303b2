import { AppError } from '@specify/core/app-error.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { actFor } from '#app/features/staff/act-for.server.ts'
import { publishIn } from './publish-release.server.ts'
import { listItems, lockRelease, logRelease } from './release-rows.server.ts'

/**
 * Publishes releases whose time has come. One that cannot be published is held with the reason, and holds up no other.
 */
export async function publishDue(db: Database, now: Date): Promise<void> {
  const due = await db
    .selectFrom('content_release')
    .select('release_id')
    .where('state', '=', 'due')
    .where('due_at', '<=', now)
    .where('problem', '=', '')
    .orderBy('due_at')
    .orderBy('number')
    .limit(20)
    .execute()
  for (const { release_id: id } of due) await publishOne(db, id, now)
}

async function publishOne(db: Database, releaseId: string, now: Date): Promise<void> {
  try {
    await db.transaction().execute(async (tx) => {
      const release = await lockRelease(tx, releaseId)
      if (release.state !== 'due') return
      const by = release.publisher_id === null ? null : await actFor(tx, release.publisher_id, 'content.publish')
      if (!by)
        throw new AppError('forbidden', 'Its publisher may no longer publish. Somebody else has to take it over.')
      await publishIn(tx, { release, items: await listItems(tx, releaseId) }, now)
      await logRelease(tx, { by, requestId: null, now }, release, 'publish release', { state: 'published' })
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await db
      .updateTable('content_release')
      .set((eb) => ({ problem: error.message.slice(0, 2_000), version: eb('version', '+', 1) }))
      .where('release_id', '=', releaseId)
      .where('state', '=', 'due')
      .execute()
  }
}
