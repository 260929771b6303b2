import { sql } from 'kysely'
import type { Database } from '#app/platform/database/database.server.ts'

const DAY_MS = 86_400_000
/** Days that files are kept of sets which are not applied. */
const FILE_DAYS = 7
/** Days that former products are kept, of the last sets at least. */
const BEFORE_DAYS = 400
const KEPT_SETS = 20
/** Days after which sets are gone that were never applied. */
const CLOSED_DAYS = 90

/** Removes files, rows and former products that nobody goes back to. What was applied stays in the history. */
export async function removeOldChanges(db: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await sql`
    delete from change_part using change_set
    where change_part.set_id = change_set.set_id
      and (state in ('applied', 'rolled back', 'discarded') or change_set.changed_at < ${before(FILE_DAYS)})`.execute(
    db,
  )
  await sql`
    delete from change_set
    where state in ('draft', 'refused', 'discarded', 'outdated') and job is null and changed_at < ${before(CLOSED_DAYS)}
      and not exists (select from change_set other where other.of_set = change_set.set_id)`.execute(db)
  await sql`
    delete from product_before using change_set
    where product_before.set_id = change_set.set_id and applied_at < ${before(BEFORE_DAYS)}
      and change_set.set_id not in (
        select set_id from change_set where applied_at is not null order by applied_at desc limit ${KEPT_SETS})`.execute(
    db,
  )
}
