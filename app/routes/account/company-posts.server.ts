import { routes } from '#app/addresses/routes.ts'
import { accountFormHref } from '#app/features/accounts/sign-in/account-form-hrefs.ts'
import type { CallFailure, CallOutcome } from '#app/ui/loading/call-action.ts'
import { formFailure, isSignedOut } from '#app/ui/loading/failure-text.ts'
import { textOf } from '#app/ui/fields/form-problems.ts'
import { takePosts, type FormOutcome, type PostableForm, type Posted } from './take-posts.server.ts'

function refused({ locale }: Posted, outcome: CallFailure): FormOutcome {
  if (isSignedOut(outcome))
    return { next: accountFormHref(locale, { redirect: routes.account.company.path({ locale }) }) }
  return { problems: formFailure(outcome) }
}

/** Links end where the box is not ticked. */
const linksOf = (form: FormData) => ({ links: form.has('takeOver') ? 'takeOver' : 'end' })

/** The calls behind the buttons of the page, by their values. */
const CHANGES: Readonly<Record<string, (posted: Posted) => Promise<CallOutcome<unknown>>>> = {
  admin: ({ given, call, locale }) =>
    call('company/setRole', { accountId: textOf(given, 'accountId'), role: 'admin' }, locale),
  member: ({ given, call, locale }) =>
    call('company/setRole', { accountId: textOf(given, 'accountId'), role: 'member' }, locale),
  remove: ({ given, call, locale }) =>
    call('company/remove', { accountId: textOf(given, 'accountId'), ...linksOf(given) }, locale),
  withdraw: ({ given, call, locale }) => call('company/remove', { inviteId: textOf(given, 'inviteId') }, locale),
  takeOver: ({ given, call, locale }) => call('company/takeOver', { id: textOf(given, 'id') }, locale),
  rename: ({ given, call, locale }) => call('company/rename', { name: textOf(given, 'name') }, locale),
}

const forms: Readonly<Record<'answer' | 'change' | 'invite' | 'leave', PostableForm>> = {
  invite: {
    kept: ['email', 'role', 'companyName'],
    async send(posted) {
      const { given, call, locale } = posted
      const email = textOf(given, 'email')
      const [role, companyName] = [textOf(given, 'role'), textOf(given, 'companyName')]
      const input = { email, companyName, ...(role !== '' && { role }) }
      const outcome = await call('company/invite', input, locale)
      if (outcome.kind !== 'done') return refused(posted, outcome)
      // A new company: this request still belongs to an account without one.
      if (companyName !== '') return { next: routes.account.company.path({ locale }) }
      return { problems: {}, facts: { sent: email.trim() }, status: 200 }
    },
  },
  answer: {
    kept: [],
    async send(posted) {
      const { given, call, locale } = posted
      const name = textOf(given, 'answer') === 'accept' ? 'accept' : 'decline'
      const outcome = await call(`company/${name}`, { inviteId: textOf(given, 'inviteId') }, locale)
      if (outcome.kind === 'done') return { next: routes.account.company.path({ locale }) }
      return { form: 'change', ...refused(posted, outcome) }
    },
  },
  change: {
    kept: [],
    async send(posted) {
      const { given, locale } = posted
      const change = CHANGES[textOf(given, 'change')]
      const outcome = await (change?.(posted) ?? posted.call('company/remove', {}, locale))
      return outcome.kind === 'done' ? { next: routes.account.company.path({ locale }) } : refused(posted, outcome)
    },
  },
  leave: {
    kept: [],
    async send(posted) {
      const outcome = await posted.call('company/leave', linksOf(posted.given), posted.locale)
      return outcome.kind === 'done'
        ? { next: routes.account.company.path({ locale: posted.locale }) }
        : refused(posted, outcome)
    },
  },
}

export const takeCompanyPosts = takePosts(forms, 'invite')
