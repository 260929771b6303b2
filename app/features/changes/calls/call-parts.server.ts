import { z } from 'zod'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import type { AccountContext } from '#app/features/accounts/account-actions/account-context.ts'
import { assertRight } from '#app/features/staff/assert-right.ts'
import { Done } from '#app/features/staff/call-parts.server.ts'

export type ChangeContext = AccountContext & Pick<RequestContext, 'requestId' | 'onChanges'>

export const Version = z.coerce.number().int().min(1).describe('The version of the changes that was read')
export const EDIT = { method: 'POST', limitPerMinute: 120, caller: { right: 'catalogue.edit' }, output: Done } as const
export const APPLY = { ...EDIT, caller: { right: 'catalogue.apply' } } as const
export const editor = ({ actor, requestId }: ChangeContext) => ({ by: assertRight(actor, 'catalogue.edit'), requestId })
export const applier = ({ actor, requestId }: ChangeContext) => ({
  by: assertRight(actor, 'catalogue.apply'),
  requestId,
})
