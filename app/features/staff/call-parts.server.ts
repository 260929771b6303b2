import { z } from 'zod'

/** Parts of the calls of staff. */
export const EXAMPLE_ID = '3e9f0a57-1b62-47d8-8c04-5d7a2e6b9f13'
export const DONE = { isError: false } as const
export const Done = z.object({ isError: z.literal(false) })
export const WithId = Done.extend({ id: z.string() })
/** A code of the second factor, unless one was shown in the last ten minutes. */
export const Code = z
  .string()
  .trim()
  .max(40)
  .optional()
  .describe('Of the authenticator, unless one was shown in ten minutes')
/** Errors of acts that ask for such a code. */
export const RISKY = ['not_found', 'conflict', 'forbidden', 'proof_required', 'too_many_requests'] as const
