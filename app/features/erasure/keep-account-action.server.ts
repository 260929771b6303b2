import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { erasureOf } from './erasure-mail.server.ts'
import { keepAccount as keep } from './erasures.server.ts'

type KeepContext = Pick<RequestContext, 'db' | 'now' | 'requestId' | 'tokens'>

export const keepAccount = defineEndpoint({
  name: 'account/keepAccount',
  method: 'POST',
  limitPerMinute: 20,
  summary: 'Stops that an account is erased, with the token of the mail that said so. The account is open again.',
  input: z.object({ token: z.string().max(2_048) }),
  output: z.object({ isError: z.literal(false) }),
  example: { input: { token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln' }, output: { isError: false } },
  errors: ['link_expired', 'too_many_requests', 'unavailable'],
  async run({ db, now, requestId, tokens }: KeepContext, { token }) {
    const erasureId = erasureOf(tokens, token, now)
    if (erasureId === null || !(await keep(db, erasureId, requestId, now)))
      throw new AppError('link_expired', 'This link no longer holds. If you cannot sign in, please write to us.')
    return { isError: false as const }
  },
})
