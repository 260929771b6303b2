import { randomUUID } from 'node:crypto'
import { signInAs } from '#tests/support/browser/account-journey.ts'
import { darkContrastFindings, expect, open, seriousFindings, test } from '#tests/support/browser/journey.ts'

test('customer service reads, notes and closes feedback by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  const word = `reach${randomUUID().slice(0, 8)}`
  const headers = { 'x-market': 'au', origin: process.env['SITE_URL']! }
  for (const number of [1, 2, 3]) {
    const data = { message: `${word} <i>${number}</i>`, page: '/au/products/tapware/', locale: 'au' }
    expect((await page.request.post('/action/site/submitFeedback', { data, headers })).ok()).toBe(true)
  }
  await signInAs(page, 'service@specify.test')
  await open(page, '/au/console/')
  await expect(page.getByRole('navigation', { name: 'Console' }).getByRole('link')).toHaveText([
    'Today',
    'Orders',
    'Quotes',
    'Enquiries',
    'Feedback',
    'Projects',
    'Comments',
    'Saved replies',
    'Deliveries',
    'Discount codes',
    'Stock',
  ])
  expect(await seriousFindings(page)).toEqual([])
  expect(await darkContrastFindings(page)).toEqual([])
  await page.getByRole('link', { name: /Feedback to read/ }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible()

  // `/` goes to the search from anywhere, the arrows from row to row.
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type(word)
  await page.keyboard.press('Enter')
  await expect(page.getByText('3 found')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(await seriousFindings(page)).toEqual([])
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox') })
  await rows.first().getByRole('link').focus()
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1).getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${word} <i>2</i>`)).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('textbox', { name: 'Note' }).fill('Passed on to the catalogue.')
  await page.getByRole('button', { name: 'Add note' }).press('Enter')
  await expect(page.getByText('Passed on to the catalogue.')).toBeVisible()
  // What was done is read aloud first: it takes the focus.
  await expect(page.getByRole('status').locator('..')).toBeFocused()
  await page.getByRole('button', { name: 'Assign to me' }).press('Enter')
  await expect(page.getByText(/assigned to Tui Brown/)).toBeVisible()

  // Shift ticks all rows since the last one.
  await open(page, `/au/console/feedback/?q=${word}`)
  await rows.first().getByRole('checkbox').press('Space')
  await rows
    .last()
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] })
  await expect(rows.nth(1).getByRole('checkbox')).toBeChecked()
  await page.getByRole('button', { name: 'Mark as done' }).press('Enter')
  await expect(page.getByText('Nothing is found with these filters.')).toBeVisible()
  await page.goBack()
  await page.getByRole('combobox', { name: 'State' }).selectOption('Done')
  await expect(page.getByText('3 found')).toBeVisible()
})

test('an order goes forward, and says where it stands', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, 'staff@specify.test')
  await open(page, '/au/console/orders/')
  await expect(page.getByRole('columnheader', { name: 'Placed' })).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('link', { name: 'Total' }).click()
  await expect(page.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'descending')
  await page.getByText('Columns').click()
  await page.getByRole('checkbox', { name: 'Market' }).check()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('columnheader', { name: 'Market' })).toBeVisible()
  await page.getByRole('row').nth(1).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order AU-/)
  expect(await seriousFindings(page)).toEqual([])
})

test('customer service reads an enquiry on a phone', { tag: '@phone' }, async ({ page }) => {
  await signInAs(page, 'service@specify.test')
  await open(page, '/au/console/')
  const isWithin = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
  await page.getByRole('link', { name: /Enquiries to answer/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible()
  expect(await isWithin()).toBe(true)
  expect(await seriousFindings(page)).toEqual([])
  await page.locator('[data-row-link]').first().click()
  await expect(page.getByRole('textbox', { name: 'Answer' })).toBeVisible()
  expect(await isWithin()).toBe(true)
  expect(await seriousFindings(page)).toEqual([])
  for (const path of [
    'deliveries/',
    'deliveries/au.standard/',
    'codes/',
    'codes/new/',
    'stock/',
    'replies/',
    'upload/',
  ]) {
    await open(page, `/au/console/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect([path, await isWithin(), await seriousFindings(page)]).toEqual([path, true, []])
  }
})

test('a press that was not meant changes nothing, and one that was is said', { tag: '@desktop' }, async ({ page }) => {
  const word = `press${randomUUID().slice(0, 8)}`
  const headers = { 'x-market': 'au', origin: process.env['SITE_URL']! }
  const data = { message: `${word} ${'W'.repeat(150)}`, page: '/au/products/tapware/', locale: 'au' }
  expect((await page.request.post('/action/site/submitFeedback', { data, headers })).ok()).toBe(true)
  await signInAs(page, 'service@specify.test')
  await open(page, `/au/console/feedback/?q=${word}`)
  // The last column is in sight beside a word without end.
  await expect(page.getByRole('columnheader', { name: 'Assigned to' })).toBeInViewport()
  const tick = page.getByRole('checkbox', { name: /^Select \d.*press/ })
  await tick.press('Space')
  await tick.press('Enter')
  const state = page.getByRole('combobox', { name: 'State' })
  await expect(tick).toBeChecked()
  await state.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(state).toBeFocused()
  await expect(tick).toBeChecked()

  await page.locator('[data-row-link]').click()
  await page.getByRole('textbox', { name: 'Note' }).fill('Rang.')
  await page.getByRole('button', { name: 'Add note' }).dblclick()
  const outcome = page.getByRole('status')
  await expect(outcome).toHaveText('Note added.')
  await expect(outcome.locator('..')).toBeFocused()
  await expect(page.getByText('Rang.', { exact: true })).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible()
  await expect(outcome).toHaveCount(0)
})
