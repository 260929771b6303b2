import { api } from '#app/addresses/api.ts'
import { countText } from '@specify/core/text/count-text.ts'
import { dateTimeIn } from '@specify/core/market-time.ts'
import type { Locale } from '@specify/core/market.ts'
import type { StaffRight } from '@specify/core/staff-rights.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { readSecondFactor } from '#app/features/accounts/second-factor/second-factor.server.ts'
import { readErasure, type ErasureView } from './read-erasure.server.ts'
import { rightsOf } from '#app/features/staff/staff-rights.server.ts'

export interface AccountPage {
  readonly accountId: string
  readonly email: string
  readonly facts: readonly (readonly [label: string, text: string])[]
  readonly rights: readonly StaffRight[]
  readonly hasSecondFactor: boolean
  /** A customer, and the reader may. */
  readonly canBeSeenAs: boolean
  /** The reader's last code is so old that changes ask for another. */
  readonly asksCode: boolean
  /** The reader's own account, whose rights somebody else changes. */
  readonly isOwn: boolean
  readonly isVerified: boolean
  readonly isClosed: boolean
  readonly erasure: ErasureView | null
  /** Null where a code has to be shown first. */
  readonly dataHref: string | null
}

/** Null where there is no such account. */
export async function readAccountPage(
  db: Database,
  accountId: string,
  reader: {
    readonly accountId: string
    readonly locale: Locale
    readonly asksCode: boolean
    readonly canSeeAs: boolean
  },
): Promise<AccountPage | null> {
  const row = await db.selectFrom('account').selectAll().where('account_id', '=', accountId).executeTakeFirst()
  if (!row) return null
  const factor = await readSecondFactor(db, accountId)
  const rights = await rightsOf(db, accountId)
  const sessions = Number(
    (
      await db
        .selectFrom('session')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow()
    ).count,
  )
  const at = (date: Date) => dateTimeIn({ code: reader.locale }, date)
  const facts: (readonly [string, string])[] = [
    ['Name', `${row.first_name} ${row.last_name}`.trim()],
    ['Company', row.company_name],
    ['Role', row.role],
    ['Phone', row.phone],
    ['Country', [row.state, row.country].filter(Boolean).join(', ')],
    ['Registered', at(row.created_at)],
    ['Confirmed', row.verified_at ? at(row.verified_at) : 'Not yet'],
    ['Closed', row.closed_at ? at(row.closed_at) : ''],
    ['Sessions', countText(sessions)],
    ['Two-step sign-in', factor ? `On since ${at(factor.since)}` : 'Off'],
    [
      'Sees internal products',
      row.is_internal_user ? (rights.length > 0 ? 'Yes' : 'Yes, with no right to do anything') : 'No',
    ],
  ]
  return {
    accountId,
    email: row.email,
    facts: facts.filter(([, text]) => text !== ''),
    rights,
    isVerified: row.verified_at !== null,
    isClosed: row.closed_at !== null,
    erasure: await readErasure(db, accountId, reader),
    dataHref: reader.asksCode ? null : api.personData.href({ locale: reader.locale, account: accountId }),
    canBeSeenAs: reader.canSeeAs && row.closed_at === null && !row.is_internal_user && rights.length === 0,
    hasSecondFactor: factor !== null,
    asksCode: reader.asksCode,
    isOwn: accountId === reader.accountId,
  }
}
