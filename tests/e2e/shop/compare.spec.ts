import { readFile } from 'node:fs/promises'
import { expect, open, seriousFindings, test } from '#tests/support/browser/journey.ts'

test('products ticked in a listing are compared, changed and taken along', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/au/products/tapware/basin-mixers/')
  const cards = page.getByRole('article')
  for (const index of [1, 2]) await cards.nth(index).getByRole('checkbox', { name: 'Compare' }).check()
  const tray = page.getByRole('region', { name: 'Comparison', exact: true })
  await expect(tray.getByRole('listitem')).toHaveCount(2)
  await expect(page.getByText('added to the comparison, 2 of 4.')).toBeAttached()
  expect(await seriousFindings(page)).toEqual([])

  // Kept in this browser: another page has it too.
  await page.reload()
  await expect(cards.nth(1).getByRole('checkbox', { name: 'Compare' })).toBeChecked()
  await tray.getByRole('link', { name: /^Compare 2/ }).click()
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveCount(2)
  await expect(tray).toBeHidden()

  const rows = table.locator('tr[data-key]')
  const all = await rows.count()
  await page.getByRole('link', { name: 'Only differences' }).click()
  await expect(table.locator('tr[data-equal]')).toHaveCount(0)
  expect(await rows.count()).toBeLessThan(all)
  await expect(page).toHaveURL(/differences=only/)

  // The drawings of both state their size.
  await expect(page.getByText('Shown to the same scale.')).toBeVisible({ timeout: 30_000 })

  const menu = table.getByRole('group').first()
  const code = await table.getByRole('columnheader').first().locator('.code').textContent()
  await table.locator('summary').first().click()
  await menu.getByRole('link').last().click()
  await expect(table.getByRole('columnheader').first().locator('.code')).not.toHaveText(code ?? '')
  await expect(page).toHaveURL(/differences=only/)

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()])
  const text = await readFile(await file.path(), 'utf8')
  expect(text.trim().split('\r\n').length).toBe(3 + (await rows.count()))
  await page
    .getByRole('link', { name: /^Remove .* from the comparison$/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Add a product' })).toBeVisible()

  // What is ticked is at hand where nothing is compared yet.
  await open(page, '/au/compare/')
  await tray.getByRole('link', { name: /^Compare 2/ }).click()
  await expect(table.getByRole('columnheader')).toHaveCount(2)
})

test('on a phone the names of the products stay over their columns', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, '/au/compare/?sku=96340C6AF&sku=96140C5A&sku=99240C5A')
  const table = page.getByRole('region', { name: 'Comparison of 3 products' })
  const name = page.getByText('99240C5A', { exact: true }).first()
  await expect(name).toBeHidden()
  const row = table.getByRole('row', { name: /^Net weight/ })
  await row.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await table.evaluate((element) => (element.scrollLeft = 90))
  await expect(name).toBeVisible()
  const cell = row.getByRole('cell').nth(2)
  await expect
    .poll(async () => Math.abs((await name.boundingBox())!.x - (await cell.boundingBox())!.x))
    .toBeLessThan(10)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(name).toBeHidden()
})
