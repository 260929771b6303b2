import { accountFormHref } from '#app/features/accounts/sign-in/account-form-hrefs.ts'
import { DELETE_FORM, deletionInput, deletionProblem } from '#app/features/accounts/rules/account-deletion.ts'
import { formFailure, isSignedOut } from '#app/ui/loading/failure-text.ts'
import { textOf } from '#app/ui/fields/form-problems.ts'
import { takePosts, type PostableForm } from './take-posts.server.ts'

export const deletion: PostableForm = {
  kept: [],
  async send({ given, call, locale, url }) {
    const problems = deletionProblem(textOf(given, 'password'))
    if (problems) return { problems }
    const outcome = await call('account/deleteAccount', deletionInput(given), locale)
    if (outcome.kind === 'done') return { next: '/' }
    return isSignedOut(outcome)
      ? { next: accountFormHref(locale, { redirect: url.pathname }) }
      : { problems: formFailure(outcome) }
  },
}

export const takeDeletion = takePosts({ [DELETE_FORM]: deletion }, DELETE_FORM)
