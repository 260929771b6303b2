import type { Chunked } from '@specify/core/data/chunked.ts'
import { Turns } from './turns.server.ts'

/** Longer slices would be felt by requests that wait for theirs. */
const SLICE_MS = 8

/** Shared by all such work, so that slices of several do not add up in one turn. */
const turns = new Turns()

/** Does work step by step in the background: what waits has its turn every few milliseconds. */
export async function runInTurns<Result>(steps: Chunked<Result>): Promise<Result> {
  for (let until = performance.now() + SLICE_MS; ;) {
    const { done, value } = steps.next()
    if (done) return value
    if (performance.now() < until) continue
    await turns.next()
    until = performance.now() + SLICE_MS
  }
}
