import { routes } from '#app/addresses/routes.ts'
import type { SignInAnswer } from '#app/features/accounts/rules/account-answers.ts'
import { accountCalls, type AccountSteps } from '#app/features/accounts/components/dialog/account-calls.ts'
import { isProfileComplete } from '#app/features/accounts/rules/profile.ts'
import { returnPath } from '#app/features/accounts/sign-in/sign-in-reason.ts'
import { newPasswordHref, resetSentHref, verifyHref } from '#app/features/accounts/sign-in/account-form-hrefs.ts'
import type { Posted } from './take-posts.server.ts'

/** The calls of the account dialog, run on the server, and the redirect of the last one. */
export function callsOf({ locale, url, given, call }: Posted) {
  let next = ''
  const redirect = returnPath(url.search)
  const leadTo = async (href: string): Promise<void> => void (next = href)
  const steps: AccountSteps = {
    onSignedIn: (answer) => leadTo(afterSignIn(answer, locale, url.search)),
    onRegistered: (email) => leadTo(verifyHref(locale, { email, redirect })),
    onResetRequested: (email) => leadTo(resetSentHref(locale, { email, redirect, isAgain: given.has('again') })),
    onPasswordChosen: (account) => leadTo(newPasswordHref(locale, account)),
  }
  return { ...accountCalls({ locale, redirect }, steps, call), next: () => ({ next }) }
}

/** Next page after sign-in: first the profile, where it is not complete. */
function afterSignIn({ firstName = '', companyName = '' }: SignInAnswer, locale: string, search: string): string {
  const target = returnPath(search) ?? routes.home.path({ locale })
  return isProfileComplete({ firstName, companyName })
    ? target
    : routes.account.companyRegistration.href({ locale, redirect: target })
}
