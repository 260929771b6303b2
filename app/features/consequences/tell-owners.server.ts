import { createHash } from 'node:crypto'
import type { StaffMember } from '#app/features/staff/assert-right.ts'
import { logStaffChange } from '#app/features/staff/staff-log.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { enqueueMail } from '#app/platform/mail/outbox.server.ts'
import { MOST_LETTERS, NEWS_MAIL, newsText, type ProductNews } from './product-news.ts'
import { listRecipients } from './recipients.server.ts'
import type { WantedSkus } from './wanted-skus.ts'

/** Identifies what staff have typed. */
export function causeOf(news: ProductNews): string {
  return `typed ${createHash('sha256').update(newsText(news)).digest('base64url').slice(0, 32)}`
}

interface News {
  readonly by: StaffMember<'catalogue.edit'>
  readonly requestId: string | null
  /** `causeOfSet` of a change set, or `causeOf` what was typed: nobody gets two letters for one. */
  readonly cause: string
  /** Name of that change set; null for none. */
  readonly set: string | null
  readonly news: ProductNews
  readonly wanted: Pick<WantedSkus, 'weights'>
}

/** Sends a letter to everybody who may edit a project with the products and has none for this cause, 500 at a time. */
export async function tellOwners(
  db: Database,
  { by, requestId, cause, set, news, wanted }: News,
  now: Date,
): Promise<{ readonly letters: number; readonly hasMore: boolean }> {
  return db.transaction().execute(async (tx) => {
    const { kind, day, note, skus } = news
    await tx
      .insertInto('product_news')
      .values({ cause, kind, day: day || null, note, skus: [...skus], created_at: now })
      // A set may have been planned again, and words may be others: letters say what the preview says.
      .onConflict((conflict) => conflict.column('cause').doUpdateSet({ kind, day: day || null, note, skus: [...skus] }))
      .execute()
    // Two presses at once write to nobody twice.
    await tx.selectFrom('product_news').select('cause').where('cause', '=', cause).forUpdate().execute()
    const found = await listRecipients(tx, wanted, { cause, most: MOST_LETTERS + 1 })
    const recipients = found.slice(0, MOST_LETTERS)
    if (recipients.length === 0) return { letters: 0, hasMore: false }
    await tx
      .insertInto('product_letter')
      .values(recipients.map(({ accountId }) => ({ cause, account_id: accountId, created_at: now })))
      .execute()
    for (const { accountId, email: recipient, locale } of recipients)
      await enqueueMail(tx, { kind: NEWS_MAIL, recipient, accountId, locale, about: cause }, now)
    const hasMore = found.length > MOST_LETTERS
    const after = { kind, day, skus: skus.length, letters: recipients.length, hasMore }
    const entry = {
      action: 'tell owners',
      subject: set === null ? { kind: 'cause', id: cause } : { kind: 'change set', id: set },
      after,
    }
    await logStaffChange(tx, { by, requestId, now }, entry)
    return { letters: recipients.length, hasMore }
  })
}
