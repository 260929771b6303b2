import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll } from 'vitest'
import type { SearchEvent } from '../events/events.ts'
import { type LoopbackServer, startServer } from './loopback-server.ts'
import { sampleView } from './sample-index.ts'

/** The sample index behind a server of one test file, and the events that the server was sent. */
export function useSampleServer() {
  const events: SearchEvent[] = []
  let server: LoopbackServer
  beforeAll(async () => {
    const view = await sampleView()
    let queries = 0
    server = await startServer({
      resolve: (name) => {
        if (name === 'au_products') return { view }
        if (name === 'au_limited') return { view, paginationLimitedTo: 50 }
        const sort = /^au_products_(name_asc|name_desc)$/.exec(name)?.[1]
        return sort === undefined ? null : { view, sort }
      },
      onEvents: (taken) => events.push(...taken),
      newQueryId: () => String(++queries).padStart(32, '0'),
      now: () => performance.now(),
      nextTurn: () => setImmediate(),
      admit: () => {},
      charge: () => {},
    })
  })
  afterAll(() => server.close())
  return { events, port: () => server.port }
}
