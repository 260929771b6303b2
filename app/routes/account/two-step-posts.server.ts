import { routes } from '#app/addresses/routes.ts'
import { encodePassword } from '#app/features/accounts/rules/credentials.ts'
import { accountFormHref } from '#app/features/accounts/sign-in/account-form-hrefs.ts'
import { returnPath } from '#app/features/accounts/sign-in/sign-in-reason.ts'
import type { CallFailure } from '#app/ui/loading/call-action.ts'
import { formFailure, isSignedOut } from '#app/ui/loading/failure-text.ts'
import { textOf } from '#app/ui/fields/form-problems.ts'
import { takePosts, type FormOutcome, type PostableForm, type Posted } from './take-posts.server.ts'

const page = ({ locale, url }: Posted, done?: 'off' | 'proved'): string =>
  routes.account.twoStep.href({ locale, redirect: returnPath(url.search), done })

function refused(posted: Posted, outcome: CallFailure): FormOutcome {
  if (isSignedOut(outcome)) return { next: accountFormHref(posted.locale, { redirect: page(posted) }) }
  return { problems: formFailure(outcome) }
}

const codeOf = ({ given }: Posted) => ({ code: textOf(given, 'code') })
/** Codes come back with the page: no address can hold them. */
const shown = (codes: readonly string[]): FormOutcome => ({
  problems: {},
  facts: { codes: codes.join(' ') },
  status: 200,
})

const forms: Readonly<Record<'start' | 'confirm' | 'renew' | 'remove' | 'prove', PostableForm>> = {
  start: {
    kept: [],
    async send(posted) {
      const password = encodePassword(textOf(posted.given, 'password'))
      const outcome = await posted.call('account/startSecondFactor', { password }, posted.locale)
      return outcome.kind === 'done' ? { next: page(posted) } : refused(posted, outcome)
    },
  },
  confirm: {
    kept: [],
    async send(posted) {
      const outcome = await posted.call('account/confirmSecondFactor', codeOf(posted), posted.locale)
      return outcome.kind === 'done' ? shown(outcome.answer.codes) : refused(posted, outcome)
    },
  },
  renew: {
    kept: [],
    async send(posted) {
      const outcome = await posted.call('account/renewRecoveryCodes', codeOf(posted), posted.locale)
      return outcome.kind === 'done' ? shown(outcome.answer.codes) : refused(posted, outcome)
    },
  },
  remove: {
    kept: [],
    async send(posted) {
      const outcome = await posted.call('account/removeSecondFactor', codeOf(posted), posted.locale)
      return outcome.kind === 'done' ? { next: page(posted, 'off') } : refused(posted, outcome)
    },
  },
  prove: {
    kept: [],
    async send(posted) {
      const outcome = await posted.call('account/proveSession', codeOf(posted), posted.locale)
      if (outcome.kind !== 'done') return refused(posted, outcome)
      return { next: returnPath(posted.url.search) ?? page(posted, 'proved') }
    },
  },
}

export const takeTwoStepPosts = takePosts(forms, 'start')
