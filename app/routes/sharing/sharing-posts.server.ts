import { routes } from '#app/addresses/routes.ts'
import { accountFormHref } from '#app/features/accounts/sign-in/account-form-hrefs.ts'
import type { CallFailure } from '#app/ui/loading/call-action.ts'
import { failureText, isSignedOut } from '#app/ui/loading/failure-text.ts'
import { textOf } from '#app/ui/fields/form-problems.ts'
import { takePosts, type FormOutcome, type PostableForm } from '../account/take-posts.server.ts'

function refused(locale: string, id: string, outcome: CallFailure): FormOutcome {
  if (isSignedOut(outcome))
    return { next: accountFormHref(locale, { redirect: routes.projects.sharing.href({ locale, projectId: id }) }) }
  return { problems: { form: failureText(outcome) } }
}

const forms: Readonly<Record<'hand' | 'share', PostableForm>> = {
  share: {
    kept: [],
    async send({ given, call, locale }) {
      const id = textOf(given, 'id')
      const details = { companyAccess: textOf(given, 'companyAccess') }
      const input = { id, version: Number(textOf(given, 'version')), details }
      const outcome = await call('projectBuilder/saveProject', input, locale)
      return outcome.kind === 'done'
        ? { next: routes.projects.sharing.href({ locale, projectId: id }) }
        : refused(locale, id, outcome)
    },
  },
  hand: {
    kept: [],
    async send({ given, call, locale }) {
      const [id, accountId] = [textOf(given, 'id'), textOf(given, 'accountId')]
      const outcome = await call('projectBuilder/handOver', { id, accountId }, locale)
      if (outcome.kind !== 'done') return refused(locale, id, outcome)
      return { next: routes.projects.list.href({ locale, of: 'company' }) }
    },
  },
}

export const takeSharingPosts = takePosts(forms, 'share')
