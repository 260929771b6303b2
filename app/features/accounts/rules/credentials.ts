import type { ErrorKey } from '@specify/core/text/error-text.ts'
import { isCommonPassword } from './common-passwords.ts'

const MAX_EMAIL_LENGTH = 100
const MIN_PASSWORD_LENGTH = 8
const MAX_PASSWORD_LENGTH = 128

/** One address and nothing that a mail header could read as a second one, a name or a comment. */
const EMAIL = /^[^\s@,;:<>()[\]\\"\p{Cc}]+@[^\s@.,;:<>()[\]\\"\p{Cc}]+(?:\.[^\s@.,;:<>()[\]\\"\p{Cc}]+)+$/u

/** The canonical form in which an address is stored, compared and counted: every spelling of it is one account. */
export function canonicalEmail(typed: string): string {
  return typed.trim().normalize('NFKC').toLowerCase()
}

/** Returns whether a canonical address is acceptable: one `@`, a dot in the domain, no two in a row. */
export function isEmail(email: string): boolean {
  return email.length <= MAX_EMAIL_LENGTH && EMAIL.test(email) && !email.includes('..')
}

/** Error key for a new password; null for a valid one. */
export function passwordProblem(password: string): ErrorKey | null {
  const isStrong =
    password.length >= MIN_PASSWORD_LENGTH &&
    /\p{Lu}/u.test(password) &&
    /\d/.test(password) &&
    /[^\p{L}\p{N}\s]/u.test(password)
  if (!isStrong) return 'error.auth.password.wrong'
  if (password.length > MAX_PASSWORD_LENGTH) return 'error.auth.password.long'
  return isCommonPassword(password) ? 'error.auth.password.common' : null
}

/** Error key for a sign-in before any lookup; null for none. */
export function signInProblem({ email, password }: { email: string; password: string }): ErrorKey | null {
  if (email.trim() === '' || password === '') return 'error.auth.wrong'
  return isEmail(canonicalEmail(email)) ? null : 'error.auth.email.wrong'
}

/** Error key for a registration; null for a valid one. */
export function registrationProblem(input: {
  email: string
  password: string
  confirmPassword: string
}): ErrorKey | null {
  const { email, password, confirmPassword } = input
  if (email.trim() === '' || password === '' || confirmPassword === '') return 'error.auth.wrong.details'
  if (!isEmail(canonicalEmail(email))) return 'error.auth.email.wrong'
  return newPasswordProblem({ password, confirmPassword })
}

/** Error key for a new password and its repetition; null for a valid pair. */
export function newPasswordProblem(input: { password: string; confirmPassword: string }): ErrorKey | null {
  const problem = passwordProblem(input.password)
  if (problem) return problem
  return input.password === input.confirmPassword ? null : 'error.password.notConfirmed'
}

/** A password as it is sent: the base64 of its UTF-8. This hides nothing; the connection does. */
export function encodePassword(password: string): string {
  return btoa(Array.from(new TextEncoder().encode(password), (byte) => String.fromCodePoint(byte)).join(''))
}

/** The password that was sent; null for invalid base64 or UTF-8. */
export function decodePassword(encoded: string): string | null {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(encoded)) return null
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.codePointAt(0) ?? 0)
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}
