import { sql } from 'kysely'
import type { Database } from '#app/platform/database/database.server.ts'

const NOTHING_SAID = '0'

/** Reads for each project a text that changes with every comment and resolution. */
export async function readRemarkStates(db: Database, projectIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('project_remark')
    .select(['project_id', ({ fn }) => fn.countAll<string>().as('count')])
    .select(sql<string>`coalesce(sum(extract(epoch from resolved_at)), 0)::text`.as('resolved'))
    .where('project_id', '=', sql<string>`any(${[...projectIds]}::uuid[])`)
    .groupBy('project_id')
    .execute()
  const states = new Map(rows.map(({ project_id: id, count, resolved }) => [id, `${count} ${resolved}`]))
  return new Map(projectIds.map((id) => [id, states.get(id) ?? NOTHING_SAID]))
}

/** Read before what a page shows, so that nothing falls between the two. */
export async function readRemarkState(db: Database, projectId: string): Promise<string> {
  return (await readRemarkStates(db, [projectId])).get(projectId) ?? NOTHING_SAID
}
