import { sql } from 'kysely'
import type { Database } from '#app/platform/database/database.server.ts'

const MOST_KEPT = 1_000

export interface CompanyEvent {
  readonly companyId: string
  /** Null for what is about the company itself. */
  readonly projectId: string | null
  readonly accountId: string
  /** The action in the past tense: `shared the project to edit`. */
  readonly what: string
}

/** Notes who did what, in the transaction that does it. The oldest are let go. */
export async function noteCompanyEvent(
  tx: Database,
  { companyId, projectId, accountId, what }: CompanyEvent,
  now: Date,
): Promise<void> {
  await sql`
    insert into company_event (company_id, project_id, who, what, at)
    select ${companyId}, ${projectId}, trim(first_name || ' ' || last_name), ${what}, ${now}
    from account where account_id = ${accountId}`.execute(tx)
  await sql`
    delete from company_event where company_id = ${companyId} and event_id <= (
      select event_id from company_event where company_id = ${companyId}
      order by event_id desc offset ${MOST_KEPT} limit 1
    )`.execute(tx)
}
