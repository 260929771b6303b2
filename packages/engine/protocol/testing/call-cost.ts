import { setImmediate } from 'node:timers/promises'
import { beforeAll, expect } from 'vitest'
import { handleQueryRequest, type ProtocolOptions } from '../handle-query-request.ts'
import { largeView } from './sample-index.ts'

/** Longest time that one call may hold the event loop, in processor time of this thread. */
const LONGEST_BLOCK_MS = 100
const MOST_MEMORY_BYTES = 64 * 2 ** 20

export const MANY = '/1/indexes/*/queries'

interface Cost {
  readonly status: number
  readonly message: string
  readonly bytes: number
  readonly longestBlockMs: number
  readonly memoryBytes: number
}

/** Measures calls to a large index in one test file, once the compiler has seen one of them. */
export function useCallCost(first: unknown) {
  let options: ProtocolOptions
  beforeAll(async () => {
    const view = await largeView()
    options = {
      resolve: (name) => (name === 'au_products' ? { view, paginationLimitedTo: 100_000 } : null),
      onEvents: () => {},
      newQueryId: () => '0'.repeat(32),
      now: () => performance.now(),
      nextTurn: () => setImmediate(),
      admit: () => {},
      charge: () => {},
    }
    for (let round = 0; round < 3; round++) await measure(MANY, first)
  })

  /** Sends a call and watches the thread: how long it works in one go, and what it holds. */
  async function measure(path: string, body: unknown): Promise<Cost> {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const before = heldBytes()
    let isRunning = true
    let [longest, most] = [0, 0]
    const watching = (async () => {
      for (let last = cpuMs(); isRunning;) {
        await setImmediate()
        const now = cpuMs()
        longest = Math.max(longest, now - last)
        last = now
        most = Math.max(most, heldBytes())
      }
    })()
    const response = await handleQueryRequest(
      new Request(`http://localhost${path}`, { method: 'POST', body: text }),
      options,
    )
    // Read as the network reads it: to put it together and make it text again is the client's work.
    const chunks: Uint8Array[] = []
    for await (const chunk of response.body ?? []) chunks.push(chunk)
    isRunning = false
    await watching
    const answer = Buffer.concat(chunks)
    const message = response.ok ? '' : String(Reflect.get(JSON.parse(answer.toString()), 'message'))
    return {
      status: response.status,
      message,
      bytes: answer.length,
      longestBlockMs: longest,
      memoryBytes: most - before,
    }
  }

  /** Sends a call, and expects it to hold the thread, the memory and the line no longer than it may. */
  async function expectCheap(path: string, body: unknown): Promise<Cost> {
    const cost = await measure(path, body)
    const shown = JSON.stringify(cost)
    expect(cost.longestBlockMs, shown).toBeLessThanOrEqual(LONGEST_BLOCK_MS)
    expect(cost.memoryBytes, shown).toBeLessThanOrEqual(MOST_MEMORY_BYTES)
    expect(cost.bytes, shown).toBeLessThanOrEqual(8 * 2 ** 20)
    return cost
  }
  return expectCheap
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function heldBytes(): number {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** A call of so many searches. */
export function batch(count: number, parameters: (at: number) => object): unknown {
  return { requests: Array.from({ length: count }, (_, at) => ({ indexName: 'au_products', ...parameters(at) })) }
}

/** Names that no index has, all different. */
export const names = (count: number, length = 1) =>
  Array.from({ length: count }, (_, at) => `${'n'.repeat(length)}${at}`)

/** Words of one letter: beginnings of nearly all words. */
export const letters = 'w s c b m p t h n r'

/** Reads every hit that a call may have. */
export const THOUSAND_HITS = batch(1, () => ({ query: 'w', hitsPerPage: 1000, attributesToHighlight: ['name'] }))
