import type { Database } from '#app/platform/database/database.server.ts'
import type { Enquiry } from './enquiry.ts'

export async function findEnquiryOfMail(db: Database, mailId: string): Promise<Enquiry | null> {
  const row = await db.selectFrom('enquiry').select('form').where('mail_id', '=', mailId).executeTakeFirst()
  return row ? (row.form as Enquiry) : null
}
