import { signInAs } from '#tests/support/browser/account-journey.ts'
import { darkContrastFindings, expect, open, seriousFindings, test } from '#tests/support/browser/journey.ts'

test('staff look at what is specified, choose a region, read the numbers as a table and take the file', async ({
  page,
}) => {
  await signInAs(page, 'staff@specify.test')
  await open(page, '/au/console/')
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Use of products' }).click()
  await expect(page.getByRole('img', { name: 'Brands' })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  expect(await darkContrastFindings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

  await page.getByRole('combobox', { name: 'Region' }).selectOption('VIC')
  await page.getByRole('button', { name: 'Apply' }).press('Enter')
  await expect(page).toHaveURL(/region=VIC/)
  await page.getByText('Show as a table – Regions').press('Enter')
  const regions = page.getByRole('table', { name: 'Regions' })
  await expect(regions.getByRole('row')).toHaveCount(2)
  await expect(regions).toContainText('VIC')

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'CSV of Regions' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^region-au-\d{4}-\d\d-\d\d\.csv$/)

  await page.getByRole('link', { name: 'Search to project' }).click()
  await expect(page).toHaveURL(/show=search/)
  expect(await seriousFindings(page)).toEqual([])
})
