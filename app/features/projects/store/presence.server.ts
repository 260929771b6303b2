import { sql } from 'kysely'
import type { Database } from '#app/platform/database/database.server.ts'

/** Somebody is at work while their page has asked within this time; pages ask every 20 seconds. */
const PRESENT_MS = 45_000

/** Notes that somebody works on a project; answers the names of the others who do, in the order of the alphabet. */
export async function markPresence(
  db: Database,
  { projectId, accountId }: { readonly projectId: string; readonly accountId: string },
  now: Date,
): Promise<string[]> {
  await db
    .insertInto('project_presence')
    .values({ project_id: projectId, account_id: accountId, seen_at: now })
    .onConflict((conflict) => conflict.columns(['project_id', 'account_id']).doUpdateSet({ seen_at: now }))
    .execute()
  const { rows } = await sql<{ readonly name: string }>`
    select trim(first_name || ' ' || last_name) as name
    from project_presence join account using (account_id)
    where project_id = ${projectId} and account_id <> ${accountId}
      and seen_at > ${new Date(now.getTime() - PRESENT_MS)}
    order by name limit 20`.execute(db)
  return rows.map(({ name }) => name)
}
