import { readStored, writeStored } from '#app/ui/browser-storage.ts'
import { hasConsent } from './consent.ts'

/** Local storage keys of search analytics. */
const USER_TOKEN_KEY = 'anonymousUserToken'
const QUERY_ID_KEY = 'lastQueryId'

/** A random name for this browser, made on first use. It stands for nobody. */
function anonymousUserToken(): string {
  const known = readStored('localStorage', USER_TOKEN_KEY)
  if (known) return known
  const token = `anonymous-${crypto.randomUUID()}`
  writeStored('localStorage', USER_TOKEN_KEY, token)
  return token
}

let accountId: string | null = null

/** Says who is signed in in this browser: search analytics have the account's id in the place of a random name. */
export function nameSearchUser(signedIn: string | null): void {
  accountId = signedIn
}

/** Whom search analytics know. */
export function searchUser(): string {
  return accountId ?? anonymousUserToken()
}

/**
 * Remembers which results the visitor saw last: 32 hexadecimal digits, as the search protocol has them. A visitor's
 * browser without a name gets one here.
 */
export function rememberQuery(): void {
  if (!hasConsent()) return
  searchUser()
  writeStored('localStorage', QUERY_ID_KEY, crypto.randomUUID().replaceAll('-', ''))
}

export function lastQueryId(): string | null {
  return readStored('localStorage', QUERY_ID_KEY)
}
