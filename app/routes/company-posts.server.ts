import { routes } from '#app/addresses/routes.ts'
import { accountFormHref } from '#app/features/accounts/account-form-hrefs.ts'
import type { CallFailure } from '#app/ui/call-action.ts'
import { formFailure, isSignedOut } from '#app/ui/failure-text.ts'
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
const CHANGES: Readonly<Record<string, (given: FormData) => readonly [name: string, input: object]>> = {
  admin: (form) => ['setRole', { accountId: textOf(form, 'accountId'), role: 'admin' }],
  member: (form) => ['setRole', { accountId: textOf(form, 'accountId'), role: 'member' }],
  remove: (form) => ['remove', { accountId: textOf(form, 'accountId'), ...linksOf(form) }],
  withdraw: (form) => ['remove', { inviteId: textOf(form, 'inviteId') }],
  takeOver: (form) => ['takeOver', { id: textOf(form, 'id') }],
  rename: (form) => ['rename', { name: textOf(form, 'name') }],
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
      const { given, call, locale } = posted
      const [name, input] = CHANGES[textOf(given, 'change')]?.(given) ?? ['remove', {}]
      const outcome = await call(`company/${name}`, input, locale)
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
