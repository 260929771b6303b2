import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { embeddedConnection } from '#app/platform/database/database.server.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@specify/demo/feed'
import { browserOf } from '../support/browser/account-browser.ts'
import { administer } from '../support/database/database-admin.ts'
import { KETTLE_STREET } from '#tests/support/kettle-street.ts'
import { startSite, type Site } from '#tests/support/site.ts'

/** Two servers on one PostgreSQL, as `docs/operations.md` says (F-08). */
const name = `two_${randomBytes(6).toString('hex')}`
const socket = inject('postgresSocket')
const directories = [0, 1].map(() => mkdtempSync(path.join(os.tmpdir(), 'specify-two-')))
const sites: Site[] = []

beforeAll(async () => {
  await administer(socket, `create database ${name}`)
  const env = {
    DATABASE_URL: `postgres://${embeddedConnection(socket).user}@localhost/${name}?host=${encodeURIComponent(socket)}`,
    TOKEN_SECRET: randomBytes(32).toString('hex'),
    DEMO: '1',
    TRUST_PROXY: '1',
  }
  for (const [index, dataDir] of directories.entries())
    sites.push(await startSite({ dataDir, env, imported: index > 0 }))
})
afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()))
  await administer(socket, `drop database if exists ${name} with (force)`)
  for (const directory of directories) rmSync(directory, { recursive: true, force: true })
})

const ADDRESS = { firstName: 'Ari', lastName: 'Lane', ...KETTLE_STREET }

let places = 0
/** The same person at both servers, at a place that nobody called from. */
async function atBoth() {
  const place = `10.8.0.${++places}`
  const both = sites.map(({ url }) => browserOf(url, place))
  for (const browser of both) expect((await browser.signIn(DEMO_ACCOUNTS[0].email, DEMO_PASSWORD)).status).toBe(200)
  return both
}

type Both = Awaited<ReturnType<typeof atBoth>>
const at = (both: Both, index: number) => both[index % both.length]!

interface Shown {
  readonly projectId: string
  readonly version: number
  readonly projectName: string
  readonly lineItems: readonly { readonly quantity: number }[]
}

async function newProject(both: Both): Promise<Shown> {
  const { body } = await at(both, 0).act('projectBuilder/createShoppingList', {
    projectDetails: { projectName: 'Two Servers', projectType: 'hotel', projectLocation: 'NSW' },
    selectedRoomDetails: ['Kitchen 1'],
    specifierDetails: { username: 'Ari Lane' },
  })
  return body['shoppingList'] as Shown
}

async function read(both: Both, index: number, projectId: string): Promise<Shown> {
  const { body } = await at(both, index).act('projectBuilder/getProjectById', { shoppingListId: projectId })
  return body['shoppingList'] as Shown
}

describe('two servers on one database (F-08)', { timeout: 120_000 }, () => {
  it('share the limits of calls', async () => {
    const call = async (index: number) => {
      const { url } = sites[index % sites.length]!
      const headers = { 'content-type': 'application/json', origin: url, 'x-forwarded-for': '10.9.0.1' }
      const answer = await fetch(`${url}/au/api/pdf-my-html/`, { method: 'POST', headers, body: '{}' })
      return [answer.status, answer.headers.get('retry-after')]
    }
    for (let index = 0; index < 20; index++) expect(await call(index)).toEqual([400, null])
    for (let index = 0; index < 4; index++) {
      const [status, wait] = await call(index)
      expect([status, Number(wait) > 0 && Number(wait) <= 60]).toEqual([429, true])
    }
  })

  it('make one of many changes of the same version (T-091)', async () => {
    const both = await atBoth()
    let { projectId, version } = await newProject(both)
    for (let round = 0; round < 5; round++) {
      const names = Array.from({ length: 50 }, (_, index) => `Name ${round} ${index}`)
      const answers = await Promise.all(
        names.map((projectName, index) =>
          at(both, index).act('projectBuilder/updateShoppingList', {
            shoppingListId: projectId,
            version,
            items: { projectName },
          }),
        ),
      )
      const winners = names.filter((_, index) => answers[index]!.status === 200)
      expect(winners).toHaveLength(1)
      for (const { status, body } of answers.filter((answer) => answer.status !== 200))
        expect({ status, body }).toMatchObject({ status: 409, body: { currentVersion: version + 1 } })
      for (const index of [0, 1])
        expect(await read(both, index, projectId)).toMatchObject({ version: version + 1, projectName: winners[0] })
      version++
    }
  })

  it('lose no addition (T-093)', async () => {
    const both = await atBoth()
    const { projectId } = await newProject(both)
    const added = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        at(both, index).act('projectBuilder/updateShoppingList', {
          shoppingListId: projectId,
          sku: '872010W',
          items: [{ roomName: 'Kitchen 1', quantity: 1 }],
        }),
      ),
    )
    const made = added.filter(({ status }) => status === 200).length
    expect(made).toBeGreaterThan(50)
    for (const index of [0, 1])
      expect((await read(both, index, projectId)).lineItems).toMatchObject([{ quantity: made }])
  })

  it('know each other’s sessions', async () => {
    const [first, second] = sites as [Site, Site]
    const signedIn = await browserOf(first.url, '10.8.1.1').signIn(DEMO_ACCOUNTS[0].email, DEMO_PASSWORD)
    const cookie = signedIn.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ')
    const accountAt = async ({ url }: Site) =>
      (await (await fetch(`${url}/action/account/getAccount`, { headers: { cookie } })).json()) as object
    expect(await accountAt(second)).toMatchObject({ loggedIn: true, email: DEMO_ACCOUNTS[0].email })
    await fetch(`${first.url}/action/account/logout`, { method: 'POST', headers: { cookie } })
    for (const site of sites) expect(JSON.stringify(await accountAt(site))).not.toContain(DEMO_ACCOUNTS[0].email)
  })

  it('place an order once that both are asked for', async () => {
    const both = await atBoth()
    const [first, second] = both as [Both[0], Both[0]]
    await first.act('cart/resetCart', {})
    await first.act('cart/addToCart', { variant: { sku: '872010W', count: 1 } })
    await second.act('cart/updateCart', { shipping: ADDRESS, reference: 'Two servers' })
    const methods = await second.act('cart/getAvailableShippingMethods', {})
    const [method] = methods.body['shippingMethods'] as { shippingMethodId: string }[]
    await first.act('cart/setShippingMethod', { shippingMethodId: method?.shippingMethodId })
    const { token } = (await second.act('cart/getCheckoutSessionToken', {})).body
    const placed = await Promise.all([0, 1, 2, 3].map((index) => at(both, index).act('cart/checkout', { token })))
    expect(placed.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(placed.map(({ body }) => body['orderId'])).size).toBe(1)
  })
})
