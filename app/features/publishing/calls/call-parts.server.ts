import { z } from 'zod'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { assertRight } from '#app/features/staff/assert-right.ts'
import { Done } from '#app/features/staff/call-parts.server.ts'
import { MAX_DOCUMENT_LENGTH, MAX_NAME_LENGTH } from '../documents.ts'

export type PublishingContext = Pick<RequestContext, 'actor' | 'db' | 'now' | 'requestId'>

export const EXAMPLE_DIGEST = 'a3'.repeat(32)
export const Name = z.string().min(1).max(MAX_NAME_LENGTH).describe('Of the document, as its file in `content/`')
export const Digest = z
  .string()
  .regex(/^(?:[0-9a-f]{64})?$/)
  .describe('SHA-256 of the text that was read')
export const Version = z.coerce.number().int().min(1).describe('The version that was read')
export const EDIT = { method: 'POST', limitPerMinute: 120, caller: { right: 'content.edit' } } as const
export const PUBLISH = { ...EDIT, caller: { right: 'content.publish' } } as const
/** Characters outside ASCII take six bytes in JSON at most. */
export const MAX_BODY_BYTES = 6 * MAX_DOCUMENT_LENGTH + 64 * 1024

export const byEditor = ({ actor, requestId }: PublishingContext) => {
  return { by: assertRight(actor, 'content.edit'), requestId }
}
export const byPublisher = ({ actor, requestId }: PublishingContext) => {
  return { by: assertRight(actor, 'content.publish'), requestId }
}

export const SavedAnswer = Done.extend({
  saved: z.enum(['saved', 'merged', 'unchanged', 'aside']),
  clash: z.string().describe('Of a save that clashes with another one and waits beside it: its id'),
})
