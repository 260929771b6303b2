import { chromium, type BrowserContext, type Page } from 'playwright-core'
import type { Site } from '#tests/support/site.ts'
import { DEMO_PASSWORD } from '@specify/demo/feed'
import { CHROMIUM_ARGS, findChromium } from '../../scripts/chromium.ts'
import { percentile, toRow, type BenchRow } from '../row.ts'

const CPU_SLOWDOWN = 4
const ROUNDS = 5
const CHANGES = 20
/** The controls of all rooms are there by then. */
const SETTLED_MS = 10_000
const PLUS = '[data-line] button[aria-label^="Increase quantity of"]:not(:disabled)'

interface Opened {
  readonly email: string
  readonly large: string
  /** A project that is quick to show: what the machine makes of the same page. */
  readonly small: string
}

/** The third step of a large project in a browser whose processor is slowed: until it can be used, a change, a save. */
export async function measureBuilder(site: Site, { email, large, small }: Opened): Promise<BenchRow[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const signedIn = await context.request.post(`${site.url}/action/account/login`, {
      data: { Username: email, Password: Buffer.from(DEMO_PASSWORD).toString('base64') },
      headers: { 'x-forwarded-for': '10.3.1.1' },
    })
    if (!signedIn.ok()) throw new Error(`signing in answered ${signedIn.status()}`)
    const addressOf = (projectId: string) => `${site.url}/au/project-builder/edit/?projectId=${projectId}&step=3`
    const peers: number[] = []
    const loads: number[] = []
    const changes: number[] = []
    const saves: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const peer = await openSlow(context)
      peers.push(await timeToUse(peer, addressOf(small)))
      await peer.close()
      const page = await openSlow(context)
      loads.push(await timeToUse(page, addressOf(large)))
      await page.waitForTimeout(SETTLED_MS)
      for (let change = 0; change < CHANGES; change++) changes.push(await timeOfChange(page, change))
      saves.push(await timeOfSave(page))
      await page.close({ runBeforeUnload: false })
    }
    return [
      toRow('2,000 line items: third step usable, 4x', percentile(loads, 0.5), 'ms', 1_500),
      toRow('2,000 to 5 line items: third step usable', percentile(loads, 0.5) / percentile(peers, 0.5), 'ratio', 1.5),
      toRow('2,000 line items: quantity changed, 4x', percentile(changes, 0.5), 'ms', 50),
      toRow('2,000 line items: quantity changed, 4x, p95', percentile(changes, 0.95), 'ms'),
      toRow('2,000 line items: saved and gone on, 4x', percentile(saves, 0.5), 'ms'),
    ]
  } finally {
    await browser.close()
  }
}

async function openSlow(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return page
}

/**
 * Measures from requesting the page until a press has changed a quantity. The page logs it to its console, since
 * polling it would load the tool's own script, which takes as long as a part of the page.
 */
async function timeToUse(page: Page, address: string): Promise<number> {
  await page.addInitScript((plus) => {
    const press = () => {
      const button = document.querySelector<HTMLButtonElement>(plus)
      const field = button?.parentElement?.querySelector('input')
      const before = field?.getAttribute('value')
      button?.click()
      requestAnimationFrame(() => {
        if (field && field.getAttribute('value') !== before) console.info(`usable after ${performance.now()}`)
        else setTimeout(press, 10)
      })
    }
    addEventListener('DOMContentLoaded', press)
  }, PLUS)
  const said = page.waitForEvent('console', { predicate: (message) => message.text().startsWith('usable after') })
  await page.goto(address, { waitUntil: 'commit' })
  return Number((await said).text().split(' ').at(-1))
}

/** Measures from a button's press to the painted quantity. */
function timeOfChange(page: Page, change: number): Promise<number> {
  return page.evaluate(
    async ([plus, index]) => {
      const button = document.querySelectorAll<HTMLButtonElement>(plus)[index]
      const field = button?.parentElement?.querySelector('input')
      const before = field?.value
      const started = performance.now()
      button?.click()
      do await new Promise(requestAnimationFrame)
      while (field?.value === before)
      // The frame that this callback belongs to is painted before the next task.
      await new Promise((resolve) => setTimeout(resolve))
      return performance.now() - started
    },
    [PLUS, change] as const,
  )
}

/** Measures from `Save & Continue` to the fourth step. */
function timeOfSave(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const buttons = [...document.querySelectorAll('button')]
    const started = performance.now()
    buttons.find(({ textContent }) => textContent === 'Save & Continue')?.click()
    while (!location.search.includes('step=4')) await new Promise((resolve) => setTimeout(resolve, 10))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - started
  })
}
