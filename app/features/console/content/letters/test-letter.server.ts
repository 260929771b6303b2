import { absoluteHref } from '#app/addresses/route.ts'
import { routes } from '#app/addresses/routes.ts'
import { AppError } from '@specify/core/app-error.ts'
import { MARKETS, type Locale } from '@specify/core/market.ts'
import { isLetterKind, type LetterKind } from '#app/features/content/letters/letter-kinds.ts'
import { LettersFile, wordsAround } from '#app/features/content/letters/letters-file.server.ts'
import { findDraft, findPublished, type ByEditor } from '#app/features/publishing/drafts.server.ts'
import { logStaffChange } from '#app/features/staff/staff-log.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { LetterWords } from '#app/platform/mail/email.server.tsx'
import type { Letter } from '#app/platform/mail/letter.server.ts'
import { enqueueMail, type WaitingMail } from '#app/platform/mail/outbox.server.ts'
import { exampleLetter } from './letter-examples.server.ts'

const LETTERS_DOCUMENT = 'letters.json'
/** A letter to try the words of a draft; it is about the kind of letter. */
export const TEST_MAIL = 'letter-test'

/** The words that the draft has for a kind, or what is published; null for a draft that cannot be used. */
async function readDraftWords(db: Database, kind: LetterKind): Promise<LetterWords | null> {
  const text = (await findDraft(db, LETTERS_DOCUMENT))?.body ?? (await findPublished(db, LETTERS_DOCUMENT)) ?? '{}'
  const file = LettersFile.safeParse(parse(text)).data
  return file ? wordsAround(file, kind) : null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface DraftPlace {
  readonly db: Database
  readonly publicUrl: string
  readonly locale: Locale
}

/** An example with the words of the draft, as it would leave; null where the draft cannot be used. */
export async function draftLetter(kind: LetterKind, { db, publicUrl, locale }: DraftPlace): Promise<Letter | null> {
  const words = await readDraftWords(db, kind)
  const siteUrl = absoluteHref(publicUrl, routes.home.path({ locale }))
  const sender = { siteUrl, language: MARKETS[locale].language }
  return words && { email: exampleLetter(kind, { publicUrl, locale }), sender, words }
}

/** Null where the draft cannot be used by now. */
export async function writeTestLetter(
  { about, locale }: WaitingMail,
  { db, publicUrl }: Omit<DraftPlace, 'locale'>,
): Promise<Letter | null> {
  const kind = about ?? ''
  if (!isLetterKind(kind)) return null
  const letter = await draftLetter(kind, { db, publicUrl, locale: MARKETS[locale as Locale].code })
  return letter && { ...letter, email: { ...letter.email, subject: `Test: ${letter.email.subject}` } }
}

interface NewTest extends ByEditor {
  readonly kind: LetterKind
  readonly locale: Locale
}

/**
 * Mails an example with the words of the draft to who asks for it, and returns the address.
 *
 * @throws AppError `conflict` for a draft that cannot be used
 */
export async function sendTestLetter(
  db: Database,
  { by, requestId, kind, locale }: NewTest,
  now: Date,
): Promise<string> {
  if ((await readDraftWords(db, kind)) === null)
    throw new AppError('conflict', 'The draft cannot be used. Mend what its page says, then send a test.')
  return db.transaction().execute(async (tx) => {
    const { email } = await tx
      .selectFrom('account')
      .select('email')
      .where('account_id', '=', by.accountId)
      .executeTakeFirstOrThrow()
    const mail = { kind: TEST_MAIL, recipient: email, accountId: by.accountId, locale, about: kind }
    await enqueueMail(tx, mail, now)
    const subject = { kind: 'document', id: LETTERS_DOCUMENT }
    await logStaffChange(tx, { by, requestId, now }, { action: 'send test letter', subject, after: { letter: kind } })
    return email
  })
}
