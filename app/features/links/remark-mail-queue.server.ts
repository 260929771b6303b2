import type { Locale } from '#app/features/markets/model.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueueMail } from '#app/platform/mail/outbox.server.ts'

export const REMARK_MAIL = 'remarks'

/** Time for a recipient to finish: what is said meanwhile comes in the same mail. */
const COLLECT_MS = 5 * 60_000
/** No owner gets two such mails within it. */
const PAUSE_MS = 3_600_000

interface Owner {
  readonly accountId: string
  readonly email: string
  readonly locale: Locale
}

/**
 * The mail that a new remark is to be in: the one that waits, else a new one, an hour after the last at the soonest.
 * Null where the owner wants none.
 */
export async function remarkMailFor(
  tx: Database,
  { accountId, email, locale }: Owner,
  now: Date,
): Promise<string | null> {
  // Remarks of one owner come one after another here: two at once would make two mails.
  const account = await tx
    .selectFrom('account')
    .select('remark_mails')
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  if (account?.remark_mails !== true) return null
  // Locked, so that no server sends it before this remark is in it.
  const last = await tx
    .selectFrom('mail_outbox')
    .select(['mail_id', 'attempts', 'sent_at', 'next_attempt_at'])
    .where('kind', '=', REMARK_MAIL)
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (last?.attempts === 0 && last.sent_at === null) return last.mail_id
  const lastAt = last ? (last.sent_at ?? now).getTime() + PAUSE_MS : 0
  const notBefore = new Date(Math.max(now.getTime() + COLLECT_MS, lastAt))
  return enqueueMail(tx, { kind: REMARK_MAIL, recipient: email, accountId, locale, notBefore }, now)
}
