import type { Actor, Visibility } from '#app/core/actor.ts'
import type { TokenSigner } from '#app/platform/signed-token.server.ts'

/**
 * How long a token holds. What an account may see can be taken from it, and that must have come into force everywhere
 * within a minute; a client asks for a new token before its next search.
 */
export const TOKEN_LIFETIME_SECONDS = 60

const SCOPES = { public: 'catalogue:public', internal: 'catalogue:internal' } as const satisfies Record<
  Visibility,
  string
>
export type TokenScope = (typeof SCOPES)[Visibility]

/** Signs what a caller may see, for clients of the search protocol that carry no cookies. */
export function signVisibility(
  tokens: TokenSigner,
  { actor, visibility }: { readonly actor: Actor; readonly visibility: Visibility },
  now: Date,
): { readonly token: string; readonly scope: TokenScope } {
  const scope = SCOPES[visibility]
  const subject = actor.kind === 'account' ? actor.accountId : actor.kind
  return { token: tokens.sign({ sub: subject, scope }, now, TOKEN_LIFETIME_SECONDS), scope }
}

/** What the bearer token of a request lets it see; null where it carries none that holds. */
export function readTokenVisibility({ headers }: Request, tokens: TokenSigner, now: Date): Visibility | null {
  const [, token] = /^Bearer ([\w.-]+)$/.exec(headers.get('authorization') ?? '') ?? []
  const claims = token === undefined ? null : tokens.verify(token, now)
  if (claims?.['scope'] === SCOPES.internal) return 'internal'
  return claims?.['scope'] === SCOPES.public ? 'public' : null
}
