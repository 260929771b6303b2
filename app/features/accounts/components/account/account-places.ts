import type { FormPost } from '#app/ui/fields/use-form.ts'
import { accountFormHref, newPasswordFormHref } from '#app/features/accounts/sign-in/account-form-hrefs.ts'

/**
 * Addresses that the forms of the account dialog are posted to without script; those of the sign-in page can also be
 * opened.
 */
export interface AccountPlaces {
  readonly signIn: FormPost
  /** The code of the second factor, after the password. */
  readonly secondFactor: FormPost
  readonly create: FormPost
  readonly reset: FormPost
  readonly resend: FormPost
  /** Carries the token of the mail. */
  readonly choose: FormPost
}

interface AccountPlace {
  /** The page after sign-in; null for the market's home page. */
  readonly redirect: string | null
  readonly token: string
}

export function accountPlaces(locale: string, { redirect, token }: AccountPlace): AccountPlaces {
  const place = (form: 'create' | 'reset' | 'resend' | 'second-factor') => ({
    name: form,
    action: accountFormHref(locale, { form, redirect }),
  })
  return {
    signIn: { name: 'sign-in', action: accountFormHref(locale, { redirect }) },
    secondFactor: place('second-factor'),
    create: place('create'),
    reset: place('reset'),
    resend: place('resend'),
    choose: { name: 'choose', action: newPasswordFormHref(locale, token) },
  }
}
