import { sql } from 'kysely'
import type { Database } from '#app/platform/database/database.server.ts'
import { setName } from './change-set.ts'

/** Lists sets with a time to come, the next first. */
export async function listDueSets(db: Database, now: Date, most: number) {
  const rows = await db
    .selectFrom('change_set')
    .select(['set_id as setId', 'number', 'name', 'zone', sql<Date>`due_at`.as('dueAt'), 'until_at as untilAt'])
    // As the index of those alone says it.
    .where('state', '=', sql.lit('due'))
    .where('due_at', '>', now)
    .orderBy('due_at')
    .orderBy('number')
    .limit(most)
    .execute()
  return rows.map(({ number, name, ...row }) => ({ ...row, title: `${setName(number)}: ${name}` }))
}
