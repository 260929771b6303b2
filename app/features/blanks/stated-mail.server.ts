import { absoluteHref } from '#app/addresses/route.ts'
import { routes } from '#app/addresses/routes.ts'
import { countOf } from '@specify/core/text/count-text.ts'
import { MARKETS, type Locale } from '@specify/core/market.ts'
import { blankLabel, isBlankField } from '#app/features/catalogue/blanks/blank-fields.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { EmailContent } from '#app/platform/mail/email.server.tsx'
import type { Letter } from '#app/platform/mail/letter.server.ts'
import { isStopped, stopNote } from '#app/platform/mail/mail-stops.server.ts'
import type { WaitingMail } from '#app/platform/mail/outbox.server.ts'
import type { TokenSigner } from '#app/platform/secrets/signed-token.server.ts'

interface MailContext {
  readonly db: Database
  readonly publicUrl: string
  readonly tokens: TokenSigner
}

const MOST_LISTED = 20

/** Writes the letter about answered questions; null where they are gone, or their author wants no such letters. */
export async function writeStatedMail(
  { mailId, locale, recipient }: WaitingMail,
  { db, publicUrl, tokens }: MailContext,
  now: Date,
): Promise<Letter | null> {
  const subscription = { email: recipient, topic: 'answers' as const }
  if (await isStopped(db, subscription)) return null
  const rows = await db
    .selectFrom('asked_blank')
    .select(['sku', 'name', 'attribute', 'outcome'])
    .where('mail_id', '=', mailId)
    .orderBy('name')
    .orderBy('attribute')
    .execute()
  const [first, ...others] = rows
  if (!first) return null
  const market = MARKETS[locale as Locale]
  const words = statedEmail([first, ...others], { publicUrl, locale: market.code })
  const stop = stopNote({ publicUrl, locale: market.code, tokens }, subscription, now)
  const sender = {
    siteUrl: absoluteHref(publicUrl, routes.home.path({ locale: market.code })),
    language: market.language,
  }
  return { email: { ...words, notes: [...words.notes, stop] }, sender }
}

/** The email about answered questions, without the link that stops such emails. */
export function statedEmail(
  rows: readonly [Answered, ...Answered[]],
  { publicUrl, locale }: { readonly publicUrl: string; readonly locale: Locale },
): EmailContent {
  const [first] = rows
  const more = rows.length - MOST_LISTED
  return {
    subject:
      rows.length === 1 ? `${labelOf(first)}: ${first.name}` : `${countOf(rows.length, 'answer')} from the maker`,
    heading: 'What you asked the maker',
    paragraphs: [
      ...rows.slice(0, MOST_LISTED).map(toLine),
      ...(more > 0 ? [`And ${countOf(more, 'other')}.`] : []),
      ...(rows.some(({ outcome }) => outcome === 'stated')
        ? ['Your reports and comparisons show it from now on.']
        : []),
    ],
    action: {
      label: `See ${first.sku}`,
      href: absoluteHref(publicUrl, routes.search.href({ locale, query: first.sku })),
    },
    notes: ['You get this email because you pressed Ask the maker.'],
  }
}

interface Answered {
  readonly sku: string
  readonly name: string
  readonly attribute: string
  readonly outcome: 'stated' | 'gone' | null
}

function labelOf({ attribute }: Pick<Answered, 'attribute'>): string {
  return isBlankField(attribute) ? blankLabel(attribute) : attribute
}

/** `Tap hole size of Basin Mixer, 96340C6AF, is stated now.` */
function toLine(row: Answered): string {
  const about = `${labelOf(row)} of ${row.name}, ${row.sku}`
  return row.outcome === 'stated'
    ? `${about}, is stated now.`
    : `${about}: the product is no longer in the catalogue, so the question is closed.`
}
