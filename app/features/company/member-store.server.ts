import { sql } from 'kysely'
import type { ErasableId } from '#app/features/accounts/rules/access.ts'
import type { CompanyRole } from '@specify/core/actor.ts'
import { AppError } from '@specify/core/app-error.ts'
import { noteCompanyEvent } from '#app/features/projects/access/company-events.server.ts'
import type { Locale } from '@specify/core/market.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { enqueueMail } from '#app/platform/mail/outbox.server.ts'
import { REMOVED_MAIL } from './company-mail-kind.ts'
import { findCompany } from './company-queries.server.ts'
import type { Admin, Colleague } from './access.ts'
import { firstAdmin, lockCompany, membershipOf } from './company-rows.server.ts'
import type { LinkEnding } from './member-links.ts'
import { settleLinks } from './member-links.server.ts'

/** Ends a membership by an admin, who may take over its links. @throws AppError `not_found`; `conflict` for the admin's own. */
export async function removeMember(
  db: Database,
  admin: Admin,
  { accountId, locale, links }: { readonly accountId: string; readonly locale: Locale; readonly links: LinkEnding },
  now: Date,
): Promise<void> {
  if (accountId === admin.accountId) throw new AppError('conflict', 'To end your own membership, leave the company.')
  await changeMembers(db, admin, now, async (tx) => {
    const { name, email: recipient } = await memberNamed(tx, admin.companyId, accountId)
    const { name: about } = await findCompany(tx, admin.companyId)
    await enqueueMail(tx, { kind: REMOVED_MAIL, recipient, accountId, locale, about }, now)
    await tx.deleteFrom('company_member').where('account_id', '=', accountId).execute()
    const { companyId, accountId: heir } = admin
    return `removed ${name} from the company${await settleLinks(tx, { companyId, accountId, links, heir }, now)}`
  })
}

/** @throws AppError `not_found`, `last_admin` */
export async function setMemberRole(
  db: Database,
  admin: Admin,
  { accountId, role }: { readonly accountId: string; readonly role: CompanyRole },
  now: Date,
): Promise<void> {
  await changeMembers(db, admin, now, async (tx) => {
    const member = await memberNamed(tx, admin.companyId, accountId)
    if (member.role === role) return null
    if (role === 'member') await assertOtherAdmin(tx, admin.companyId, accountId)
    await tx.updateTable('company_member').set({ role }).where('account_id', '=', accountId).execute()
    return `made ${member.name} ${role === 'admin' ? 'an admin' : 'a member'}`
  })
}

export async function renameCompany(db: Database, admin: Admin, name: string, now: Date): Promise<void> {
  await changeMembers(db, admin, now, async (tx) => {
    await tx.updateTable('company').set({ name }).where('company_id', '=', admin.companyId).execute()
    return `named the company ${name}`
  })
}

/**
 * Ends an own membership: what is shared stays with the company, links end or become those of an admin. The last one ends the company, and what it shared is
 * its owners' again. @throws AppError `last_admin` where others remain without one, `conflict` where somebody joins at
 * the same time.
 */
export async function leaveCompany(db: Database, leaver: Colleague, links: LinkEnding, now: Date): Promise<void> {
  await db.transaction().execute((tx) => endMembership(tx, leaver, links, now))
}

/** The same within a transaction. */
export async function endMembership(
  tx: Database,
  { accountId, companyId }: { readonly accountId: ErasableId; readonly companyId: string },
  links: LinkEnding,
  now: Date,
): Promise<void> {
  // Projects and templates before their company, as those who share them do.
  const isAlone = (await membersOf(tx, companyId)).length === 1
  if (isAlone)
    for (const table of ['project', 'project_template'] as const)
      await tx.updateTable(table).set({ company_id: null }).where('company_id', '=', companyId).execute()
  await lockCompany(tx, companyId)
  const members = await membersOf(tx, companyId)
  if (!members.includes(accountId)) throw new AppError('not_found', 'You have already left this company.')
  if (isAlone && members.length > 1) throw new AppError('conflict', 'Someone has just joined. Please reload the page.')
  if (members.length > 1) await assertOtherAdmin(tx, companyId, accountId)
  await tx.deleteFrom('company_member').where('account_id', '=', accountId).execute()
  const heir = await firstAdmin(tx, companyId)
  const settled = heir === null ? '' : await settleLinks(tx, { companyId, accountId, links, heir }, now)
  await noteCompanyEvent(tx, { companyId, projectId: null, accountId, what: `left the company${settled}` }, now)
  if (members.length === 1) await tx.deleteFrom('company').where('company_id', '=', companyId).execute()
}

async function membersOf(tx: Database, companyId: string): Promise<string[]> {
  const rows = await tx.selectFrom('company_member').select('account_id').where('company_id', '=', companyId).execute()
  return rows.map((row) => row.account_id)
}

/** A change by somebody who is an admin at the moment of it. @throws AppError `forbidden` for who is none any more. */
async function changeMembers(
  db: Database,
  { accountId, companyId }: Admin,
  now: Date,
  change: (tx: Database) => Promise<string | null>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockCompany(tx, companyId)
    const current = await membershipOf(tx, accountId)
    if (current?.companyId !== companyId || current.role !== 'admin')
      throw new AppError('forbidden', 'This is for the admins of the company.')
    const what = await change(tx)
    if (what !== null) await noteCompanyEvent(tx, { companyId, projectId: null, accountId, what }, now)
  })
}

async function memberNamed(tx: Database, companyId: string, accountId: string) {
  const row = await tx
    .selectFrom('company_member')
    .innerJoin('account', 'account.account_id', 'company_member.account_id')
    .select(['company_member.role', 'email', sql<string>`trim(first_name || ' ' || last_name)`.as('name')])
    .where('company_member.account_id', '=', accountId)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  if (!row) throw new AppError('not_found', 'This person is not in your company.')
  return { role: row.role, name: row.name || row.email, email: row.email }
}

async function assertOtherAdmin(tx: Database, companyId: string, accountId: string): Promise<void> {
  const other = await tx
    .selectFrom('company_member')
    .select('account_id')
    .where('company_id', '=', companyId)
    .where('role', '=', 'admin')
    .where('account_id', '<>', accountId)
    .executeTakeFirst()
  if (!other) throw new AppError('last_admin', 'A company needs an admin: make someone else one first.')
}
