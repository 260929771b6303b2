import { dateIn, dateTimeIn } from '@specify/core/market-time.ts'
import type { Locale } from '@specify/core/market.ts'
import type { Database } from '#app/platform/database/database.server.ts'

export interface ErasureView {
  readonly state: 'proposed' | 'confirmed'
  readonly text: string
  readonly reason: string
  readonly isByReader: boolean
}

/** The erasure of an account that is proposed or confirmed; null where there is none. */
export async function readErasure(
  db: Database,
  accountId: string,
  reader: { readonly accountId: string; readonly locale: Locale },
): Promise<ErasureView | null> {
  const row = await db
    .selectFrom('erasure')
    .leftJoin('account as proposer', 'proposer.account_id', 'erasure.proposed_by')
    .leftJoin('account as confirmer', 'confirmer.account_id', 'erasure.confirmed_by')
    .select([
      'erasure.state',
      'erasure.reason',
      'erasure.proposed_by',
      'erasure.proposed_at',
      'erasure.due_at',
      'proposer.email as proposer',
      'confirmer.email as confirmer',
    ])
    .where('erasure.account_id', '=', accountId)
    .where('erasure.state', 'in', ['proposed', 'confirmed'])
    .executeTakeFirst()
  if (!row || (row.state !== 'proposed' && row.state !== 'confirmed')) return null
  const market = { code: reader.locale }
  const proposed = `Proposed ${dateTimeIn(market, row.proposed_at)} by ${row.proposer ?? 'somebody who has left'}.`
  const confirmed = row.due_at
    ? ` Confirmed by ${row.confirmer ?? 'somebody who has left'}. The account is closed, and erased on ${dateIn(market, row.due_at)}.`
    : row.proposed_by === reader.accountId
      ? ' Somebody else has to confirm it.'
      : ''
  return {
    state: row.state,
    text: proposed + confirmed,
    reason: row.reason,
    isByReader: row.proposed_by === reader.accountId,
  }
}
