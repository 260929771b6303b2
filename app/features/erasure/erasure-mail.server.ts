import { absoluteHref } from '#app/addresses/route.ts'
import { routes } from '#app/addresses/routes.ts'
import { dateIn } from '@specify/core/market-time.ts'
import { MARKETS, type Locale } from '@specify/core/market.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { Letter } from '#app/platform/mail/letter.server.ts'
import type { WaitingMail } from '#app/platform/mail/outbox.server.ts'
import type { TokenSigner } from '#app/platform/secrets/signed-token.server.ts'

/** Says that an account is closed and will be erased, and how to stop that. `about` is the erasure. */
export const ERASURE_MAIL = 'erasure-planned'
const SCOPE = 'account:keep'
const LIFETIME_S = 7 * 86_400

interface LetterContext {
  readonly db: Database
  readonly publicUrl: string
  readonly tokens: TokenSigner
}

/** Null once it was stopped or is done. */
export async function writeErasureMail(
  { about = '', locale }: WaitingMail,
  { db, publicUrl, tokens }: LetterContext,
  now: Date,
): Promise<Letter | null> {
  const erasure = await db
    .selectFrom('erasure')
    .select(['state', 'due_at'])
    .where('erasure_id', '=', about)
    .executeTakeFirst()
  if (erasure?.state !== 'confirmed' || erasure.due_at === null) return null
  const market = MARKETS[locale as Locale]
  const token = tokens.sign({ sub: about ?? '', scope: SCOPE }, now, LIFETIME_S)
  const email = {
    subject: 'Your Specify account is closed and will be erased',
    heading: 'Your account will be erased',
    paragraphs: [
      `Your account is closed. On ${dateIn(market, erasure.due_at)} we erase it with everything in it: your profile, projects, carts, quotes, enquiries and comments under your name.`,
      'Orders stay in our books without your name and address. Projects that you shared with your company stay with the company, without your name.',
      'If you did not ask for this, or have changed your mind, keep the account before that day.',
    ],
    action: {
      label: 'Keep my account',
      href: absoluteHref(publicUrl, routes.account.keep.href({ locale: market.code, token })),
    },
    notes: ['After that day nothing can be brought back.'],
  }
  const sender = {
    siteUrl: absoluteHref(publicUrl, routes.home.path({ locale: market.code })),
    language: market.language,
  }
  return { email, sender }
}

/** The erasure that a link of the letter is about; null for any other token. */
export function erasureOf(tokens: TokenSigner, token: string, now: Date): string | null {
  const claims = tokens.verify(token, now)
  const id = claims?.['sub']
  return claims?.['scope'] === SCOPE && typeof id === 'string' ? id : null
}
