import { hasConsent } from './consent.ts'
import { searcher } from './searcher.ts'

/** Local storage keys of search analytics. */
const USER_TOKEN_KEY = 'anonymousUserToken'
const QUERY_ID_KEY = 'lastQueryId'

/** The name that searches and clicks are kept under: the account's id, for visitors a random one. */
export function userToken(): string {
  return searcher() ?? anonymousUserToken()
}

/** A random name for this browser, made on first use. It stands for nobody. */
function anonymousUserToken(): string {
  const known = localStorage.getItem(USER_TOKEN_KEY)
  if (known) return known
  const token = `anonymous-${crypto.randomUUID()}`
  localStorage.setItem(USER_TOKEN_KEY, token)
  return token
}

/**
 * Remembers which results the visitor saw last: 32 hexadecimal digits, as the search protocol has them. A visitor's
 * browser without a name gets one here.
 */
export function rememberQuery(): void {
  if (!hasConsent()) return
  userToken()
  localStorage.setItem(QUERY_ID_KEY, crypto.randomUUID().replaceAll('-', ''))
}

export function lastQueryId(): string | null {
  return localStorage.getItem(QUERY_ID_KEY)
}
