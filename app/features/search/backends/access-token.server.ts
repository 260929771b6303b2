import type { Actor, Visibility } from '@specify/core/actor.ts'
import type { TokenSigner } from '#app/platform/secrets/signed-token.server.ts'

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

/**
 * Token subject of a server that forwards its visitors' searches; both share `TOKEN_SECRET`. No account has this id.
 */
const SERVER = 'server'

/** The token with which a server of the site asks another one. */
export function signForServer(tokens: TokenSigner, visibility: Visibility, now: Date): string {
  return tokens.sign({ sub: SERVER, scope: SCOPES[visibility] }, now, TOKEN_LIFETIME_SECONDS)
}

export interface TokenRights {
  readonly visibility: Visibility
  /** It asks for many visitors, whom it limits itself. */
  readonly isServer: boolean
}

/** Reads the rights of the request's bearer token; null without a valid token. */
export function readTokenRights({ headers }: Request, tokens: TokenSigner, now: Date): TokenRights | null {
  const [, token] = /^Bearer ([\w.-]+)$/.exec(headers.get('authorization') ?? '') ?? []
  const claims = token === undefined ? null : tokens.verify(token, now)
  const visibility = claims && VISIBILITIES.find((each) => SCOPES[each] === claims['scope'])
  return visibility ? { visibility, isServer: claims['sub'] === SERVER } : null
}

const VISIBILITIES = ['public', 'internal'] as const
