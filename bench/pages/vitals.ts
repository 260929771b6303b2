import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core'
import { CHROMIUM_ARGS, findChromium } from '../../scripts/chromium.ts'
import { percentile, toRow, type BenchRow } from '../row.ts'
import { startBarePage } from './bare-page.ts'
import type { Site } from '#tests/support/site.ts'

const ROUNDS = 5
const FILTER_CLICKS = 30
const PAGES = {
  home: '/au/',
  category: '/au/products/tapware/',
  brand: '/au/brands/caroma/',
  search: '/au/search/?query=basin',
  overview: '/au/products/',
  sector: '/au/sectors/healthcare/',
  'case study': '/au/case-studies/harbour-row/',
  contact: '/au/about-us/contact-us/',
  'BIM library': '/au/tools-resources/bim-library/',
  compare: '/au/compare/?sku=96340C6AF&sku=97140C6AF&sku=746140W',
  product: '',
}
/** 1.6 Mbit/s down, 150 ms there and back, a processor four times slower. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const CPU_SLOWDOWN = 4

/** Measures a page on a modest phone: paint, stability, blocking, script weight, and response to clicks. */
export async function benchVitals(site: Site): Promise<BenchRow[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
  try {
    const pages = { ...PAGES, product: await findProduct(site) }
    const rows: BenchRow[] = []
    let bareMs = 0
    for (const [name, path] of Object.entries(pages)) {
      const { lcpMs, rows: loaded } = await loadRows(browser, site.url, name, path)
      rows.push(...loaded)
      bareMs = lcpMs
    }
    rows.push(...(await navigationRows(browser, site.url, pages.product, bareMs)))
    rows.push(
      toRow('filter click to painted result p95', await filterP95(browser, site.url, 1), 'ms', 200),
      toRow(
        `filter click to painted result p95, ${CPU_SLOWDOWN} times slower`,
        await filterP95(browser, site.url),
        'ms',
      ),
    )
    return rows
  } finally {
    await browser.close()
  }
}

interface Load {
  readonly lcpMs: number
  /** Address of the largest picture; empty where it is text. */
  readonly lcpUrl: string
  readonly cls: number
  readonly tbtMs: number
  readonly scriptKb: number
}

interface Seen {
  readonly lcp: number
  readonly lcpUrl: string
  readonly cls: number
  readonly fcp: number
  readonly tasks: readonly (readonly [start: number, end: number])[]
}

/** Loads a page and, in turns with it, a bare static one with the same first picture: machines differ by two. */
async function loadRows(browser: Browser, url: string, name: string, path: string) {
  const first = await measureLoad(browser, `${url}${path}`)
  const bare = await startBarePage(first.lcpUrl)
  const [loads, bareLoads]: [Load[], Load[]] = [[first], []]
  for (let round = 0; round < ROUNDS; round++) {
    bareLoads.push(await measureLoad(browser, bare.url))
    if (round > 0) loads.push(await measureLoad(browser, `${url}${path}`))
  }
  await bare.stop()
  const middle = (of: readonly Load[], key: Exclude<keyof Load, 'lcpUrl'>) =>
    percentile(
      of.map((each) => each[key]),
      0.5,
    )
  const lcpMs = middle(bareLoads, 'lcpMs')
  const rows = [
    toRow(`${name}: LCP`, middle(loads, 'lcpMs'), 'ms'),
    toRow(`${name}: LCP against a bare page`, middle(loads, 'lcpMs') / lcpMs, 'x', 1.3),
    toRow(`${name}: CLS`, middle(loads, 'cls'), 'shift', 0.01),
    toRow(`${name}: TBT`, middle(loads, 'tbtMs'), 'ms', 100),
    toRow(`${name}: JavaScript`, middle(loads, 'scriptKb'), 'kB br', 140),
  ]
  return { lcpMs, rows }
}

async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const { page, session } = await openSlow(browser)
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await page.addInitScript(() => {
    const seen = { lcp: 0, lcpUrl: '', cls: 0, fcp: 0, tasks: [] as [start: number, end: number][] }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(seen, { lcp: entry.startTime, lcpUrl: 'url' in entry ? entry.url : '' })
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput)) seen.cls += Number(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) seen.tasks.push([startTime, startTime + duration])
    }).observe({ type: 'longtask', buffered: true })
    new PerformanceObserver((list) => {
      seen.fcp = list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? seen.fcp
    }).observe({ type: 'paint', buffered: true })
  })
  await page.goto(url, { waitUntil: 'load' })
  // A bare page has no script to wait for.
  await page.waitForFunction(() => !document.scripts.length || document.documentElement.dataset['hydrated'] === 'true')
  await page.waitForTimeout(1_000)
  const { lcp, lcpUrl, cls, fcp, tasks } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  // What blocks a page that shows something: before that there is nothing to press.
  const tbtMs = tasks.reduce((sum, [start, end]) => sum + Math.max(0, end - Math.max(start, fcp) - 50), 0)
  const scriptBytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => new URL(entry.name).pathname.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  )
  await page.context().close()
  return { lcpMs: lcp, lcpUrl, cls, tbtMs, scriptKb: scriptBytes / 1000 }
}

async function openSlow(browser: Browser, rate = CPU_SLOWDOWN): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  return { page, session }
}

/** Measures a step in the same tab from a listing to a product and back; the network is not slowed. */
async function navigationRows(browser: Browser, url: string, path: string, bareMs: number): Promise<BenchRow[]> {
  const [seen, whole, back]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < ROUNDS; round++) {
    const { page } = await openSlow(browser)
    await openHydrated(page, `${url}/au/products/tapware/basin-mixers/`)
    const times = await timeToProduct(page, path)
    seen.push(times.seen)
    whole.push(times.whole)
    back.push(await timeBack(page, 'article'))
    await page.context().close()
  }
  return [
    toRow('listing to product', percentile(seen, 0.5), 'ms'),
    toRow('listing to product against a bare product page', percentile(seen, 0.5) / bareMs, 'x', 0.4),
    toRow('listing to product, down to its last part', percentile(whole, 0.5), 'ms'),
    toRow('back to the listing', percentile(back, 0.5), 'ms', 110),
  ]
}

async function openHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true')
}

/**
 * Takes a step to a product as the link of a quick view does, since cards open new tabs: until the product with its
 * name, price and pictures is painted, and until its technical information and what stands below it are.
 */
function timeToProduct(page: Page, path: string): Promise<{ seen: number; whole: number }> {
  return page.evaluate(async (target) => {
    const paintedWith = async (wanted: () => unknown) => {
      do await new Promise(requestAnimationFrame)
      while (!wanted())
      // What this frame's callbacks see is painted in this frame, before the next task.
      await new Promise((resolve) => setTimeout(resolve))
      return performance.now() - started
    }
    const listing = document.querySelector('h1')
    const started = performance.now()
    const { __reactRouterDataRouter: router } = window as unknown as {
      readonly __reactRouterDataRouter: { readonly navigate: (to: string) => Promise<void> }
    }
    void router.navigate(target)
    const seen = await paintedWith(() => document.querySelector('h1') && document.querySelector('h1') !== listing)
    return { seen, whole: await paintedWith(() => document.querySelector('dl dt')) }
  }, path)
}

function timeBack(page: Page, wanted: string): Promise<number> {
  return page.evaluate(async (waitFor) => {
    const started = performance.now()
    history.back()
    while (!document.querySelector(waitFor)) await new Promise(requestAnimationFrame)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return performance.now() - started
  }, wanted)
}

/** Measures from ticking a colour to the painted result, in milliseconds. */
async function filterP95(browser: Browser, url: string, slowdown = CPU_SLOWDOWN): Promise<number> {
  const { page } = await openSlow(browser, slowdown)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openHydrated(page, `${url}/au/products/`)
  await openHydrated(page, `${url}/au/products/tapware/`)
  const times: number[] = []
  for (let click = 0; click < FILTER_CLICKS; click++) {
    times.push(
      await page.evaluate(async (which) => {
        const values = document.querySelectorAll<HTMLAnchorElement>('main [role=checkbox]')
        const value = values[which % Math.min(12, values.length)]
        const chips = () => document.querySelector('[aria-label="Applied filters"]')?.childElementCount ?? 0
        const before = chips()
        const started = performance.now()
        value?.click()
        await new Promise<void>((resolve) => {
          const observer = new MutationObserver(() => {
            if (chips() === before) return
            observer.disconnect()
            resolve()
          })
          observer.observe(document.body, { childList: true, subtree: true })
        })
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        return performance.now() - started
      }, click),
    )
  }
  await page.context().close()
  return percentile(times, 0.95)
}

async function findProduct(site: Site): Promise<string> {
  const { page } = await (await fetch(`${site.url}/au/api/listing/products/tapware/basin-mixers/`)).json()
  return `/au/${page.cards[0].variants[0].path}`
}
