import { AppError } from '@specify/core/app-error.ts'
import { noteCompanyEvent } from '#app/features/projects/access/company-events.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { CompanyPerson } from './access.ts'
import { addMember, lockCompany, membershipOf } from './company-rows.server.ts'

interface GivenAnswer {
  readonly inviteId: string
  /** Canonical, of the account. */
  readonly email: string
}

/**
 * Makes somebody a member by an invitation of their address, which ends with that. @throws AppError `not_found`,
 * `forbidden` for another address, `invite_expired`, `in_company`.
 */
export async function acceptInvite(
  db: Database,
  { accountId }: CompanyPerson,
  { inviteId, email }: GivenAnswer,
  now: Date,
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    await tx.selectFrom('account').select('account_id').where('account_id', '=', accountId).forUpdate().execute()
    const invite = await inviteFor(tx, { inviteId, email })
    if (invite.expires_at <= now)
      throw new AppError('invite_expired', `This invitation has expired. Ask ${invite.invited_by} for another one.`)
    const { company_id: companyId, role } = invite
    await lockCompany(tx, companyId)
    const member = await membershipOf(tx, accountId)
    if (member && member.companyId !== companyId)
      throw new AppError('in_company', 'You are in another company. To join this one, leave it first.')
    if (!member) {
      await addMember(tx, { companyId, accountId, role }, now)
      await noteCompanyEvent(tx, { companyId, projectId: null, accountId, what: 'joined the company' }, now)
    }
    await tx.deleteFrom('company_invite').where('invite_id', '=', inviteId).execute()
    return companyId
  })
}

/** Declines an invitation. @throws AppError `not_found`, `forbidden` for another address. */
export async function declineInvite(db: Database, answer: GivenAnswer): Promise<void> {
  await inviteFor(db, answer)
  await db.deleteFrom('company_invite').where('invite_id', '=', answer.inviteId).execute()
}

async function inviteFor(db: Database, { inviteId, email }: GivenAnswer) {
  const row = await db.selectFrom('company_invite').selectAll().where('invite_id', '=', inviteId).executeTakeFirst()
  if (!row) throw new AppError('not_found', 'This invitation has been withdrawn or answered.')
  if (row.email !== email)
    throw new AppError(
      'forbidden',
      'This invitation is for another address. Sign in with the address that it was sent to.',
    )
  return row
}
