import { routes } from '#app/addresses/routes.ts'

/** Names a form of the sign-in page besides the one for signing in. */
export const FORM_PARAMETER = 'form'

/** Set after a new password was chosen without script. */
const CHANGED_PARAMETER = 'password'
const CHANGED = 'changed'

interface AccountFormPlace {
  readonly form?: 'create' | 'reset' | 'resend' | 'second-factor' | 'log-out'
  /** The page after sign-in; null for the market's home page. */
  readonly redirect?: string | null
}

export function accountFormHref(locale: string, { form, redirect = null }: AccountFormPlace = {}): string {
  return routes.account.login.href({ locale, form, redirect })
}

export function newPasswordHref(
  locale: string,
  { email, redirect = null }: { email: string; redirect?: string | null | undefined },
) {
  return routes.account.login.href({ locale, [CHANGED_PARAMETER]: CHANGED, email, redirect })
}

export function newPasswordFormHref(locale: string, token: string): string {
  return routes.account.resetPassword.href({ locale, token, [FORM_PARAMETER]: 'choose' })
}

/** Set after a mail was resent without script. */
const AGAIN_PARAMETER = 'again'

/** The page that says that the confirming mail was sent; `isAgain` after a resend. */
export function verifyHref(locale: string, mail: SentMail): string {
  return routes.account.verify.href({ locale, ...sentParameters(mail) })
}

export function resetSentHref(locale: string, mail: SentMail): string {
  return routes.account.passwordResetConfirm.href({ locale, ...sentParameters(mail) })
}

interface SentMail {
  readonly email: string
  /** The page after sign-in; null for the market's home page. */
  readonly redirect?: string | null
  readonly isAgain?: boolean
}

function sentParameters({ email, redirect, isAgain = false }: SentMail) {
  return { email, redirect, [AGAIN_PARAMETER]: isAgain ? ('1' as const) : null }
}

export function isSentAgain(search: string): boolean {
  return new URLSearchParams(search).has(AGAIN_PARAMETER)
}

export function isPasswordChanged(search: string): boolean {
  return new URLSearchParams(search).get(CHANGED_PARAMETER) === CHANGED
}
