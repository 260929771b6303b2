import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { randomBytes } from 'node:crypto'
import { chromium } from 'playwright-core'
import { CHROMIUM_ARGS, findChromium } from '../../scripts/chromium.ts'
import { percentile, toRow, type BenchRow } from '../row.ts'
import type { Site } from '#tests/support/site.ts'

const PRODUCT = '/au/product/liano-nexus-basin-mixer-chrome-97140C6AF/'
const TOTAL_MB = 100
const ROUNDS = 3

interface Round {
  readonly seconds: number
  readonly longestTaskMs: number
  readonly longestPauseMs: number
}

/** How long the page stands still while it packs 100 MB: its longest task, and its longest time without a frame. */
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
    for (let round = 0; round < ROUNDS; round++) {
      await page.reload()
      await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true')
      await page.evaluate(watch)
      const started = performance.now()
      const download = page.waitForEvent('download', { timeout: 120_000 })
      await page.getByRole('button', { name: 'Download all files' }).click()
      await (await download).path()
      const seconds = (performance.now() - started) / 1000
      rounds.push({ seconds, ...(await page.evaluate(() => window.standstill)) })
    }
    const middle = (key: keyof Round) =>
      percentile(
        rounds.map((round) => round[key]),
        0.5,
      )
    return [
      toRow(`zip of ${TOTAL_MB} MB: longest task`, middle('longestTaskMs'), 'ms', 100),
      toRow(`zip of ${TOTAL_MB} MB: longest pause of frames`, middle('longestPauseMs'), 'ms', 200),
      toRow(`zip of ${TOTAL_MB} MB: click to saved`, middle('seconds'), 's'),
    ]
  } finally {
    await browser.close()
  }
}

declare global {
  interface Window {
    standstill: Omit<Round, 'seconds'>
  }
}

/** Runs in the page. */
function watch(): void {
  const seen = { longestTaskMs: 0, longestPauseMs: 0 }
  window.standstill = seen
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longestTaskMs = Math.max(seen.longestTaskMs, duration)
  }).observe({ type: 'longtask' })
  let last = performance.now()
  const frame = (now: number) => {
    seen.longestPauseMs = Math.max(seen.longestPauseMs, now - last)
    last = now
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
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
