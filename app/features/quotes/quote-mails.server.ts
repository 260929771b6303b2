import { absoluteHref } from '#app/addresses/route.ts'
import { routes } from '#app/addresses/routes.ts'
import { countOf } from '@specify/core/text/count-text.ts'
import { dateIn } from '@specify/core/market-time.ts'
import { MARKETS } from '@specify/core/market.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { EmailContent } from '#app/platform/mail/email.server.tsx'
import type { Letter } from '#app/platform/mail/letter.server.ts'
import { isStopped, stopNote } from '#app/platform/mail/mail-stops.server.ts'
import type { WaitingMail } from '#app/platform/mail/outbox.server.ts'
import type { TokenSigner } from '#app/platform/secrets/signed-token.server.ts'
import { lastDayText, quoteSums, sumRows, type Quote } from './quote.ts'
import { deliveriesText } from './stages/stage-sums.ts'
import type { QuoteMailKind } from './quote-mail-kind.ts'
import { findQuote } from './quote-queries.server.ts'

/** Writes the mail to the operator or the customer; null where the quote is deleted. */
export async function writeQuoteMail(
  { kind, about, recipient }: WaitingMail & { readonly kind: QuoteMailKind },
  { db, publicUrl, tokens }: { readonly db: Database; readonly publicUrl: string; readonly tokens: TokenSigner },
  now: Date,
): Promise<Letter | null> {
  const quote = about ? await findQuote(db, about) : null
  if (!quote) return null
  const market = MARKETS[quote.locale]
  const site = absoluteHref(publicUrl, routes.home.path({ locale: market.code }))
  const isForCustomer = kind === 'quote-answered' || kind === 'quote-closed'
  const subscription = { email: recipient, topic: 'quotes' as const }
  if (isForCustomer && (await isStopped(db, subscription))) return null
  const stop = isForCustomer ? [stopNote({ publicUrl, locale: market.code, tokens }, subscription, now)] : []
  const words = quoteEmail(kind, quote, publicUrl)
  const email = { ...words, notes: [...words.notes, ...stop] }
  const sender = { siteUrl: site, language: market.language }
  return {
    email,
    sender,
    ...(!isForCustomer && { replyTo: quote.request.by.email }),
  }
}

/** The email about a quote, without the link that stops such emails. */
export function quoteEmail(kind: QuoteMailKind, quote: Quote, publicUrl: string): EmailContent {
  return {
    ...EMAILS[kind](quote),
    action: {
      label: 'Open the quote',
      href: absoluteHref(publicUrl, routes.quote.path({ locale: quote.locale, quoteId: quote.id })),
    },
  }
}

type Words = Omit<EmailContent, 'action'>

const EMAILS: Record<QuoteMailKind, (quote: Quote) => Words> = {
  'quote-requested': ({ number, locale, request }) => ({
    subject: `Quote ${number} requested by ${whoOf(request)}`,
    heading: 'New quote request',
    paragraphs: [
      `${whoOf(request)} asks for ${countOf(request.lines.length, 'product')} of ${request.projectName}, revision ${request.revisionLabel}.`,
      `To ${request.place}${request.neededBy === '' ? '' : `, needed by ${formatDay(request.neededBy, locale)}`}.`,
      ...(request.words === '' ? [] : [request.words]),
    ],
    notes: ['Reply to this email to write to the person who asked.'],
  }),
  'quote-answered': (quote) => {
    const { number, request, answer, locale } = quote
    const sums = answer && quoteSums(quote, answer)
    return {
      subject: `Your quote ${number} for ${request.projectName}`,
      heading: 'Your quote is here',
      paragraphs: [
        `This is our answer for ${request.projectName}, revision ${request.revisionLabel}.`,
        ...(answer && answer.words !== '' ? [answer.words] : []),
        ...(answer?.stages ? [deliveriesText(quote, answer)] : []),
        ...(answer ? [`It holds until ${lastDayText(quote, answer)}.`] : []),
      ],
      ...(sums && {
        table: sumRows(sums, locale).map(([label, value]) => ({ label, detail: '', value })),
      }),
      notes: ['Accept it to fill your cart at these prices. You get this email because you asked for the quote.'],
    }
  },
  'quote-accepted': (quote) => {
    const { number, request, answer } = quote
    return {
      subject: `Quote ${number} was accepted`,
      heading: 'A quote was accepted',
      paragraphs: [
        answer?.accepted
          ? `${whoOf(request)} accepts ${answer.accepted.length} of ${countOf(request.lines.length, 'line')} of quote ${number} for ${request.projectName}: ${answer.accepted.slice(0, 20).join(', ')}${answer.accepted.length > 20 ? ' and others' : ''}.`
          : `${whoOf(request)} accepts quote ${number} for ${request.projectName}.`,
        ...(answer?.stages ? [deliveriesText(quote, answer)] : []),
      ],
      notes: [],
    }
  },
  'quote-declined': ({ number, request }) => ({
    subject: `Quote ${number} was declined`,
    heading: 'A quote was declined',
    paragraphs: [`${whoOf(request)} declines quote ${number} for ${request.projectName}.`],
    notes: [],
  }),
  'quote-closed': ({ number, request, answer }) => ({
    subject: `Your quote ${number} was closed`,
    heading: 'Your quote was closed',
    paragraphs: [
      answer
        ? `Our answer for ${request.projectName}, revision ${request.revisionLabel}, no longer holds.`
        : `We are not going to quote ${request.projectName}, revision ${request.revisionLabel}.`,
    ],
    notes: ['You can ask again from the quote. You get this email because you asked for it.'],
  }),
}

function whoOf({ by }: Quote['request']): string {
  return [by.name, by.company].filter(Boolean).join(', ')
}

export function formatDay(isoDay: string, locale: Quote['locale']): string {
  return dateIn({ code: locale }, new Date(`${isoDay}T00:00:00Z`))
}
