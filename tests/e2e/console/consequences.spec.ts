import { signInAs } from '#tests/support/browser/account-journey.ts'
import { darkContrastFindings, expect, open, seriousFindings, test } from '#tests/support/browser/journey.ts'

test('a product manager sees who has specified a product, and looks at the letter to its owners', async ({ page }) => {
  await signInAs(page, 'staff@specify.test')
  await open(page, '/au/console/')
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Consequences' }).click()
  await page.getByRole('textbox', { name: 'SKUs' }).fill('96340C6AF, NOWHERE-1')
  await page.getByRole('checkbox', { name: 'All variants of these products' }).check()
  await page.getByRole('button', { name: 'Show' }).press('Enter')
  await expect(page.getByText('One SKU is neither in the catalogue nor in any project: NOWHERE-1')).toBeVisible()
  await expect(page.getByRole('table', { name: 'SKUs' })).toContainText('96340B6AF')
  expect(await seriousFindings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

  await page.getByRole('link', { name: 'Show owners' }).click()
  await expect(page.getByRole('table', { name: 'Projects and their owners' })).toContainText('architect@studio.test')
  await page.getByRole('textbox', { name: 'Your words (optional)' }).fill('Stock ends in March.')
  await page.getByRole('button', { name: 'Preview the letter' }).click()
  await expect(page.getByRole('button', { name: /^Send \d+ letters?$/ })).toBeVisible()
  await expect(page.getByText('Stock ends in March.').last()).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  expect(await darkContrastFindings(page)).toEqual([])
})
