import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import net from 'node:net'
import { describe, expect, it } from 'vitest'
import { useSite } from '../support/browser/use-site.ts'

const site = useSite()

/** Sends bytes and collects what comes back until the server closes, or says nothing for a second after its first word. */
function send(...parts: string[]): Promise<string> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(site().url)
    const socket = net.connect(Number(port), hostname)
    let answer = ''
    socket.setTimeout(20_000, () => socket.destroy()) // a busy machine takes its time
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
      socket.setTimeout(1_000)
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer))
    for (const part of parts) socket.write(part, 'latin1')
  })
}

const status = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
const get = (target: string, ...headers: string[]) =>
  [`GET ${target} HTTP/1.1`, 'Host: localhost', ...headers, 'Connection: close', '', ''].join('\r\n')
const raw = (...lines: string[]) => [...lines, '', ''].join('\r\n')

describe('requests that no browser sends (T-098)', () => {
  it.each<[string, string]>([
    [
      'both lengths',
      raw('POST /action/a/b HTTP/1.1', 'Host: x', 'Content-Length: 4', 'Transfer-Encoding: chunked') + '0\r\n\r\nX',
    ],
    ['two lengths', raw('POST / HTTP/1.1', 'Host: x', 'Content-Length: 1', 'Content-Length: 2') + 'ab'],
    ['a negative length', raw('POST / HTTP/1.1', 'Host: x', 'Content-Length: -1')],
    ['a length that is no number', raw('POST / HTTP/1.1', 'Host: x', 'Content-Length: 1e3')],
    ['a broken chunk', raw('POST / HTTP/1.1', 'Host: x', 'Transfer-Encoding: chunked') + 'ZZ\r\n'],
    ['an unknown coding', raw('POST / HTTP/1.1', 'Host: x', 'Transfer-Encoding: gzip, nothing') + 'x'],
    ['a folded header', raw('GET / HTTP/1.1', 'Host: x', 'A: b', ' c')],
    ['a header without colon', raw('GET / HTTP/1.1', 'Host: x', 'nonsense')],
    ['a space before the colon', raw('GET / HTTP/1.1', 'Host : x')],
    ['a NUL in a header', raw('GET / HTTP/1.1', 'Host: x', 'A: b\0c')],
    ['a NUL in the target', raw('GET /\0 HTTP/1.1', 'Host: x')],
    ['a bare line feed', 'GET / HTTP/1.1\nHost: x\n\n'],
    ['no host', raw('GET / HTTP/1.1', 'Connection: close')],
    ['two hosts', raw('GET / HTTP/1.1', 'Host: a', 'Host: b', 'Connection: close')],
    ['a host with a path', raw('GET / HTTP/1.1', 'Host: a/b', 'Connection: close')],
    ['a host with a user', raw('GET / HTTP/1.1', 'Host: a@b', 'Connection: close')],
    ['an empty host', raw('GET / HTTP/1.1', 'Host:', 'Connection: close')],
    ['a host with a space', raw('GET / HTTP/1.1', 'Host: a b', 'Connection: close')],
    ['a large header', raw('GET / HTTP/1.1', 'Host: x', `A: ${'a'.repeat(40_000)}`)],
    ['many headers', raw('GET / HTTP/1.1', 'Host: x', ...Array.from({ length: 3_000 }, (_, i) => `A${i}: b`))],
    ['a long target', get(`/${'a'.repeat(12_000)}`)],
    ['an absolute target', get('http://evil.example/')],
    ['a target of another kind', get('*')],
    ['an authority target', raw('CONNECT evil.example:443 HTTP/1.1', 'Host: x', 'Connection: close')],
    ['a broken percent code', get('/%')],
    ['half a percent code', get('/au/%f/')],
    ['percent codes that are no text', get('/au/%ff%fe/')],
    ['an encoded NUL', get('/au/%00/')],
    ['a backslash', get('/\\evil.example')],
    ['an encoded backslash', get('/%5cevil.example/')],
    ['dots', get('/au/../../etc/passwd')],
    ['encoded dots', get('/%2e%2e/%2e%2e/etc/passwd')],
    ['TRACE', raw('TRACE / HTTP/1.1', 'Host: x', 'Connection: close')],
    ['DELETE', raw('DELETE /au/ HTTP/1.1', 'Host: x', 'Connection: close')],
    ['PUT', raw('PUT /au/ HTTP/1.1', 'Host: x', 'Content-Length: 0', 'Connection: close')],
    ['an unknown method', raw('BREW / HTTP/1.1', 'Host: x')],
    ['a lower-case method', raw('get / HTTP/1.1', 'Host: x')],
    ['HTTP/0.9', 'GET /\r\n\r\n'],
    ['HTTP/2.0', raw('GET / HTTP/2.0', 'Host: x')],
    ['another protocol', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc'],
    ['an upgrade', get('/au/', 'Upgrade: websocket', 'Sec-WebSocket-Key: x')],
    ['an expectation', get('/au/', 'Expect: nothing')],
    ['a range', get('/au/', 'Range: bytes=0-1,5-2,-')],
    ['a hostile encoding', get('/au/', `Accept-Encoding: ${'br,'.repeat(500)}`)],
    ['a hostile cookie', get('/au/', 'Cookie: market=\x80\xff; =; ;;; market=au')],
    ['a hostile language', get('/au/', 'If-None-Match: W/"\x80"')],
  ])('are refused or answered: %s', async (_, request) => {
    const answer = await send(request)
    expect(status(answer), answer.slice(0, 200)).toBeLessThan(500)
    expect(answer).not.toMatch(/node:internal|at .*\.ts:|SELECT /)
    expect((await fetch(`${site().url}/healthz`)).status).toBe(200)
  })

  it('by HTTP/1.0 are answered for the health of the server alone', async () => {
    for (const path of ['/healthz', '/readyz']) expect(status(await send(raw(`GET ${path} HTTP/1.0`)))).toBe(200)
    expect(status(await send(raw('GET /au/ HTTP/1.0')))).toBe(400)
    expect(status(await send(raw('GET /readyz HTTP/1.1')))).toBe(400)
  })

  it('may come a thousand in a row on one connection', async () => {
    const answer = await send(`GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(1_000))
    expect(answer.split('HTTP/1.1 200').length - 1).toBe(1_000)
  })

  it('may break off in the middle of a body (F-29)', async () => {
    const { pid } = site().process
    const routes = ['/action/site/submitFeedback', '/1/indexes/*/queries', '/1/indexes/au_products/query', '/1/events']
    await Promise.all(
      Array.from({ length: 500 }, async (_, index) => {
        const { hostname, port } = new URL(site().url)
        const socket = net.connect(Number(port), hostname)
        socket.on('error', () => {})
        socket.write(
          raw(
            `POST ${routes[index % routes.length]} HTTP/1.1`,
            'Host: x',
            'Content-Type: application/json',
            'Content-Length: 1000',
          ) + '{"a":',
        )
        await new Promise((resolve) => setTimeout(resolve, index % 50))
        socket.destroy()
      }),
    )
    expect((await fetch(`${site().url}/au/`)).status).toBe(200)
    expect(site().process.pid).toBe(pid)
    expect(site().process.exitCode).toBeNull()
  })

  it.each(['/action/product/getProduct', '/1/indexes/au_products/query', '/au/verify/', '/au/api/upload-excel/'])(
    'may send on after a body that is too long: %s',
    async (path) => {
      const size = 3 * 2 ** 20
      const head = raw(
        `POST ${path} HTTP/1.1`,
        'Host: x',
        'Content-Type: application/json',
        'Transfer-Encoding: chunked',
      )
      const body = `${size.toString(16)}\r\n"${'a'.repeat(size - 2)}"\r\n0\r\n\r\n`
      const answer = await send(head, body, get('/healthz'))
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
      expect(answer).toMatch(/HTTP\/1\.1 200 [^]*"status":"ok"/)
    },
  )

  it('may send compressed bodies, which are not unpacked', async () => {
    const response = await fetch(`${site().url}/action/site/submitFeedback`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: new Uint8Array(200_000),
    })
    expect(response.status).toBe(400)
  })
})

describe('more connections than the system lets the server open', () => {
  it.runIf(existsSync('/usr/bin/prlimit'))(
    'are refused or wait, and it goes on once they have left (F-27)',
    async () => {
      const { hostname, port } = new URL(site().url)
      const { pid } = site().process
      const limit = (files: number) => spawnSync('prlimit', ['--pid', String(pid), `--nofile=${files}:`]).status
      expect(limit(256)).toBe(0)
      const sockets = Array.from({ length: 400 }, () => net.connect(Number(port), hostname).on('error', () => {}))
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      for (const socket of sockets) socket.destroy()
      const left = performance.now()
      await expect
        .poll(
          () =>
            fetch(`${site().url}/au/`).then(
              ({ status }) => status,
              () => 0,
            ),
          { timeout: 5_000 },
        )
        .toBe(200)
      expect(performance.now() - left).toBeLessThan(5_000)
      expect(site().process.exitCode).toBeNull()
    },
  )
})
