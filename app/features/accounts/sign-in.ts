/** The parameter that opens the sign-in dialog on any page. */
const PARAMETER = 'login'

/** The page a visitor is on, with the sign-in dialog open. */
export function signInHref(pathname: string, search: string): string {
  const params = new URLSearchParams(search)
  params.set(PARAMETER, 'true')
  return `${pathname}?${params}`
}

/** The same page with the dialog closed. */
export function signedOutHref(pathname: string, search: string): string {
  const params = new URLSearchParams(search)
  params.delete(PARAMETER)
  const rest = params.toString()
  return rest ? `${pathname}?${rest}` : pathname
}

export function isSignInOpen(search: string): boolean {
  return new URLSearchParams(search).get(PARAMETER) === 'true'
}
