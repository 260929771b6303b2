import { MARKETS, type Locale } from '#app/features/markets/model.ts'
import type { Database } from '#app/platform/database.server.ts'
import { letterHtml, type Letter } from '#app/platform/mail/letter.server.tsx'
import { letterText } from '#app/platform/mail/letter-text.ts'
import type { WaitingMail } from '#app/platform/mail/outbox.server.ts'
import { MAIL_KINDS, type MailKind } from './mail-kind.ts'
import { isVerified } from './queries.server.ts'
import { issueToken } from './tokens/commands.server.ts'
import {
  confirmLetter,
  unfinishedLetter,
  registeredAgainLetter,
  newPasswordLetter,
  passwordChangedLetter,
  accountDeletedLetter,
} from './account-letters.server.ts'

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
) {
  const market = MARKETS[locale as Locale]
  const site = `${publicUrl}/${market.code}/`
  const letter = await letterOf()
  if (!letter) return null
  const sender = { siteUrl: site, language: market.language }
  return { subject: letter.subject, html: letterHtml(letter, sender), text: letterText(letter, sender) }

  async function letterOf(): Promise<Letter | null> {
    switch (kind) {
      case 'verify':
        return accountId && !(await isVerified(db, accountId))
          ? confirmLetter(await linkFor(accountId, 'verify'))
          : null
      case 'registered-again':
        if (!accountId) return null
        return (await isVerified(db, accountId))
          ? registeredAgainLetter(`${site}?login=true`)
          : unfinishedLetter(await linkFor(accountId, 'verify'))
      case 'reset':
        return accountId === null ? null : newPasswordLetter(await linkFor(accountId, 'reset'))
      case 'password-changed':
        return passwordChangedLetter(`${site}?login=true`)
      case 'account-deleted':
        return accountDeletedLetter(site)
    }
  }

  async function linkFor(account: string, purpose: 'verify' | 'reset'): Promise<string> {
    const token = await issueToken(db, { accountId: account, purpose, returnPath: about }, now)
    return `${site}${purpose === 'verify' ? 'verify' : 'reset-password'}/?token=${token}`
  }
}
