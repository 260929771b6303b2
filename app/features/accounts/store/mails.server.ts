import { absoluteHref } from '#app/addresses/route.ts'
import { routes } from '#app/addresses/routes.ts'
import { MARKETS, type Locale } from '@specify/core/market.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { EmailContent } from '#app/platform/mail/email.server.tsx'
import type { Letter } from '#app/platform/mail/letter.server.ts'
import type { WaitingMail } from '#app/platform/mail/outbox.server.ts'
import { MAIL_KINDS, type MailKind } from '../rules/mail-kind.ts'
import { isVerified } from './queries.server.ts'
import { issueToken } from '../tokens/commands.server.ts'
import {
  confirmEmail,
  unfinishedEmail,
  registeredAgainEmail,
  passwordResetEmail,
  passwordChangedEmail,
  accountDeletedEmail,
  secondFactorEmail,
} from './account-emails.server.ts'

interface MailContext {
  readonly db: Database
  readonly publicUrl: string
}

export function isAccountMail(kind: string): kind is MailKind {
  return MAIL_KINDS.some((each) => each === kind)
}

/** Writes an account mail. The link is made on sending, so that its secret exists only in the mail. */
export async function writeAccountMail(
  { kind, accountId, locale, about = null }: WaitingMail & { readonly kind: MailKind },
  { db, publicUrl }: MailContext,
  now: Date,
): Promise<Letter | null> {
  const market = MARKETS[locale as Locale]
  const site = absoluteHref(publicUrl, routes.home.path({ locale: market.code }))
  const signInUrl = absoluteHref(publicUrl, routes.home.href({ locale: market.code, login: 'true' }))
  const email = await emailOf()
  if (!email) return null
  const sender = { siteUrl: site, language: market.language }
  return { email, sender }

  async function emailOf(): Promise<EmailContent | null> {
    switch (kind) {
      case 'verify':
        return accountId && !(await isVerified(db, accountId)) ? confirmEmail(await linkFor(accountId, 'verify')) : null
      case 'registered-again':
        if (!accountId) return null
        return (await isVerified(db, accountId))
          ? registeredAgainEmail(signInUrl)
          : unfinishedEmail(await linkFor(accountId, 'verify'))
      case 'reset':
        return accountId === null ? null : passwordResetEmail(await linkFor(accountId, 'reset'))
      case 'password-changed':
        return passwordChangedEmail(signInUrl)
      case 'account-deleted':
        return accountDeletedEmail(site)
      case 'second-factor-on':
      case 'second-factor-off':
      case 'recovery-code-used':
      case 'wrong-codes':
        return secondFactorEmail(kind, signInUrl)
    }
  }

  async function linkFor(account: string, purpose: 'verify' | 'reset'): Promise<string> {
    const token = await issueToken(db, { accountId: account, purpose, returnPath: about }, now)
    const page = routes.account[purpose === 'verify' ? 'verify' : 'resetPassword']
    return absoluteHref(publicUrl, page.href({ locale: market.code, token }))
  }
}
