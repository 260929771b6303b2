import { sql } from 'kysely'
import type { ErasableId } from '#app/features/accounts/rules/access.ts'
import { noteCompanyEvent } from '#app/features/projects/access/company-events.server.ts'
import { countOf } from '@specify/core/text/count-text.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { firstAdmin, lockCompany, membershipOf } from './company-rows.server.ts'
import type { LinkEnding } from './member-links.ts'
import { settleLinks } from './member-links.server.ts'
import { endMembership } from './member-store.server.ts'

/**
 * Passes on what an account shares, before it is deleted: projects with their revisions, templates and quotes become
 * those of an admin of the company. Links that it made end, or become those of the admin as well. Returns how many
 * projects have another owner.
 * @throws AppError `last_admin` where others remain in its company without one, `conflict` where somebody joins at the
 * same time.
 */
export async function passOnSharedWork(
  tx: Database,
  { accountId, links }: { readonly accountId: ErasableId; readonly links: LinkEnding },
  now: Date,
): Promise<number> {
  const membership = await membershipOf(tx, accountId)
  if (membership) await endMembership(tx, { accountId, companyId: membership.companyId }, links, now)
  let passed = 0
  for (const companyId of await companiesWithItsWork(tx, accountId)) {
    const heir = await firstAdmin(tx, companyId)
    if (heir === null) continue
    // Also those of companies that it has left before makers of links were kept.
    await settleLinks(tx, { companyId, accountId, links, heir }, now)
    const projects = await giveToHeir(tx, { accountId, companyId, heir })
    passed += projects
    const what = `deleted their account; ${countOf(projects, 'shared project')} went to an admin`
    await noteCompanyEvent(tx, { companyId, projectId: null, accountId, what }, now)
  }
  return passed
}

/** Makes the one who joined first after its only admin an admin as well, so that the admin can go. */
export async function appointSuccessor(tx: Database, accountId: string, now: Date): Promise<void> {
  const membership = await membershipOf(tx, accountId)
  if (membership?.role !== 'admin') return
  const { companyId } = membership
  await lockCompany(tx, companyId)
  const others = await tx
    .selectFrom('company_member')
    .select(['account_id', 'role'])
    .where('company_id', '=', companyId)
    .where('account_id', '<>', accountId)
    .orderBy('joined_at')
    .orderBy('account_id')
    .execute()
  const [first] = others
  if (!first || others.some(({ role }) => role === 'admin')) return
  await tx.updateTable('company_member').set({ role: 'admin' }).where('account_id', '=', first.account_id).execute()
  const what = 'became an admin, since the only one has gone'
  await noteCompanyEvent(tx, { companyId, projectId: null, accountId: first.account_id, what }, now)
}

/** Companies that it shares something with, those that it has left before included. */
async function companiesWithItsWork(tx: Database, accountId: string): Promise<string[]> {
  const ofTable = (table: 'project' | 'project_template') =>
    tx.selectFrom(table).select('company_id').where('account_id', '=', accountId).where('company_id', 'is not', null)
  const quoted = tx
    .selectFrom('quote')
    .innerJoin('project', 'project.project_id', 'quote.project_id')
    .select('project.company_id')
    .where('quote.account_id', '=', accountId)
    .where('project.company_id', 'is not', null)
  const rows = await ofTable('project').union(ofTable('project_template')).union(quoted).execute()
  return rows.flatMap(({ company_id: companyId }) => companyId ?? [])
}

/** Answers how many projects have another owner now. */
async function giveToHeir(
  tx: Database,
  { accountId, companyId, heir }: { readonly accountId: string; readonly companyId: string; readonly heir: string },
): Promise<number> {
  const give = (table: 'project' | 'project_template') =>
    tx
      .updateTable(table)
      .set({ account_id: heir })
      .where('account_id', '=', accountId)
      .where('company_id', '=', companyId)
      .executeTakeFirst()
  const { numUpdatedRows: projects } = await give('project')
  await give('project_template')
  await sql`
    update quote set account_id = ${heir} from project
    where project.project_id = quote.project_id and project.company_id = ${companyId} and quote.account_id = ${accountId}`.execute(
    tx,
  )
  return Number(projects)
}
