import { sql } from 'kysely'
import { changeInWords } from '@specify/schedule/revisions/change-in-words.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { Activity } from './company.ts'

const MOST_READ = 300
/** The last changed ones: a company may have thousands with a hundred changes each. */
const MOST_PROJECTS = 60
const MOST_SHOWN = 60

/** Lists a company's activity, the latest first; repeated entries in a row are merged. */
export async function listActivity(db: Database, companyId: string): Promise<Activity[]> {
  const { rows } = await sql<Omit<Activity, 'times'> & { readonly isChange: boolean }>`
    select who, what, "projectId", "projectName", at, "isChange" from (
      (select who, what, e.project_id as "projectId", coalesce(project_name, '') as "projectName", at, false as "isChange"
        from company_event e left join project p on p.project_id = e.project_id
        where e.company_id = ${companyId} and (e.project_id is null or (p.company_id = e.company_id and p.deleted_at is null))
        order by event_id desc limit ${MOST_READ})
      union all
      (select trim(first_name || ' ' || last_name), change, h.project_id, project_name, h.changed_at, true
        from (
          select project_id, project_name from project where company_id = ${companyId} and deleted_at is null
          order by changed_at desc limit ${MOST_PROJECTS}
        ) p cross join lateral (
          select account_id, change, project_id, changed_at from project_past
          where project_id = p.project_id order by version desc limit ${MOST_SHOWN}
        ) h left join account a on a.account_id = h.account_id
        order by h.changed_at desc limit ${MOST_READ})
      union all
      (select author, 'issued revision ' || label, r.project_id, project_name, issued_at, false
        from project p join project_revision r on r.project_id = p.project_id
        where p.company_id = ${companyId} and p.deleted_at is null
        order by issued_at desc limit ${MOST_READ})
    ) as done order by at desc, "isChange" limit ${MOST_READ}`.execute(db)
  const listed: Activity[] = []
  const noted = new Set<string>()
  for (const row of rows) {
    // The change of the project that an event is about is not another thing that was done.
    const key = `${row.projectId} ${row.at.getTime()}`
    if (row.isChange && noted.has(key)) continue
    if (!row.isChange && row.projectId !== null) noted.add(key)
    const what = changeInWords(row.what) ?? row.what
    const last = listed.at(-1)
    if (last && last.who === row.who && last.what === what && last.projectId === row.projectId)
      listed[listed.length - 1] = { ...last, times: last.times + 1 }
    else if (listed.length === MOST_SHOWN) break
    else {
      const { who, projectId, projectName, at } = row
      listed.push({ who, what, projectId, projectName, at, times: 1 })
    }
  }
  return listed
}
