import type { Locale } from '@specify/core/market.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { enqueueMail } from '#app/platform/mail/outbox.server.ts'
import { spendProof } from './captcha/take-captcha.server.ts'
import type { Enquiry } from './enquiry.ts'
import { ENQUIRY_MAIL } from './mails.server.ts'

interface GivenEnquiry {
  readonly enquiry: Enquiry
  readonly locale: Locale
  readonly recipient: string
  readonly proof: { readonly hash: Buffer; readonly expiresAt: Date }
}

/** Stores an enquiry with its mail. Returns false, and stores nothing, where its proof was used before. */
export async function addEnquiry(db: Database, given: GivenEnquiry, now: Date): Promise<boolean> {
  const { enquiry, locale, recipient, proof } = given
  return db.transaction().execute(async (transaction) => {
    if (!(await spendProof(transaction, proof, now))) return false
    const mailId = await enqueueMail(transaction, { kind: ENQUIRY_MAIL, recipient, accountId: null, locale }, now)
    await transaction
      .insertInto('enquiry')
      .values({ mail_id: mailId, locale, form: JSON.stringify(enquiry), created_at: now })
      .execute()
    return true
  })
}
