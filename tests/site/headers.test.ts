import { createHash } from 'node:crypto'
import { once } from 'node:events'
import net from 'node:net'
import { describe, expect, it } from 'vitest'
import { useSite } from '../support/browser/use-site.ts'

const site = useSite()
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${site().url}${path}`, { redirect: 'manual', headers })

/** Sends the head of a request as it stands; answers the head of the answer. */
async function sendRaw(head: string): Promise<string> {
  const { hostname, port } = new URL(site().url)
  const socket = net.connect(Number(port), hostname)
  let answer = ''
  socket.on('data', (chunk) => (answer += String(chunk)))
  socket.write(`${head}\r\nConnection: close\r\n\r\n`)
  await once(socket, 'close')
  return answer.split('\r\n\r\n', 1)[0] ?? ''
}

describe('headers', () => {
  it.each([
    '/au/',
    '/au/nothing/',
    '/healthz',
    '/action/site/nothing',
    '/images/placeholders/product-thumbnail.svg',
    '/nothing.png',
    '/',
  ])('of %s keep browsers careful (T-075, T-083)', async (path) => {
    const { headers } = await get(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('server')).toBeNull()
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/frame-ancestors 'none'/)
    expect(policy).toMatch(/base-uri 'none'|default-src 'none'/)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  })

  // What is refused before anything is routed, and what leads elsewhere, is an answer like any other.
  it.each([
    ['another method', 'PUT /au/ HTTP/1.1\r\nHost: localhost', 405],
    ['an odd address', 'GET /au/%ff HTTP/1.1\r\nHost: localhost', 400],
    ['two hosts', 'GET /au/ HTTP/1.1\r\nHost: localhost\r\nHost: localhost', 400],
    ['two hosts, one of another spelling', 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nhOST: evil.example', 400],
    ['no host', 'GET /au/ HTTP/1.1\r\nX: y', 400],
    ['no HTTP', 'hello', 400],
    ['an expectation', 'GET /au/ HTTP/1.1\r\nHost: localhost\r\nExpect: wonders', 417],
    ['a page of an account', 'GET /au/orders/ HTTP/1.1\r\nHost: localhost', 302],
    ['another page of an account', 'GET /au/my-account/ HTTP/1.1\r\nHost: localhost', 302],
    ['no slash at the end', 'GET /au/products HTTP/1.1\r\nHost: localhost', 308],
    ['a market', 'GET /market?locale=nz HTTP/1.1\r\nHost: localhost', 302],
  ])('of %s are the same (T-075, T-083)', async (_, head, status) => {
    const answer = await sendRaw(head)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/i)
    expect(answer).toMatch(/\r\ncontent-security-policy: [^\r]*frame-ancestors 'none'/i)
  })

  it('keep what an answer says itself', async () => {
    const policy = async (path: string) => (await get(path)).headers.get('referrer-policy')
    expect(await policy('/au/verify/?token=none')).toBe('no-referrer')
    expect(await policy('/au/reset-password/?token=none')).toBe('no-referrer')
    expect(await policy('/au/api/listing/products/tapware/')).toBe('strict-origin-when-cross-origin')
  })

  it('keep an answer that takes a cookie away from everybody else (T-082)', async () => {
    for (const path of ['/au/', '/au/brands/', '/au/', '/au/brands/']) {
      const { headers } = await get(path, { cookie: 'session=gone' })
      expect(headers.get('set-cookie')).toMatch(/^session=;/)
      expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['private, no-store', null])
    }
    const known = (await get('/au/')).headers.get('etag') ?? ''
    expect((await get('/au/', { cookie: 'session=gone', 'if-none-match': known })).status).toBe(200)
  })

  it('of an answer that nothing has changed leave the policy of the page alone', async () => {
    const etag = (await get('/au/products/basins/')).headers.get('etag') ?? ''
    const { status, headers } = await get('/au/products/basins/', { 'if-none-match': etag })
    expect([status, headers.get('content-security-policy')]).toEqual([304, null])
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('allow exactly the inline scripts of the page (T-075, T-076)', async () => {
    const response = await get('/au/products/tapware/')
    const policy = response.headers.get('content-security-policy') ?? ''
    const scripts = (await response.text()).match(/<script(?![^>]*(?:src=|application\/))[^>]*>/g) ?? []
    expect(scripts.length).toBeGreaterThan(0)
    expect(policy.match(/'sha256-[\w+/=]+'/g)).toHaveLength(scripts.length)
    expect(policy).toMatch(/object-src 'none'/)
    expect(policy).toMatch(/style-src 'self';/)
  })

  it('name the style sheet before the page does', async () => {
    const page = await get('/au/products/tapware/')
    const sheet = /^<(\/assets\/[\w.-]+\.css)>; rel=preload; as=style$/.exec(page.headers.get('link') ?? '')?.[1] ?? ''
    expect(await page.text()).toContain(`<link rel="stylesheet" href="${sheet}"`)
    expect((await get(sheet)).headers.get('content-type')).toContain('text/css')
  })

  it('let no other origin read answers (T-074)', async () => {
    for (const origin of ['https://evil.example', 'null', `${site().url}.evil.example`]) {
      const { headers } = await get('/au/', { origin })
      expect(headers.get('access-control-allow-origin')).toBeNull()
      expect(headers.get('access-control-allow-credentials')).toBeNull()
    }
  })

  it('let pages be kept and asked again, for everyone alike (T-082)', async () => {
    const first = await get('/au/products/tapware/')
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(first.headers.get('set-cookie')).toBeNull()
    expect(await (await get('/au/products/tapware/', { cookie: 'other=1' })).text()).toBe(await first.text())
    expect((await get('/au/products/tapware/', { 'if-none-match': etag })).status).toBe(304)
    expect((await get('/au/products/tapware/', { 'if-none-match': '"another"' })).status).toBe(200)
    const compressed = await get('/au/products/tapware/', { 'accept-encoding': 'br' })
    expect(compressed.headers.get('content-encoding')).toBe('br')
    expect(await compressed.text()).toContain('Tapware')
  })

  it.each(['/au/api/listing/products/tapware/?page=2', '/au/api/product/?code=FM1000C'])(
    'let the call %s be kept and asked again as pages are',
    async (path) => {
      const first = await get(path)
      const etag = first.headers.get('etag') ?? ''
      expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'public, max-age=0, must-revalidate'])
      expect(first.headers.get('content-type')).toBe('application/json')
      expect(await (await get(path)).json()).toEqual(await first.json())
      expect((await get(path, { 'if-none-match': etag })).status).toBe(304)
      expect((await get(path, { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBe('br')
      const signedIn = await get(path, { cookie: 'session=gone' })
      expect([signedIn.headers.get('cache-control'), signedIn.headers.get('etag')]).toEqual(['private, no-store', null])
      expect((await fetch(`${site().url}${path}`, { method: 'POST' })).status).toBe(405)
      expect((await get(path.replace('/?', '?'))).headers.get('location')).toBe(path)
    },
  )

  it('say that a page is known to a reader who has it, though nobody else asked for it', async () => {
    const { headers } = await get('/au/products/tapware/?asked=once')
    const again = await get('/au/products/tapware/?asked=once', { 'if-none-match': headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
    expect(again.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    const missing = await get('/au/nothing/here/', { 'if-none-match': headers.get('etag') ?? '' })
    expect([missing.status, missing.headers.get('etag')]).toEqual([404, null])
  })

  it('answer HEAD without a body and with its length', async () => {
    const response = await fetch(`${site().url}/au/`, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  })

  it('keep metrics from strangers, and readiness free of details', async () => {
    expect((await get('/metrics')).status).toBe(200)
    for (const name of ['x-forwarded-for', 'X-Forwarded-Proto', 'forwarded', 'via', 'x-real-ip'])
      expect((await get('/metrics', { [name]: '127.0.0.1' })).status).toBe(404)
    expect(await (await get('/readyz')).json()).toEqual({ status: 'ready', degraded: [] })
  })

  it('count 2,000 random addresses under the names of the routes', async () => {
    const random = (at: number) => createHash('sha256').update(String(at)).digest('base64url').slice(0, 12)
    const kinds = [
      (text: string) => `/${text}`,
      (text: string) => `/${text}.txt`,
      (text: string) => `/${text}/${text}/`,
      (text: string) => `/assets/${text}.js`,
      (text: string) => `/media/${text}/${text}.webp`,
      (text: string) => `/action/${text}/${text}`,
      (text: string) => `/1/${text}/${text}`,
      (text: string) => `/au/${text}/`,
      (text: string) => `/au/api/${text}/`,
      (text: string) => `/au/product/${text}/`,
    ]
    const countSeries = async () =>
      (await (await get('/metrics')).text()).split('\n').filter((line) => /^[a-z]/.test(line)).length
    const ask = (at: number) => fetch(`${site().url}${kinds[at % kinds.length]?.(random(at))}`, { redirect: 'manual' })
    for (let at = 0; at < kinds.length; at++) await (await ask(at)).arrayBuffer()
    const before = await countSeries()
    for (let at = kinds.length; at < 2_000; at += 20)
      await Promise.all(Array.from({ length: 20 }, async (_, next) => (await ask(at + next)).arrayBuffer()))
    const after = await countSeries()
    expect(after).toBeLessThan(before + 100)
    expect(after).toBeLessThan(1_000)
  }, 60_000)
})

describe('actions', () => {
  const body = JSON.stringify({ message: 'Good', page: '/au/', locale: 'au' })
  const post = (headers: Record<string, string>, text = body, name = 'site/submitFeedback') =>
    fetch(`${site().url}/action/${name}`, { method: 'POST', headers, body: text })
  const json = { 'content-type': 'application/json' }

  it.each([
    ['another origin', { ...json, origin: 'https://evil.example' }, 403],
    ['a hidden origin', { ...json, origin: 'null' }, 403],
    ['no origin, from another site', { ...json, 'sec-fetch-site': 'cross-site' }, 403],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['plain text', { 'content-type': 'text/plain' }, 415],
    ['no type', { 'content-type': '' }, 415],
  ])('refuse %s (T-073, T-083)', async (_, headers, status) => {
    const response = await post(headers)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ isError: true, error: { message: expect.any(String) } })
  })

  it.each([
    ['{', 400],
    ['[]', 400],
    ['null', 400],
    ['{"message":{}}', 400],
    [JSON.stringify({ message: 'x'.repeat(301), locale: 'au' }), 400],
    [JSON.stringify({ message: '   ', locale: 'au' }), 400],
    [JSON.stringify({ message: 'x'.repeat(400_000), locale: 'au' }), 413],
  ])('refuse the body %# (T-083)', async (text, status) => {
    expect((await post(json, text)).status).toBe(status)
  })

  it('are only there under their names and methods', async () => {
    expect((await post(json, body, 'site/nothing')).status).toBe(404)
    expect((await get('/action/site/submitFeedback')).status).toBe(405)
  })
})

describe('an address that calls too often', () => {
  it('is asked to wait', async () => {
    const statuses = []
    for (let call = 0; call < 40; call++) {
      const response = await fetch(`${site().url}/action/site/submitFeedback`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: site().url },
        body: JSON.stringify({ message: `Message ${call}`, page: '/', locale: 'nz' }),
      })
      statuses.push(response.status)
      if (response.status === 429) expect(response.headers.get('retry-after')).toBe('60')
    }
    expect(statuses).toContain(429)
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(5)
  })
})
