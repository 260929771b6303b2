import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { EMBEDDED_USER } from '#app/platform/postgres/embedded-postgres.server.ts'
import { browserOf } from '../support/browser/account-browser.ts'
import { startDatabaseProxy, type DatabaseProxy } from '../support/database/database-proxy.ts'
import { useDatabase } from '../support/database/database.ts'
import { fixtureFeed } from '#tests/support/fixture-catalogue.ts'
import { roomsOfWrite, writeProjects } from '#tests/support/project-writers.ts'
import { addSpecifier } from '../support/browser/specifier.ts'
import { importFeed, startSite, type Site } from '#tests/support/site.ts'

const SKU = 'FM1000C'
const EMAIL = 'jo@studio.test'
const WRITERS = 12
const MAX_WAIT_MS = 5_000
/** Pages that show what belongs to somebody. */
const PERSONAL_PAGES = [
  '/au/project-builder/',
  '/au/project-builder/create/',
  '/au/my-account/',
  '/au/cart/',
  '/au/wishlist/',
  '/au/orders/',
  '/au/checkout/',
]

const db = useDatabase()
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'specify-database-faults-'))
let proxy: DatabaseProxy
let site: Site
let firstWrite = 1

beforeAll(async () => {
  proxy = await startDatabaseProxy(path.join(inject('postgresSocket'), '.s.PGSQL.5432'))
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db())
  const urlOf = (host: string) => `postgres://${EMBEDDED_USER}@${host}`
  const name = rows[0]?.name ?? ''
  // The command holds this process, and with it the proxy, up.
  const direct = urlOf(`localhost/${name}?host=${encodeURIComponent(inject('postgresSocket'))}`)
  importFeed(dataDir, fixtureFeed(), { ...process.env, DATABASE_URL: direct })
  const env = { DATABASE_URL: urlOf(`127.0.0.1:${proxy.port}/${name}`), TRUST_PROXY: '1' }
  site = await startSite({ dataDir, imported: true, env })
  await addSpecifier(db(), EMAIL)
})
afterAll(async () => {
  proxy?.set('open')
  await site?.stop()
  proxy?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

async function signedIn() {
  const browser = browserOf(site.url)
  expect((await browser.signIn(EMAIL)).status).toBe(200)
  return browser
}

async function newProject(browser: Awaited<ReturnType<typeof signedIn>>): Promise<string> {
  const { body } = await browser.act('projectBuilder/createShoppingList', {
    projectDetails: { projectName: 'Tower', projectType: 'hotel', projectLocation: 'NSW' },
    specifierDetails: { username: 'Jo Smith' },
    selectedRoomDetails: ['Kitchen 1'],
  })
  return (body['shoppingList'] as { projectId: string }).projectId
}

/** Measures the time of an answer. */
async function timed<T>(work: Promise<T>): Promise<{ answer: T; ms: number }> {
  const started = performance.now()
  return { answer: await work, ms: performance.now() - started }
}

describe('the database', () => {
  // An answer after ten seconds is none as well: to be slow is to be silent.
  it.each(['silent', 'closed'] as const)(
    'may be %s: what needs it fails in time, the rest goes on, and all is well once it is back (F-04)',
    async (mode) => {
      const browser = await signedIn()
      const projectIds = await Promise.all(Array.from({ length: WRITERS }, () => newProject(browser)))
      let isOver = false
      const writing = writeProjects(browser, { projectIds, sku: SKU, first: firstWrite, isOver: () => isOver })
      await sleep(300)
      proxy.set(mode)
      await sleep(50)
      isOver = true

      const write = () => browser.act('projectBuilder/createShoppingList', {})
      const read = () => browserOf(site.url).get('/au/products/tapware/')
      const [writes, reads, own, personal] = await Promise.all([
        Promise.all(Array.from({ length: WRITERS }, () => timed(write()))),
        Promise.all(Array.from({ length: WRITERS }, () => timed(read()))),
        timed(browser.get('/au/products/tapware/')),
        Promise.all(PERSONAL_PAGES.map((page) => timed(browser.get(page)))),
      ])
      expect(new Set(writes.map(({ answer }) => answer.status))).toEqual(new Set([503]))
      expect(writes[0]?.answer.headers.get('retry-after')).toBe('10')
      expect(new Set(reads.map(({ answer }) => answer.status))).toEqual(new Set([200]))
      expect(own.answer.status).toBe(200)
      expect(await own.answer.text()).toContain('Account not available at the moment')
      expect(own.answer.headers.get('cache-control')).toBe('private, no-store')
      for (const { answer } of personal) {
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
        expect(await answer.text()).toContain('Not available at the moment')
      }
      expect((await browserOf(site.url).get('/au/project-builder/')).status).toBe(200)
      const longest = Math.max(...[...writes, ...reads, ...personal, own].map(({ ms }) => ms))
      expect(longest).toBeLessThan(MAX_WAIT_MS)

      proxy.set('open')
      const isSignedIn = async () => (await browser.get('/au/my-account/')).status
      const back = await timed(expect.poll(isSignedIn, { timeout: MAX_WAIT_MS }).toBe(200))
      expect(back.ms).toBeLessThan(MAX_WAIT_MS)
      expect(await Promise.all(Array.from({ length: WRITERS }, () => newProject(browser)))).toHaveLength(WRITERS)
      const ledger = await writing
      firstWrite += ledger.acknowledged.size + ledger.refusals.length
      expect(new Set(ledger.refusals)).toEqual(new Set([503]))
      await expectKept(ledger.acknowledged)
      console.info(`${mode}: longest answer ${Math.round(longest)} ms, back after ${Math.round(back.ms)} ms`)
    },
  )

  it('may be silent: calls are answered and limited all the same, by memory', async () => {
    const headers = { 'content-type': 'application/json', origin: site.url }
    const call = () => fetch(`${site.url}/au/api/pdf-my-html/`, { method: 'POST', headers, body: '{}' })
    proxy.set('silent')
    const first = await timed(call())
    expect([first.answer.status, first.ms < MAX_WAIT_MS]).toEqual([400, true])
    const others = await timed(Promise.all(Array.from({ length: 25 }, call)))
    const count = (status: number) => others.answer.filter((answer) => answer.status === status).length
    expect([count(400), count(429)]).toEqual([19, 6])
    expect(others.ms).toBeLessThan(MAX_WAIT_MS)
    proxy.set('open')
    await expect.poll(async () => (await call()).status, { timeout: 20_000, interval: 1_000 }).toBe(400)
  })

  it('may hold a project that cannot be read: that one fails, with no more than a general word (F-26)', async () => {
    const browser = await signedIn()
    const [damaged, sound] = [await newProject(browser), await newProject(browser)]
    await sql`update project set rooms = '[7]' where project_id = ${damaged}`.execute(db())
    const read = (shoppingListId: string) => browser.act('projectBuilder/getProjectById', { shoppingListId })
    const answer = await read(damaged)
    expect([answer.status, answer.body]).toEqual([
      500,
      { isError: true, error: { code: 'internal', message: 'Something went wrong!' } },
    ])
    const page = await browser.get(`/au/project-builder/view/?projectId=${damaged}`)
    expect(page.status).toBe(500)
    expect(await page.text()).not.toMatch(/TypeError|\.ts:|node_modules/)
    expect(site.output()).toContain('an action failed')
    expect((await read(sound)).status).toBe(200)
    expect(site.process.exitCode).toBeNull()
  })
})

/** Checks that nothing acknowledged is lost and nothing is stored by half. */
async function expectKept(acknowledged: ReadonlySet<number>): Promise<void> {
  const rows = await db().selectFrom('project').select('rooms').execute()
  const names = new Set(rows.flatMap((row) => (row.rooms as { name: string }[]).map(({ name }) => name)))
  expect(acknowledged.size).toBeGreaterThan(0)
  expect([...acknowledged].filter((write) => !roomsOfWrite(write).every((name) => names.has(name)))).toEqual([])
  const halves = [...names].filter((name) => {
    const [, side, number] = /^(North|South) (\d+)x$/.exec(name) ?? []
    return side !== undefined && !roomsOfWrite(Number(number)).every((each) => names.has(each))
  })
  expect(halves).toEqual([])
}
