import { createHash } from 'node:crypto'
import type { TokenSigner } from '#app/platform/secrets/signed-token.server.ts'

const SCOPE = 'second-factor'
/** Time to find the phone. */
const LIFETIME_SECONDS = 10 * 60

/** A sign-in whose password was right, and whose code is missing. */
export interface PendingSignIn {
  readonly email: string
  readonly remember: boolean
  /** Ends the sign-in where another password is chosen meanwhile. */
  readonly passwordHash: string
}

export function signPendingSignIn(tokens: TokenSigner, pending: PendingSignIn, now: Date): string {
  const { email, remember, passwordHash } = pending
  return tokens.sign({ sub: email, scope: SCOPE, remember, password: markOf(passwordHash) }, now, LIFETIME_SECONDS)
}

/** The sign-in of a token; null for one that has expired or is none. */
export function readPendingSignIn(tokens: TokenSigner, token: string, now: Date) {
  const claims = tokens.verify(token, now)
  if (claims?.['scope'] !== SCOPE) return null
  return {
    email: String(claims['sub']),
    remember: claims['remember'] === true,
    isStill: (passwordHash: string) => claims['password'] === markOf(passwordHash),
  }
}

function markOf(passwordHash: string): string {
  return createHash('sha256').update(passwordHash).digest('base64url').slice(0, 16)
}
