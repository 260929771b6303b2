import { sql, type Selectable } from 'kysely'
import type { Membership } from '@specify/core/actor.ts'
import { needsSecondFactor, STAFF_RIGHTS, type StaffRight } from '@specify/core/staff-rights.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { hashToken } from '#app/platform/secrets/secret-token.server.ts'
import type { Tables } from '#db/schema.ts'
import { IDLE_MS, LONGEST_MS } from './session-rows.server.ts'

/** Precision of the last use of a session. */
const SEEN_EVERY_MS = 5 * 60_000

export type AccountOfSession = Selectable<Tables['account']> & {
  readonly company: Membership | null
  /** Rights that hold in this session, and those that wait for a code. */
  readonly rights: readonly StaffRight[]
  readonly waitingRights: readonly StaffRight[]
  readonly provedAt: Date | null
}

/** The account of a valid session, as its row, with its company and its rights; null for any other. Marks it as used. */
export async function touchSession(db: Database, session: string, now: Date): Promise<AccountOfSession | null> {
  const hash = hashToken(session)
  const found = await db
    .selectFrom('session')
    .innerJoin('account', 'account.account_id', 'session.account_id')
    .leftJoin('company_member', 'company_member.account_id', 'account.account_id')
    .selectAll('account')
    .select([
      'session.seen_at',
      'session.proved_at',
      'company_member.company_id',
      'company_member.role as company_role',
    ])
    .select(
      sql<string[]>`array(select "right" from staff_right where staff_right.account_id = account.account_id)`.as(
        'words',
      ),
    )
    .where('token_hash', '=', hash)
    .where('account.closed_at', 'is', null)
    .where('session.seen_at', '>', new Date(now.getTime() - IDLE_MS))
    .where('session.created_at', '>', new Date(now.getTime() - LONGEST_MS))
    .executeTakeFirst()
  if (!found) return null
  const { seen_at: seenAt, proved_at: provedAt, company_id: companyId, company_role: role, words, ...account } = found
  if (now.getTime() - seenAt.getTime() > SEEN_EVERY_MS)
    await db.updateTable('session').set({ seen_at: now }).where('token_hash', '=', hash).execute()
  const granted = STAFF_RIGHTS.filter((right) => words.includes(right))
  const waits = (right: StaffRight) => provedAt === null && needsSecondFactor(right)
  return {
    ...account,
    company: companyId === null || role === null ? null : { companyId, role },
    rights: granted.filter((right) => !waits(right)),
    waitingRights: granted.filter(waits),
    provedAt,
  }
}

export type ViewedAccount = AccountOfSession & { readonly hasRights: boolean }

/** An account as staff see the site with its eyes: without a right. Null where it is gone. */
export async function readViewed(db: Database, accountId: string): Promise<ViewedAccount | null> {
  const found = await db
    .selectFrom('account')
    .leftJoin('company_member', 'company_member.account_id', 'account.account_id')
    .selectAll('account')
    .select(['company_member.company_id', 'company_member.role as company_role'])
    .select(
      sql<boolean>`exists (select from staff_right where staff_right.account_id = account.account_id)`.as('hasRights'),
    )
    .where('account.account_id', '=', accountId)
    .executeTakeFirst()
  if (!found) return null
  const { company_id: companyId, company_role: role, ...account } = found
  const company = companyId === null || role === null ? null : { companyId, role }
  return { ...account, company, rights: [], waitingRights: [], provedAt: null }
}
