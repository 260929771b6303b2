import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { once } from 'node:events'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { embeddedConnection } from '#app/platform/database/database.server.ts'
import { CHROMIUM_ARGS, findChromium } from '../../scripts/chromium.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@specify/demo/feed'
import { browserOf, encoded } from '../support/browser/account-browser.ts'
import { lines, save, view } from '../support/browser/builder-page.ts'
import { administer } from '../support/database/database-admin.ts'
import { givenProject, SKUS } from '../support/browser/project-journey.ts'
import { startSite, type Site } from '#tests/support/site.ts'

/**
 * A deploy of this version over the one before the last migration, and back: one database, one address, two servers.
 * Where the history is not there, as in a shallow clone, this version is deployed over itself.
 */
const name = `deploy_${randomBytes(6).toString('hex')}`
const socket = inject('postgresSocket')
const directory = mkdtempSync(path.join(os.tmpdir(), 'specify-deploy-'))
const oldRoot = path.join(directory, 'old')

let env: Record<string, string>
let older: Site
let newer: Site
let front: Front
let browser: Browser

beforeAll(async () => {
  checkOut(commitBeforeLastMigration(), oldRoot)
  await administer(socket, `create database ${name}`)
  front = await openFront()
  process.env['SITE_URL'] = front.url // of the journeys' helpers
  env = {
    DATABASE_URL: `postgres://${embeddedConnection(socket).user}@localhost/${name}?host=${encodeURIComponent(socket)}`,
    TOKEN_SECRET: randomBytes(32).toString('hex'),
    PUBLIC_URL: front.url,
    DEMO: '1',
    TRUST_PROXY: '1',
  }
  older = await startSite({ dataDir: path.join(directory, 'data-old'), env, root: oldRoot })
  front.lead([older])
  newer = await startSite({ dataDir: path.join(directory, 'data-new'), env, imported: true })
  browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
}, 300_000)

afterAll(async () => {
  await browser?.close()
  front?.close()
  await Promise.all([older?.stop(), newer?.stop()])
  await administer(socket, `drop database if exists ${name} with (force)`)
  rmSync(directory, { recursive: true, force: true })
})

function commitBeforeLastMigration(): string {
  const last = readdirSync('db/migrations').toSorted().at(-1)!
  const added = git('log', '--diff-filter=A', '--format=%H', '-1', '--', `db/migrations/${last}`)
  const before = added && git('rev-parse', '--verify', '--quiet', `${added}^`)
  return before || 'HEAD'
}

function git(...args: string[]): string {
  return spawnSync('git', args, { encoding: 'utf8' }).stdout.trim()
}

/** Links the installed packages of this version, and the workspace's own of the other one. */
function linkPackages(root: string): void {
  const [from, to] = [path.resolve('node_modules'), path.join(root, 'node_modules')]
  mkdirSync(path.join(to, '@specify'), { recursive: true })
  for (const name of readdirSync(from)) if (name !== '@specify') symlinkSync(path.join(from, name), path.join(to, name))
  for (const name of readdirSync(path.join(from, '@specify'))) {
    const own = readlinkSync(path.join(from, '@specify', name)) // from `node_modules/@specify`
    symlinkSync(path.join(to, '@specify', own), path.join(to, '@specify', name))
  }
}

/** A version as it was committed, built, with the installed packages of this one. */
function checkOut(commit: string, root: string): void {
  mkdirSync(root)
  const archive = spawnSync('git', ['archive', commit], { maxBuffer: 500e6 })
  expect(archive.status, String(archive.stderr)).toBe(0)
  expect(spawnSync('tar', ['-x', '-C', root], { input: archive.stdout }).status).toBe(0)
  linkPackages(root)
  // Scripts of other names also where nothing of the browser has changed since.
  appendFileSync(path.join(root, 'app/entry.client.tsx'), `\ndocument.documentElement.dataset['older'] = 'true'\n`)
  const build = "import('./scripts/build-site.ts').then(({ buildSite }) => buildSite())"
  // Behind everything else that runs: other tests measure time meanwhile.
  const command = ['-n', '19', process.execPath, '-e', build]
  const { status, stderr } = spawnSync('nice', command, { cwd: root, encoding: 'utf8' })
  expect(status, stderr).toBe(0)
}

/** The address of the site: each connection goes to the next of the servers behind it. */
interface Front {
  readonly url: string
  /** Open connections end, new ones go to these servers. */
  lead(to: readonly Site[]): void
  close(): void
}

async function openFront(): Promise<Front> {
  let connections = 0
  let targets: readonly Site[] = []
  const sockets = new Set<net.Socket>()
  const server = net.createServer((client) => {
    const target = targets[connections++ % targets.length]!
    const upstream = net.connect(Number(new URL(target.url).port), '127.0.0.1')
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      from.pipe(to)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as net.AddressInfo).port}`,
    lead(to) {
      targets = to
      for (const one of sockets) one.destroy()
    },
    close() {
      server.close()
      for (const one of sockets) one.destroy()
    },
  }
}

/** Files that a page of one server names, and those that its scripts name in turn. */
async function assetsOf({ url }: Site): Promise<string[]> {
  const page = await (await fetch(`${url}/au/`)).text()
  const first = [...new Set(page.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))]
  const scripts = first.filter((file) => file.endsWith('.js'))
  const texts = await Promise.all(scripts.map(async (file) => (await fetch(`${url}${file}`)).text()))
  const more = texts.flatMap((text) => text.match(/assets\/[\w.-]+\.(?:js|css)/g) ?? []).map((file) => `/${file}`)
  return [...new Set([...first, ...more])]
}

async function goToContact(page: Page): Promise<void> {
  await page.locator('footer a[href="/au/about-us/contact-us/"]').click()
  await page.waitForURL('**/contact-us/')
  await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor()
}

/** Tells which version's scripts a page runs, once it reacts. */
async function versionOf(page: Page): Promise<Site> {
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true')
  return (await page.evaluate(() => document.documentElement.dataset['older'])) === 'true' ? older : newer
}

describe('a deploy that rolls (F-19)', { timeout: 180_000 }, () => {
  it.each(['older', 'newer'] as const)('has the scripts and styles of the %s version at both', async (which) => {
    const [its, other] = which === 'older' ? [older, newer] : [newer, older]
    const files = await assetsOf(its)
    expect(files.length).toBeGreaterThan(50)
    const missing = files.filter(
      (file) => !existsSync(path.join(other === older ? oldRoot : '.', 'build/client', file)),
    )
    expect(missing).not.toEqual([])
    for (const file of files) {
      const [own, kept] = await Promise.all([its, other].map(({ url }) => fetch(`${url}${file}`)))
      const typeOf = (answer: Response) => answer.headers.get('content-type')?.split(';')[0]
      expect([file, kept!.status, typeOf(kept!)]).toEqual([file, 200, typeOf(own!)])
      expect(Buffer.from(await kept!.arrayBuffer()).equals(Buffer.from(await own!.arrayBuffer()))).toBe(true)
    }
  })

  it('has both versions serve one person at once', async () => {
    const both = [older, newer].map(({ url }) => browserOf(url, '10.7.0.1'))
    for (const person of both) expect((await person.signIn(DEMO_ACCOUNTS[0].email, DEMO_PASSWORD)).status).toBe(200)
    const [first, second] = both
    const { body } = await first!.act('projectBuilder/createShoppingList', {
      projectDetails: { projectName: 'Rolling', projectType: 'hotel', projectLocation: 'NSW' },
      selectedRoomDetails: ['Kitchen 1'],
      specifierDetails: { username: 'Ari Lane' },
    })
    let { projectId, version } = body['shoppingList'] as { projectId: string; version: number }
    for (let round = 0; round < 10; round++) {
      const at = round % 2 === 0 ? second : first
      const answer = await at!.act('projectBuilder/updateShoppingList', {
        shoppingListId: projectId,
        version,
        items: { projectName: `Rolling ${round}` },
      })
      expect([round, answer.status, answer.body]).toMatchObject([round, 200, {}])
      version = (answer.body['shoppingList'] as { version: number }).version
    }
  })

  it('lets open tabs go on, there and back', async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    for (const [from, to] of [
      [older, newer],
      [newer, older],
    ] as const) {
      front.lead([from])
      await page.goto(`${front.url}/au/warranty/tapware/`)
      expect(await versionOf(page)).toBe(from)
      front.lead([to])
      await goToContact(page)
      expect(await versionOf(page)).toBe(to)
      await page.goBack() // the browser may show the page that it has left, with its old scripts
      await page.waitForURL('**/warranty/tapware/')
      await page.getByRole('heading', { level: 1, name: 'Tapware warranty' }).waitFor()
      await goToContact(page)
      expect(await versionOf(page)).toBe(to)
    }
    expect(errors).toEqual([])
    await context.close()
  })

  it('takes what was begun in a tab of the other version', async () => {
    const context = await browser.newContext({ baseURL: front.url })
    const page = await context.newPage()
    front.lead([older])
    const data = { Username: DEMO_ACCOUNTS[0].email, Password: encoded(DEMO_PASSWORD), storeKey: 'specify-au' }
    const headers = { origin: front.url }
    expect((await context.request.post('/action/account/login', { data, headers })).ok()).toBe(true)
    const [sku] = SKUS
    const projectId = await givenProject(page, { rooms: { 'Kitchen 1': [sku] } })
    for (const [quantity, from, to] of [
      ['12', older, newer],
      ['14', newer, older],
    ] as const) {
      front.lead([from])
      await page.goto(view(projectId))
      expect(await versionOf(page)).toBe(from)
      await lines(page, 'Kitchen 1').first().getByRole('textbox').fill(quantity)
      front.lead([to])
      await save(page).click()
      await page.waitForURL(/step=4$/)
      await page.goto(view(projectId))
      expect(await versionOf(page)).toBe(to)
      expect(await lines(page, 'Kitchen 1').first().getByRole('textbox').inputValue()).toBe(quantity)
    }
    await context.close()
  })

  it('goes on while connections change between the versions', async () => {
    front.lead([older, newer])
    for (const url of ['/au/', '/nz/products/tapware/', '/au/search/?query=basin', '/au/cart/', '/au/brands/caroma/'])
      for (let turn = 0; turn < 4; turn++) {
        const answer = await fetch(`${front.url}${url}`, { headers: { connection: 'close' } })
        expect([url, answer.status]).toEqual([url, 200])
      }
  })

  it('has the older version come back on the migrated database', async () => {
    await older.stop()
    older = await startSite({
      dataDir: path.join(directory, 'data-old'),
      imported: true,
      env,
      root: oldRoot,
    })
    expect((await fetch(`${older.url}/au/products/tapware/`)).status).toBe(200)
  })
})
