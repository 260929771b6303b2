import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { signInAs } from '#tests/support/browser/account-journey.ts'
import { expect, open, seriousFindings, test } from '#tests/support/browser/journey.ts'
import { callProjects, givenProject, SKUS } from '#tests/support/browser/project-journey.ts'
import { sheetOf, workbook } from '#tests/support/files/workbook.ts'

const [MIXER, BASIN] = SKUS
const step = (projectId: string, number: number) => `/au/project-builder/edit/?projectId=${projectId}&step=${number}`
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const input = (page: Page) => page.getByLabel('Upload spreadsheet')
const file = (name: string, content: string | Buffer) => ({ name, mimeType: '', buffer: Buffer.from(content) })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

test('a spreadsheet fills a project at once, and says what it could not add', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, 'architect@studio.test')
  const projectId = await givenProject(page, { rooms: { 'Kitchen 1': [MIXER] } })
  await open(page, step(projectId, 2))

  await input(page).focus()
  await input(page).setInputFiles('public/images/files/example_spectool_upload_sku_list.csv')
  await expect(dialog(page, 'SUCCESS')).toContainText('5 rows were added to the project.')
  const uploads = () => page.evaluate(() => window.dataLayer?.filter(({ event }) => event === 'project_upload'))
  expect(await uploads()).toEqual([
    { event: 'project_upload', market: 'au', added: 5, refused: 0, projectType: 'hotel', rooms: 1, products: 1 },
  ])
  await page.keyboard.press('Escape')
  await expect(input(page)).toHaveValue('')
  await expect(input(page)).toBeFocused()

  const held = Promise.withResolvers<void>()
  await page.route('**/api/upload-excel/', async (route) => {
    await held.promise
    await route.continue()
  })
  const rows = [
    ['SKU', 'Qty', 'Section'],
    [MIXER, 2, 'Kitchen'],
    ['=NOSUCH', 1, 'Kitchen'],
    [BASIN, 1, 'Attic'],
  ]
  await input(page).setInputFiles(file('list.xlsx', workbook(sheetOf(rows))))
  await expect(dialog(page, 'Uploading').getByRole('status')).toHaveText('Uploading list.xlsx')
  held.resolve()
  const partial = dialog(page, 'Partial Success')
  await expect(partial).toContainText('2 of 3 rows were added to the project.')
  await expect(partial.getByRole('row').last()).toHaveText(/3.*=NOSUCH.*Invalid SKU present/)
  expect(await seriousFindings(page)).toEqual([])
  const download = page.waitForEvent('download')
  await partial.getByRole('button', { name: 'Download error file' }).click()
  const saved = await download
  const day = new Intl.DateTimeFormat('en-AU', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'Australia/Sydney',
  })
  const [date, month, year] = day.format(Date.now()).split('/')
  expect(saved.suggestedFilename()).toBe(`upload_errors_${date}${month}${year}.xlsx`)
  expect(
    readFileSync(await saved.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')

  await partial.getByRole('button', { name: 'View products' }).click()
  await expect(region(page, 'Kitchen 1').locator('tbody tr').first().getByRole('textbox')).toHaveValue('3')
  await expect(region(page, 'Attic 1')).toContainText(BASIN)

  await open(page, step(projectId, 2))
  await input(page).setInputFiles(file('list.csv', 'code,count\nA,1'))
  const refused = dialog(page, 'Upload file operation')
  await expect(refused.getByRole('alert')).toHaveText('Invalid file. Please upload correct file.Code: INVALID_FILE')
  await refused.getByRole('button', { name: 'Close' }).click()
  await page.context().clearCookies()
  await input(page).setInputFiles(file('list.csv', 'sku,qty,section\nA,1,B'))
  await expect(refused.getByRole('alert')).toContainText('Unauthorized.')
  await refused.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('dialog', { name: /sign in/i })).toBeVisible()
})

test('a listing takes a spreadsheet, too, and asks for its project', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/au/products/tapware/')
  await expect(page.getByRole('button', { name: 'Upload spreadsheet' })).toHaveCount(0)
  await signInAs(page, 'architect@studio.test')
  const projectId = await givenProject(page, { rooms: { 'Kitchen 1': [MIXER] } })
  await open(page, '/au/products/tapware/')
  await expect(page.getByRole('link', { name: 'See Example' })).toHaveAttribute(
    'href',
    /example_spectool_upload_sku_list\.csv$/,
  )
  await page.getByRole('button', { name: 'Upload spreadsheet' }).click()
  const asked = dialog(page, 'Add from a spreadsheet')
  await asked.getByLabel('Project').selectOption(projectId)
  await input(page).setInputFiles(file('list.csv', `sku,qty,section\n${BASIN},2,Attic`))
  await expect(dialog(page, 'SUCCESS')).toContainText('1 row was added to the project.')
  await page.keyboard.press('Escape')
  await expect(asked).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await open(page, step(projectId, 3))
  await expect(region(page, 'Attic 1')).toContainText(BASIN)
})

test(
  'a list is pasted, looked at and added, on top of what was not saved',
  { tag: '@phone' },
  async ({ page, context }) => {
    await signInAs(page, 'architect@studio.test')
    const projectId = await givenProject(page, { rooms: { 'Kitchen 1': [MIXER] } })
    // A tab that is closed saves itself; one that crashes does not.
    const lost = await context.newPage()
    await open(lost, step(projectId, 3))
    await region(lost, 'Kitchen 1').getByRole('textbox').fill('7')
    await expect.poll(() => lost.evaluate(() => Object.keys(localStorage).join())).toContain(projectId)
    await lost.goto('chrome://crash').catch(() => {})

    await open(page, step(projectId, 2))
    await page.getByRole('button', { name: 'Paste or preview a list' }).click()
    const list = dialog(page, 'Add from a list')
    await list.getByRole('button', { name: 'Preview list' }).click()
    await expect(list.getByRole('alert')).toHaveText('Paste a list or choose a file.')
    const twice = `Kitchen\n2 x ${BASIN}\n1 x ${MIXER}\n\nSummary\n3 x ${BASIN}\n1 x ${MIXER}`
    await list.getByLabel('Codes, quantities and rooms').fill(twice)
    await list.getByRole('button', { name: 'Preview list' }).click()
    await expect(list.getByRole('button', { name: /^Add / })).toHaveCount(0)
    await expect(list.getByRole('alert')).toHaveText('Answer the question at the top before you add the rows.')
    await list.getByRole('radio', { name: 'The same products again: leave it out' }).check()
    await expect(list.getByRole('button', { name: 'Add 2 rows to the project' })).toBeVisible()
    await list.getByRole('button', { name: 'Back' }).click()
    await list.getByLabel('Codes, quantities and rooms').fill(`${BASIN}\t2\tKitchen\nNOSUCH\t1\tWet-Room`)
    await list.getByRole('button', { name: 'Preview list' }).click()
    await expect(list.getByRole('status')).toHaveText('2 rows read: 1 to add, 1 to check, 0 left out, 0 passed over.')
    await expect(list.getByRole('listitem').filter({ hasText: 'Not in the catalogue' })).toHaveCount(1)
    // The name of a room, of usual length, is not cut.
    const room = list.getByLabel('Room of line 1')
    await room.fill('Ensuite Bathroom 2')
    expect(await room.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0)
    await room.fill('Kitchen')
    expect(await seriousFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await list.getByRole('button', { name: 'Add 1 row to the project' }).click()
    await expect(dialog(page, 'List added')).toContainText(
      '1 row added to the project. 1 not added, 0 passed over: 2 rows read.',
    )
    await dialog(page, 'List added').getByRole('button', { name: 'View products' }).click()

    const lines = region(page, 'Kitchen 1').locator('tbody tr')
    await expect(lines).toContainText([MIXER, BASIN])
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect(lines.first().getByRole('textbox')).toHaveValue('7')
    await expect(lines).toHaveCount(2)
    await page.getByRole('button', { name: 'Save & Continue' }).click()
    await expect(page).toHaveURL(/step=4$/)
    const { shoppingList } = await callProjects(page, 'getProjectById', { shoppingListId: projectId })
    expect(shoppingList).toMatchObject({ lineItems: [{ quantity: 7 }, { quantity: 2 }] })
  },
)

test('an email is pasted, corrected, added and taken back', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, 'architect@studio.test')
  const projectId = await givenProject(page, { rooms: { 'Kitchen 1': [MIXER] } })
  await open(page, step(projectId, 2))
  await page.getByRole('button', { name: 'Paste or preview a list' }).click()
  const list = dialog(page, 'Add from a list')
  const rows = [`${MIXER}\t40\t40`, '9634OC6AF\t12\t2', '463015\t4\t1', '96340\t6\t3', 'ZZQQ9977\t1\t1']
  const email = `Hi Ari,\n\nPart No\tQty Type A\tQty Type B\n${rows.join('\n')}\n\nRegards,\nJo`
  await list.getByLabel('Codes, quantities and rooms').fill(email)
  await list.getByRole('button', { name: 'Preview list' }).click()

  // Two columns may be the quantity.
  await expect(list.getByText('More than one column could be the quantity. Which one is it?')).toBeVisible()
  await list.getByLabel('Column Qty Type A is').selectOption('Quantity')
  await expect(list.getByLabel('Quantity of line 5')).toHaveValue('12')
  await expect(list.getByRole('status')).toHaveText(/^9 rows read: 0 to add, 5 to check, 0 left out, 4 passed over/)
  await list.getByLabel('Room for rows without a room').fill('Ensuite')
  await expect(list.getByRole('status')).toHaveText(/1 to add, 4 to check/)

  // Nothing is chosen by itself.
  await list.getByRole('button', { name: 'Use the closest match' }).click()
  await list
    .getByRole('group', { name: 'Products for line 6' })
    .getByRole('button', { name: /4630\.15/ })
    .click()
  await list.getByLabel('Finish for line 7').selectOption({ index: 2 })
  await list.getByLabel('Code of line 8').fill(BASIN)
  await list.getByLabel('Code of line 8').press('Enter')
  await expect(list.getByRole('status')).toHaveText(/5 to add, 0 to check/)
  await list.getByRole('button', { name: 'Leave line 8 out' }).click()
  expect(await seriousFindings(page)).toEqual([])
  await list.getByRole('button', { name: 'Add 4 rows to the project' }).dblclick({ delay: 0 })
  const added = dialog(page, 'List added')
  await expect(added).toContainText('4 rows added to the project. 1 not added, 4 passed over: 9 rows read.')
  const items = async () => {
    const { shoppingList } = await callProjects(page, 'getProjectById', { shoppingListId: projectId })
    const { lineItems } = shoppingList as unknown as { lineItems: { variant: { sku: string }; quantity: number }[] }
    return lineItems.map(({ variant, quantity }) => `${quantity} ${variant.sku}`)
  }
  expect(await items()).toEqual([
    `1 ${MIXER}`,
    `40 ${MIXER}`,
    '12 96340C6AF',
    '4 4630.15',
    expect.stringMatching(/^6 96340/),
  ])

  await added.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('4 rows taken back.')).toBeVisible()
  expect(await items()).toEqual([`1 ${MIXER}`])
})

test('a file that is no strict spreadsheet is read as a list', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, 'architect@studio.test')
  const projectId = await givenProject(page, { rooms: { 'Kitchen 1': [] } })
  await open(page, step(projectId, 2))
  await input(page).setInputFiles(file('list.csv', `Cat. No.,No. Off,Area\n${MIXER},3,Kitchen`))
  await dialog(page, 'Upload file operation').getByRole('button', { name: 'Read it as a list' }).click()
  const list = dialog(page, 'Add from a list')
  await expect(list.getByLabel('Quantity of line 2')).toHaveValue('3')

  // Somebody changes the project meanwhile.
  await callProjects(page, 'updateShoppingList', {
    shoppingListId: projectId,
    sku: BASIN,
    items: [{ roomName: 'Attic 1' }],
  })
  await list.getByRole('button', { name: 'Add 1 row to the project' }).click()
  await expect(list.getByRole('alert').last()).toHaveText('This project has been changed since you opened it.')
  await list.getByRole('button', { name: 'Add them anyway' }).click()
  await dialog(page, 'List added').getByRole('button', { name: 'View products' }).click()
  await expect(region(page, 'Kitchen 1')).toContainText(MIXER)
  await expect(region(page, 'Attic 1')).toContainText(BASIN)

  // It is taken back from the step where it is looked at.
  await page
    .getByRole('status')
    .filter({ hasText: '1 row of your list added' })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(page.getByText('1 row taken back.')).toBeVisible()
  await expect(page.getByText(MIXER, { exact: true })).toHaveCount(0)
  await expect(region(page, 'Attic 1')).toContainText(BASIN)
  expect(await seriousFindings(page)).toEqual([])
})

test('a file is dropped on the panel', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, 'architect@studio.test')
  const projectId = await givenProject(page, { rooms: { 'Kitchen 1': [] } })
  await open(page, step(projectId, 2))
  const data = await page.evaluateHandle((sku) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([`sku,qty,section\n${sku},1,Kitchen`], 'list.csv'))
    return transfer
  }, MIXER)
  const panel = page.getByRole('region', { name: 'Have a list of codes?' })
  await panel.dispatchEvent('dragover', { dataTransfer: data })
  await panel.dispatchEvent('drop', { dataTransfer: data })
  await expect(dialog(page, 'SUCCESS')).toContainText('1 row was added to the project.')
})
