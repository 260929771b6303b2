import { absoluteHref } from '#app/addresses/route.ts'
import { routes } from '#app/addresses/routes.ts'
import { MARKETS, type Locale } from '@specify/core/market.ts'
import { dateIn } from '@specify/core/market-time.ts'
import type { Enquiry } from '#app/features/contact/enquiry.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { emailHtml, type EmailContent } from '#app/platform/mail/email.server.tsx'
import { emailText } from '#app/platform/mail/email-text.ts'
import type { WaitingMail } from '#app/platform/mail/outbox.server.ts'

export const ENQUIRY_ANSWER_MAIL = 'enquiry-answer'

/** Null where the enquiry or the answer is gone. Replies go to the address for enquiries. */
export async function writeEnquiryAnswer(
  { locale, about }: WaitingMail,
  { db, publicUrl, contactEmail }: { readonly db: Database; readonly publicUrl: string; readonly contactEmail: string },
) {
  const row = await db
    .selectFrom('work_note')
    .innerJoin('enquiry', 'enquiry.enquiry_id', 'work_note.item_id')
    .select(['work_note.text', 'enquiry.form', 'enquiry.created_at'])
    .where('work_note.note_id', '=', about ?? '')
    .executeTakeFirst()
  if (!row) return null
  const market = MARKETS[locale as Locale]
  const enquiry = row.form as Enquiry
  const email: EmailContent = {
    subject: 'Your enquiry',
    heading: `Hello ${enquiry.First_Name}`,
    paragraphs: row.text.split(/\n{2,}/),
    action: null,
    notes: [`You wrote on ${dateIn(market, row.created_at)}:`, enquiry.Message],
  }
  const sender = {
    siteUrl: absoluteHref(publicUrl, routes.home.path({ locale: market.code })),
    language: market.language,
  }
  return {
    subject: email.subject,
    html: emailHtml(email, sender),
    text: emailText(email, sender),
    replyTo: contactEmail,
  }
}
