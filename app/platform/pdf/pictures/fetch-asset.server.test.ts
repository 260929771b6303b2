import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchAsset } from './fetch-asset.server.ts'

const MB = 1024 * 1024
let canaryHits = 0
let lastRequest: IncomingMessage | null = null
const canary = http.createServer((_, response) => {
  canaryHits++
  response.end('caught')
})

const ANSWERS: Record<string, (response: ServerResponse) => void> = {
  '/whole': (response) => response.end('picture'),
  '/redirect': (response) => response.writeHead(302, { location: addressOf(canary) }).end(),
  '/missing': (response) => response.writeHead(404).end(),
  '/compressed': (response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(20 * MB))),
  '/short': (response) => {
    response.writeHead(200, { 'content-length': 1_000 })
    response.write('picture', () => response.destroy())
  },
  '/endless': (response) => {
    const write = () => {
      while (!response.destroyed && response.write(Buffer.alloc(MB)));
    }
    response.on('drain', write)
    write()
  },
  '/slow': (response) => {
    const timer = setInterval(() => response.write('a'), 100)
    response.on('close', () => clearInterval(timer))
  },
  '/silent': () => {},
}
const store = http.createServer((request, response) => {
  lastRequest = request
  ANSWERS[request.url ?? '']?.(response)
})

function addressOf(server: http.Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

beforeAll(async () => {
  for (const server of [canary, store]) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  }
})
afterAll(() => {
  for (const server of [canary, store]) {
    server.closeAllConnections()
    server.close()
  }
})

describe('a file of the asset store', () => {
  it('is fetched whole, and nothing of the caller is sent', async () => {
    expect((await fetchAsset(`${addressOf(store)}/whole`)).toString()).toBe('picture')
    expect(Object.keys(lastRequest?.headers ?? {}).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
    ])
  })

  it.each([
    ['/redirect', /answered 302/],
    ['/missing', /answered 404/],
    ['/compressed', /compressed/],
    ['/short', /cut short|aborted|socket hang up/],
    ['/endless', /too large/],
  ])('is refused: %s (T-005, T-021)', async (path, reason) => {
    await expect(fetchAsset(`${addressOf(store)}${path}`)).rejects.toThrow(reason)
    expect(canaryHits).toBe(0)
  })

  it('is given up after five seconds, however it is dragged out (F-12)', async () => {
    const started = performance.now()
    const results = await Promise.allSettled(
      ['/slow', '/silent'].map((path) => fetchAsset(`${addressOf(store)}${path}`)),
    )
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(performance.now() - started).toBeLessThan(8_000)
  })

  it.each([
    [['127.0.0.1']],
    [['8.8.8.8', '127.0.0.1']],
    [['::ffff:127.0.0.1']],
    [['10.0.0.1']],
    [['169.254.169.254']],
    [[]],
  ])('is not fetched where its name leads to %j (T-003, T-005)', async (addresses) => {
    const { port } = new URL(addressOf(canary))
    const asked: string[] = []
    const fetched = fetchAsset(`http://assets.example:${port}/a.png`, (host, _, done) => {
      asked.push(host)
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )
    })
    await expect(fetched).rejects.toThrow(/public|no address/)
    expect(asked).toEqual(['assets.example'])
    expect(canaryHits).toBe(0)
  })

  it('is not fetched from this host by name', async () => {
    const { port } = new URL(addressOf(canary))
    await expect(fetchAsset(`http://localhost:${port}/a.png`)).rejects.toThrow(/public/)
    expect(canaryHits).toBe(0)
  })
})
