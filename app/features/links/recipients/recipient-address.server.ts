import { createHash } from 'node:crypto'
import { absoluteHref } from '#app/addresses/route.ts'
import { routes } from '#app/addresses/routes.ts'
import { MARKETS, type Locale } from '@specify/core/market.ts'
import { readCookie, writeCookie } from '#app/platform/http/cookies.ts'
import type { EmailContent } from '#app/platform/mail/email.server.tsx'
import type { Letter } from '#app/platform/mail/letter.server.ts'
import type { WaitingMail } from '#app/platform/mail/outbox.server.ts'
import type { TokenSigner } from '#app/platform/secrets/signed-token.server.ts'

/** A mail with the code that confirms the address of a recipient; it is about the link. */
export const ADDRESS_MAIL = 'link-address'

const SCOPE = 'link:address'
const COOKIE = 'recipient-address'
/** A code holds to the end of the window after the one in which it was asked for. */
export const CODE_WINDOW_MS = 15 * 60_000
const CONFIRMED_S = 180 * 86_400
const CODES = 1_000_000

interface Confirming {
  readonly linkId: string
  /** Lower case. */
  readonly address: string
}

/** Six digits that only the mail has: nothing is kept of them. */
function codeOf(tokens: TokenSigner, { linkId, address }: Confirming, window: number): string {
  const at = new Date(window * CODE_WINDOW_MS)
  const signed = tokens.sign({ scope: `${SCOPE}:code`, link: linkId, address }, at, CODE_WINDOW_MS / 1_000)
  const number = createHash('sha256').update(signed).digest().readUInt32BE(0) % CODES
  return String(number).padStart(6, '0')
}

/** Returns whether a code is the mailed one, in its time window or the next. */
export function isCode(tokens: TokenSigner, confirmation: Confirming & { readonly code: string }, now: Date): boolean {
  const window = Math.floor(now.getTime() / CODE_WINDOW_MS)
  return [window, window - 1].some((each) => codeOf(tokens, confirmation, each) === confirmation.code)
}

/** Signs the recipient's confirmed address for a link that asks for one. */
export function signAddress(tokens: TokenSigner, { linkId, address }: Confirming, now: Date): string {
  return tokens.sign({ scope: SCOPE, link: linkId, address }, now, CONFIRMED_S)
}

/** The address that was confirmed for a link; null for none. */
export function readAddress(tokens: TokenSigner, confirmation: string, linkId: string, now: Date): string | null {
  const claims = tokens.verify(confirmation, now)
  const isOfLink = claims?.['scope'] === SCOPE && claims['link'] === linkId
  return isOfLink && typeof claims['address'] === 'string' ? claims['address'] : null
}

export function addressCookie(confirmation: string, publicUrl: string): string {
  return writeCookie(COOKIE, confirmation, { maxAgeSeconds: CONFIRMED_S, secure: publicUrl.startsWith('https:') })
}

export function addressFromCookie(
  {
    cookieHeader,
    tokens,
    now,
  }: { readonly cookieHeader: string | null; readonly tokens: TokenSigner; readonly now: Date },
  linkId: string,
): string | null {
  return readAddress(tokens, readCookie(cookieHeader, COOKIE) ?? '', linkId, now)
}

export async function writeAddressMail(
  { about, recipient, locale }: WaitingMail,
  { publicUrl, tokens }: { readonly publicUrl: string; readonly tokens: TokenSigner },
  now: Date,
): Promise<Letter | null> {
  const code = codeOf(tokens, { linkId: about ?? '', address: recipient }, Math.floor(now.getTime() / CODE_WINDOW_MS))
  const market = MARKETS[locale as Locale]
  const email: EmailContent = {
    subject: `${code} confirms your address`,
    heading: `Your code is ${code}`,
    paragraphs: [
      'Enter it on the page of the schedule that was sent to you. Your comments and approvals then carry this address.',
    ],
    action: null,
    notes: [
      'The code is valid for at least 15 minutes.',
      'If you did not ask for it, someone entered your address by mistake: nothing happens without the code.',
    ],
  }
  const sender = {
    siteUrl: absoluteHref(publicUrl, routes.home.path({ locale: market.code })),
    language: market.language,
  }
  return { email, sender }
}
