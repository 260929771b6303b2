import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { randomBytes } from 'node:crypto'
import { chromium, type Browser, type Page } from 'playwright-core'
import { CHROMIUM_ARGS, findChromium } from '../../scripts/chromium.ts'
import { percentile, toRow, type BenchRow } from '../row.ts'
import type { Site } from '#tests/support/site.ts'

const PRODUCT = '/au/product/liano-nexus-basin-mixer-chrome-97140C6AF/'
const TOTAL_MB = 100
const ROUNDS = 3

interface Round {
  readonly seconds: number
  readonly longestTaskMs: number
}

/** Measures the longest main-thread task while a page packs 100 MB, in processor time. */
export async function benchZip(site: Site, dataDir: string): Promise<BenchRow[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, acceptDownloads: true })
    await page.goto(`${site.url}${PRODUCT}`)
    const urls = await page
      .getByRole('list', { name: 'Files' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
    writeLargeFiles(urls, path.join(dataDir, 'media'))
    const rounds: Round[] = []
    for (let round = 0; round < ROUNDS; round++) rounds.push(await measureRound(browser, page))
    const middle = (key: keyof Round) =>
      percentile(
        rounds.map((round) => round[key]),
        0.5,
      )
    return [
      toRow(`zip of ${TOTAL_MB} MB: longest task`, middle('longestTaskMs'), 'ms cpu', 100),
      toRow(`zip of ${TOTAL_MB} MB: click to saved`, middle('seconds'), 's'),
    ]
  } finally {
    await browser.close()
  }
}

async function measureRound(browser: Browser, page: Page): Promise<Round> {
  await page.reload()
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true')
  await browser.startTracing(page, { categories: ['__metadata', 'toplevel'] })
  const started = performance.now()
  const download = page.waitForEvent('download', { timeout: 120_000 })
  await page.getByRole('button', { name: 'Download all files' }).click()
  await (await download).path()
  const seconds = (performance.now() - started) / 1000
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: readonly TraceEvent[] }
  return { seconds, longestTaskMs: longestTaskMs(traceEvents) }
}

/** An event of Chromium's trace; `tdur` is its time on the processor in microseconds. */
interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** The longest of all tasks on the threads that run pages. */
function longestTaskMs(events: readonly TraceEvent[]): number {
  const key = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const pageThreads = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(key),
  )
  const tasks = events.filter((event) => event.tdur !== undefined && pageThreads.has(key(event)))
  return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur / 1000), 0)
}

/** The site's own folder of assets goes before the demo's. */
function writeLargeFiles(urls: readonly string[], folder: string): void {
  const content = randomBytes((TOTAL_MB / urls.length) * 1024 * 1024)
  for (const url of urls) {
    const file = path.join(folder, url.replace('/media/Original/', ''))
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}
