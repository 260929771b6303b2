import { sql } from 'kysely'
import type { CompanyRole } from '@specify/core/actor.ts'
import { AppError } from '@specify/core/app-error.ts'
import type { Locale } from '@specify/core/market.ts'
import { noteCompanyEvent } from '#app/features/projects/access/company-events.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { enqueueMail } from '#app/platform/mail/outbox.server.ts'
import type { Admin, CompanyPerson } from './access.ts'
import { INVITE_DAYS, MAX_PEOPLE, type CompanyInvite } from './company.ts'
import { INVITE_MAIL } from './company-mail-kind.ts'
import { findInvite } from './company-queries.server.ts'
import { addMember, lockCompany, membershipOf } from './company-rows.server.ts'

const DAY_MS = 86_400_000
/** One address gets no second mail of a company within it. */
const MAIL_PAUSE_MS = 10 * 60_000

interface GivenInvite {
  /** Canonical. */
  readonly email: string
  readonly role: CompanyRole
  /** Name of the company to create where the person has none. */
  readonly companyName: string
  readonly locale: Locale
}

/**
 * Invites an address, or renews its invitation; makes the company where the person has none. @throws AppError
 * `forbidden` for a member who is no admin, `already_member`, `invalid_input` where there are as many as there may be.
 */
export async function inviteColleague(
  db: Database,
  person: CompanyPerson,
  { email, role, companyName, locale }: GivenInvite,
  now: Date,
): Promise<CompanyInvite> {
  return db.transaction().execute(async (tx) => {
    const companyId = await companyToInviteTo(tx, person, companyName, now)
    await lockCompany(tx, companyId)
    const member = await tx
      .selectFrom('company_member')
      .innerJoin('account', 'account.account_id', 'company_member.account_id')
      .select('email')
      .where('company_id', '=', companyId)
      .where('email', '=', email)
      .executeTakeFirst()
    if (member) throw new AppError('already_member', `${email} is already in the company.`)
    const before = await tx
      .selectFrom('company_invite')
      .select(['invite_id', 'created_at'])
      .where('company_id', '=', companyId)
      .where('email', '=', email)
      .executeTakeFirst()
    if (!before) await assertRoom(tx, companyId)
    const values = {
      role,
      invited_by: person.name,
      created_at: now,
      expires_at: new Date(now.getTime() + INVITE_DAYS * DAY_MS),
    }
    const { invite_id: inviteId } = await tx
      .insertInto('company_invite')
      .values({ company_id: companyId, email, ...values })
      .onConflict((conflict) => conflict.columns(['company_id', 'email']).doUpdateSet(values))
      .returning('invite_id')
      .executeTakeFirstOrThrow()
    if (!before || now.getTime() - before.created_at.getTime() > MAIL_PAUSE_MS) {
      await enqueueMail(tx, { kind: INVITE_MAIL, recipient: email, accountId: null, locale, about: inviteId }, now)
      await noteCompanyEvent(
        tx,
        { companyId, projectId: null, accountId: person.accountId, what: `invited ${email}` },
        now,
      )
    }
    return (await findInvite(tx, inviteId))!
  })
}

/** The company of an admin; a new one for who has none. */
async function companyToInviteTo(tx: Database, person: CompanyPerson, name: string, now: Date): Promise<string> {
  const { accountId } = person
  // Two first invitations at once make one company.
  await tx.selectFrom('account').select('account_id').where('account_id', '=', accountId).forUpdate().execute()
  const member = await membershipOf(tx, accountId)
  if (member?.role === 'member') throw new AppError('forbidden', 'Only an admin of your company can invite others.')
  if (member) return member.companyId
  const { company_id: companyId } = await tx
    .insertInto('company')
    .values({ name, created_at: now })
    .returning('company_id')
    .executeTakeFirstOrThrow()
  await addMember(tx, { companyId, accountId, role: 'admin' }, now)
  return companyId
}

/** Takes an invitation back. @throws AppError `not_found` */
export async function withdrawInvite(db: Database, { companyId }: Admin, inviteId: string): Promise<void> {
  const row = await db
    .deleteFrom('company_invite')
    .where('invite_id', '=', inviteId)
    .where('company_id', '=', companyId)
    .returning('invite_id')
    .executeTakeFirst()
  if (!row) throw new AppError('not_found', 'This invitation does not exist.')
}

async function assertRoom(tx: Database, companyId: string): Promise<void> {
  const { rows } = await sql<{ readonly count: string }>`
    select (select count(*) from company_member where company_id = ${companyId})
      + (select count(*) from company_invite where company_id = ${companyId}) as count`.execute(tx)
  if (Number(rows[0]?.count) >= MAX_PEOPLE)
    throw new AppError('invalid_input', `A company has ${MAX_PEOPLE} people at most, invitations included.`)
}
