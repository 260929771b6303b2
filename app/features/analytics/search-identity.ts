import { readStored, writeStored } from '#app/ui/browser/browser-storage.ts'
import { hasConsent } from './consent.ts'

const USER_TOKEN_KEY = 'anonymousUserToken'
const QUERY_ID_KEY = 'lastQueryId'

/** A random identifier of this browser, made on first use, not linked to an account. */
function anonymousUserToken(): string {
  const stored = readStored('localStorage', USER_TOKEN_KEY)
  if (stored) return stored
  const token = `anonymous-${crypto.randomUUID()}`
  writeStored('localStorage', USER_TOKEN_KEY, token)
  return token
}

let accountId: string | null = null

export function nameSearchUser(signedIn: string | null): void {
  accountId = signedIn
}

export function searchUser(): string {
  return accountId ?? anonymousUserToken()
}

/** 32 hexadecimal digits, as in the search protocol. Creates the browser's identifier where there is none. */
export function rememberQuery(): void {
  if (!hasConsent()) return
  searchUser()
  writeStored('localStorage', QUERY_ID_KEY, crypto.randomUUID().replaceAll('-', ''))
}

export function lastQueryId(): string | null {
  return readStored('localStorage', QUERY_ID_KEY)
}
