import { Secret, TOTP } from 'otpauth'

/** RFC 6238 with the values that every authenticator app takes: SHA-1, six digits, half a minute. */
const STEP_SECONDS = 30
const SECRET_BYTES = 20
/** Steps to either side that a code may be of: people type slowly, and clocks are seldom right to the second. */
const NEAR = 1
/** Steps to either side that a clock may be wrong by: two minutes. */
const FAR = 4

/** State of an authenticator. Steps are half minutes since 1970. */
export interface AuthenticatorState {
  /** The last step whose code was taken. */
  readonly lastStep: number
  /** Steps that its clock is ahead; negative where it is behind. */
  readonly drift: number
  /** The step whose code shows that its clock is wrong; null where none was named. */
  readonly awaitedStep: number | null
}

export type CodeMatch =
  | { readonly kind: 'right'; readonly state: AuthenticatorState }
  /** `seconds` that the clock is ahead; negative where it is behind. The next code is taken. */
  | { readonly kind: 'clock'; readonly seconds: number; readonly state: AuthenticatorState }
  | { readonly kind: 'used' | 'wrong' }

/** A typed code without spaces and hyphens of any kind; digits of other scripts' keyboards are digits. */
export function cleanCode(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/[\s\p{Pd}.·]/gu, '')
}

export function isDigits(code: string): boolean {
  return /^\d{6}$/.test(code)
}

export function newSecret(): Buffer {
  return Buffer.from(new Secret({ size: SECRET_BYTES }).bytes)
}

/** The text of the QR code, and the key for typing. */
export function setUpTexts(secret: Buffer, email: string): { readonly uri: string; readonly key: string } {
  const totp = totpOf(secret, email)
  return { uri: totp.toString(), key: totp.secret.base32 }
}

/**
 * Compares six digits with an authenticator. A code is taken once. A clock that is wrong by up to two minutes is taken
 * after two codes in a row, and remembered (RFC 6238, section 6): one code that is too early could be seen and used
 * later by somebody else.
 */
export function matchCode(secret: Buffer, code: string, state: AuthenticatorState, now: Date): CodeMatch {
  if (!isDigits(code)) return { kind: 'wrong' }
  const current = Math.floor(now.getTime() / 1_000 / STEP_SECONDS)
  const near = stepOf(secret, code, current + state.drift, NEAR)
  if (near !== null) {
    if (near <= state.lastStep) return { kind: 'used' }
    return { kind: 'right', state: { lastStep: near, drift: state.drift, awaitedStep: null } }
  }
  const far = stepOf(secret, code, current, FAR)
  if (far === null) return { kind: 'wrong' }
  if (far <= state.lastStep) return { kind: 'used' }
  const drift = far - current
  // The clock is right by now, and was wrong when it was learnt.
  if (Math.abs(drift) <= NEAR) return { kind: 'right', state: { lastStep: far, drift: 0, awaitedStep: null } }
  if (state.awaitedStep !== null && far >= state.awaitedStep && far <= state.awaitedStep + 1)
    return { kind: 'right', state: { lastStep: far, drift, awaitedStep: null } }
  const next = { lastStep: far, drift: state.drift, awaitedStep: far + 1 }
  return { kind: 'clock', seconds: drift * STEP_SECONDS, state: next }
}

function stepOf(secret: Buffer, code: string, middle: number, window: number): number | null {
  const timestamp = middle * STEP_SECONDS * 1_000
  const distance = totpOf(secret, '').validate({ token: code, window, timestamp })
  return distance === null ? null : middle + distance
}

function totpOf(secret: Buffer, email: string): TOTP {
  const bytes = new Uint8Array(secret)
  return new TOTP({
    issuer: 'Specify',
    label: email,
    secret: new Secret({ buffer: bytes.buffer }),
    period: STEP_SECONDS,
  })
}
