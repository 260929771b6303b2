import type { EmailContent } from '#app/platform/mail/email.server.tsx'
import { LINK_LIFETIME_MINUTES } from '../tokens/commands.server.ts'

const NOT_YOU = 'If this was not you, ignore this email: nothing changes without the link.'

export function confirmEmail(href: string): EmailContent {
  return {
    subject: 'Confirm your email address for Specify',
    heading: 'Confirm your email address',
    paragraphs: [
      'Thank you for registering. Confirm that this address is yours, then sign in and start your first project.',
    ],
    action: { label: 'Confirm email address', href },
    notes: [`The link works once, within ${LINK_LIFETIME_MINUTES.verify / 60} hours.`, NOT_YOU],
  }
}

export function unfinishedEmail(href: string): EmailContent {
  return {
    subject: 'Confirm your email address for Specify',
    heading: 'Your account is waiting for you',
    paragraphs: [
      'Someone registered with this address again. It already has an account, which was never confirmed.',
      'Confirm that the address is yours and choose a password: the earlier one no longer works.',
    ],
    action: { label: 'Confirm email address', href },
    notes: [`The link works once, within ${LINK_LIFETIME_MINUTES.verify / 60} hours.`, NOT_YOU],
  }
}

export function registeredAgainEmail(href: string): EmailContent {
  return {
    subject: 'You already have a Specify account',
    heading: 'You already have an account',
    paragraphs: [
      'Someone tried to register with this address. It already has an account, and nothing about it was changed.',
      'If it was you, sign in with your existing password. If you have forgotten it, choose “Forgot password?” on the sign-in form.',
    ],
    action: { label: 'Sign in', href },
    notes: ['If it was not you, ignore this email.'],
  }
}

export function passwordResetEmail(href: string): EmailContent {
  return {
    subject: 'Choose a new password for Specify',
    heading: 'Choose a new password',
    paragraphs: ['A new password was requested for this address. Use the button below to choose one.'],
    action: { label: 'Choose a new password', href },
    notes: [`The link works once, within ${LINK_LIFETIME_MINUTES.reset} minutes. A later link replaces it.`, NOT_YOU],
  }
}

export function passwordChangedEmail(href: string): EmailContent {
  return {
    subject: 'Your Specify password was changed',
    heading: 'Your password was changed',
    paragraphs: ['The password for your account was changed, and all devices were signed out.'],
    action: null,
    notes: [`If it was not you, choose a new one straight away: open ${href} and choose “Forgot password?”.`],
  }
}

export function accountDeletedEmail(site: string): EmailContent {
  return {
    subject: 'Your Specify account was deleted',
    heading: 'Your account was deleted',
    paragraphs: [
      'Your account and everything in it were deleted, as you asked. Your orders stay in our records, without your name and address.',
    ],
    action: null,
    notes: [`You are welcome to register again at ${site}.`],
  }
}

/** Letters about the second factor, for the owner to notice what somebody else did. */
export function secondFactorEmail(
  kind: 'second-factor-on' | 'second-factor-off' | 'recovery-code-used' | 'wrong-codes',
  href: string,
): EmailContent {
  const reset = `If it was not you, choose a new password straight away: open ${href} and choose “Forgot password?”.`
  switch (kind) {
    case 'second-factor-on':
      return {
        subject: 'Two-step sign-in is on',
        heading: 'Two-step sign-in is on',
        paragraphs: [
          'From now on, signing in to your Specify account takes your password and a code from your authenticator app.',
          'Keep the recovery codes where you can find them without your phone.',
        ],
        action: null,
        notes: [reset],
      }
    case 'second-factor-off':
      return {
        subject: 'Two-step sign-in is off',
        heading: 'Two-step sign-in is off',
        paragraphs: ['Your Specify account asks for no code any more. Your password is enough to sign in.'],
        action: null,
        notes: [reset],
      }
    case 'recovery-code-used':
      return {
        subject: 'A recovery code of your Specify account was used',
        heading: 'A recovery code was used',
        paragraphs: [
          'Somebody signed in or confirmed a change with one of your recovery codes. It cannot be used again. You can make new ones in My account, under Two-step sign-in.',
        ],
        action: null,
        notes: [reset],
      }
    case 'wrong-codes':
      return {
        subject: 'Wrong codes for your Specify account',
        heading: 'Wrong codes were entered',
        paragraphs: [
          'Somebody who knows the password of your account entered wrong codes several times. Nothing was opened, and no more codes are taken for a quarter of an hour.',
        ],
        action: null,
        notes: [reset],
      }
  }
}
