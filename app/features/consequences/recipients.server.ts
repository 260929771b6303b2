import { sql, type RawBuilder } from 'kysely'
import type { Locale } from '@specify/core/market.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { withinTime } from '#app/platform/database/within-time.server.ts'
import { listTargets, type TargetPieces } from './list-consequences.server.ts'
import { NEWS_TOPIC } from './product-news.ts'
import { OF_PROJECTS, tuneForSums, usedRows } from './used.server.ts'
import type { WantedSkus } from './wanted-skus.ts'

export interface Recipient {
  readonly accountId: string
  readonly email: string
  readonly locale: Locale
}

type Wanted = Pick<WantedSkus, 'weights'>

/**
 * Pairs of project and account: the owner; of a project that its company edits, each member; where its owner has left
 * the company, its admins.
 */
const MAY_EDIT = sql`
  select project_id, project.account_id from affected join project using (project_id) where company_id is null
  union
  select project_id, member.account_id
  from affected join project using (project_id) join company_member member using (company_id)
  where company_edits or member.account_id = project.account_id or (member.role = 'admin' and not exists (
    select from company_member owner
    where owner.company_id = project.company_id and owner.account_id = project.account_id))`

function affected(wanted: Wanted, where = OF_PROJECTS): RawBuilder<unknown> {
  return sql`affected as materialized (
    select distinct subject_id as project_id from (${usedRows(wanted, where)}) used
  )`
}

/** Rows of projects of an account and its companies: a letter about ten thousand SKUs reads no others. */
function ofAccount(accountId: string): RawBuilder<boolean> {
  // As an array, by which the few projects are looked up and not the many SKUs.
  return sql<boolean>`${OF_PROJECTS} and subject_id = any(array(
    select project_id from project where account_id = ${accountId}::uuid
    union all
    select project_id from project join company_member member using (company_id)
    where member.account_id = ${accountId}::uuid))`
}

function recipients(wanted: Wanted, cause: string): RawBuilder<unknown> {
  return sql`${affected(wanted)}, editor as materialized (${MAY_EDIT}), recipient as materialized (
    select account.account_id, email, min(project.locale) as locale
    from editor join account on account.account_id = editor.account_id
      join project on project.project_id = editor.project_id
    where verified_at is not null
      and not exists (select from mail_stop where mail_stop.email = lower(account.email) and topic = ${NEWS_TOPIC})
      and not exists (
        select from product_letter letter where letter.cause = ${cause} and letter.account_id = account.account_id)
    group by account.account_id, email
  )`
}

/** People who may edit a project with one of the SKUs, want such mails, and have none for this cause. Null where it takes too long. */
export async function countRecipients(db: Database, wanted: Wanted, cause: string): Promise<number | null> {
  return withinTime(db, MOST_MS, async (tx) => {
    await tuneForSums().execute(tx)
    const { rows } = await sql<{ count: string }>`
      with ${recipients(wanted, cause)} select count(*) from recipient`.execute(tx)
    return Number(rows[0]?.count)
  })
}

const MOST_MS = 2_200

export async function listRecipients(
  tx: Database,
  wanted: Wanted,
  { cause, most }: { readonly cause: string; readonly most: number },
): Promise<readonly Recipient[]> {
  const { rows } = await sql<Recipient>`
    with ${recipients(wanted, cause)}
    select account_id as "accountId", email, locale from recipient order by account_id limit ${most}`.execute(tx)
  return rows
}

/** Projects of a letter; further ones are counted. */
const MOST_PROJECTS = 20

export interface NewsProject {
  readonly projectId: string
  readonly name: string
  readonly locale: Locale
  readonly skus: readonly TargetPieces[]
}

/** Open projects with one of the SKUs that an account may edit, the last changed first, and how many there are. */
export async function listNewsProjects(
  db: Database,
  wanted: Wanted,
  accountId: string,
): Promise<{ readonly projects: readonly NewsProject[]; readonly count: number }> {
  const { rows } = await sql<Omit<NewsProject, 'skus'> & { readonly count: string }>`
    with ${affected(wanted, ofAccount(accountId))}
    select project_id as "projectId", project_name as name, locale, count(*) over () as count
    from (${MAY_EDIT}) editor join project using (project_id)
    where editor.account_id = ${accountId}::uuid
    order by changed_at desc, project_id limit ${MOST_PROJECTS}`.execute(db)
  const skus = await listTargets(
    db,
    wanted,
    rows.map(({ projectId }) => projectId),
  )
  const projects = rows.map(({ projectId, name, locale }) => ({
    projectId,
    name,
    locale,
    skus: skus.get(projectId) ?? [],
  }))
  return { projects, count: Number(rows[0]?.count ?? 0) }
}
