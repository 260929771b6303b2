import { AppError } from '@specify/core/app-error.ts'
import { absoluteHref } from '#app/addresses/route.ts'
import { routes } from '#app/addresses/routes.ts'
import { MARKETS, type Locale } from '@specify/core/market.ts'
import { dateIn } from '@specify/core/market-time.ts'
import type { Enquiry } from '#app/features/contact/enquiry.ts'
import type { StaffMember } from '#app/features/staff/assert-right.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { Letter } from '#app/platform/mail/letter.server.ts'
import type { WaitingMail } from '#app/platform/mail/outbox.server.ts'
import { fillWords, wordProblem } from '../replies/answer-words.ts'
import { enquiryNumber } from '../replies/enquiry-number.ts'
import { MAX_ANSWER_LENGTH } from './item-state.ts'

export const ENQUIRY_ANSWER_MAIL = 'enquiry-answer'

interface EnquiryAnswer {
  readonly locale: Locale
  readonly enquiry: Enquiry
  /** The time of the enquiry. */
  readonly at: Date
  /** The text with its words filled in. */
  readonly text: string
}

/**
 * Reads an enquiry with the answer as it would be sent; null where there is none.
 *
 * @throws AppError `invalid_input` for a word that nothing is filled in for, and where the text becomes too long.
 */
export async function readAnswer(
  db: Database,
  { by, id, text }: { readonly by: StaffMember<'work'>; readonly id: string; readonly text: string },
): Promise<EnquiryAnswer | null> {
  const row = await db
    .selectFrom('enquiry')
    .select(['locale', 'form', 'created_at'])
    .where('enquiry_id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const author = await db
    .selectFrom('account')
    .select(['email', 'first_name', 'last_name'])
    .where('account_id', '=', by.accountId)
    .executeTakeFirst()
  const [enquiry, locale] = [row.form as Enquiry, row.locale as Locale]
  const filled = fillWords(text, {
    name: enquiry.First_Name,
    number: enquiryNumber(id),
    day: dateIn(MARKETS[locale], row.created_at),
    staff: `${author?.first_name ?? ''} ${author?.last_name ?? ''}`.trim() || (author?.email ?? ''),
  })
  const problem =
    wordProblem(text) ||
    (filled.length > MAX_ANSWER_LENGTH
      ? `The answer must have at most ${MAX_ANSWER_LENGTH.toLocaleString('en-AU')} characters with its words filled in.`
      : '')
  if (problem !== '') throw new AppError('invalid_input', problem, { fields: { text: problem } })
  return { locale, enquiry, at: row.created_at, text: filled }
}

/** The letter of an answer: the one that leaves, and the one that is previewed. */
export function answerEmail({ locale, enquiry, at, text }: EnquiryAnswer) {
  return {
    subject: 'Your enquiry',
    heading: `Hello ${enquiry.First_Name}`,
    paragraphs: text.split(/\n{2,}/),
    action: null,
    notes: [`You wrote on ${dateIn(MARKETS[locale], at)}:`, enquiry.Message],
  }
}

/** The address that stands below each answer. */
export function siteUrlOf(publicUrl: string, locale: Locale): string {
  return absoluteHref(publicUrl, routes.home.path({ locale }))
}

/** Null where the enquiry or the answer is gone. Replies go to the address for enquiries. */
export async function writeEnquiryAnswer(
  { locale, about }: WaitingMail,
  { db, publicUrl, contactEmail }: { readonly db: Database; readonly publicUrl: string; readonly contactEmail: string },
): Promise<Letter | null> {
  const row = await db
    .selectFrom('work_note')
    .innerJoin('enquiry', 'enquiry.enquiry_id', 'work_note.item_id')
    .select(['work_note.text', 'enquiry.form', 'enquiry.created_at'])
    .where('work_note.note_id', '=', about ?? '')
    .executeTakeFirst()
  if (!row) return null
  const market = MARKETS[locale as Locale]
  const email = answerEmail({
    locale: market.code,
    enquiry: row.form as Enquiry,
    at: row.created_at,
    text: row.text,
  })
  const sender = { siteUrl: siteUrlOf(publicUrl, market.code), language: market.language }
  return {
    email,
    sender,
    replyTo: contactEmail,
  }
}
