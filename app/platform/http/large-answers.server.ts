import { BoundedQueue } from '../bounded-queue.ts'
import type { RequestContext } from '../request-context.server.ts'

/** One of a tower with all that is stated of its products takes 20 MB until it has been read. */
const LIMITS = { atOnce: 12, waiting: 200 } as const
/** Who reads more slowly keeps no others waiting. */
const LONGEST_READ_MS = 15_000

const queue = new BoundedQueue(LIMITS)

/**
 * Waits until few enough large answers lie in memory, and counts as one until the answer was read. Callers take turns.
 * @throws AppError `unavailable` where too many wait.
 */
export function waitForRoom({
  request,
  clientAddress,
  atEnd,
}: Pick<RequestContext, 'request' | 'clientAddress' | 'atEnd'>): Promise<void> {
  return new Promise((begin, refuse) => {
    const untilRead = () =>
      new Promise<void>((end) => {
        const timer = setTimeout(end, LONGEST_READ_MS)
        atEnd.push(() => {
          clearTimeout(timer)
          end()
        })
        begin()
      })
    queue.run(untilRead, request.signal, clientAddress).catch(refuse)
  })
}
