import { expect, it } from 'vitest'
import { ENDPOINTS } from '#app/endpoints.server.ts'
import type { EndpointContext } from '#app/request-context.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { Limits } from '#app/platform/limits/limits.server.ts'
import { createLogger } from '#app/platform/log.server.ts'
import { errorResponse } from '#app/platform/http/error-response.server.ts'
import { actionRunner, isAction, runEndpoint, isDescribed } from './run-endpoint.server.ts'

const log = createLogger({ logLevel: 'silent' })

it('a full disk is said to be for now, not a bug (F-06)', async () => {
  const full = Object.assign(new Error('could not extend file "base/16384/2619"'), { code: '53100' })
  const answer = errorResponse(full, { log })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
  expect(await answer.json()).toEqual({
    isError: true,
    error: { code: 'unavailable', message: 'This does not work at the moment. Please try again soon.' },
  })
})

it('a bug is answered without a word of what it was (T-083, F-26)', async () => {
  const answer = errorResponse(new TypeError("reading 'rooms' of undefined in /srv/app"), { log })
  expect(answer.status).toBe(500)
  expect(await answer.json()).toEqual({
    isError: true,
    error: { code: 'internal', message: 'Something went wrong!' },
  })
})

const runAction = actionRunner(ENDPOINTS)

/** Calls are counted in memory. */
const away = { executeQuery: () => Promise.reject(new Error('away')) } as unknown as Database

const visitor = {
  log,
  limits: new Limits(away, log),
  actor: { kind: 'visitor' },
  account: null,
  viewing: null,
  atEnd: [],
  clientAddress: '192.0.2.1',
  config: { publicUrl: 'http://specify.test' },
} as unknown as EndpointContext

const call = (name: string, init: RequestInit) =>
  runAction(name, new Request(`http://specify.test/action/${name}`, { method: 'POST', ...init }), visitor)
const json = { 'content-type': 'application/json' }

it.each(
  ENDPOINTS.filter((each) => isAction(each) && each.caller !== 'anybody' && isDescribed(each)).map(({ name }) => name),
)('a visitor is asked to sign in before the input is checked: %s (T-084)', async (name) => {
  const answer = await call(name, { headers: json, body: '{"orderId":7,"shoppingListId":7,"variant":7}' })
  expect(answer.status).toBe(401)
})

it.each(ENDPOINTS.filter(({ methods }) => methods.includes('POST')).map((each) => [each.name, each] as const))(
  'pages of other sites cannot post to %s (T-073)',
  async (_, endpoint) => {
    for (const foreign of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ] as Record<string, string>[]) {
      const init = { method: 'POST', headers: { ...json, ...foreign }, body: '{}' }
      const answer = await runEndpoint(endpoint, new Request('http://specify.test/', init), visitor)
      expect([foreign, answer.status]).toEqual([foreign, 403])
    }
  },
)

it.each([
  ['cart/getCart', { lineItems: [] }],
  ['cart/getShippingMethods', { shippingMethods: [] }],
  ['cart/queryOrders', { total: 0, orders: [] }],
  ['wishlist/getWishlist', { wishlistId: '', lineItems: [] }],
])('a visitor gets an empty result beside the refusal of %s', async (name, empty) => {
  const answer = await (await call(name, { headers: json, body: '{}' })).json()
  expect(answer).toMatchObject({ isError: true, error: { code: 'unauthorized', message: 'Please sign in.' }, ...empty })
})

it('a visitor may sign in, and learns what is wrong with the input', async () => {
  expect((await call('account/login', { headers: json, body: '{}' })).status).toBe(400)
})

it('no body is an empty input, and needs no type', async () => {
  expect((await call('account/login', {})).status).toBe(400)
  expect((await call('account/login', { body: new TextEncoder().encode('{}') })).status).toBe(415)
})

it('names of calls may be written in either case', async () => {
  expect((await call('account/Login', { headers: json, body: '{}' })).status).toBe(400)
  expect((await call('account/Nothing', { headers: json, body: '{}' })).status).toBe(404)
})
