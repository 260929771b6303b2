import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createTokenSigner } from '#app/platform/secrets/signed-token.server.ts'
import { openCatalogue } from '#tests/support/demo-backend.ts'
import { FIXTURE_PRODUCTS } from '#tests/support/fixture-catalogue.ts'
import { readTokenRights } from './access-token.server.ts'
import type { ProductScope, SearchBackend } from './backend.ts'
import { hostedBackends } from './hosted-backend.server.ts'

const SCOPE: ProductScope = { locale: 'au', visibility: 'public', inBimLibrary: false }
const HITS_OF_HOST = 4_711
const AGAIN_MS = 150
const tokens = createTokenSigner('a secret of the tests, long enough')

/** A hosted index that can be disturbed: what it answers, and how often it was asked for hits and for its facets. */
let mode: 'open' | 'closed' | 'silent' | 'refusing' | 502 | 403 | 'garbled' | 'short'
let asked = { hits: 0, facets: 0 }
let lastAsked: { index: string; request: Request }
let server: Server
let site: Awaited<ReturnType<typeof openCatalogue>>
let backend: SearchBackend
const log = { info: vi.fn<() => void>(), warn: vi.fn<() => void>() }

beforeAll(async () => {
  site = await openCatalogue(FIXTURE_PRODUCTS)
  server = createServer((request, response) => void answer(request, response))
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { requests } = JSON.parse(await text(request))
    const { authorization = '' } = request.headers
    lastAsked = {
      index: requests[0].indexName,
      request: new Request('http://host/', { headers: authorization ? { authorization } : {} }),
    }
    asked[requests[0].facets[0] === '*' ? 'facets' : 'hits']++
    if (mode === 'closed') request.socket.destroy()
    if (mode === 'closed' || mode === 'silent') return
    const status = mode === 'refusing' ? 400 : typeof mode === 'number' ? mode : 200
    const results = (requests as unknown[]).map(() => ({
      nbHits: HITS_OF_HOST,
      hits: [],
      facets: { colour: { Chrome: 1 } },
    }))
    const body = mode === 'garbled' ? '{"results":' : JSON.stringify({ results: mode === 'short' ? [] : results })
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

beforeEach(() => {
  mode = 'open'
  asked = { hits: 0, facets: 0 }
  vi.clearAllMocks()
  const hosted = { url: hostUrl(), appId: 'specify', apiKey: 'key' }
  backend = hostedBackends({ hosted, embedded: () => site.search, log, tokens, failedAgainMs: AGAIN_MS })(
    site.catalogue,
    {
      groups: [],
    },
  )
})

const hostUrl = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
const hits = async () => (await backend.search(SCOPE, [{ text: 'mixer', limit: 5 }]))[0]!.nbHits
const ownHits = async () => (await site.search.search(SCOPE, [{ text: 'mixer', limit: 5 }]))[0]!.nbHits

it('asks the host while it answers', async () => {
  expect(await hits()).toBe(HITS_OF_HOST)
  expect(log.warn).not.toHaveBeenCalled()
})

it.each(['closed', 502, 403, 'garbled', 'short'] as const)(
  'answers itself where the host is away (%s), and asks in the background until it is back',
  async (fault) => {
    mode = fault
    for (let turn = 0; turn < 20; turn++) expect(await hits()).toBe(await ownHits())
    expect(asked.hits).toBe(1)
    expect(log.warn).toHaveBeenCalledTimes(1)
    expect(backend.understand(SCOPE, { text: 'chrome mixer' })).toEqual(
      site.search.understand(SCOPE, { text: 'chrome mixer' }),
    )
    mode = 'open'
    await sleep(AGAIN_MS)
    expect(await hits()).toBe(await ownHits()) // nobody waits for the question
    await expect.poll(hits).toBe(HITS_OF_HOST)
    expect(log.info).toHaveBeenCalledTimes(1)
  },
)

it('has one visitor wait for a host that does not answer, and for five seconds at most', async () => {
  mode = 'silent'
  const started = performance.now()
  expect(await hits()).toBe(await ownHits())
  expect(performance.now() - started).toBeLessThan(6_500)
  const again = performance.now()
  for (let turn = 0; turn < 20; turn++) await hits()
  expect(performance.now() - again).toBeLessThan(500)
  expect(asked.hits).toBe(1)
}, 15_000)

it('asks a server of this site as a server that sees what its visitor may see', async () => {
  for (const [visibility, index] of [
    ['public', 'au_products'],
    ['internal', 'au_products_internal'],
  ] as const) {
    await backend.search({ ...SCOPE, visibility }, [{ text: 'mixer', limit: 5 }])
    expect([lastAsked.index, readTokenRights(lastAsked.request, tokens, new Date())]).toEqual([
      index,
      { visibility, isServer: true },
    ])
  }
  const other = { url: hostUrl(), appId: 'another', apiKey: 'key' }
  const options = { hosted: other, embedded: () => site.search, log, tokens }
  const stranger = hostedBackends(options)(site.catalogue, { groups: [] })
  await stranger.search({ ...SCOPE, visibility: 'internal' }, [{ text: 'mixer', limit: 5 }])
  expect(lastAsked.index).toBe('au_products_internal')
  expect(lastAsked.request.headers.get('authorization')).toBeNull()
})

it('answers what the host does not take, and goes on asking it', async () => {
  mode = 'refusing'
  expect(await hits()).toBe(await ownHits())
  mode = 'open'
  expect(await hits()).toBe(HITS_OF_HOST)
  expect(log.warn).not.toHaveBeenCalled()
})
