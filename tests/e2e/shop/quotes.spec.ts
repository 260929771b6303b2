import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readFirstSheet } from '@specify/spreadsheets/read-xlsx.server.ts'
import { writeTextWorkbook } from '@specify/spreadsheets/text-workbook.server.ts'
import { newAccount } from '#tests/support/browser/account-journey.ts'
import { expect, open, seriousFindings, test } from '#tests/support/browser/journey.ts'
import { call, givenQuote, newOffice, SKU } from '#tests/support/browser/quote-journey.ts'

test('staff see what an answer comes to; its freight is in a cart with other goods @desktop', async ({
  page,
  browser,
}) => {
  await newAccount(page)
  const path = await givenQuote(page)
  await call(page, 'cart/addToCart', { variant: { sku: SKU, count: 2 } })

  const office = await newOffice(browser)
  await open(office, path)
  const form = office.getByRole('region', { name: 'Answer' })
  const price = form.getByLabel(`${SKU}: each, inc GST`)
  const total = form.getByLabel('Sums of this answer').getByRole('definition').last()
  await price.fill('ten')
  await expect(form.getByText('Write an amount in dollars and cents, such as 1,050.00.')).toBeVisible()
  await form.getByRole('button', { name: 'Send answer' }).click()
  await expect(form.getByText('Nothing was sent: 1 amount to correct.')).toBeVisible()
  await price.fill('$1,050.00')
  await expect(form.getByRole('row', { name: SKU })).toContainText('$1,050.00')
  await form.getByLabel('Freight, inc GST').fill('99.99')
  await expect(total).toHaveText('$1,149.99')
  await form.getByLabel('Lead time for all lines').fill('4 weeks')
  expect(await seriousFindings(office)).toEqual([])
  await form.getByRole('button', { name: 'Send answer' }).click()
  await office.getByRole('button', { name: 'Send all the same' }).click()
  await office.getByText('The answer as sent').click()
  await expect(office.getByRole('table', { name: 'Products' })).toContainText('4 weeks')
  await office.close()

  await open(page, path)
  await expect(page.getByText('Your cart holds 2 other items, which stay.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ask again' })).toBeVisible()
  await page.getByRole('button', { name: 'Accept and fill the cart' }).click()
  await expect(page.getByRole('status').getByText('1 piece is in your cart at the quoted prices')).toBeInViewport()
  await page.getByRole('link', { name: 'Go to cart' }).click()
  const summary = page.getByRole('complementary', { name: 'Summary' })
  await expect(summary).toContainText('Freight as quoted')
  await expect(summary).toContainText('$99.99')
  await expect(summary.getByRole('group', { name: 'Delivery of the other items' })).toBeVisible()
})

test('a quote is priced as in a spreadsheet @desktop', async ({ page, browser }) => {
  await newAccount(page)
  const skus = [SKU, '96340C6AF', '96338C6AF']
  const path = await givenQuote(page, skus)
  const office = await newOffice(browser)
  await open(office, path)
  const grid = office.getByRole('table', { name: 'Lines of the answer' })
  const cell = (sku: string, of = 'each, inc GST') => grid.getByLabel(`${sku}: ${of}`)
  const [first, second, third] = skus as [string, string, string]
  await expect(grid.getByRole('row')).toHaveCount(4)
  // Names are read beside the prices.
  const name = await grid.getByRole('row').nth(1).getByRole('cell').nth(1).boundingBox()
  expect(name!.width).toBeGreaterThan(150)
  await cell(first).fill('100')
  await cell(first).press('Enter')
  await expect(cell(second)).toBeFocused()
  await cell(second).press('Control+d')
  await expect(cell(second)).toHaveValue('100')
  await cell(second).press('ArrowUp')
  await expect(cell(first)).toBeFocused()
  await cell(second, 'lead time').focus()
  await cell(second, 'lead time').evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '2 weeks\r\n6 weeks\r\n')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(cell(third, 'lead time')).toHaveValue('6 weeks')

  const bar = office.getByRole('group', { name: 'Discount' })
  const before = await cell(third).inputValue()
  await bar.getByLabel('% off list price').fill('28')
  await bar.getByRole('button', { name: 'Apply' }).click()
  await expect(office.getByLabel('Totals, inc GST')).toContainText('−28.0%')
  await expect(bar.getByRole('status')).toContainText('28% off 3 lines.')
  await bar.getByRole('button', { name: 'Undo' }).click()
  await expect(cell(third)).toHaveValue(before)
  await expect(cell(first)).toHaveValue('100')
  await grid.getByLabel(`Select ${third}`).check()
  await bar.getByLabel('% off list price').fill('50')
  await bar.getByRole('button', { name: 'Apply' }).click()
  await expect(cell(first)).toHaveValue('100')
  await expect(cell(third)).not.toHaveValue(before)

  await office.getByRole('radio', { name: 'ex GST' }).check()
  await expect(cell(first, 'each, ex GST')).toHaveValue('90.91')
  await cell(first, 'each, ex GST').fill('200')
  expect(await seriousFindings(office)).toEqual([])
  await cell(second, 'each, ex GST').fill('0')
  await office.getByRole('button', { name: 'Send answer' }).click()
  const question = office.getByRole('dialog', { name: '1 price looks wrong' })
  await expect(question).toContainText(`${second} $0.00, which is nothing`)
  expect(await seriousFindings(office)).toEqual([])
  await question.getByRole('button', { name: 'Back to the prices' }).click()
  await cell(second, 'each, ex GST').fill('10')
  await office.getByRole('button', { name: 'Send answer' }).click()
  await office.getByRole('button', { name: 'Send all the same' }).click()
  await office.getByText('The answer as sent').click()
  await expect(office.getByRole('table', { name: 'Products' })).toContainText('$220.00')
  await office.close()
})

test('staff price a quote in Excel @desktop', async ({ page, browser }) => {
  await newAccount(page)
  const path = await givenQuote(page)
  const office = await newOffice(browser)
  await open(office, path)
  const price = office.getByLabel(`${SKU}: each, inc GST`)
  await price.fill('301')
  const downloading = office.waitForEvent('download')
  await office.getByRole('link', { name: 'Download as Excel' }).click()
  const file = await (await downloading).path()
  // The file is older than this.
  await price.fill('1')
  const uploads = async (buffer: Buffer) =>
    office
      .getByLabel('Upload Excel')
      .setInputFiles({ name: 'quote.xlsx', mimeType: 'application/octet-stream', buffer })
  await uploads(await readFile(file))
  await expect(office.getByText('1 line read, 0 changed.')).toBeVisible()
  await expect(price).toHaveValue('1')
  await uploads(withPrice(await readFile(file), 305))
  const question = office.getByRole('alert').filter({ hasText: 'typed after this file was downloaded' })
  await expect(question.getByRole('row', { name: `${SKU} price` })).toContainText('305.001.00')
  expect(await seriousFindings(office)).toEqual([])
  await question.getByRole('button', { name: 'Keep what was typed' }).click()
  await expect(price).toHaveValue('1')
  await uploads(withPrice(await readFile(file), 305))
  await question.getByRole('button', { name: 'Use the file' }).click()
  await expect(price).toHaveValue('305.00')
  await office.getByRole('button', { name: 'Undo' }).click()
  await expect(price).toHaveValue('1')
  const csv = `Code,"Price, inc GST",Quote\r\n${SKU},ask,Q-AU-0000-0000\r\n`
  await office
    .getByLabel('Upload Excel')
    .setInputFiles({ name: 'q.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(office.getByRole('alert')).toContainText('This file is of quote Q-AU-0000-0000, not of Q-AU-')
  expect(await seriousFindings(office)).toEqual([])
  await office.close()
})

/** The sheet of a quote with another price, as a spreadsheet saves it. */
function withPrice(sheet: Buffer, price: number): Buffer {
  const [head = [], ...rows] = readFirstSheet(sheet).map((row) => row.map((cell) => cell ?? ''))
  const column = head.indexOf('Price, inc GST')
  const priced = rows.map((row) => row.with(column, price))
  return writeTextWorkbook([{ name: 'x', head: head.map(String), rows: priced, widths: [] }])
}

test('what staff type is kept, and a second person is stopped @desktop', async ({ page, browser }) => {
  await newAccount(page)
  const path = await givenQuote(page)
  const [one, other] = [await newOffice(browser), await newOffice(browser)]
  const priceIn = (office: Page) => office.getByLabel(`${SKU}: each, inc GST`)
  for (const office of [one, other]) await open(office, path)
  await priceIn(one).fill('300')
  await expect(one.getByText('Draft saved')).toBeVisible()
  await open(one, path)
  await expect(priceIn(one)).toHaveValue('300.00')
  // Left before two seconds are over.
  await priceIn(one).fill('305')
  await one.getByRole('link', { name: 'Back to quotes' }).click()
  await expect(one.getByRole('heading', { level: 1 })).toHaveText('Quotes')
  await expect(async () => {
    await open(one, path) // the draft may be on its way
    await expect(priceIn(one)).toHaveValue('305.00', { timeout: 500 })
  }).toPass()

  await priceIn(other).fill('310')
  const notice = other.getByRole('alert').filter({ hasText: 'Nothing was overwritten' })
  await expect(notice.getByRole('row', { name: `${SKU} price` })).toContainText('310.00305.00')
  expect(await seriousFindings(other)).toEqual([])
  await other.getByRole('button', { name: 'Send answer' }).click()
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: 'Keep mine' }).click()
  await expect(other.getByText('Draft saved')).toBeVisible()
  await expect(priceIn(other)).toHaveValue('310.00')
  await priceIn(one).fill('306')
  await one.getByRole('button', { name: 'Use theirs' }).click()
  await expect(priceIn(one)).toHaveValue('310.00')
  await one.getByRole('button', { name: 'Send answer' }).click()
  await expect(one.getByText('The answer as sent')).toBeVisible()
  for (const office of [one, other]) await office.close()
})

test('a customer accepts some lines of a quote @desktop', async ({ page, browser }) => {
  await newAccount(page)
  const skus = [SKU, '96340C6AF', '96338C6AF']
  const path = await givenQuote(page, skus)
  const office = await newOffice(browser)
  await open(office, path)
  await office.getByLabel(`${SKU}: each, inc GST`).fill('')
  await office.getByLabel(`${SKU}: note or reason`).fill('no longer imported')
  await office.getByLabel('96340C6AF: each, inc GST').fill('300')
  await office.getByRole('button', { name: 'Send answer' }).click()
  await expect(office.getByText('The answer as sent')).toBeVisible()
  await office.close()

  await open(page, path)
  await expect(page.getByText('Cannot be supplied: no longer imported')).toBeVisible()
  await page.getByLabel('Accept 96338C6AF').uncheck()
  await expect(page.getByText('Chosen: 1 of 2 lines, $300.00 inc GST, without freight')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Accept and fill the cart' }).click()
  await expect(page.getByText('Accepted in part.')).toBeVisible()
  await expect(page.getByRole('row', { name: '96338C6AF' })).toContainText('Not accepted')
  await expect(page.getByRole('status').getByText('1 piece is in your cart')).toBeVisible()
})
