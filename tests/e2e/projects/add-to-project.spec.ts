import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { PASSWORD } from '#tests/support/browser/account-browser.ts'
import { DEMO_PASSWORD, fillIn, newAccount, newEmail, signInAs } from '#tests/support/browser/account-journey.ts'
import { expect, open, seriousFindings, test } from '#tests/support/browser/journey.ts'
import { linkIn } from '#tests/support/mailbox.ts'
import { mailTo } from '#tests/support/outbox.ts'

const ARCHITECT = 'architect@studio.test'
const ADDED = 'Product has been successfully added.'
const LISTING = '/au/products/tapware/'
const DISCONTINUED = '/au/product/liano-basin-mixer-96140C5A/'

const addDialog = (page: Page) => page.getByRole('dialog', { name: 'Add to project' })
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const room = (dialog: Locator, name: string) => dialog.getByRole('checkbox', { name, exact: true })
const quantity = (dialog: Locator, name: string) => dialog.getByLabel(`Quantity in ${name}`, { exact: true })
const save = (dialog: Locator) => dialog.getByRole('button', { name: 'Save' })

interface LineItem {
  readonly roomName: string
  readonly quantity: number
  readonly roomNotes: string
  readonly variant: { readonly sku: string }
}

/** Calls an action of projects as the page would. */
async function call(page: Page, name: string, data: object) {
  const headers = { 'x-market': 'au', origin: process.env['SITE_URL'] ?? '' }
  const response = await page.request.post(`/action/projectBuilder/${name}`, { data, headers })
  if (!response.ok()) throw new Error(`${name} answered ${response.status()}: ${await response.text()}`)
  return (await response.json()) as {
    shoppingList: { projectId: string; version: number; roomLabels: string[]; lineItems: LineItem[] }
  }
}

/** A project of this test alone. */
async function newProject(page: Page, rooms = ['Kitchen 1', 'Ensuite Bathroom 1']) {
  const projectName = `Project ${randomUUID()}`
  const { shoppingList } = await call(page, 'createShoppingList', {
    projectDetails: { projectName, projectType: 'commercial', projectLocation: 'NSW' },
    specifierDetails: { username: 'Ari Lane' },
    selectedRoomDetails: rooms,
  })
  return { projectName, id: shoppingList.projectId }
}

async function lines(page: Page, id: string): Promise<string[]> {
  const { shoppingList } = await call(page, 'getProjectById', { shoppingListId: id })
  return shoppingList.lineItems.map((each) =>
    [each.roomName, each.variant.sku, each.quantity, each.roomNotes].filter((part) => part !== '').join(', '),
  )
}

async function addFrom(page: Page, button: Locator, project: { projectName: string }): Promise<Locator> {
  await button.click()
  const dialog = addDialog(page)
  await dialog.getByLabel('Project', { exact: true }).selectOption({ label: project.projectName })
  await expect(room(dialog, 'Kitchen 1')).toBeVisible()
  return dialog
}

async function saved(dialog: Locator): Promise<void> {
  await save(dialog).click()
  await expect(dialog.getByRole('status')).toHaveText(ADDED)
  await expect(dialog).toBeHidden()
}

test(
  'a product is added from a card, its page and a related product, and what is there is known',
  { tag: '@desktop' },
  async ({ page }) => {
    await signInAs(page, ARCHITECT)
    const project = await newProject(page)
    await open(page, LISTING)
    const card = cards(page).first()
    const sku = (await card.getAttribute('data-sku')) ?? ''
    const opener = card.getByRole('button', { name: 'Add to Project' })
    const dialog = await addFrom(page, opener, project)
    await expect(dialog.getByText(`Product code ${sku}`)).toBeVisible()
    await expect(save(dialog)).toBeDisabled()
    await room(dialog, 'Kitchen 1').check()
    await expect(quantity(dialog, 'Kitchen 1')).toHaveValue('1')
    await saved(dialog)
    await expect(opener).toBeFocused()
    expect(await lines(page, project.id)).toEqual([`Kitchen 1, ${sku}, 1`])

    await open(page, (await card.getByRole('link').first().getAttribute('href')) ?? '')
    await page.getByRole('button', { name: 'Add to project', exact: true }).first().click()
    await expect(dialog.getByLabel('Project', { exact: true })).toHaveValue(project.id)
    await expect(room(dialog, 'Kitchen 1')).toBeChecked()
    await expect(save(dialog)).toBeDisabled()
    await dialog.getByRole('button', { name: 'Increase quantity in Kitchen 1' }).click()
    await dialog.getByLabel('Note for Kitchen 1').fill('Hot on the left')
    await dialog.getByRole('button', { name: 'Add note' }).click()
    await expect(dialog.getByRole('button', { name: 'Edit note for Kitchen 1' })).toBeFocused()
    await room(dialog, 'Ensuite Bathroom 1').check()
    await quantity(dialog, 'Ensuite Bathroom 1').fill('12')
    await saved(dialog)
    expect(await lines(page, project.id)).toEqual([
      `Kitchen 1, ${sku}, 2, Hot on the left`,
      `Ensuite Bathroom 1, ${sku}, 12`,
    ])

    const related = page.getByRole('list', { name: 'Related products' }).getByRole('article').first()
    await related.scrollIntoViewIfNeeded()
    const other = (await related.getAttribute('data-sku')) ?? ''
    await related.getByRole('button', { name: 'Add to Project' }).click()
    await room(dialog, 'Kitchen 1').check()
    await saved(dialog)
    expect(await lines(page, project.id)).toContain(`Kitchen 1, ${other}, 1`)
  },
)

test(
  'a product is added from the quick view, and one less than 1 takes it out again',
  { tag: '@desktop' },
  async ({ page }) => {
    await signInAs(page, ARCHITECT)
    const project = await newProject(page, ['Kitchen 1'])
    await open(page, LISTING)
    const sku = (await cards(page).first().getAttribute('data-sku')) ?? ''
    await cards(page).first().getByRole('button', { name: 'Quick view' }).click()
    const add = page.getByRole('dialog', { name: 'Quick view' }).getByRole('button', { name: 'Add to project' })
    const dialog = await addFrom(page, add, project)
    const less = dialog.getByRole('button', { name: 'Decrease quantity in Kitchen 1' })
    await room(dialog, 'Kitchen 1').check()
    await less.click()
    await expect(room(dialog, 'Kitchen 1')).not.toBeChecked()
    await expect(room(dialog, 'Kitchen 1')).toBeFocused()
    await expect(save(dialog)).toBeDisabled()
    await room(dialog, 'Kitchen 1').check()
    await saved(dialog)
    expect(await lines(page, project.id)).toEqual([`Kitchen 1, ${sku}, 1`])

    await addFrom(page, add, project)
    await less.click()
    await expect(quantity(dialog, 'Kitchen 1')).toHaveValue('0')
    await expect(less).toBeDisabled()
    await saved(dialog)
    expect(await lines(page, project.id)).toEqual([])
  },
)

test('in the builder the dialog is about the open project', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, ARCHITECT)
  const project = await newProject(page)
  await open(page, `/au/project-builder/edit/?projectId=${project.id}&step=2`)
  await page.getByRole('button', { name: 'Add to Project' }).first().click()
  const dialog = addDialog(page)
  await room(dialog, 'Kitchen 1').check()
  await expect(dialog.getByLabel('Project', { exact: true })).toHaveCount(0)
  await saved(dialog)
  expect(await lines(page, project.id)).toEqual([expect.stringMatching(/^Kitchen 1, \S+, 1$/)])
})

test('a room is added, also where the project has moved on, and not twice', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, ARCHITECT)
  const project = await newProject(page)
  await open(page, LISTING)
  const dialog = await addFrom(page, cards(page).first().getByRole('button', { name: 'Add to Project' }), project)
  const name = dialog.getByLabel('New room')
  await name.fill('kitchen')
  await name.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('Room already exists!')
  await room(dialog, 'Kitchen 1').check()
  await call(page, 'updateProject', {
    shoppingListId: project.id,
    version: 1,
    items: { selectedRoomDetails: ['Kitchen 1', 'Ensuite Bathroom 1', 'Laundry 1'] },
  })
  await name.fill('garden <b>shower</b>')
  await expect(name).toHaveValue('Garden Bshowerb')
  await name.fill('garden shower')
  await dialog.getByRole('button', { name: 'Add room' }).click()
  await expect(room(dialog, 'Garden Shower 1')).toBeChecked()
  await expect(room(dialog, 'Kitchen 1')).toBeChecked()
  await expect(name).toHaveValue('')
  await saved(dialog)
  const { shoppingList } = await call(page, 'getProjectById', { shoppingListId: project.id })
  expect(shoppingList.roomLabels).toEqual(['Kitchen 1', 'Ensuite Bathroom 1', 'Laundry 1', 'Garden Shower 1'])
  expect(shoppingList.lineItems.map(({ roomName }) => roomName)).toEqual(['Kitchen 1', 'Garden Shower 1'])
})

test('what fails says so and keeps what was typed', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, ARCHITECT)
  const project = await newProject(page)
  await open(page, LISTING)
  const dialog = await addFrom(page, cards(page).first().getByRole('button', { name: 'Add to Project' }), project)
  await room(dialog, 'Kitchen 1').check()
  await quantity(dialog, 'Kitchen 1').fill('7')
  await dialog.getByLabel('Note for Kitchen 1').fill('Not lost')
  const answers = [
    { status: 400, json: { isError: true, error: { code: 'invalid_input', message: 'The server has its reasons.' } } },
    { status: 500, json: {} },
  ]
  await page.route('**/action/projectBuilder/updateShoppingList', (route) => {
    const answer = answers.shift()
    return answer ? route.fulfill(answer) : route.continue()
  })
  await save(dialog).click()
  await expect(dialog.getByRole('alert')).toHaveText('The server has its reasons.')
  await save(dialog).click()
  await expect(dialog.getByRole('alert')).toHaveText('Something went wrong!')
  await expect(quantity(dialog, 'Kitchen 1')).toHaveValue('7')
  await expect(dialog.getByLabel('Note for Kitchen 1')).toHaveValue('Not lost')
  await saved(dialog)
  expect(await lines(page, project.id)).toEqual([expect.stringMatching(/, 7, Not lost$/)])
})

test('a visitor signs in first and finds the product that was asked for', { tag: '@desktop' }, async ({ page }) => {
  await open(page, LISTING)
  const sku = (await cards(page).nth(1).getAttribute('data-sku')) ?? ''
  await cards(page).nth(1).getByRole('button', { name: 'Add to Project' }).click()
  const signIn = page.getByRole('dialog', { name: 'Sign in / Sign up' })
  await expect(page).toHaveURL(/login=true/)
  await page.reload()
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true')
  await fillIn(signIn, { Email: ARCHITECT, Password: DEMO_PASSWORD })
  await page.keyboard.press('Enter')
  await expect(addDialog(page).getByText(`Product code ${sku}`)).toBeVisible()
  await expect(page).toHaveURL(/\/au\/products\/tapware\/$/)
  await addDialog(page).getByRole('button', { name: 'Close' }).click()
  await open(page, LISTING)
  await expect(addDialog(page)).toBeHidden()
})

test('a visitor who closes the sign-in dialog is asked for nothing later', { tag: '@desktop' }, async ({ page }) => {
  await open(page, LISTING)
  await cards(page).first().getByRole('button', { name: 'Add to Project' }).click()
  const signIn = page.getByRole('dialog', { name: 'Sign in / Sign up' })
  await signIn.getByRole('button', { name: 'Close' }).click()
  await expect(signIn).toBeHidden()
  await signInAs(page, ARCHITECT)
  await open(page, LISTING)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(addDialog(page)).toBeHidden()
})

test('an account without a profile completes it first', { tag: '@desktop' }, async ({ page }) => {
  await newAccount(page, { profile: false })
  await open(page, LISTING)
  await cards(page).first().getByRole('button', { name: 'Add to Project' }).click()
  await expect(page).toHaveURL(/\/au\/company-registration\//)
})

test('a product waits through sign-up, profile and creation', { tag: '@desktop' }, async ({ page, context }) => {
  test.slow()
  const email = newEmail()
  await open(page, LISTING)
  const card = cards(page).nth(1)
  const sku = (await card.getAttribute('data-sku')) ?? ''
  await card.getByRole('button', { name: 'Add to Project' }).click()
  const signIn = page.getByRole('dialog', { name: 'Sign in / Sign up' })
  await expect(signIn.getByText(/^Sign in to add .+ to a project\.$/)).toBeVisible()
  await signIn.getByRole('button', { name: 'Create account' }).click()
  await fillIn(page.getByRole('dialog'), { Email: email, Password: PASSWORD, 'Confirm password': PASSWORD })
  await page.keyboard.press('Enter')
  const notice = page.getByRole('dialog', { name: 'Verify your email' })
  await notice.getByRole('button', { name: 'Close' }).click()

  // The link of the mail opens in a tab of its own.
  const tab = await context.newPage()
  await open(tab, linkIn(await mailTo(email, 'verify')).href)
  await fillIn(tab.getByRole('dialog', { name: 'Account created' }), { Email: email, Password: PASSWORD })
  await tab.keyboard.press('Enter')
  await expect(tab).toHaveURL(/\/au\/company-registration\//, { timeout: 30_000 })
  const line = tab.getByRole('main').getByRole('status').filter({ hasText: sku })
  await expect(line).toContainText('can be added to a project once your profile is saved.')
  await fillIn(tab, { 'First name': 'Jo', 'Last name': 'Smith', Phone: '0212345678', 'Company name': 'Studio Smith' })
  await tab.getByLabel('Role').selectOption('Architect')
  await tab.getByLabel('Company type').selectOption('Designer')
  await tab.getByLabel('State').selectOption('VIC')
  await tab.getByRole('button', { name: 'Save and continue' }).click()
  await expect(tab.getByText('Profile has been successfully updated.')).toBeVisible()

  const dialog = addDialog(tab)
  await expect(dialog.getByText(`Product code ${sku}`)).toBeVisible()
  await tab.reload()
  const create = dialog.getByRole('button', { name: 'Create a project' })
  await expect(create).toHaveAttribute('href', '/au/project-builder/create/')
  await create.click()
  await expect(tab).toHaveURL(/\/au\/project-builder\/create\/$/)
  await expect(dialog).toBeHidden()
  await expect(line).toContainText('is added once the project exists: you then choose its rooms.')
  expect(await seriousFindings(tab)).toEqual([])
  await tab.reload()
  await expect(line).toBeVisible()

  await fillIn(tab, { 'Project name': `Project ${randomUUID()}` })
  await tab.getByLabel('Project type').selectOption('Hotel')
  await tab.getByLabel('Project location').selectOption('NSW')
  await tab.getByLabel('Powder Room', { exact: true }).check()
  await tab.getByRole('button', { name: 'Save and continue' }).click()
  await expect(tab).toHaveURL(/step=2/)
  await expect(dialog.getByText(`Product code ${sku}`)).toBeVisible()
  await room(dialog, 'Powder Room 1').check()
  await saved(dialog)
  const id = new URL(tab.url()).searchParams.get('projectId') ?? ''
  expect(await lines(tab, id)).toEqual([`Powder Room 1, ${sku}, 1`])

  // Nothing waits any longer, in no tab.
  await open(tab, '/au/project-builder/create/')
  await expect(line).toBeHidden()
  await open(page, LISTING)
  await expect(cards(page).first()).toBeVisible()
  await expect(addDialog(page)).toBeHidden()
})

test('a product that waits for a project can be dropped', { tag: '@desktop' }, async ({ page }) => {
  await newAccount(page)
  await open(page, LISTING)
  await cards(page).first().getByRole('button', { name: 'Add to Project' }).click()
  await addDialog(page).getByRole('button', { name: 'Create a project' }).click()
  await page.getByRole('button', { name: 'Do not add it' }).click()
  await expect(page.getByText('is added once the project exists')).toBeHidden()
  await page.reload()
  await expect(page.getByLabel('Project name')).toBeVisible()
  await expect(page.getByText('is added once the project exists')).toBeHidden()
})

test('a discontinued product is added once somebody insists', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, ARCHITECT)
  const project = await newProject(page)
  await open(page, DISCONTINUED)
  await page.getByRole('button', { name: 'Add to project', exact: true }).first().click()
  const dialog = addDialog(page)
  await expect(dialog).toContainText('This product has been discontinued.')
  await expect(dialog.getByRole('button', { name: 'Use 96340C6AF, Liano II Basin Mixer' })).toBeVisible()
  await expect(save(dialog)).toBeHidden()
  expect(await lines(page, project.id)).toEqual([])
  await dialog.getByRole('button', { name: 'Add 96140C5A anyway' }).click()
  await dialog.getByLabel('Project', { exact: true }).selectOption({ label: project.projectName })
  await room(dialog, 'Kitchen 1').check()
  await save(dialog).click()
  await expect(dialog.getByRole('status')).toHaveText(ADDED)
  expect(await lines(page, project.id)).toHaveLength(1)

  await open(page, `/au/project-builder/edit/?projectId=${project.id}&step=3`)
  await page.getByRole('button', { name: 'View recommended alternatives' }).click()
  const table = page.getByRole('table', { name: /may take its place$/ })
  await expect(table.getByRole('link', { name: 'Liano II Basin Mixer' })).toBeVisible()
  await expect(table).toContainText('96340C6AF')
  await expect(table).toContainText('Chrome')
  await expect(table).toContainText(/RRP \$[\d,.]+/)
  await expect(table.locator('img').first()).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
})

test('the dialog is usable by everybody, in the narrowest window too', async ({ page }) => {
  await signInAs(page, ARCHITECT)
  const project = await newProject(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, LISTING)
  const opener = cards(page).first().getByRole('button', { name: 'Add to Project' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = addDialog(page)
  await dialog.getByLabel('Project', { exact: true }).selectOption({ label: project.projectName })
  await room(dialog, 'Kitchen 1').focus()
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('group', { name: 'Rooms' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(quantity(dialog, 'Kitchen 1')).toBeFocused()
  await page.keyboard.type('3')
  expect(await seriousFindings(page)).toEqual([])
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('status')).toHaveText(ADDED)
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  expect(await lines(page, project.id)).toEqual([expect.stringMatching(/^Kitchen 1, \S+, 3$/)])
})
