import type { Page } from '@playwright/test'
import { signInAs } from '#tests/support/browser/account-journey.ts'
import { darkContrastFindings, expect, open, seriousFindings, test } from '#tests/support/browser/journey.ts'

test('a product manager finds what open projects have, and edits all of it', async ({ page }) => {
  await signInAs(page, 'staff@specify.test')
  await open(page, '/au/console/products/')
  if ((page.viewportSize()?.width ?? 0) < 600) await page.locator('summary', { hasText: 'Filters' }).click()
  await page.getByRole('combobox', { name: 'In open projects' }).selectOption('Yes')
  await expect(page).toHaveURL(/used=yes/)
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Discontinued')
  await expect(page).toHaveURL(/status=discontinued/)
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Current')
  await expect(page).not.toHaveURL(/status=discontinued/)
  const code = await page.locator('[data-row-link]').first().innerText()
  expect(await seriousFindings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.getByRole('link', { name: 'Who has specified them' }).click()
  await expect(page.getByRole('heading', { name: 'Projects and their owners' })).toBeVisible()
  await page.getByRole('link', { name: 'Products of a list' }).click()
  await expect(page).toHaveURL(/used=yes/)
  await page.getByRole('link', { name: 'Edit all found' }).click()
  await expect(page.getByRole('textbox', { name: 'Codes' })).toHaveValue(new RegExp(`^${code}$`, 'm'))
})

async function upload(page: Page, kind: string, lines: readonly string[]): Promise<void> {
  await open(page, '/au/console/changes/new/')
  await page.getByRole('combobox', { name: 'What the file is' }).selectOption(kind)
  const buffer = Buffer.from(lines.join('\n'))
  await page.getByLabel('File', { exact: true }).setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Upload and see what it changes' }).click()
  await expect(page.getByRole('button', { name: 'Plan again', exact: true })).toBeVisible({ timeout: 40_000 })
}

test('files of stock, and of prices that begin at two times', { tag: '@desktop' }, async ({ page }) => {
  test.slow()
  await signInAs(page, 'staff@specify.test')
  await upload(page, 'Stock, as it was counted', ['Code,Qty on hand', '96340C6AF,12'])
  await expect(page.getByText('What orders take or give back from then on')).toBeVisible()
  await expect(page.getByText(/Stock: was .*, becomes/)).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Discard' }).click()

  await upload(page, 'Price list', ['Code,AUD inc GST,NZD inc GST', '96340C6AF,412,455'])
  await page.getByText('Australia and New Zealand apart').click()
  expect(await seriousFindings(page)).toEqual([])
  expect(await darkContrastFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'New Zealand prices first' }).click()
  await expect(page.getByText('1 product: 0 added, 1 changed')).toBeVisible({ timeout: 40_000 })
  await expect(page.getByText(/Price NZD: was/)).toBeVisible()
  await expect(page.getByText(/Price AUD: was/)).toHaveCount(0)
  await page.getByRole('link', { name: /^Goes before C\d+/ }).click()
  await expect(page.getByText(/Price AUD: was/)).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('link', { name: /^Follows C\d+/ }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
})
