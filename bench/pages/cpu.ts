import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { toRow, type BenchRow } from '../row.ts'
import type { HeadElement } from './floor-server.tsx'
import type { Site } from '#tests/support/site.ts'

const ROUNDS = 9
const REQUESTS = 300
const WARM_UP = 200
const CONCURRENCY = 4
const LISTING = '/au/products/tapware/'

/** Server CPU per uncached page against the bare floor, and requests per second of a cached page against an uncached. */
export async function benchPages(site: Site): Promise<BenchRow[]> {
  const product = await findProduct(site)
  const floor = await startFloor(site, product)
  const own = { pid: site.process.pid ?? 0, port: Number(new URL(site.url).port) }
  try {
    return await comparePages(own, floor, product)
  } finally {
    floor.process.kill()
  }
}

async function comparePages(own: Target, floor: Target, product: string): Promise<BenchRow[]> {
  let unique = 0
  // An address that nobody asked for before is in no cache.
  const fresh = (page: string) => () => `${page}?nocache=${unique++}`
  const pages = [
    { name: 'listing', own: fresh(LISTING), floor: () => '/listing', budget: 0.9 },
    { name: 'product', own: fresh(product), floor: () => '/product', budget: 1 },
  ]
  const rows: BenchRow[] = []
  for (const page of pages) {
    await load(own, page.own, WARM_UP)
    await load(floor, page.floor, WARM_UP)
    const pairs = []
    for (let round = 0; round < ROUNDS; round++) {
      pairs.push({ own: await cpuPerRequest(own, page.own), floor: await cpuPerRequest(floor, page.floor) })
    }
    const ratio = median(pairs.map((pair) => pair.own / pair.floor))
    rows.push(
      toRow(`${page.name}: CPU`, median(pairs.map((pair) => pair.own)), 'ms'),
      toRow(`${page.name}: CPU of the floor`, median(pairs.map((pair) => pair.floor)), 'ms'),
      toRow(`${page.name}: CPU against the floor`, ratio, 'ratio', page.budget),
    )
  }
  rows.push(await cacheRow(own, fresh(LISTING)))
  return rows
}

export interface Target {
  readonly pid: number
  readonly port: number
  readonly headers?: Record<string, string>
}

/** Requests compressed pages, as browsers do. */
async function cacheRow(own: Target, fresh: () => string): Promise<BenchRow> {
  const browser = { ...own, headers: { 'accept-encoding': 'br' } }
  const uncached = await cpuPerRequest(browser, fresh)
  await load(browser, () => LISTING, WARM_UP)
  const cached = await cpuPerRequest(browser, () => LISTING, REQUESTS * 40)
  return toRow('cached listing: less CPU than uncached', uncached / cached, 'times', 50)
}

/** CPU milliseconds (user and system) that the server spends on a request. */
export async function cpuPerRequest(target: Target, nextPath: () => string, requests = REQUESTS): Promise<number> {
  const before = cpuMs(target.pid)
  await load(target, nextPath, requests)
  return (cpuMs(target.pid) - before) / requests
}

/** Linux counts processor time in hundredths of a second. */
function cpuMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

async function load(target: Target, nextPath: () => string, requests: number): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONCURRENCY })
  let left = requests
  const worker = async () => {
    while (left-- > 0) await get(agent, target, nextPath())
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  agent.destroy()
}

function get(agent: http.Agent, { port, headers }: Target, page: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.get({ agent, port, headers, host: '127.0.0.1', path: page }, (response) => {
      response.resume()
      if (response.statusCode !== 200) reject(new Error(`${page} answered ${response.statusCode}`))
      response.once('end', resolve)
    })
    request.once('error', reject)
  })
}

export async function findProduct(site: Site): Promise<string> {
  const { page } = await (await fetch(`${site.url}/au/api/listing/products/tapware/basin-mixers/`)).json()
  return `/au/${page.cards[0].variants[0].path}`
}

async function startFloor(site: Site, product: string): Promise<Target & { process: ChildProcess }> {
  const outDir = path.join(os.tmpdir(), 'specify-bench-floor')
  await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { ssr: path.resolve('bench/pages/floor-server.tsx'), outDir, emptyOutDir: true },
    css: { modules: { localsConvention: 'camelCaseOnly' } },
    ssr: { noExternal: true },
  })
  const child = fork(path.join(outDir, 'floor-server.js'), { env: { ...process.env, NODE_ENV: 'production' } })
  const listing = await readLoaderData(site, LISTING)
  child.send({
    navigation: listing['navigation'],
    listing: listing['listing'],
    product: await readLoaderData(site, product),
    heads: { listing: await readHead(site, LISTING), product: await readHead(site, product) },
  })
  const [{ port }] = await once(child, 'message')
  return { pid: child.pid ?? 0, port, process: child }
}

const REACT_NAMES: Record<string, string> = { charset: 'charSet', crossorigin: 'crossOrigin', hreflang: 'hrefLang' }

/** The elements of a page's head, so that the floor has the same markup there. */
async function readHead(site: Site, page: string): Promise<HeadElement[]> {
  const html = await (await fetch(site.url + page)).text()
  const head = html.slice(0, html.indexOf('</head>'))
  return Array.from(head.matchAll(/<(meta|link)\s([^>]*?)\/?>/g), ([, tag = '', attributes = '']) => ({
    tag,
    attributes: Object.fromEntries(
      Array.from(attributes.matchAll(/([\w-]+)="([^"]*)"/g), ([, name = '', value]) => [
        REACT_NAMES[name] ?? name,
        value,
      ]),
    ),
  }))
}

/** Reads the loader data of a page from the answer to the router's client. */
async function readLoaderData(site: Site, page: string): Promise<Record<string, unknown>> {
  const text = await (await fetch(`${site.url}${page}_.data`)).text()
  const parts: unknown[] = JSON.parse(text.split('\n', 1)[0] ?? '[]')
  const packed = parts.filter((part) => typeof part === 'string' && part.startsWith('{'))
  const values = packed.map((part): Record<string, unknown> => JSON.parse(String(part)))
  const listing = values.find((value) => 'facets' in value)
  return Object.assign({}, ...values, listing ? { listing } : {})
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
