import { readFile } from 'node:fs/promises'
import { chromium, type Page } from 'playwright-core'
import { readPdfPages } from '#tests/support/files/pdf.ts'
import type { Site } from '#tests/support/site.ts'
import { CHROMIUM_ARGS, findChromium } from '../../scripts/chromium.ts'
import { toRow, type BenchRow } from '../row.ts'

const ROOMS = 40
const LINES = 250
const PDF_LINES = 58
const SEARCH_PAGES = 40

/** Files of a project with 250 lines in 40 rooms, and the PDF of one with about 60 pages and 120 pictures. */
export async function benchExports(site: Site): Promise<BenchRow[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
  try {
    const page = await browser.newPage({ acceptDownloads: true })
    await signIn(page, site.url)
    const skus = await findSkus(page, site.url)
    const large = await makeProject(page, site.url, skus.slice(0, LINES), ROOMS)
    await openSummary(page, site.url, large)
    const excel = await timed(page, 'Export to Excel')
    const warm = await timed(page, 'Export to Excel')
    const portrait = await timed(page, 'Save')
    await page.getByLabel(/^Landscape/).check()
    const landscape = await timed(page, 'Save')
    const small = await makeProject(page, site.url, skus.slice(0, PDF_LINES), 6)
    await openSummary(page, site.url, small)
    await timed(page, 'Save')
    const sixty = await timed(page, 'Save')
    const pages = (file: Buffer) => readPdfPages(file).length
    const megabytes = (file: Buffer) => file.length / 1024 / 1024
    return [
      toRow(`Excel, ${LINES} lines with pictures, first time`, excel.seconds, 's', 3),
      toRow(`Excel, ${LINES} lines with pictures, again`, warm.seconds, 's', 3),
      toRow('Excel, longest task of the page', excel.longestTaskMs, 'ms', 200),
      toRow(`PDF portrait, ${LINES} lines, ${pages(portrait.file)} pages`, portrait.seconds, 's', 30),
      toRow('PDF portrait, size', megabytes(portrait.file), 'MB', 20),
      toRow(`PDF landscape, ${LINES} lines, ${pages(landscape.file)} pages`, landscape.seconds, 's', 30),
      toRow(`PDF, ${PDF_LINES} products, ${pages(sixty.file)} pages, warm, from the click`, sixty.seconds, 's', 3),
    ]
  } finally {
    await browser.close()
  }
}

async function signIn(page: Page, url: string): Promise<void> {
  const data = { Username: 'architect@studio.test', Password: Buffer.from('Tapware-2026!').toString('base64') }
  const answer = await page.request.post(`${url}/action/account/login`, { data, headers: { origin: url } })
  if (!answer.ok()) throw new Error(`signing in answered ${answer.status()}`)
}

/** One variant of each of many products. */
async function findSkus(page: Page, url: string): Promise<string[]> {
  const skus = new Set<string>()
  for (let number = 1; number <= SEARCH_PAGES && skus.size < LINES; number++) {
    const answer = await page.request.get(`${url}/au/api/listing/search/?page=${number}`)
    const { page: listed } = (await answer.json()) as { page: { cards: { variants: { sku: string }[] }[] } }
    for (const { variants } of listed.cards) skus.add(variants[0]?.sku ?? '')
  }
  return [...skus]
}

async function makeProject(page: Page, url: string, skus: readonly string[], rooms: number): Promise<string> {
  const call = async (name: string, data: object) => {
    const headers = { origin: url, 'x-market': 'au' }
    const answer = await page.request.post(`${url}/action/projectBuilder/${name}`, { data, headers })
    if (!answer.ok()) throw new Error(`${name} answered ${answer.status()}: ${await answer.text()}`)
    return ((await answer.json()) as { shoppingList: { projectId: string } }).shoppingList.projectId
  }
  const labels = Array.from({ length: rooms }, (_, index) => `Bathroom ${index + 1}`)
  const projectId = await call('createShoppingList', {
    projectDetails: { projectName: 'Bench Tower', projectType: 'hotel', projectLocation: 'NSW' },
    selectedRoomDetails: labels,
    specifierDetails: { username: 'Ari Lane' },
  })
  for (const [index, sku] of skus.entries())
    await call('updateShoppingList', {
      shoppingListId: projectId,
      sku,
      items: [{ roomName: labels[index % rooms], quantity: 3 }],
    })
  return projectId
}

async function openSummary(page: Page, url: string, projectId: string): Promise<void> {
  await page.goto(`${url}/au/project-builder/edit/?projectId=${projectId}&step=4`)
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true')
  await page.evaluate(() => {
    const longest = { ms: 0 }
    Object.assign(globalThis, { longest })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration)
    }).observe({ type: 'longtask' })
  })
}

async function timed(page: Page, button: string): Promise<{ seconds: number; longestTaskMs: number; file: Buffer }> {
  await page.evaluate(() => {
    ;(globalThis as unknown as { longest: { ms: number } }).longest.ms = 0
  })
  const started = performance.now()
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 120_000 }),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  const path = await download.path()
  const seconds = (performance.now() - started) / 1000
  const longestTaskMs = await page.evaluate(() => (globalThis as unknown as { longest: { ms: number } }).longest.ms)
  return { seconds, longestTaskMs, file: await readFile(path) }
}
