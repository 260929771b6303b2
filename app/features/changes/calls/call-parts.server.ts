import { z } from 'zod'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import type { AccountContext } from '#app/features/accounts/account-actions/account-context.ts'
import { assertRight } from '#app/features/staff/assert-right.ts'

export type ChangeContext = AccountContext & Pick<RequestContext, 'requestId' | 'onChanges'>

export const EXAMPLE_ID = '3e9f0a57-1b62-47d8-8c04-5d7a2e6b9f13'
export const DONE = { isError: false } as const
const Done = z.object({ isError: z.literal(false) })
export const WithId = Done.extend({ id: z.string() })
export const Version = z.coerce.number().int().min(1).describe('The version of the changes that was read')
export const EDIT = { method: 'POST', limitPerMinute: 120, caller: { right: 'catalogue.edit' }, output: Done } as const
/** Of the authenticator, unless one was shown in the last ten minutes. */
export const Code = z
  .string()
  .trim()
  .max(40)
  .optional()
  .describe('Of the authenticator, unless one was shown in ten minutes')
export const RISKY = ['not_found', 'conflict', 'forbidden', 'proof_required', 'too_many_requests'] as const
export const APPLY = { ...EDIT, caller: { right: 'catalogue.apply' } } as const
export const editor = ({ actor, requestId }: ChangeContext) => ({ by: assertRight(actor, 'catalogue.edit'), requestId })
export const applier = ({ actor, requestId }: ChangeContext) => ({
  by: assertRight(actor, 'catalogue.apply'),
  requestId,
})
