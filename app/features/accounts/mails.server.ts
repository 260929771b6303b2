import { MARKETS, type Locale } from '#app/features/markets/model.ts'
import type { Database } from '#app/platform/database.server.ts'
import { letterHtml, letterText, type Letter } from '#app/platform/mail/letter.server.tsx'
import type { WaitingMail } from '#app/platform/mail/outbox.server.ts'
import { MAIL_KINDS, type MailKind } from './mail-kind.ts'
import { isVerified } from './queries.server.ts'
import { issueToken, LINK_LIFETIME_MINUTES } from './tokens/commands.server.ts'

interface MailContext {
  readonly db: Database
  readonly publicUrl: string
}

export function isAccountMail(kind: string): kind is MailKind {
  return MAIL_KINDS.some((each) => each === kind)
}

/** Writes an account mail. The link is made on sending, so that its secret exists only in the mail. */
export async function writeAccountMail(
  { kind, accountId, locale }: WaitingMail & { readonly kind: MailKind },
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
    const token = await issueToken(db, account, purpose, now)
    return `${site}${purpose === 'verify' ? 'verify' : 'reset-password'}/?token=${token}`
  }
}

const NOT_YOU = 'If this was not you, you need not do anything: nothing happens without the link.'

function confirmLetter(href: string): Letter {
  return {
    subject: 'Confirm your email address for Specify',
    heading: 'Confirm your email address',
    paragraphs: [
      'Thank you for registering. Confirm that this address is yours, and you can sign in and start your first project.',
    ],
    action: { label: 'Confirm email address', href },
    notes: [`The link works once, within ${LINK_LIFETIME_MINUTES.verify / 60} hours.`, NOT_YOU],
  }
}

function unfinishedLetter(href: string): Letter {
  return {
    subject: 'Confirm your email address for Specify',
    heading: 'Your account is waiting for you',
    paragraphs: [
      'Somebody registered with this address again. It has an account already that was never confirmed, with the password that was chosen the first time.',
      'Confirm that the address is yours, and choose the password for it: the one from before does not hold any more.',
    ],
    action: { label: 'Confirm email address', href },
    notes: [`The link works once, within ${LINK_LIFETIME_MINUTES.verify / 60} hours.`, NOT_YOU],
  }
}

function registeredAgainLetter(href: string): Letter {
  return {
    subject: 'You already have a Specify account',
    heading: 'You already have an account',
    paragraphs: [
      'Somebody tried to register with this address. It has an account already, and nothing about it was changed.',
      'If it was you, sign in with the password that you have. If you forgot it, choose “Forgot password?” there.',
    ],
    action: { label: 'Sign in', href },
    notes: ['If it was not you, you need not do anything.'],
  }
}

function newPasswordLetter(href: string): Letter {
  return {
    subject: 'Choose a new password for Specify',
    heading: 'Choose a new password',
    paragraphs: ['A new password was asked for this address. Choose it on the page behind this button.'],
    action: { label: 'Choose a new password', href },
    notes: [`The link works once, within ${LINK_LIFETIME_MINUTES.reset} minutes. A later link replaces it.`, NOT_YOU],
  }
}

function passwordChangedLetter(href: string): Letter {
  return {
    subject: 'Your Specify password was changed',
    heading: 'Your password was changed',
    paragraphs: ['The password of your account was changed, and all devices were signed out.'],
    action: null,
    notes: [`If it was not you, choose a new password at once: open ${href} and then “Forgot password?”.`],
  }
}

function accountDeletedLetter(site: string): Letter {
  return {
    subject: 'Your Specify account was deleted',
    heading: 'Your account was deleted',
    paragraphs: [
      'Your account and everything in it were deleted, as you asked. What you ordered stays in our books, without your name and address.',
    ],
    action: null,
    notes: [`You are welcome to register again at ${site}.`],
  }
}
