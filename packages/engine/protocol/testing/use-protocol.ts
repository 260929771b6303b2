import { setImmediate } from 'node:timers/promises'
import { beforeAll } from 'vitest'
import { type ProtocolOptions, handleQueryRequest } from '../handle-query-request.ts'
import { sampleView } from './sample-index.ts'

export const QUERY = '/1/indexes/au_products/query'

interface Answer {
  readonly status: number
  readonly body: string
  readonly headers: Headers
}

/** Sends requests to the sample index of one test file, without a server. */
export function useProtocol() {
  let options: ProtocolOptions

  beforeAll(async () => {
    const view = await sampleView()
    options = {
      resolve: (name) => (name === 'au_products' ? { view } : null),
      onEvents: () => {},
      newQueryId: () => '0'.repeat(32),
      now: () => performance.now(),
      nextTurn: () => setImmediate(),
      admit: () => {},
      charge: () => {},
    }
  })

  async function send(path: string, init: RequestInit = {}): Promise<Answer> {
    const response = await handleQueryRequest(new Request(`http://localhost${path}`, init), options)
    return { status: response.status, body: await response.text(), headers: response.headers }
  }

  async function post(path: string, body: unknown): Promise<Answer> {
    return send(path, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) })
  }

  return { send, post }
}
