import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MAX_LINE_ITEMS, MAX_ROOMS } from '@specify/schedule/model.ts'
import { openDatabaseForTool } from '#app/platform/database/database.server.ts'
import { browserOf } from '../support/browser/account-browser.ts'
import { addSpecifier } from '../support/browser/specifier.ts'
import { startSite, type Site } from '#tests/support/site.ts'
import { copyFixtureSite } from '../support/browser/use-site.ts'

/** More than may ever wait at once, so that something is shed on however fast a machine. */
const FLOOD = 2_500
const EMAIL = 'jo@studio.test'

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'specify-overload-'))
let site: Site

beforeAll(async () => {
  copyFixtureSite(dataDir)
  site = await startSite({ dataDir, imported: true })
  const handle = await openDatabaseForTool({ databaseUrl: null, dataDir })
  await addSpecifier(handle.db, EMAIL)
  await handle.close()
})
afterAll(async () => {
  await site.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

interface Answer {
  readonly status: number
  readonly headers: http.IncomingHttpHeaders
  readonly text: string
}

/** Over a connection of its own, as strangers come. */
function ask(target: string, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = method === 'POST' ? { 'content-type': 'application/json' } : {}
    const request = http.request(`${site.url}${target}`, { agent: false, method, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
      response.on('error', reject)
    })
    request.on('error', reject)
    request.end(method === 'POST' ? '{}' : undefined)
  })
}

let number = 0
const page = () => `/au/search/?query=mixer+${number++}`
const KINDS: readonly (() => Promise<Answer>)[] = [
  () => ask(page()),
  () => ask(`/action/product/queryProducts?query=${number++}`),
  () => ask('/1/indexes/*/queries', 'POST'),
  () => ask(page()),
]

it('tabs that open side by side with all their files are never shed', async () => {
  const home = await (await fetch(`${site.url}/au/`)).text()
  const files = Array.from(home.matchAll(/\/assets\/[\w./-]+/g), ([file]) => file)
  expect(files.length).toBeGreaterThan(5)
  const tabs = Array.from({ length: 10 }, () => [ask(page()), ...files.slice(0, 30).map((file) => ask(file))])
  const statuses = (await Promise.all(tabs.flat())).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200]))
})

it('more than it can answer is shed in the words of each caller, while health and people who save go on (F-15)', async () => {
  const browser = browserOf(site.url)
  expect((await browser.signIn(EMAIL)).status).toBe(200)
  expect((await browser.get('/au/project-builder/')).status).toBe(200)
  const flood = Array.from({ length: FLOOD }, (_, at) => KINDS[at % KINDS.length]?.() ?? ask(page()))
  await sleep(50)
  const [health, saved] = await Promise.all([
    ask('/healthz'),
    browser.act('projectBuilder/createShoppingList', {
      projectDetails: { projectName: 'Tower', projectType: 'hotel', projectLocation: 'NSW' },
      specifierDetails: { username: 'Jo Smith' },
      selectedRoomDetails: ['Kitchen 1'],
    }),
  ])
  expect(health.status).toBe(200)
  expect(saved.status).toBe(200)
  const answers = await Promise.all(flood)
  const shed = answers.filter(({ status }) => status === 503)
  expect(shed.length).toBeGreaterThan(0)
  expect(answers.filter(({ status }) => status >= 500).length).toBe(shed.length)
  expect(answers.length - shed.length).toBeGreaterThan(30)
  for (const { headers, text } of shed) {
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(text).toContain('Please try again')
    if (headers['content-type']?.startsWith('text/html')) expect(text).toContain('<h1>')
    else expect(JSON.parse(text)).toBeTypeOf('object')
  }
  const kinds = new Set(shed.map(({ text }) => (text.startsWith('<') ? 'page' : Object.keys(JSON.parse(text)).join())))
  expect(kinds).toEqual(new Set(['page', 'isError,error', 'message,status']))
})

it('afterwards everybody is answered again (F-15)', async () => {
  const started = performance.now()
  expect((await ask(page())).status).toBe(200)
  expect((await ask('/healthz')).status).toBe(200)
  expect(performance.now() - started).toBeLessThan(10_000)
})

it('a project of 20,000 lines is saved while other work keeps the processors busy (F-15)', async () => {
  const browser = browserOf(site.url)
  expect((await browser.signIn(EMAIL)).status).toBe(200)
  const made = await browser.act('projectBuilder/createShoppingList', {
    projectDetails: { projectName: 'Twin towers', projectType: 'hotel', projectLocation: 'NSW' },
    specifierDetails: { username: 'Jo Smith' },
    selectedRoomDetails: ['Kitchen 1'],
  })
  const { projectId: id } = made.body['shoppingList'] as { projectId: string }
  const skus = ['00TB-1.5/A', 'FM1000C', 'HI100']
  const rooms = Array.from({ length: MAX_ROOMS }, (_, room) => ({
    name: `Ensuite ${room}A`,
    unitTypeId: null,
    lineItems: Array.from({ length: MAX_LINE_ITEMS / MAX_ROOMS }, (_unused, line) => ({
      id: randomUUID(),
      sku: skus[line % skus.length]!,
      quantity: 2,
      note: 'n'.repeat(60),
      tag: `BM-${line}`,
    })),
  }))
  const others = Array.from({ length: 2 * os.availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  )
  try {
    const { status, body } = await browser.act('projectBuilder/saveProject', { id, version: 1, unitTypes: [], rooms })
    expect({ status, error: body['error'] }).toEqual({ status: 200, error: undefined })
  } finally {
    for (const other of others) other.kill('SIGKILL')
  }
}, 120_000)
