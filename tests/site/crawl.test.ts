import { mkdtempSync, readlinkSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Parser } from 'htmlparser2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOwnPages } from '../support/browser/own-pages.ts'
import { startSite, type Site } from '#tests/support/site.ts'
import { htmlProblems } from '../support/files/valid-html.ts'

/** Listings and products are many of a kind: of addresses below these, so many are looked at. */
const SAMPLED = /^\/(?:au|nz)\/(?:product|products|collection|livewell|tools-resources\/bim-library)\//
const SAMPLE = 40
/** Filters without end, and files of products, which are made when they are first asked for. */
const LEFT_OUT = /\?|^\/media\/(?!\w+\/pages\/)|^\/assets\//
const WORKERS = 4

interface CrawledPage {
  readonly address: string
  readonly status: number
  /** Status of its data, which a step by script loads; null for what is no page. */
  readonly stepStatus: number | null
  readonly links: readonly string[]
  readonly problems: readonly string[]
}

let site: Site
const directory = mkdtempSync(path.join(os.tmpdir(), 'specify-crawl-'))
const pages = new Map<string, CrawledPage>()
const validated = new Set<string>()

beforeAll(async () => {
  site = await startSite({ dataDir: directory })
  const waiting = ['/au/', '/nz/']
  const seen = new Set(waiting)
  let sampled = 0
  const add = (address: string) => {
    if (seen.has(address) || LEFT_OUT.test(address) || (SAMPLED.test(address) && sampled >= SAMPLE)) return
    seen.add(address)
    if (SAMPLED.test(address)) sampled++
    waiting.push(address)
  }
  await Promise.all(
    Array.from({ length: WORKERS }, async () => {
      for (let address = waiting.shift(); address; address = waiting.shift()) {
        const page = await visit(address)
        pages.set(address, page)
        for (const link of page.links) add(link)
      }
    }),
  )
}, 180_000)

afterAll(async () => {
  await site.stop()
  rmSync(directory, { recursive: true, force: true })
})

async function visit(address: string): Promise<CrawledPage> {
  const response = await fetch(`${site.url}${address}`, { headers: { 'sec-fetch-site': 'none' } })
  const type = response.headers.get('content-type') ?? ''
  if (!type.startsWith('text/html')) {
    await response.body?.cancel()
    return { address, status: response.status, stepStatus: null, links: [], problems: [] }
  }
  const html = await response.text()
  const { links, problems } = review(html)
  const kind = address.split('/').slice(1, 3).join('/')
  // The whole standard takes 50 ms a page: one of each kind is held against it.
  if (!validated.has(kind)) problems.push(...(await htmlProblems(html)))
  validated.add(kind)
  return { address, status: response.status, stepStatus: await statusOfStep(response.url), links, problems }
}

/** Pages have addresses that end with a slash. */
async function statusOfStep(address: string): Promise<number> {
  const { status, body } = await fetch(`${address}_.data`, { headers: { 'sec-fetch-site': 'same-origin' } })
  await body?.cancel()
  return status
}

const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
])
const BLOCK = new Set([
  'div',
  'p',
  'ul',
  'ol',
  'section',
  'h1',
  'h2',
  'h3',
  'h4',
  'form',
  'table',
  'nav',
  'aside',
  'figure',
  'dl',
])
const INTERACTIVE = new Set(['a', 'button'])
const PHRASING_ONLY = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'button', 'span', 'label'])

/** Collects a page's links and markup problems: nesting, ids, headings, alternative texts. */
function review(html: string): { readonly links: string[]; readonly problems: string[] } {
  const links: string[] = []
  const problems: string[] = []
  const ids = new Set<string>()
  const open: string[] = []
  const levels: number[] = []
  const parser = new Parser({
    onopentag(name, attributes) {
      const { id, href, src } = attributes
      if (id !== undefined && ids.has(id)) problems.push(`id ${id} twice`)
      if (id !== undefined) ids.add(id)
      const parent = open.at(-1) ?? ''
      if (BLOCK.has(name) && open.some((each) => PHRASING_ONLY.has(each))) problems.push(`${name} in ${open.join(' ')}`)
      if (INTERACTIVE.has(name) && open.some((each) => INTERACTIVE.has(each)))
        problems.push(`${name} in a link or button`)
      if ((parent === 'ul' || parent === 'ol') && !['li', 'script', 'template'].includes(name))
        problems.push(`${name} in ${parent}`)
      if (name === 'li' && parent !== 'ul' && parent !== 'ol') problems.push(`li in ${parent}`)
      if (name === 'img' && attributes['alt'] === undefined) problems.push(`img without alt: ${src}`)
      if (attributes['style'] !== undefined) problems.push(`style attribute on ${name}`)
      if (attributes['sizes'] !== undefined && attributes['srcset'] === undefined) problems.push(`sizes alone: ${src}`)
      if (attributes['disabled'] !== undefined && attributes['aria-disabled'] !== undefined)
        problems.push(`${name} disabled twice`)
      const level = Number(/^h([1-6])$/.exec(name)?.[1] ?? 0)
      if (level > (levels.at(-1) ?? level) + 1) problems.push(`h${level} after h${levels.at(-1)}`)
      if (level > 0) levels.push(level)
      for (const address of [
        href,
        src,
        ...(attributes['srcset']?.split(',').map((each) => each.trim().split(' ')[0]) ?? []),
      ]) {
        if (address?.startsWith('/') && !address.startsWith('//')) links.push(address.replace(/#.*/, ''))
      }
      if (!VOID.has(name)) open.push(name)
    },
    onclosetag(name) {
      if (!VOID.has(name)) open.pop()
    },
  })
  parser.end(html)
  if (levels.filter((level) => level === 1).length !== 1)
    problems.push(`${levels.filter((level) => level === 1).length} h1`)
  return { links, problems }
}

const describeAll = (pick: (page: CrawledPage) => readonly string[]) =>
  [...pages.values()].flatMap((page) => pick(page).map((each) => `${page.address}: ${each}`))

describe('the demo, served from another working folder', () => {
  it.runIf(process.platform === 'linux')('does not run in the checkout', () => {
    expect(readlinkSync(`/proc/${site.process.pid}/cwd`)).toBe(os.tmpdir())
  })

  it.each([
    ['documents/96340c6af-specification-sheet.pdf', '%PDF-'],
    ['cad/basin-mixer-96340c6af.glb', 'glTF'],
  ])('makes %s when it is asked for', async (file, start) => {
    const response = await fetch(`${site.url}/media/Original/${file}`)
    expect(response.status).toBe(200)
    expect((await response.text()).slice(0, start.length)).toBe(start)
  })
})

describe('every page that can be reached from home', () => {
  it('is found, with all that it shows', () => {
    const broken = [...pages.values()].filter(({ status }) => status >= 400)
    const from = (address: string) =>
      [...pages.values()].find(({ links }) => links.includes(address))?.address ?? 'nowhere'
    expect(broken.map(({ address, status }) => `${status} ${address} from ${from(address)}`)).toEqual([])
    expect(pages.size).toBeGreaterThan(120)
  })

  it('is found by a step within the site too', () => {
    const steps = [...pages.values()].filter(({ stepStatus }) => stepStatus !== null)
    expect(steps.filter(({ status, stepStatus }) => stepStatus !== status)).toEqual([])
    expect(steps.length).toBeGreaterThan(60)
  })

  it('has sound markup', () => {
    expect(describeAll(({ problems }) => problems)).toEqual([])
  })

  it('is one of these content pages', () => {
    for (const address of [
      '/au/about-us/our-story/',
      '/au/about-us/contact-us/',
      '/nz/case-studies/kowhai-school/',
      '/au/experience-centres/perth/',
      '/nz/experience-centres/christchurch/',
      '/au/product-releases/fluted-basins/',
      '/au/warranty/tapware/',
      '/au/media-videos/',
      '/au/industry-papers/',
      '/au/terms-of-use/',
      '/nz/sectors/hotels/',
    ]) {
      expect(pages.get(address)?.status, address).toBe(200)
    }
  })
})

describe('every page of an account and of its projects', () => {
  it.each(['au', 'nz'])('is valid HTML in %s, failures too', async (market) => {
    const own = await readOwnPages(site.url, market)
    const problems = own.map(async ([address, html]) => (await htmlProblems(html)).map((each) => `${address}: ${each}`))
    expect((await Promise.all(problems)).flat()).toEqual([])
    expect(own.length).toBeGreaterThan(40)
  })
})
