import type { Page } from '@playwright/test'
import { expect, open, test } from '#tests/support/browser/journey.ts'

const cards = (page: Page) => page.getByRole('region', { name: 'Products' }).getByRole('article')

async function scrollUntil(page: Page, count: number): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    expect(await cards(page).count()).toBeGreaterThanOrEqual(count)
  }).toPass()
}

/** The codes of the cards, once no further page is on its way. */
async function allLoaded(page: Page): Promise<(string | undefined)[]> {
  const codes = () => cards(page).evaluateAll((all) => all.map((card) => card.dataset['sku']))
  let last = await codes()
  await expect(async () => {
    const earlier = last.length
    await page.waitForTimeout(600)
    await expect(page.getByText('Loading more products')).toHaveCount(0)
    last = await codes()
    expect(last).toHaveLength(earlier)
  }).toPass()
  return last
}

/** The first card whose top is in the window, with its place. */
function cardInView(page: Page) {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll('article')].find((card) => card.getBoundingClientRect().top > 100)
    return { sku: shown?.dataset['sku'], top: Math.round(shown?.getBoundingClientRect().top ?? 0) }
  })
}

test('back from a product leads to the same card, filters, sort and view', async ({ page }) => {
  await open(
    page,
    '/au/products/tapware/?colour=Chrome&colour=Matte+Black&colour=Brushed+Nickel&sort=name_asc&view=list',
  )
  await scrollUntil(page, 72)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight * 0.6))
  await page.waitForFunction(() => location.search.includes('page='))
  const skus = await allLoaded(page)
  const before = await cardInView(page)
  expect(new Set(skus).size).toBe(skus.length)

  // In the same tab, as with a middle finger on a phone or a setting of the browser.
  await page.evaluate((sku) => {
    const link = document.querySelector<HTMLAnchorElement>(`article[data-sku="${sku}"] h3 a`)
    link?.removeAttribute('target')
    link?.click()
  }, before.sku)
  await expect(page).toHaveURL(/\/product\//)
  await expect(page.getByRole('heading', { name: 'Technical information' })).toBeVisible()
  await page.goBack()
  // The page that is left may still be asked.
  await expect.poll(() => cardInView(page).catch(() => null)).toEqual(before)
  expect(await allLoaded(page)).toEqual(skus)
  await expect(page).toHaveURL(
    /colour=Chrome&colour=Matte\+Black&colour=Brushed\+Nickel&sort=name_asc&page=\d&view=list/,
  )

  await page.reload()
  await expect(cards(page)).toHaveCount(skus.length)
  await expect.poll(async () => Math.abs((await cardInView(page)).top - before.top)).toBeLessThan(200)
})

test('a pasted link to a later page shows that page, and what is before it', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/au/products/tapware/?sort=name_asc')
  const first = await cards(page).first().getAttribute('data-sku')
  await open(page, '/au/products/tapware/?sort=name_asc&page=3')
  await expect(cards(page).first()).not.toHaveAttribute('data-sku', first ?? '')
  const third = await cards(page).first().getAttribute('data-sku')
  await page.getByRole('button', { name: 'Show previous products' }).click()
  await expect(cards(page).first()).not.toHaveAttribute('data-sku', third ?? '')
  await page.getByRole('button', { name: 'Show previous products' }).click()
  await expect(cards(page).first()).toHaveAttribute('data-sku', first ?? '')
})

test('the button loads more where scrolling does not, and says how much there is', async ({ page }) => {
  await page.addInitScript(() => {
    window.IntersectionObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
      takeRecords() {
        return []
      }
    } as unknown as typeof IntersectionObserver
  })
  await open(page, '/au/products/showers/')
  await expect(cards(page)).toHaveCount(12)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(cards(page)).toHaveCount(24)
  await expect(page.getByText(/^Showing 24 of \d+ products$/)).toBeVisible()
})

test('a page that does not come says so and can be asked for again', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/au/products/showers/')
  await page.route('**/api/listing/**', (route) => route.abort())
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.getByRole('alert')).toHaveText('The next products could not be loaded. Please try again.')
  await page.unroute('**/api/listing/**')
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(cards(page)).toHaveCount(24)
})

test(
  'from the first product the footer is three keys away, and the way up appears after 300 px',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/au/products/tapware/')
    await cards(page).first().getByRole('heading').getByRole('link').focus()
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('link', { name: 'Skip products' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeFocused()

    await page.evaluate(() => window.scrollTo(0, 200))
    await expect(page.getByRole('button', { name: 'Back to top' })).toBeHidden()
    await page.evaluate(() => window.scrollTo(0, 400))
    await page.getByRole('button', { name: 'Back to top' }).click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  },
)

test('listings are read, filtered and paged without script', { tag: '@desktop' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env['SITE_URL'] ?? '' })
  const page = await context.newPage()
  await page.goto('/au/products/tapware/')
  await expect(cards(page)).toHaveCount(12)
  const first = await cards(page).first().getAttribute('data-sku')
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(cards(page).first()).not.toHaveAttribute('data-sku', first ?? '')
  await page.goto('/au/products/tapware/')
  await page.locator('a[role=checkbox][href*="colour=Gunmetal"]').first().click()
  await expect(page).toHaveURL(/colour=Gunmetal/)
  await expect(page.getByRole('button', { name: 'Remove Colour: Gunmetal' })).toBeVisible()
  await context.close()
})
