import { z } from 'zod'
import { QueryError } from '../query-error.ts'
import { inputIssueText } from '../input-issue.ts'

const MAX_EVENTS = 1000
const MAX_OBJECTS = 20
const Name = z.string().min(1).max(256)
/** Format of the hosted service's ids. */
const QueryId = z.string().regex(/^[0-9a-f]{32}$/)

const SearchEvent = z.object({
  eventType: z.enum(['click', 'conversion', 'view']),
  eventName: z.string().min(1).max(64),
  index: Name,
  userToken: z.string().min(1).max(129),
  objectIDs: z.array(Name).max(MAX_OBJECTS).default([]),
  filters: z.array(z.string().max(1024)).max(MAX_OBJECTS).default([]),
  positions: z.array(z.int().min(1)).max(MAX_OBJECTS).optional(),
  queryID: QueryId.optional(),
  timestamp: z.int().min(0).optional(),
})
export type SearchEvent = z.infer<typeof SearchEvent>

const Events = z.object({ events: z.array(SearchEvent).min(1).max(MAX_EVENTS) })

/**
 * All events of a request are valid, or none is accepted.
 * @throws QueryError `invalid_input` that says where.
 */
export function readEvents(body: unknown): SearchEvent[] {
  const outcome = Events.safeParse(body, { error: inputIssueText })
  if (outcome.success) return outcome.data.events
  const [issue] = outcome.error.issues
  throw new QueryError('invalid_input', `Invalid event: ${issue?.path.join('.')}: ${issue?.message}`)
}
