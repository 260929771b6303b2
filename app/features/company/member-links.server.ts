import { sql } from 'kysely'
import { countOf } from '@specify/core/text/count-text.ts'
import { rightsText, type LinkRights } from '#app/features/projects/access/link-rights.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { MOST_LISTED_LINKS, type LinkEnding, type ListedLink, type MemberLinks } from './member-links.ts'

/** Links of before makers were kept are their project's owner's. */
const maker = sql<string>`coalesce(link.account_id, project.account_id)`

const openIn = (companyId: string, now: Date) => sql<boolean>`(
  project.company_id = ${companyId} and project.deleted_at is null
  and link.revoked_at is null and (link.expires_at is null or link.expires_at > ${now}))`

/** Lists open links of one member, or of all members with some, by account. */
export async function listMemberLinks(
  db: Database,
  { companyId, accountId }: { readonly companyId: string; readonly accountId: string | null },
  now: Date,
): Promise<ReadonlyMap<string, MemberLinks>> {
  const { rows } = await sql<Row>`
    select * from (
      select ${maker} as "accountId", link_id as id, link.name, project_name as project,
        coalesce('Revision ' || revision.label, '') as revision,
        shows_prices as prices, shows_notes as notes, shows_files as files,
        takes_comments as comments, takes_approval as approval,
        (count(*) over made)::int as total,
        row_number() over (made order by link.created_at desc, link_id) as place
      from project_link link join project using (project_id)
        join company_member member on member.account_id = ${maker} and member.company_id = project.company_id
        left join project_revision revision on revision.revision_id = link.revision_id
      where ${openIn(companyId, now)} and (${accountId}::uuid is null or ${maker} = ${accountId}::uuid)
      window made as (partition by ${maker})
    ) open where place <= ${MOST_LISTED_LINKS} order by place`.execute(db)
  const links = new Map<string, { readonly total: number; readonly listed: ListedLink[] }>()
  for (const { accountId: of, total, id, name, project, revision, ...rights } of rows) {
    const own = links.getOrInsertComputed(of, () => ({ total, listed: [] }))
    own.listed.push({ id, name, project, revision, shows: rightsText(rights) })
  }
  return links
}

interface Row extends Omit<ListedLink, 'shows'>, LinkRights {
  readonly accountId: string
  readonly total: number
}

interface Settlement {
  readonly companyId: string
  /** A former member. */
  readonly accountId: string
  readonly links: LinkEnding
  /** The admin who takes the links over; null in a company without one, where they end. */
  readonly heir: string | null
}

/**
 * Ends the open links of somebody who has left, or makes them an admin's.
 * @returns what the company's activity says of it, empty where there were none: `; 2 open links ended`
 */
export async function settleLinks(
  tx: Database,
  { companyId, accountId, links, heir }: Settlement,
  now: Date,
): Promise<string> {
  const isTaken = links === 'takeOver' && heir !== null
  const { numAffectedRows } = await sql`
    update project_link link
    set revoked_at = ${isTaken ? null : now}::timestamptz, account_id = ${isTaken ? heir : accountId}::uuid
    from project
    where project.project_id = link.project_id and ${maker} = ${accountId} and ${openIn(companyId, now)}`.execute(tx)
  const count = Number(numAffectedRows ?? 0n)
  if (count === 0) return ''
  return isTaken ? `; an admin took over ${countOf(count, 'open link')}` : `; ${countOf(count, 'open link')} ended`
}
