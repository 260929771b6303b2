import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test as base, expect, type Page } from '@playwright/test'
import type Axe from 'axe-core'

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
          // A form that is a post of its page comes back with the status of the refusal: all of them without script.
          (CALLS.test(message.location().url) ||
            (/ 4\d\d /.test(message.text()) && (!javaScriptEnabled || /[?&]form=/.test(message.location().url))))
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

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

interface Finding {
  readonly rule: string
  readonly impact: Axe.ImpactValue
  /** The element's start. */
  readonly html: string
}

/**
 * Findings of axe in a page at rest, an element each. A page is given axe once: to read its source takes longer than
 * most pages. To describe all that is sound would take most of the time. No page here has frames to wait for.
 */
async function axeFindings(page: Page, runOnly: Axe.RunOnly): Promise<Finding[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(
    async (options) => {
      // What is paused, goes on for ever or follows scrolling never ends.
      const passing = document
        .getAnimations()
        .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      await Promise.allSettled(passing.map(({ finished }) => finished))
      const { axe } = window as unknown as { axe: typeof Axe }
      const { violations } = await axe.run(document, options)
      return violations.flatMap(({ id, impact, nodes }) =>
        nodes.map(({ html }) => ({ rule: id, impact: impact ?? null, html: html.slice(0, 160) })),
      )
    },
    { resultTypes: ['violations' as const], runOnly },
  )
}

const SERIOUS_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Lists serious findings of axe, as `rule: element`. */
export async function seriousFindings(page: Page): Promise<string[]> {
  const findings = await axeFindings(page, { type: 'tag', values: SERIOUS_TAGS })
  return findings
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ rule, html }) => `${rule}: ${html}`)
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
  return (await axeFindings(page, { type: 'rule', values: ['color-contrast'] })).map(({ html }) => html)
}
