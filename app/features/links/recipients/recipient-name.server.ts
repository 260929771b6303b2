import { readCookie, writeCookie } from '#app/platform/http/cookies.ts'
import { MAX_AUTHOR_LENGTH } from '../remarks/remark.ts'

/** Under which name somebody without an account has spoken: so that they type it once. */
const COOKIE = 'recipient'
const ONE_YEAR_S = 365 * 86_400

export function recipientCookie(name: string, publicUrl: string): string {
  const value = Buffer.from(name).toString('base64url')
  return writeCookie(COOKIE, value, { maxAgeSeconds: ONE_YEAR_S, secure: publicUrl.startsWith('https:') })
}

export function readRecipientName(cookieHeader: string | null): string {
  const value = readCookie(cookieHeader, COOKIE) ?? ''
  return Buffer.from(value, 'base64url').toString('utf8').slice(0, MAX_AUTHOR_LENGTH)
}
