import { z } from 'zod'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { signVisibility, TOKEN_LIFETIME_SECONDS } from '#app/features/search/backends/access-token.server.ts'
import { Succeeded } from './shapes.server.ts'

export const getJWTToken = defineEndpoint({
  name: 'product/getJWTToken',
  method: 'GET',
  summary: `A token for search clients that carry no cookies: sent as authorization: Bearer to /1/, it stands for what the caller may see. It is a JSON Web Token (HS256) with the claims sub, scope, iat and exp, and holds for ${TOKEN_LIFETIME_SECONDS} seconds.`,
  input: z.strictObject({}),
  output: z.object({
    isError: Succeeded,
    token: z.string(),
    tokenType: z.literal('Bearer'),
    scope: z.enum(['catalogue:public', 'catalogue:internal']).describe('internal for staff, public for everyone else'),
    expiresInSeconds: z.int(),
  }),
  example: {
    input: {},
    output: {
      isError: false,
      token: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.…',
      tokenType: 'Bearer',
      scope: 'catalogue:public',
      expiresInSeconds: TOKEN_LIFETIME_SECONDS,
    },
  },
  async run(
    { tokens, actor, visibility, now }: Pick<RequestContext, 'actor' | 'now' | 'tokens' | 'visibility'>,
    _input,
  ) {
    const { token, scope } = signVisibility(tokens, { actor, visibility }, now)
    return {
      isError: false as const,
      token,
      tokenType: 'Bearer' as const,
      scope,
      expiresInSeconds: TOKEN_LIFETIME_SECONDS,
    }
  },
})
