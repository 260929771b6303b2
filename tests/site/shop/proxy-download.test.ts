import { readFileSync } from 'node:fs'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { useSite } from '#tests/support/browser/use-site.ts'

const MB = 1024 * 1024
const PICTURE = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
  .png()
  .toBuffer()
const HTML = '<!doctype html><script>alert(1)</script>'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

let canaryHits = 0
const canary = http.createServer((_, response) => {
  canaryHits++
  response.end(PICTURE)
})
let lastRequest: IncomingMessage | null = null
const png = { 'content-type': 'image/png' }
const ANSWERS: Record<string, (response: ServerResponse) => void> = {
  '/store/a.png': (response) => response.writeHead(200, png).end(PICTURE),
  '/store/html.png': (response) => response.writeHead(200, png).end(HTML),
  '/store/drawing.png': (response) => response.writeHead(200, png).end(SVG),
  '/store/named.html': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(PICTURE),
  '/store/redirect.png': (response) => response.writeHead(302, { location: `${addressOf(canary)}/a.png` }).end(),
  '/store/broken.png': (response) => response.writeHead(503, png).end(PICTURE),
  '/store/reset.png': (response) => response.destroy(),
  '/store/gone.png': (response) => response.writeHead(404, png).end(PICTURE),
  '/store/bomb.png': (response) =>
    response.writeHead(200, { ...png, 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(64 * MB))),
  '/store/lie.png': (response) => {
    response.writeHead(200, { ...png, 'content-length': 5 * MB })
    response.write(PICTURE, () => response.destroy())
  },
  '/store/endless.png': (response) => {
    const write = () => {
      while (!response.destroyed && response.write(Buffer.alloc(MB)));
    }
    response.on('drain', write)
    write()
  },
  '/store/slow.png': (response) => {
    const timer = setInterval(() => response.write('a'), 1_000)
    response.on('close', () => clearInterval(timer))
  },
}
const store = http.createServer((request, response) => {
  lastRequest = request
  ANSWERS[request.url ?? '']?.(response)
})
await Promise.all(
  [canary, store].map((server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))),
)
afterAll(() => {
  for (const server of [canary, store]) {
    server.closeAllConnections()
    server.close()
  }
})

function addressOf(server: http.Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const base = `${addressOf(store)}/store`
const site = useSite({ ASSET_BASE_URL: base, TRUST_PROXY: '1' })

let calls = 0
function ask(fileUrl: unknown, headers: Record<string, string> = {}): Promise<Response> {
  // Every call from an address of its own: the limit is not what these tests are about.
  const from = `198.51.100.${calls++ % 250}`
  return fetch(`${site().url}/au/api/proxy-download-file/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...headers },
    body: JSON.stringify({ fileUrl }),
  })
}

describe('a picture of the asset store', () => {
  it('is answered as a download that nothing can run in (T-020)', async () => {
    const response = await ask(`${base}/a.png`)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'attachment; filename="picture.png"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
    expect(Buffer.from(await response.arrayBuffer()).equals(PICTURE)).toBe(true)
  })

  it('is fetched without anything of the caller (T-022)', async () => {
    await ask(`${base}/a.png`, {
      cookie: 'session=secret',
      authorization: 'Bearer secret',
      referer: `${site().url}/au/?secret=1`,
    })
    expect(Object.keys(lastRequest?.headers ?? {}).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
    ])
  })

  it('is called what its bytes are, whatever its name and type say (T-020)', async () => {
    expect((await ask(`${base}/named.html`)).headers.get('content-type')).toBe('image/png')
  })

  it.each([
    'html.png',
    'drawing.png',
    'redirect.png',
    'gone.png',
    'bomb.png',
    'lie.png',
    'endless.png',
    'nothing/../..',
  ])('that is none is refused: %s (T-020, T-021)', async (name) => {
    const response = await ask(`${base}/${name}`)
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    expect(await response.json()).toMatchObject({ isError: true })
    expect(canaryHits).toBe(0)
  })

  it.each(['broken.png', 'reset.png'])('that the store cannot give is answered so: %s (F-12)', async (name) => {
    const response = await ask(`${base}/${name}`)
    expect([response.status, await response.json()]).toEqual([
      502,
      { isError: true, error: { code: 'bad_gateway', message: 'This file cannot be fetched at the moment.' } },
    ])
  })

  it('that is dragged out is given up, and floods leave the memory as it was (T-021)', async () => {
    const before = memoryMb()
    const started = performance.now()
    const answers = await Promise.all(
      ['slow.png', 'endless.png', 'endless.png', 'bomb.png'].map((name) => ask(`${base}/${name}`)),
    )
    expect(answers.map(({ status }) => status)).toEqual([504, 404, 404, 404])
    expect(performance.now() - started).toBeLessThan(15_000)
    expect(memoryMb() - before).toBeLessThan(50)
  })
})

/** Resident memory of the site's process. */
function memoryMb(): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${site().process.pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

describe('any other address', () => {
  const trap = addressOf(canary)
  const port = new URL(trap).port
  it.each([
    `${trap}/a.png`,
    `http://localhost:${port}/a.png`,
    `http://127.1:${port}/a.png`,
    `http://2130706433:${port}/a.png`,
    `http://0x7f.1:${port}/a.png`,
    `http://0177.0.0.1:${port}/a.png`,
    `http://[::1]:${port}/a.png`,
    `http://[::ffff:127.0.0.1]:${port}/a.png`,
    `http://0:${port}/a.png`,
    `http://①②⑦.⓪.⓪.①:${port}/a.png`,
    `//127.0.0.1:${port}/a.png`,
    `${trap}/store/a.png`,
    `${base.replace('http://', 'http://user:word@')}/a.png`,
    `${base.replace('/store', '')}@127.0.0.1:${port}/store/a.png`,
    `${base}@127.0.0.1:${port}/a.png`,
    `${trap}/#${base}/a.png`,
    `${trap}/?${base}/a.png`,
    `${base.replace('/store', '')}\\@127.0.0.1:${port}/store/a.png`,
    `${base.replace('http:', 'https:')}/a.png`,
    `${base.replace('http:', 'HTTP:')}/a.png`,
    `${base}/../a.png`,
    `${base}/%2e%2e/a.png`,
    `${base}/%2e%2e%2fa.png`,
    `${base}\\..\\a.png`,
    'http://169.254.169.254/latest/meta-data/',
    'file:///etc/passwd',
    'file:///etc/passwd#.png',
    'data:image/png;base64,iVBORw0KGgo=',
    'ftp://127.0.0.1/a.png',
    'gopher://127.0.0.1/a',
    'javascript:alert(1)',
    '/action/product/getProduct?sku=A',
    '/images/swatches/Chrome.svg',
    '/au/',
    '',
    ' ',
    null,
    {},
    [`${base}/a.png`],
    'a'.repeat(3_000),
  ])('is refused: %j (T-017, T-018)', async (fileUrl) => {
    const { status } = await ask(fileUrl)
    expect(status).toBe(400)
    expect(canaryHits).toBe(0)
  })

  it('of this site is refused too, but for its own pictures (T-019)', async () => {
    const { url } = site()
    for (const path of ['/action/product/query', '/metrics', '/healthz', '/au/', '/media/Original/../../etc/passwd']) {
      expect((await ask(`${url}${path}`)).status).toBe(400)
    }
    expect((await ask(`${url}/media/Original/models/nothing.webp`)).status).toBe(404)
  })
})

describe('the call', () => {
  it('is for pages of this site, in a market, by POST', async () => {
    expect((await ask(`${base}/a.png`, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await ask(`${base}/a.png`, { 'content-type': 'text/plain' })).status).toBe(415)
    const other = await fetch(`${site().url}/fr/api/proxy-download-file/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect(other.status).toBe(404)
    expect((await fetch(`${site().url}/au/api/proxy-download-file/`)).status).toBe(405)
  })
})
