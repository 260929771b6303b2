import { readFile } from 'node:fs/promises'
import { expect, open, seriousFindings, test } from '#tests/support/journey.ts'

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
  await expect(page.getByText('All at one scale.')).toBeVisible({ timeout: 30_000 })

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
})
