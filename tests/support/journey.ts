import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

/** Messages that are not ours: a picture that the demo leaves out on purpose, a request that a test cuts off, a line that it takes away. What an action refuses is one too. */
const EXPECTED_CONSOLE = [
  /Failed to load resource.*(?:404|ERR_FAILED|ERR_INTERNET_DISCONNECTED)/,
  /the file could not be made/,
]

/** Calls whose refusals a page shows. */
const CALLS = /\/action\/|\/api\/(?:upload-excel|import-list|read-list|pdf-my-html|download-project-pdf)\//

/** A browser test against the site of this run. Errors in the console and uncaught ones fail it. */
export const test = base.extend<{ quietConsole: void }>({
  // oxlint-disable-next-line no-empty-pattern -- the shape Playwright wants
  baseURL: async ({}, use) => use(process.env['SITE_URL']),
  quietConsole: [
    async ({ page, javaScriptEnabled }, use) => {
      const problems: string[] = []
      page.on('console', (message) => {
        const isRefusal =
          /Failed to load/.test(message.text()) &&
          // Without script it is the page itself that comes back with the status of the refusal.
          (javaScriptEnabled ? CALLS.test(message.location().url) : / 4\d\d /.test(message.text()))
        const isExpected = isRefusal || EXPECTED_CONSOLE.some((pattern) => pattern.test(message.text()))
        if (message.type() === 'error' && !isExpected) problems.push(message.text())
      })
      page.on('pageerror', (error) => problems.push(error.message))
      await use()
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Opens a page and waits until it reacts to clicks. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await reacting(page)
}

/** Leaves the page for another address of the site, as its own links do, and waits until that one reacts to clicks. */
export async function follow(page: Page, path: string): Promise<void> {
  await Promise.all([page.waitForURL(`**${path}`), page.evaluate((to) => location.assign(to), path)])
  await reacting(page)
}

async function reacting(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true')
  // A dialog that the server has drawn open is taken over once its own code is there.
  await page.waitForFunction(() => document.querySelector('dialog[open]:not(:modal)') === null)
}

/** Reports what is wrong only: to describe all that is sound takes most of the time. No page here has frames to wait for. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
}

/** Lists serious findings of axe, as `rule: element`. */
export async function seriousFindings(page: Page): Promise<string[]> {
  const { violations } = await axe(page)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`))
}

/** Texts of the dark theme that are hard to read, as `element`. */
export async function darkContrastFindings(page: Page): Promise<string[]> {
  // Colours that are still on their way to the other theme are nobody's.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    document.getAnimations().forEach((running) => running.finish())
    await frame()
  })
  const { violations } = await axe(page).withRules(['color-contrast']).analyze()
  return violations.flatMap(({ nodes }) => nodes.map((node) => node.html.slice(0, 160)))
}
