import v8 from 'node:v8'
import { BoundedQueue } from '../process/bounded-queue.ts'
import { callerKey, type RequestContext } from '../request-context.server.ts'

/** Below this number of lines a schedule takes about 1 MB. */
const MANY_LINES = 200
/** One of 4,000 line items, with all that is stated of their products, takes 30 MB until its answer has been read. */
const LARGE_LINES = 4_000
const LARGE_MB = 30
/** One of 20,000. */
const HUGE_MB = 140
/** Part of the heap that the schedules of each size may take together. */
const SHARE = 0.2

const LARGE = new BoundedQueue({ atOnce: placesFor(LARGE_MB, 12), ofCaller: 4, waiting: 200 })
const HUGE = new BoundedQueue({ atOnce: placesFor(HUGE_MB, 2), waiting: 50 })
/** Longest work; a place that is not returned by then was lost to a fault. */
const LONGEST_MS = 180_000

/** Lines that each request was admitted with, by its list of end callbacks. */
const admitted = new WeakMap<object, number>()

type Reader = Pick<RequestContext, 'actor' | 'request' | 'clientAddress' | 'atEnd'>

/**
 * Waits until few enough large schedules lie in memory, and counts as one until the request ends. Callers take turns.
 * Called before the schedule is loaded; a second call for no more lines has its place already.
 * @throws AppError `unavailable` where too many wait.
 */
export function admitLargeAnswer(reader: Reader, lines: number): Promise<void> {
  const { request, atEnd } = reader
  if (lines <= MANY_LINES || (admitted.get(atEnd) ?? 0) >= lines) return Promise.resolve()
  admitted.set(atEnd, lines)
  return new Promise((begin, refuse) => {
    const untilEnd = () =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, LONGEST_MS).unref()
        const end = () => {
          clearTimeout(timer)
          resolve()
        }
        atEnd.push(end)
        request.signal.addEventListener('abort', end, { once: true })
        begin()
      })
    const queue = lines > LARGE_LINES ? HUGE : LARGE
    queue.run(untilEnd, request.signal, callerKey(reader)).catch(refuse)
  })
}

/**
 * Does work that goes on once its request was answered. What it loads has places of its own, until it is done.
 */
export async function afterAnswer<Context extends Reader, Result>(
  context: Context,
  work: (later: Context) => Promise<Result>,
): Promise<Result> {
  const atEnd: (() => void)[] = []
  // The signal of the request is aborted with its connection.
  const later = { ...context, request: new Request(context.request.url), atEnd }
  try {
    return await work(later)
  } finally {
    for (const end of atEnd) end()
  }
}

function placesFor(mb: number, most: number): number {
  const heapMb = v8.getHeapStatistics().heap_size_limit / 1024 / 1024
  return Math.max(1, Math.min(most, Math.floor((heapMb * SHARE) / mb)))
}
