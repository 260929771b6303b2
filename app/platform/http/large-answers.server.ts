import { BoundedQueue } from '../bounded-queue.ts'
import type { RequestContext } from '../request-context.server.ts'

/** One of 2,000 line items, with all that is stated of their products, takes 20 MB until it has been read. */
const LARGE = new BoundedQueue({ atOnce: 12, ofCaller: 4, waiting: 200 })
/** Up to ten times that. */
const HUGE = new BoundedQueue({ atOnce: 2, waiting: 50 })
const HUGE_LINES = 4_000
/** Who reads more slowly keeps no others waiting. */
const LONGEST_READ_MS = 5_000

/**
 * Waits until few enough large answers lie in memory, and counts as one until the answer was read. Callers take turns.
 * @throws AppError `unavailable` where too many wait.
 */
export function admitLargeAnswer(
  { request, clientAddress, atEnd }: Pick<RequestContext, 'request' | 'clientAddress' | 'atEnd'>,
  lines: number,
): Promise<void> {
  return new Promise((begin, refuse) => {
    const untilRead = () =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, LONGEST_READ_MS)
        const end = () => {
          clearTimeout(timer)
          resolve()
        }
        atEnd.push(end)
        request.signal.addEventListener('abort', end, { once: true })
        begin()
      })
    const queue = lines > HUGE_LINES ? HUGE : LARGE
    queue.run(untilRead, request.signal, clientAddress).catch(refuse)
  })
}
