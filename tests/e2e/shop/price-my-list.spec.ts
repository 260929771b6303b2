import { readFileSync } from 'node:fs'
import { readXlsx } from 'hucre/xlsx'
import { expect, open, seriousFindings, test } from '#tests/support/browser/journey.ts'
import { sheetOf, workbook } from '#tests/support/files/workbook.ts'

const ROWS = [
  ['Code', 'Description', 'L1', 'L2'],
  ['96340C6AF', 'Basin mixer', 12, 4],
  ['9634OC6AF', 'Basin mixer', 1, null],
  ['NOSUCH77', '', 1, null],
] as const
const BILL = { name: 'Bill.xlsx', mimeType: '', buffer: workbook(sheetOf(ROWS)) }

test('a whole list is priced from a search, and comes back as its own file', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/au/search/?query=basin%20mixer')
  await page.getByRole('link', { name: 'Price my list' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Price my list')
  await page.getByLabel('Choose your file').setInputFiles(BILL)
  const prices = page.getByRole('region', { name: 'Prices' })
  await expect(prices.getByRole('status').first()).toHaveText(/1 priced.*1 to check.*1 not found/)
  await expect(prices.getByRole('row', { name: /9634OC6AF/ })).toContainText('May be 96340C6AF')
  expect(await seriousFindings(page)).toEqual([])

  await prices.getByLabel(/Use the closest match of 1 row/).check()
  await expect(prices.getByRole('row', { name: /9634OC6AF/ })).toContainText('Read as 96340C6AF: O read as 0')
  const download = page.waitForEvent('download')
  await prices.getByRole('button', { name: 'Download Bill priced.xlsx' }).click()
  const { sheets } = await readXlsx(readFileSync(await (await download).path()))
  const { rows, cells } = sheets[0]!
  expect(rows.slice(0, 4).map((row) => row.slice(0, 4))).toEqual(ROWS)
  expect(cells?.get('1,13')?.formula).toBe('J2*SUM(C2:D2)')

  // A column is asked for once, and stays chosen.
  await prices.getByRole('button', { name: 'Price another list' }).click()
  const text = 'Code\tOriginal contract quantity\tQuantity submitted\n96340C6AF\t2\t3\n97140C6AF\t4\t5'
  await page.getByLabel('Or paste rows or an email').fill(text)
  await page.getByRole('button', { name: 'Show prices' }).click()
  // The question goes with its answer.
  await prices.getByLabel('Quantity submitted').click()
  await expect(
    prices
      .getByRole('row', { name: /97140C6AF/ })
      .getByRole('cell')
      .nth(3),
  ).toHaveText('5')
  await expect(prices.getByRole('button', { name: 'Download List priced.xlsx' })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page prices a pasted list and the file comes at once', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/au/price-my-list/')
    await page.getByLabel('Or paste rows or an email').fill('96340C6AF 2\nNOSUCH77 1')
    await page.getByRole('button', { name: 'Show prices' }).click()
    await expect(page.getByRole('region', { name: 'Prices' })).toContainText(/1 priced.*1 not found/)
    await expect(page.getByLabel('Or paste rows or an email')).toHaveValue('96340C6AF 2\nNOSUCH77 1')
    await page.getByLabel('Choose your file').setInputFiles(BILL)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download priced file' }).click()
    expect((await download).suggestedFilename()).toBe('Bill priced.xlsx')
    await page.goto('/au/price-my-list/')
    await page.getByRole('button', { name: 'Show prices' }).click()
    await expect(page.getByRole('alert')).toHaveText('Paste a list or choose a file.')
  })
})
