/** The parameter that opens the sign-in dialog on any page. */
const PARAMETER = 'login'
/** Parameters that the sign-in dialog reads from an address; they go when it closes. */
const DIALOG_PARAMETERS = [PARAMETER, 'error_description', 'code', 'success', 'supportSignUp', 'message', 'redirect']

/** The page a visitor is on, with the sign-in dialog open. */
export function signInHref(pathname: string, search: string): string {
  const params = new URLSearchParams(search)
  params.set(PARAMETER, 'true')
  return `${pathname}?${params}`
}

/** Whether two addresses are the same page, once with the dialog over it. */
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

/** The same page with the dialog closed. */
export function signedOutHref(pathname: string, search: string): string {
  const params = new URLSearchParams(search)
  for (const name of DIALOG_PARAMETERS) params.delete(name)
  const rest = params.toString()
  return rest ? `${pathname}?${rest}` : pathname
}

/** Answers of the server that an address carries back, and the words for them. */
const LINK_PROBLEMS = new Map<string, LinkProblem>([
  ['this url can be used only once', 'error.link.already.used'],
  ['access expired.', 'error.link.expired'],
  ['unavailable', 'error.link.unavailable'],
])

type LinkProblem = 'error.link.already.used' | 'error.link.expired' | 'error.link.unavailable' | 'error.link.failed'

export const LINK_USED = 'this url can be used only once'
export const LINK_EXPIRED = 'access expired.'
/** What the address carries where a link could not be looked up. */
export const LINK_UNAVAILABLE = 'unavailable'

/** What the account dialog shows; null where it is closed. */
export type DialogState =
  | { readonly kind: 'sign-in'; readonly problem: SignInProblem | null }
  /** The link in the mail was followed: the account is there, sign in. */
  | { readonly kind: 'account-created' }
  /** Registered; the mail is on its way to this address. */
  | { readonly kind: 'verify'; readonly email: string }
  /** The mail for a new password is on its way to this address. */
  | { readonly kind: 'reset-sent'; readonly email: string }
  /** Somebody who is signed in followed a link, or a way to the form. */
  | { readonly kind: 'signed-in'; readonly problem: SignInProblem | null; readonly isConfirmed: boolean }
  /** The link in that mail was followed. */
  | { readonly kind: 'new-password'; readonly token: string }

export type SignInProblem =
  | { readonly key: LinkProblem }
  /** From the address: text of others, never markup. */
  | { readonly text: string }

const MAX_DESCRIPTION_LENGTH = 200

/** The state of the account dialog that an address asks for. The first path segment is the market. */
export function dialogStateOf(pathname: string, search: string): DialogState | null {
  const params = new URLSearchParams(search)
  const [, page] = pathname.split('/').filter(Boolean)
  const email = params.get('email') ?? ''
  if (page === 'verify') return { kind: 'verify', email }
  if (page === 'password-reset-confirm') return { kind: 'reset-sent', email }
  if (page === 'reset-password') return { kind: 'new-password', token: params.get('token') ?? '' }
  if (params.get('code') === 'success' && params.get('success') === 'true' && params.get('supportSignUp') === 'true')
    return { kind: 'account-created' }
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
 * What the dialog shows to somebody who is signed in: what a link came to, and pages of the dialog lead on with a word.
 * Null where there is nothing to say: only the form was asked for.
 */
export function signedInStateOf(pathname: string, search: string): DialogState | null {
  const asked = dialogStateOf(pathname, search)
  if (asked?.kind === 'account-created') return { kind: 'signed-in', problem: null, isConfirmed: true }
  if (asked?.kind !== 'sign-in') return asked
  if (asked.problem === null && !isDialogPage(pathname)) return null
  return { kind: 'signed-in', problem: asked.problem, isConfirmed: false }
}

/** Where signing in leads to that was asked for by an address: a path of this site, or null. */
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

/** What signing in is for, by where it leads to; null where the address names nothing. */
export function signInReason(search: string): string | null {
  const target = returnPath(search)
  if (target === null) return null
  const [, page = '', part = ''] = (target.split(/[?#]/)[0] ?? '').split('/').filter(Boolean)
  const reason = (page === 'project-builder' ? PROJECT_REASONS.get(part) : undefined) ?? PAGE_REASONS.get(page)
  return reason ?? 'Sign in to go on.'
}

/** What the address of the home page carries after the link in a confirming mail was followed. */
export const CONFIRMED_SEARCH = 'code=success&success=true&supportSignUp=true'

/** Pages that are there for the dialog: the market's home lies under it. */
const DIALOG_PAGES = new Set(['login', 'verify', 'password-reset-confirm', 'reset-password'])

/** Whether a page is there for the dialog only, so that closing it leads elsewhere. */
export function isDialogPage(pathname: string): boolean {
  return DIALOG_PAGES.has(pathname.split('/')[2] ?? '')
}
