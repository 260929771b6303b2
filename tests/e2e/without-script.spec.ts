import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/journey.ts'

test.use({ javaScriptEnabled: false })

/** Sends a range filter of a listing as a visitor types it; it may stand folded. */
async function filterBetween(page: Page, label: string, min: string, max: string): Promise<void> {
  const facet = page.locator('details').filter({ has: page.getByText(label, { exact: true }) })
  if (!(await facet.evaluate((element) => (element as HTMLDetailsElement).open))) await facet.locator('summary').click()
  await facet.getByLabel(/^From/).fill(min)
  await facet.getByLabel(/^To/).fill(max)
  await facet.getByRole('button', { name: /^Apply/ }).click()
}

test('ranges filter listings and searches, and go again', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/au/products/tapware/?colour=Chrome&sort=name_asc')
  await filterBetween(page, 'Price', '250', '100')
  await expect(page).toHaveURL(/\/au\/products\/tapware\/\?colour=Chrome&price=100-250&sort=name_asc$/)
  await expect(page.getByRole('button', { name: /Remove Price/ })).toBeVisible()
  await filterBetween(page, 'Price', '', '')
  await expect(page).toHaveURL(/\/au\/products\/tapware\/\?colour=Chrome&sort=name_asc$/)

  await page.goto('/nz/search/?query=basin')
  await filterBetween(page, 'Width', '400', '')
  await expect(page).toHaveURL(/\/nz\/search\/\?query=basin&width=400-$/)
  await expect(page.getByRole('button', { name: /Remove Width/ })).toBeVisible()
})
