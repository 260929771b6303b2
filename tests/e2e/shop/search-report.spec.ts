import { expect, open, seriousFindings, test } from '#tests/support/browser/journey.ts'
import { signInAs } from '#tests/support/browser/account-journey.ts'

test('staff see what was searched for and not found', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/au/')
  const unknown = 'desktop qqqzzzxx'
  for (const query of [unknown, unknown, 'basin mixer zebra'])
    await page.request.post('/au/api/record-search/', { data: { query } })
  await signInAs(page, 'staff@specify.test')
  await open(page, '/au/console/')
  await page.getByRole('link', { name: 'Searches', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Searches' })).toBeVisible()
  // Counts are written every few seconds.
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('row', { name: unknown })).toContainText('2', { timeout: 500 })
  }).toPass()
  expect(await seriousFindings(page)).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)

  await page.getByRole('link', { name: 'Words given up' }).click()
  await expect(page).toHaveURL(/kind=given-up/)
  await expect(async () => {
    await page.reload() // the last search may be counted later than the first
    await expect(page.getByRole('row', { name: /basin mixer zebra/ })).toContainText('zebra', { timeout: 500 })
  }).toPass()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^searches-au-given-up-\d{4}-\d\d-\d\d\.csv$/)
  await page.getByRole('navigation', { name: 'Market' }).getByRole('link', { name: 'New Zealand' }).click()
  await expect(page).toHaveURL(/\/nz\/console\/searches\/\?kind=given-up/)
  await expect(page.getByText('No such searches in the last 30 days.')).toBeVisible()
})
