/** Names a form of the sign-in page besides the one for signing in. */
export const FORM_PARAMETER = 'form'

/** Set after a new password was chosen without script. */
const CHANGED_PARAMETER = 'password'
const CHANGED = 'changed'

interface AccountFormPlace {
  readonly form?: 'create' | 'reset' | 'resend' | 'log-out'
  /** The page after sign-in; null for the market's home page. */
  readonly redirect?: string | null
}

export function accountFormHref(locale: string, { form, redirect = null }: AccountFormPlace = {}): string {
  const params = new URLSearchParams({
    ...(form && { [FORM_PARAMETER]: form }),
    ...(redirect !== null && { redirect }),
  })
  return `/${locale}/login/${params.size > 0 ? `?${params}` : ''}`
}

export function newPasswordHref(
  locale: string,
  { email, redirect = null }: { email: string; redirect?: string | null },
) {
  const params = { [CHANGED_PARAMETER]: CHANGED, email, ...(redirect !== null && { redirect }) }
  return `/${locale}/login/?${new URLSearchParams(params)}`
}

export function newPasswordFormHref(locale: string, token: string): string {
  return `/${locale}/reset-password/?${new URLSearchParams({ token, [FORM_PARAMETER]: 'choose' })}`
}

/** Set after a mail was resent without script. */
const AGAIN_PARAMETER = 'again'

/** The page that says that the confirming mail was sent; `isAgain` after a resend. */
export function verifyHref(locale: string, mail: SentMail): string {
  return `/${locale}/verify/?${sentParameters(mail)}`
}

export function resetSentHref(locale: string, mail: SentMail): string {
  return `/${locale}/password-reset-confirm/?${sentParameters(mail)}`
}

interface SentMail {
  readonly email: string
  /** The page after sign-in; null for the market's home page. */
  readonly redirect?: string | null
  readonly isAgain?: boolean
}

function sentParameters({ email, redirect = null, isAgain = false }: SentMail): URLSearchParams {
  return new URLSearchParams({
    email,
    ...(redirect !== null && { redirect }),
    ...(isAgain && { [AGAIN_PARAMETER]: '1' }),
  })
}

export function isSentAgain(search: string): boolean {
  return new URLSearchParams(search).has(AGAIN_PARAMETER)
}

export function isPasswordChanged(search: string): boolean {
  return new URLSearchParams(search).get(CHANGED_PARAMETER) === CHANGED
}
