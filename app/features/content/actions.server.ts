import { z } from 'zod'
import { LOCALES } from '@specify/core/market.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { addFeedback } from './commands.server.ts'
import { MAX_FEEDBACK_LENGTH } from './feedback.ts'

export const submitFeedback = defineEndpoint({
  name: 'site/submitFeedback',
  method: 'POST',
  limitPerMinute: 5,
  summary: 'A short message to the makers of the site.',
  input: z.object({
    message: z.string().trim().min(1, 'Please write a message.').max(MAX_FEEDBACK_LENGTH),
    page: z.string().max(500).default(''),
    locale: z.enum(LOCALES),
  }),
  output: z.object({ isError: z.literal(false) }),
  example: {
    input: { message: 'The filters are easy to use.', page: '/au/products/tapware/', locale: 'au' },
    output: { isError: false },
  },
  async run({ db, now }: Pick<RequestContext, 'db' | 'now'>, feedback) {
    await addFeedback(db, feedback, now)
    return { isError: false as const }
  },
})
