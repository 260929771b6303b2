import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Steps } from '#app/core/steps.ts'

/** Longer slices would be felt by requests that wait for theirs. */
const SLICE_MS = 8

/** Does work step by step in the background: what waits has its turn every few milliseconds. */
export async function runInTurns<Result>(steps: Steps<Result>): Promise<Result> {
  for (let until = performance.now() + SLICE_MS; ;) {
    const { done, value } = steps.next()
    if (done) return value
    if (performance.now() < until) continue
    await nextTurn()
    until = performance.now() + SLICE_MS
  }
}
