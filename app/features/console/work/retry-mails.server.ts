import { sql } from 'kysely'
import { AppError } from '@specify/core/app-error.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { StaffMember } from '#app/features/staff/assert-right.ts'
import { hasFailed } from '#app/platform/mail/outbox.server.ts'
import { logStaffChange } from '#app/features/staff/staff-log.server.ts'

interface Retry {
  readonly by: StaffMember<'system'>
  readonly requestId: string | null
  readonly ids: readonly string[]
}

/** Puts mails that were given up, or wait for another attempt, first in the queue. Mails that were sent, are being sent, or are for later stay as they are. Returns how many there were. */
export async function retryMails(db: Database, { by, requestId, ids }: Retry, now: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const retried = await tx
      .updateTable('mail_outbox')
      // It is given up 48 hours after it was written: that time begins again.
      .set({ next_attempt_at: now, failed_at: null, created_at: now })
      .where('mail_id', '=', sql<string>`any(${ids}::uuid[])`)
      .where('sent_at', 'is', null)
      .where(hasFailed(now))
      .returning('mail_id')
      .execute()
    if (retried.length === 0) throw new AppError('not_found', 'None of these mails is waiting.')
    const [only] = retried
    const isOne = retried.length === 1
    await logStaffChange(
      tx,
      { by, requestId, now },
      {
        action: 'send mail again',
        subject: { kind: 'mail', id: isOne ? only!.mail_id : `${retried.length} of them` },
        after: { ids: retried.map(({ mail_id: id }) => id).join(' ') },
      },
    )
    return retried.length
  })
}
