import { sql } from 'kysely'
import type { Locale } from '@specify/core/market.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { enqueueMail } from '#app/platform/mail/outbox.server.ts'

export const STATED_MAIL = 'blanks-stated'

/** Letters of one transaction. */
const BATCH = 200

/** Puts one letter into the outbox for everybody whose questions were answered since. Returns how many. */
export async function enqueueStatedMails(db: Database, now: Date): Promise<number> {
  for (let sent = 0; ;) {
    const count = await enqueueBatch(db, now)
    sent += count
    if (count < BATCH) return sent
  }
}

async function enqueueBatch(db: Database, now: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    // The account is locked: another server passes it by.
    const { rows } = await sql<{ account_id: string; email: string; locale: Locale }>`
      select account.account_id, email, (
        select locale from asked_blank asked where asked.account_id = account.account_id
        order by answered_at desc nulls last limit 1) as locale
      from account where account_id in (
        select account_id from asked_blank where answered_at is not null and mail_id is null)
      limit ${BATCH} for no key update of account skip locked`.execute(tx)
    for (const { account_id: accountId, email, locale } of rows) {
      const mailId = await enqueueMail(tx, { kind: STATED_MAIL, recipient: email, accountId, locale }, now)
      await sql`
        update asked_blank set mail_id = ${mailId}
        where account_id = ${accountId} and answered_at is not null and mail_id is null`.execute(tx)
    }
    return rows.length
  })
}
