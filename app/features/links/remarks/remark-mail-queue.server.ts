import type { Locale } from '@specify/core/market.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { gatheredMail } from '#app/platform/mail/gathered-mail.server.ts'

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
  const account = await tx
    .selectFrom('account')
    .select('remark_mails')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (account?.remark_mails !== true) return null
  const mail = { kind: REMARK_MAIL, recipient: email, accountId, locale }
  return gatheredMail(tx, { mail, collectMs: COLLECT_MS, pauseMs: PAUSE_MS }, now)
}
