import { routes } from '#app/addresses/routes.ts'
import { profilePayload } from '#app/features/accounts/rules/profile-payload.ts'
import { profileProblems, readTypedProfile, type Profile } from '#app/features/accounts/rules/profile.ts'
import { returnPath } from '#app/features/accounts/sign-in/sign-in-reason.ts'
import { accountFormHref } from '#app/features/accounts/sign-in/account-form-hrefs.ts'
import { requestContext } from '#app/request-context.server.ts'
import { DELETE_FORM } from '#app/features/accounts/rules/account-deletion.ts'
import { formFailure, isSignedOut } from '#app/ui/loading/failure-text.ts'
import { deletion } from './deletion-posts.server.ts'
import { takePosts, type PostableForm } from './take-posts.server.ts'

const KEPT = [
  'firstName',
  'lastName',
  'role',
  'phone',
  'companyName',
  'companyType',
  'country',
  'state',
  'postalCode',
  'marketingConsent',
] as const satisfies readonly (keyof Profile)[]

const profile: PostableForm = {
  kept: KEPT,
  async send({ given, call, context, locale, url }) {
    const home = context.get(requestContext).account?.legalEntity ?? locale
    const typed = readTypedProfile(given)
    const fields = profileProblems(typed, home)
    if (Object.keys(fields).length > 0) return { problems: { fields } }
    const next = returnPath(url.search) ?? routes.home.path({ locale })
    const outcome = await call('account/update', profilePayload(typed, home), locale)
    if (outcome.kind === 'done') return { next }
    return isSignedOut(outcome)
      ? {
          next: accountFormHref(locale, {
            redirect: routes.account.companyRegistration.href({ locale, redirect: next }),
          }),
        }
      : { problems: formFailure(outcome) }
  },
}

export const takeProfile = takePosts({ profile, [DELETE_FORM]: deletion }, 'profile')
