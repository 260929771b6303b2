/** The parameter that opens the sign-in dialog on any page. */
const PARAMETER = 'login'
/** Parameters that the sign-in dialog reads from an address; they are removed when it closes. */
const DIALOG_PARAMETERS = [PARAMETER, 'error_description', 'code', 'success', 'supportSignUp', 'message', 'redirect']

/** Names a form of the sign-in page besides the one for signing in. */
const FORM_PARAMETER = 'form'
/** Set after a new password was chosen without script. */
const CHANGED_PARAMETER = 'password'
const CHANGED = 'changed'

interface AccountFormPlace {
  readonly form?: 'create' | 'reset' | 'resend' | 'log-out'
  /** Where signing in leads; null for the home of the market. */
  readonly redirect?: string | null
}

export function accountFormHref(locale: string, { form, redirect = null }: AccountFormPlace = {}): string {
  const params = new URLSearchParams({
    ...(form && { [FORM_PARAMETER]: form }),
    ...(redirect !== null && { redirect }),
  })
  return `/${locale}/login/${params.size > 0 ? `?${params}` : ''}`
}

/** The sign-in page after a new password was chosen. */
export function newPasswordHref(locale: string): string {
  return `/${locale}/login/?${new URLSearchParams({ [CHANGED_PARAMETER]: CHANGED })}`
}

export function newPasswordFormHref(locale: string, token: string): string {
  return `/${locale}/reset-password/?${new URLSearchParams({ token, [FORM_PARAMETER]: 'choose' })}`
}

/** Set after a mail was resent without script. */
const AGAIN_PARAMETER = 'again'

/** The page that says that the confirming mail was sent; `isAgain` after a resend. */
export function verifyHref(locale: string, email: string, isAgain = false): string {
  return `/${locale}/verify/?${new URLSearchParams({ email, ...(isAgain && { [AGAIN_PARAMETER]: '1' }) })}`
}

/** The page that says that the mail for a new password was sent. */
export function resetSentHref(locale: string, email: string, isAgain = false): string {
  return `/${locale}/password-reset-confirm/?${new URLSearchParams({ email, ...(isAgain && { [AGAIN_PARAMETER]: '1' }) })}`
}

export function isSentAgain(search: string): boolean {
  return new URLSearchParams(search).has(AGAIN_PARAMETER)
}

export function isPasswordChanged(search: string): boolean {
  return new URLSearchParams(search).get(CHANGED_PARAMETER) === CHANGED
}

export function signInHref(pathname: string, search: string): string {
  const params = new URLSearchParams(search)
  params.set(PARAMETER, 'true')
  return `${pathname}?${params}`
}

/** Whether two addresses are the same page, one of them with the dialog. */
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

/** Sentences by the error code in an address. */
const LINK_PROBLEMS = new Map<string, LinkProblem>([
  ['this url can be used only once', 'error.link.already.used'],
  ['access expired.', 'error.link.expired'],
  ['unavailable', 'error.link.unavailable'],
])

type LinkProblem = 'error.link.already.used' | 'error.link.expired' | 'error.link.unavailable' | 'error.link.failed'

export const LINK_USED = 'this url can be used only once'
export const LINK_EXPIRED = 'access expired.'
/** Error code where a link could not be looked up. */
export const LINK_UNAVAILABLE = 'unavailable'

/** Null where it is closed. */
export type DialogState =
  | { readonly kind: 'sign-in'; readonly problem: SignInProblem | null }
  /** The mailed link was followed: the account exists, sign in. */
  | { readonly kind: 'account-created' }
  /** Registered; the mail was sent to this address. */
  | { readonly kind: 'verify'; readonly email: string }
  /** The mail for a new password was sent to this address. */
  | { readonly kind: 'reset-sent'; readonly email: string }
  /** A signed-in user followed a link, or opened the form. */
  | { readonly kind: 'signed-in'; readonly problem: SignInProblem | null; readonly isConfirmed: boolean }
  /** The link in that mail was followed. */
  | { readonly kind: 'new-password'; readonly token: string }
  /** The form for a new account, or for a mail for a new password. */
  | { readonly kind: 'create' | 'reset' }

export type SignInProblem =
  | { readonly key: LinkProblem }
  /** From the address: untrusted text, never markup. */
  | { readonly text: string }

const MAX_DESCRIPTION_LENGTH = 200

/** The state of the account dialog for an address. The first path segment is the market. */
export function dialogStateOf(pathname: string, search: string): DialogState | null {
  const params = new URLSearchParams(search)
  const [, page] = pathname.split('/').filter(Boolean)
  const email = params.get('email') ?? ''
  if (page === 'verify') return { kind: 'verify', email }
  if (page === 'password-reset-confirm') return { kind: 'reset-sent', email }
  if (page === 'reset-password') return { kind: 'new-password', token: params.get('token') ?? '' }
  if (params.get('code') === 'success' && params.get('success') === 'true' && params.get('supportSignUp') === 'true')
    return { kind: 'account-created' }
  const form = params.get(FORM_PARAMETER)
  if (page === 'login' && (form === 'create' || form === 'reset')) return { kind: form }
  const problem = problemOf(params)
  if (problem || page === 'login' || params.get(PARAMETER) === 'true') return { kind: 'sign-in', problem }
  return null
}

function problemOf(params: URLSearchParams): SignInProblem | null {
  const whole = params.get('error_description')?.trim() ?? ''
  const description = Array.from(whole).slice(0, MAX_DESCRIPTION_LENGTH).join('')
  const isFailure = params.get('success') === 'false'
  const key = isFailure && (LINK_PROBLEMS.get(params.get('message') ?? '') ?? LINK_PROBLEMS.get(description))
  if (key) return { key }
  if (description !== '') return { text: description }
  return isFailure ? { key: 'error.link.failed' } : null
}

/**
 * State of the dialog for a signed-in user: the outcome of a link, or a short message that leads on. Null where only
 * the form was asked for (A-016).
 */
export function signedInStateOf(pathname: string, search: string): DialogState | null {
  const asked = dialogStateOf(pathname, search)
  if (asked?.kind === 'account-created') return { kind: 'signed-in', problem: null, isConfirmed: true }
  if (asked?.kind === 'create' || asked?.kind === 'reset')
    return { kind: 'signed-in', problem: null, isConfirmed: false }
  if (asked?.kind !== 'sign-in') return asked
  if (asked.problem === null && !isDialogPage(pathname)) return null
  return { kind: 'signed-in', problem: asked.problem, isConfirmed: false }
}

/** Page after sign-in named by an address: a path of this site, or null. */
export function returnPath(search: string): string | null {
  const path = new URLSearchParams(search).get('redirect') ?? ''
  // Browsers read `/\` and `/<tab>/` like `//`, the beginning of another host.
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) ? path : null
}

const PROJECT_REASONS = new Map([
  ['create', 'Sign in to create a project.'],
  ['edit', 'Sign in to work on this project.'],
  ['view', 'Sign in to see this project.'],
  ['share', 'Sign in to see this project.'],
])
const PAGE_REASONS = new Map([
  ['project-builder', 'Sign in to see your projects.'],
  ['my-account', 'Sign in to see your account.'],
  ['company-registration', 'Sign in to complete your profile.'],
  ['wishlist', 'Sign in to see your wishlist.'],
  ['orders', 'Sign in to see your orders.'],
  ['checkout', 'Sign in to check out.'],
])

/** Reason for signing in, by the page after it; null where the address names none. */
export function signInReason(search: string): string | null {
  const target = returnPath(search)
  if (target === null) return null
  const [, page = '', part = ''] = (target.split(/[?#]/)[0] ?? '').split('/').filter(Boolean)
  const reason = (page === 'project-builder' ? PROJECT_REASONS.get(part) : undefined) ?? PAGE_REASONS.get(page)
  return reason ?? 'Sign in to go on.'
}

/** Query of the home page after the link in a confirming mail was followed. */
export const CONFIRMED_SEARCH = 'code=success&success=true&supportSignUp=true'

const DIALOG_PAGES = new Set(['login', 'verify', 'password-reset-confirm', 'reset-password'])

/** Whether a page exists only for the dialog, so that closing it leads elsewhere. */
export function isDialogPage(pathname: string): boolean {
  return DIALOG_PAGES.has(pathname.split('/')[2] ?? '')
}
