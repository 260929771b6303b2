import { isUuid } from '#app/core/uuid.ts'
import { dateIn } from '#app/features/markets/market-time.ts'
import { MARKETS, type Locale } from '#app/features/markets/model.ts'
import type { Database } from '#app/platform/database.server.ts'
import { letterHtml, type Letter } from '#app/platform/mail/letter.server.tsx'
import { letterText } from '#app/platform/mail/letter-text.ts'
import type { WaitingMail } from '#app/platform/mail/outbox.server.ts'
import type { TokenSigner } from '#app/platform/signed-token.server.ts'
import { findInvite } from './company-queries.server.ts'
import { companyHref } from './company-href.ts'

const SCOPE = 'company:invite'

/** The invitation of a token; null for one that is invalid or has expired. */
export function invitedBy(tokens: TokenSigner, token: string, now: Date): string | null {
  const claims = tokens.verify(token, now)
  const id = claims?.['scope'] === SCOPE ? claims['sub'] : null
  return typeof id === 'string' && isUuid(id) ? id : null
}

interface MailContext {
  readonly db: Database
  readonly publicUrl: string
  readonly tokens: TokenSigner
}

/** An invitation; null where it has been taken back or answered. */
export async function writeInviteMail(
  { about, locale }: WaitingMail,
  { db, publicUrl, tokens }: MailContext,
  now: Date,
) {
  const invite = about ? await findInvite(db, about) : null
  if (!invite || invite.expiresAt <= now) return null
  const market = MARKETS[locale as Locale]
  const seconds = Math.ceil((invite.expiresAt.getTime() - now.getTime()) / 1_000)
  const token = tokens.sign({ sub: invite.id, scope: SCOPE }, now, seconds)
  const letter: Letter = {
    subject: `${invite.invitedBy} invites you to ${invite.companyName} on Specify`,
    heading: `Join ${invite.companyName}`,
    paragraphs: [
      `${invite.invitedBy} invites you to share projects with ${invite.companyName}.`,
      'You see what colleagues share, and they see what you share: your own projects stay yours alone until you share them.',
    ],
    action: { label: 'See the invitation', href: `${publicUrl}${companyHref(market.code, { token })}` },
    notes: [
      `Sign in or register with this address to accept. The invitation holds until ${dateIn({ code: market.code }, invite.expiresAt)}.`,
      'If you do not know the sender, ignore this mail: nothing happens until you accept.',
    ],
  }
  const sender = { siteUrl: `${publicUrl}/${market.code}/`, language: market.language }
  return { subject: letter.subject, html: letterHtml(letter, sender), text: letterText(letter, sender) }
}
