import { textOf } from '#app/ui/fields/form-problems.ts'
import type { PostableForm } from '../../account/take-posts.server.ts'
import { idOf, outcomeOf } from '../post-outcome.server.ts'

type AccountCall =
  | 'console/unlockAccount'
  | 'console/resendConfirmation'
  | 'console/endSessions'
  | 'console/setAccountClosed'
  | 'console/proposeErasure'
  | 'console/confirmErasure'
  | 'console/withdrawErasure'

function press(name: AccountCall, done: string, more: object = {}): PostableForm {
  return {
    kept: ['reason'],
    async send(posted) {
      const { given, call, locale } = posted
      const input = {
        accountId: idOf(posted),
        ...more,
        ...(given.has('code') && { code: textOf(given, 'code') }),
        ...(given.has('reason') && { reason: textOf(given, 'reason') }),
      }
      return outcomeOf(posted, await call(name, input, locale), done)
    },
  }
}

const ACCOUNT_FORMS = [
  'unlock',
  'resend',
  'end-sessions',
  'close',
  'open',
  'propose',
  'confirm',
  'withdraw',
  'prove',
] as const

/** Forms of the page of an account, besides rights and the second factor. */
export const accountForms: Readonly<Record<(typeof ACCOUNT_FORMS)[number], PostableForm>> = {
  unlock: press('console/unlockAccount', 'unlock'),
  resend: press('console/resendConfirmation', 'resend'),
  'end-sessions': press('console/endSessions', 'end-sessions'),
  close: press('console/setAccountClosed', 'close-account', { isClosed: true }),
  open: press('console/setAccountClosed', 'open-account', { isClosed: false }),
  propose: press('console/proposeErasure', 'propose'),
  confirm: press('console/confirmErasure', 'confirm'),
  withdraw: press('console/withdrawErasure', 'withdraw'),
  prove: {
    kept: [],
    async send(posted) {
      const outcome = await posted.call('account/proveSession', { code: textOf(posted.given, 'code') }, posted.locale)
      return outcomeOf(posted, outcome, 'prove')
    },
  },
}
