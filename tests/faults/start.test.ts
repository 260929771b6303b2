import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { fixtureFeed } from '#tests/support/fixture-catalogue.ts'
import { startSite, type Site } from '#tests/support/site.ts'
import { copyFixtureSite } from '../support/browser/use-site.ts'

const roots: string[] = []
const sites: Site[] = []

function newDataDir(): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'specify start ')) // with spaces, as some paths are
  roots.push(root)
  return path.join(root, 'data')
}

/** Starts a site with the fixture catalogue, with a feed of its own, or with what its data directory holds. */
async function start(
  dataDir: string,
  { feed, env }: { feed?: string; env?: Record<string, string> } = {},
): Promise<Site> {
  if (feed === undefined && !existsSync(dataDir)) copyFixtureSite(dataDir)
  const site = await startSite({
    dataDir,
    ...(feed === undefined ? { imported: true } : { feed }),
    ...(env && { env }),
  })
  sites.push(site)
  return site
}

afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.stop()))
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true })
})

/** Runs the server for at most five seconds; for starts that are to fail. */
function tryStart(env: Record<string, string>) {
  const started = performance.now()
  const { status, stderr } = spawnSync(process.execPath, ['build/server/index.js'], {
    env: { ...process.env, PORT: '0', ...env },
    encoding: 'utf8',
    timeout: 5_000,
  })
  return { status, message: stderr.trim(), ms: performance.now() - started }
}

describe('a start that cannot succeed', () => {
  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://x'],
    ['PUBLIC_URL', 'localhost'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_TOKEN', 'short'],
  ])('says in one line what is wrong with %s=%s', (name, value) => {
    const { status, message } = tryStart({ [name]: value })
    expect(status).toBe(1)
    expect(message.split('\n')).toHaveLength(1)
    expect(message).toContain(`Configuration: ${name}: `)
  })

  it('says that the data directory cannot be made (F-07)', () => {
    const dataDir = newDataDir()
    writeFileSync(dataDir, 'a file')
    const { status, message } = tryStart({ DATA_DIR: dataDir })
    expect(status).toBe(1)
    expect(message).toMatch(/^Specify cannot start: DATA_DIR cannot be written: [^\n]+$/)
  })

  it('says that the data directory cannot be written (F-07)', () => {
    const dataDir = process.getuid?.() === 0 ? '/proc' : newDataDir() // root may write anywhere else, whatever the mode says
    if (dataDir !== '/proc') mkdirSync(dataDir, { mode: 0o500 })
    expect(tryStart({ DATA_DIR: dataDir })).toMatchObject({
      status: 1,
      message: expect.stringContaining('DATA_DIR cannot be written'),
    })
  })

  it.each(['/proc/specify', '/proc/specify/data', '/dev/null/data'])(
    'says at once that %s cannot be made (F-07)',
    (dataDir) => {
      const { status, message, ms } = tryStart({ DATA_DIR: dataDir })
      expect(status).toBe(1)
      expect(message).toMatch(/^Specify cannot start: DATA_DIR cannot be written: [^\n]+$/)
      expect(ms).toBeLessThan(3_000)
      expect(tryStart({ DATA_DIR: dataDir, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })).toMatchObject({
        status: 1,
        message,
      })
    },
  )

  it('says that the database cannot be reached', () => {
    const { status, message } = tryStart({ DATA_DIR: newDataDir(), DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
    expect(status).toBe(1)
    expect(message).toMatch(/^Specify cannot start: [^\n]+$/)
  })
})

describe('two servers on one data directory', () => {
  it('are one too many: the second gives up at once, and takes lock and database over once the first was killed (F-08)', async () => {
    const dataDir = newDataDir()
    const first = await start(dataDir)
    const second = tryStart({ DATA_DIR: dataDir })
    expect(second).toMatchObject({
      status: 1,
      message: expect.stringMatching(/is in use by another server \(process \d+\)$/),
    })
    expect(second.ms).toBeLessThan(2_000)
    expect((await fetch(`${first.url}/au/`)).status).toBe(200)
    first.process.kill('SIGKILL')
    await once(first.process, 'exit')
    const third = await start(dataDir)
    expect((await fetch(`${third.url}/au/products/tapware/`)).status).toBe(200)
  }, 120_000)
})

async function connectTo(url: string): Promise<net.Socket> {
  const { hostname, port } = new URL(url)
  const socket = net.connect(Number(port), hostname)
  await once(socket, 'connect')
  return socket
}

/** Sends one request and answers all that comes back until the server closes. */
async function ask(socket: net.Socket, target: string): Promise<string> {
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk.toString()))
  socket.on('error', (error) => (answer += error.message))
  socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  await new Promise((resolve) => socket.once('close', resolve))
  return answer
}

async function untilNotReady(url: string): Promise<void> {
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      (response) => response.status !== 503,
      () => false, // already closed
    )
  while (await isReady()) await sleep(5)
}

describe('a stop', () => {
  it('lets every request in flight finish and leaves no process behind (F-18)', async () => {
    const dataDir = newDataDir()
    for (let round = 0; round < 4; round++) {
      const site = await start(dataDir, { env: { STOP_WAIT_MS: '2000' } })
      const sockets = await Promise.all(Array.from({ length: 40 }, () => connectTo(site.url)))
      const answers = sockets.map((socket, index) =>
        ask(socket, `/au/products/tapware/?page=${1 + (index % 5)}&price=${round}-${9_000 + index}`),
      )
      await sleep(round * 15)
      site.process.kill('SIGTERM')
      await untilNotReady(site.url)
      for (const answer of await Promise.all(answers)) {
        expect(answer).toMatch(/^HTTP\/1\.1 200 OK[^]*<\/html>/)
      }
      expect(await site.stop()).toBe(0)
    }
    expect(readdirSync(path.join(dataDir, 'postgres'))).not.toContain('postmaster.pid')
  }, 180_000)
})

describe('search snapshots that are not what they should be', () => {
  /** Ways to damage a snapshot, each with how the server names it: one for each snapshot of a generation. */
  const damage: readonly [name: string, found: string, harm: (file: string) => void][] = [
    // Of a sound one: it is damaged after this.
    ['au-public', 'otherIdentity', (file) => copyFileSync(file.replace('-public', '-internal'), file)],
    ['au-internal', 'truncated', (file) => truncateSync(file, 0)],
    ['au-suggestions', 'truncated', (file) => truncateSync(file, readFileSync(file).length - 100)],
    ['nz-public', 'corrupt', (file) => flipByte(file)],
    ['nz-internal', 'corrupt', (file) => appendFileSync(file, 'more')],
    ['nz-suggestions', 'corrupt', (file) => writeFileSync(file, 'not a snapshot '.repeat(1_000))],
    ['au-discontinued', 'missing', (file) => rmSync(file)],
    ['nz-discontinued', 'truncated', (file) => truncateSync(file, 0)],
    ['archive', 'missing', (file) => rmSync(file)],
  ]

  function flipByte(file: string): void {
    const bytes = readFileSync(file)
    const middle = Math.floor(bytes.length / 2)
    bytes[middle] = (bytes[middle] ?? 0) ^ 1
    writeFileSync(file, bytes)
  }

  it('are each noticed, rebuilt, and never served (F-20)', async () => {
    const dataDir = newDataDir()
    const sound = await start(dataDir)
    const markets = ['au', 'nz']
    const indexes = markets.flatMap((market) => [`${market}_products`, `${market}_query_suggestions`])
    const answers = async ({ url }: Site) => ({
      listings: await Promise.all(
        markets.map(async (market) => (await fetch(`${url}/${market}/api/listing/products/basins/`)).text()),
      ),
      hits: await Promise.all(
        indexes.map(async (index) => {
          const body = JSON.stringify({ query: 'bas', hitsPerPage: 100 })
          const { hits } = await (await fetch(`${url}/1/indexes/${index}/query`, { method: 'POST', body })).json()
          expect([index, hits.length > 0]).toEqual([index, true])
          return hits
        }),
      ),
    })
    const expected = await answers(sound)
    await sound.stop()
    const [generation = ''] = readdirSync(path.join(dataDir, 'search'))
    const folder = path.join(dataDir, 'search', generation)
    expect(readdirSync(folder).toSorted()).toEqual(damage.map(([name]) => `${name}.idx`).toSorted())
    for (const [name, , harm] of damage) harm(path.join(folder, `${name}.idx`))
    const site = await start(dataDir, { env: { LOG_LEVEL: 'info' } })
    const { reasons } = JSON.parse(/^.*building search snapshots.*$/m.exec(site.output())?.[0] ?? '{}')
    expect(reasons.toSorted()).toEqual(damage.map(([name, found]) => `${name}: ${found}`).toSorted())
    expect(await answers(site)).toEqual(expected)
    await site.stop()
    expect(readdirSync(folder).filter((name) => !name.endsWith('.idx'))).toEqual([])
  }, 180_000)
})

describe('a catalogue imported while the site runs', () => {
  it('is taken up without a failed or mixed answer (F-21)', async () => {
    const dataDir = newDataDir()
    const products = Array.from({ length: 40 }, (_, index) => ({
      productId: `p${index}`,
      name: `Product ${index}`,
      categories: [{ categoryId: 'basins', name: 'Basins', _url: '/products/basins/' }],
      variants: [{ sku: `P${index}`, attributes: {} }],
    }))
    const site = await start(dataDir, { feed: fixtureFeed(products) })
    let stopped = false
    const seen = new Map<number, Set<number>>()
    const statuses = new Set<number>()
    const readers = Array.from({ length: 4 }, async () => {
      while (!stopped) {
        const response = await fetch(`${site.url}/1/indexes/au_products/query`, {
          method: 'POST',
          body: JSON.stringify({ query: '', facets: ['categoryKeys'], hitsPerPage: 100 }),
        })
        statuses.add(response.status)
        const { nbHits, hits, facets } = await response.json()
        seen.set(nbHits, (seen.get(nbHits) ?? new Set()).add(hits.length).add(facets.categoryKeys.basins))
        await sleep(5) // the import has a part of the machine too
      }
    })
    const importer = (feed: readonly object[]) => {
      const file = path.join(dataDir, 'next.jsonl')
      writeFileSync(file, fixtureFeed(feed))
      const child = spawn(process.execPath, ['scripts/catalogue.ts', 'import', file], {
        env: { ...process.env, DATA_DIR: dataDir },
      })
      return once(child, 'exit')
    }
    const untilSeen = async (count: number) => {
      const deadline = Date.now() + 15_000
      while (!seen.has(count) && Date.now() < deadline) await sleep(50)
      expect([...seen.keys()]).toContain(count)
    }
    await importer([...products, { ...products[0], productId: 'new', variants: [{ sku: 'NEW', attributes: {} }] }])
    await untilSeen(41)
    await importer(products.slice(0, 36))
    await untilSeen(36)
    const [refused] = await importer(products.slice(0, 5))
    expect(refused).toBe(1)
    await sleep(2_500)
    stopped = true
    await Promise.all(readers)
    expect([...statuses]).toEqual([200])
    for (const [nbHits, counts] of seen) expect([...counts]).toEqual([nbHits])
    expect([...seen.keys()].toSorted((a, b) => a - b)).toEqual([36, 40, 41])
  }, 180_000)
})
