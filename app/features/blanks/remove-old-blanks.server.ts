import { sql } from 'kysely'
import type { Database } from '#app/platform/database/database.server.ts'
import { removeInBatches } from '#app/platform/database/remove-in-batches.server.ts'

const DAY_MS = 86_400_000
/** Days after the last report that showed it; after the answer. `content/data/privacy.md` states the second. */
const KEPT_DAYS = { waiting: 180, answered: 90 }
/** Blanks × projects that are kept: those seen last. */
const MOST_WAITING = 300_000

/** Removes what no report has shown for half a year, answered questions, and more than the site keeps. */
export async function removeOldBlanks(db: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await removeInBatches(db, {
    table: 'asked_blank',
    id: 'asked_id',
    where: sql<boolean>`answered_at < ${before(KEPT_DAYS.answered)}`,
    batch: 500,
  })
  const { rows } = await sql<{ seen_at: Date }>`
    select seen_at from blank_project order by seen_at desc offset ${MOST_WAITING} limit 1`.execute(db)
  const until = new Date(Math.max(before(KEPT_DAYS.waiting).getTime(), rows[0]?.seen_at.getTime() ?? 0))
  await removeWaiting(db, until)
}

/** A thousand rows at a time: their triggers count the blanks again. */
async function removeWaiting(db: Database, until: Date): Promise<void> {
  for (let round = 0; round < 100; round++) {
    const { numAffectedRows } = await sql`
      delete from blank_project where ctid in (
        select ctid from blank_project where seen_at <= ${until} limit 1000 for update skip locked)`.execute(db)
    if ((numAffectedRows ?? 0n) < 1_000n) return
  }
}
