import { FORM_PARAMETER } from './account-form-hrefs.ts'
import { type SignInProblem, problemOf } from './sign-in-problem.ts'

/** The parameter that opens the sign-in dialog on any page. */
const PARAMETER = 'login'

/** Parameters that the sign-in dialog reads from an address; they are removed when it closes. */
const DIALOG_PARAMETERS = [
  PARAMETER,
  'error_description',
  'code',
  'success',
  'supportSignUp',
  'message',
  'redirect',
  'email',
]

export function signInHref(pathname: string, search: string): string {
  const params = new URLSearchParams(search)
  params.set(PARAMETER, 'true')
  return `${pathname}?${params}`
}

/** Returns whether two addresses are the same page, one of them with the dialog. */
export function isDialogStep(from: Place, to: Place): boolean {
  return (
    dialogOver(from) !== dialogOver(to) &&
    signedOutHref(from.pathname, from.search) === signedOutHref(to.pathname, to.search)
  )
}

interface Place {
  readonly pathname: string
  readonly search: string
}

function dialogOver({ pathname, search }: Place): boolean {
  return dialogStateOf(pathname, search) !== null
}

export function signedOutHref(pathname: string, search: string): string {
  const params = new URLSearchParams(search)
  for (const name of DIALOG_PARAMETERS) params.delete(name)
  const rest = params.toString()
  return rest ? `${pathname}?${rest}` : pathname
}

/** Null where it is closed. */
export type DialogState =
  | { readonly kind: 'sign-in'; readonly problem: SignInProblem | null; readonly email?: string }
  /** The mailed link was followed: the account exists, sign in. */
  | { readonly kind: 'account-created'; readonly email?: string }
  /** Registered; the mail was sent to this address. */
  | { readonly kind: 'verify'; readonly email: string }
  /** The mail for a new password was sent to this address. */
  | { readonly kind: 'reset-sent'; readonly email: string }
  /** A signed-in user followed a link, or opened the form. */
  | { readonly kind: 'signed-in'; readonly problem: SignInProblem | null; readonly isConfirmed: boolean }
  /** The link in that mail was followed. */
  | { readonly kind: 'new-password'; readonly token: string }
  /** The password was right: the form for a code. No address opens it. */
  | { readonly kind: 'second-factor'; readonly signIn: string }
  /** The form for a new account, or for a mail for a new password. */
  | { readonly kind: 'create' | 'reset' }

/** The state of the account dialog for an address. The first path segment is the market. */
export function dialogStateOf(pathname: string, search: string): DialogState | null {
  const params = new URLSearchParams(search)
  const [, page] = pathname.split('/').filter(Boolean)
  const email = params.get('email') ?? ''
  const prefilled = email !== '' && { email }
  if (page === 'verify') return { kind: 'verify', email }
  if (page === 'password-reset-confirm') return { kind: 'reset-sent', email }
  if (page === 'reset-password') return { kind: 'new-password', token: params.get('token') ?? '' }
  if (params.get('code') === 'success' && params.get('success') === 'true' && params.get('supportSignUp') === 'true')
    return { kind: 'account-created', ...prefilled }
  const form = params.get(FORM_PARAMETER)
  if (page === 'login' && (form === 'create' || form === 'reset')) return { kind: form }
  const problem = problemOf(params)
  if (problem || page === 'login' || params.get(PARAMETER) === 'true') return { kind: 'sign-in', problem, ...prefilled }
  return null
}

/**
 * State of the dialog for a signed-in user: the outcome of a link, or a short message that leads on. Null where only
 * the form was asked for.
 */
export function signedInStateOf(pathname: string, search: string): DialogState | null {
  const dialog = dialogStateOf(pathname, search)
  if (dialog?.kind === 'account-created') return { kind: 'signed-in', problem: null, isConfirmed: true }
  if (dialog?.kind === 'create' || dialog?.kind === 'reset')
    return { kind: 'signed-in', problem: null, isConfirmed: false }
  if (dialog?.kind !== 'sign-in') return dialog
  if (dialog.problem === null && !isDialogPage(pathname)) return null
  return { kind: 'signed-in', problem: dialog.problem, isConfirmed: false }
}

/** Query of the home page after the link in a confirming mail was followed. */
export const CONFIRMED_SEARCH = 'code=success&success=true&supportSignUp=true'

const DIALOG_PAGES = new Set(['login', 'verify', 'password-reset-confirm', 'reset-password'])

/** Returns whether a page exists only for the dialog, so that closing it leads elsewhere. */
export function isDialogPage(pathname: string): boolean {
  return DIALOG_PAGES.has(pathname.split('/')[2] ?? '')
}
