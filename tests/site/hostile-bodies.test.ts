import { request as httpRequest } from 'node:http'
import { describe, expect, it } from 'vitest'
import { makeTurnMeter } from '#tests/support/turn-meter.ts'
import { useSite } from '../support/browser/use-site.ts'

const meter = makeTurnMeter()
const site = useSite({ TRUST_PROXY: '1', ...meter.env })
let places = 0

const ENCODED = 'application/x-www-form-urlencoded'
const BOUNDARY = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'
const part = (headers: string, text: string) => `--${BOUNDARY}\r\n${headers}\r\n\r\n${text}\r\n`
const field = (name: string, text: string) => part(`content-disposition: form-data; name="${name}"`, text)
const file = (name: string, text: string) =>
  part(`content-disposition: form-data; name="${name}"; filename="manifest.csv"`, text)
const form = (...parts: string[]) => `${parts.join('')}--${BOUNDARY}--\r\n`

/** Posts a body from a place of its own. */
async function post(path: string, type: string, body: string) {
  const response = await fetch(new URL(path, site().url), {
    method: 'POST',
    headers: { 'content-type': type, 'x-forwarded-for': `203.0.113.${++places % 250}` },
    body,
  })
  return { status: response.status, text: await response.text() }
}

const HOSTILE: readonly (readonly [name: string, type: string, body: string])[] = [
  ['4 MB of empty fields', ENCODED, 'a&'.repeat(2_000_000)],
  ['60 kB of empty fields', ENCODED, 'a&'.repeat(30_000)],
  ['fields without an end', ENCODED, `text=${'%41'.repeat(1_000_000)}`],
  ['100,000 parts', `multipart/form-data; boundary=${BOUNDARY}`, form(field('a', '').repeat(60_000))],
  [
    'a part of boundaries that are none',
    `multipart/form-data; boundary=${BOUNDARY}`,
    form(file('manifest', `\r\n--${BOUNDARY.slice(1)}`.repeat(150_000))),
  ],
  [
    'a header without an end',
    `multipart/form-data; boundary=${BOUNDARY}`,
    `--${BOUNDARY}\r\na: ${'x'.repeat(9_000_000)}`,
  ],
  ['no end', `multipart/form-data; boundary=${BOUNDARY}`, file('manifest', 'a'.repeat(9_000_000))],
  ['a boundary without an end', `multipart/form-data; boundary=${'b'.repeat(10_000)}`, 'a'.repeat(1_000_000)],
  ['no boundary', 'multipart/form-data', 'a'.repeat(1_000_000)],
  ['12 MB of lines', 'text/csv', '\r\n'.repeat(5_900_000)],
]

describe('a hostile body (T-101)', () => {
  it.each(HOSTILE)('of %s is answered without holding others up', async (_name, type, body) => {
    for (const path of ['/verify/', '/au/login/']) {
      await meter.read()
      const { status } = await post(path, type, body)
      const { longestMs, peakMb, restMb } = await meter.read()
      expect([path, status, Math.round(longestMs)]).toEqual([
        path,
        expect.toSatisfy((code) => (code >= 400 && code < 500) || (code === 200 && path === '/verify/')),
        expect.toSatisfy((ms) => ms < 300),
      ])
      expect(peakMb - restMb).toBeLessThan(64)
    }
  })

  it('beyond a few at once waits, and one that stops arriving makes room', async () => {
    const held = Array.from({ length: 20 }, (_, index) => {
      const call = httpRequest(new URL('/verify/', site().url), {
        method: 'POST',
        headers: { 'content-type': 'text/csv', 'content-length': 4_000_000, 'x-forwarded-for': `198.51.100.${index}` },
      })
      const answered = new Promise<number>((resolve) => {
        call.once('response', (response) => resolve(response.resume().statusCode ?? 0))
        call.once('error', () => resolve(0))
      })
      call.write('a'.repeat(3_999_999))
      return { call, answered }
    })
    const small = await post('/verify/', 'text/csv', 'tag,sku\r\n')
    expect(small.status).toBe(200)
    const { peakMb, restMb } = await meter.read()
    expect(peakMb).toBeLessThan(restMb + 60)
    const first = await Promise.race(held.map(({ answered }) => answered))
    expect(first).toBe(400)
    for (const { call } of held) call.destroy()
  }, 40_000)
})
