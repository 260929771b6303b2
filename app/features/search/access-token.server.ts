import type { Actor, Visibility } from '#app/core/actor.ts'
import type { TokenSigner } from '#app/platform/signed-token.server.ts'

/** A right revoked from an account must be gone within a minute; clients fetch a new token before each search. */
export const TOKEN_LIFETIME_SECONDS = 60

const SCOPES = { public: 'catalogue:public', internal: 'catalogue:internal' } as const satisfies Record<
  Visibility,
  string
>
export type TokenScope = (typeof SCOPES)[Visibility]

export function signVisibility(
  tokens: TokenSigner,
  { actor, visibility }: { readonly actor: Actor; readonly visibility: Visibility },
  now: Date,
): { readonly token: string; readonly scope: TokenScope } {
  const scope = SCOPES[visibility]
  const subject = actor.kind === 'account' ? actor.accountId : actor.kind
  return { token: tokens.sign({ sub: subject, scope }, now, TOKEN_LIFETIME_SECONDS), scope }
}

/** Visibility from the bearer token of a request; null without a valid one. */
export function readTokenVisibility({ headers }: Request, tokens: TokenSigner, now: Date): Visibility | null {
  const [, token] = /^Bearer ([\w.-]+)$/.exec(headers.get('authorization') ?? '') ?? []
  const claims = token === undefined ? null : tokens.verify(token, now)
  if (claims?.['scope'] === SCOPES.internal) return 'internal'
  return claims?.['scope'] === SCOPES.public ? 'public' : null
}
