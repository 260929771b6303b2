import { routes } from '#app/addresses/routes.ts'
import { accountFormHref } from '#app/features/accounts/account-form-hrefs.ts'
import { DELETE_FORM, deletionInput, deletionProblem } from '#app/features/accounts/account-deletion.ts'
import { formFailure, isSignedOut } from '#app/ui/failure-text.ts'
import { textOf } from '#app/ui/fields/form-problems.ts'
import { takePosts, type PostableForm } from './take-posts.server.ts'

const deletion: PostableForm = {
  kept: [],
  async send({ given, call, locale }) {
    const problems = deletionProblem(textOf(given, 'password'))
    if (problems) return { problems }
    const outcome = await call('account/deleteAccount', deletionInput(given), locale)
    if (outcome.kind === 'done') return { next: '/' }
    return isSignedOut(outcome)
      ? { next: accountFormHref(locale, { redirect: routes.account.myAccount.path({ locale }) }) }
      : { problems: formFailure(outcome) }
  },
}

export const takeDeletion = takePosts({ [DELETE_FORM]: deletion }, DELETE_FORM)
