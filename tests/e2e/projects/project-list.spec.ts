import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { DEMO_PASSWORD, fillIn, newAccount, signInAs } from '#tests/support/browser/account-journey.ts'
import { expect, open, seriousFindings, test } from '#tests/support/browser/journey.ts'
import { callProjects, newProject } from '#tests/support/browser/project-journey.ts'

const LIST = '/au/project-builder/'

/** A name that no other test has. */
const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

async function choose(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

test('visitors are asked to sign in, and stay', { tag: '@desktop' }, async ({ page }) => {
  await open(page, LIST)
  await expect(page).toHaveTitle('My Projects | Specify')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to My Specifications' })).toBeVisible()
  await expect(page.getByText('Login to create your first project.')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Sign in / Sign up' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in / Sign up' })
  await fillIn(dialog, { Email: 'architect@studio.test', Password: DEMO_PASSWORD })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'My Projects' })).toBeVisible()
  await expect(page).toHaveURL(/\/au\/project-builder\/$/)
})

test(
  'a session that has ended is said, and the list is there again after signing in',
  { tag: '@desktop' },
  async ({ page }) => {
    await signInAs(page, 'architect@studio.test')
    await open(page, LIST)
    await page.context().clearCookies()
    await page.getByRole('tab', { name: 'Closed Projects' }).click()
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sign in / Sign up' })
    await fillIn(dialog, { Email: 'architect@studio.test', Password: DEMO_PASSWORD })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'Bennett House Renovation' })).toBeVisible()
    await expect(page).toHaveURL(/\?tab=closed$/)
  },
)

test('an account without a profile completes it first', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, 'new@studio.test')
  await open(page, LIST)
  await expect(page).toHaveURL((url) => url.pathname === '/au/company-registration/')
})

test('an account without projects is led to its first one', { tag: '@desktop' }, async ({ page }) => {
  await newAccount(page)
  await open(page, LIST)
  await expect(page.getByText("Let's start by creating your first project")).toBeVisible()
  const create = page.getByRole('button', { name: 'Create a project' })
  await expect(create).toHaveAttribute('href', '/au/project-builder/create/')
  expect(await seriousFindings(page)).toEqual([])

  await newProject(page, unique('Harbour Street'))
  await open(page, '/nz/project-builder/')
  await expect(page.getByText('You have no projects in New Zealand.')).toBeVisible()
  await page.getByRole('link', { name: 'See your projects in Australia' }).click()
  await expect(page).toHaveURL(/\/au\/project-builder\/$/)
})

test('a project is listed, closed, opened, copied and deleted by keyboard @desktop', async ({ page }) => {
  await newAccount(page)
  const name = unique('Harbour Street')
  const { shoppingListId } = await newProject(page, name)
  await open(page, LIST)

  await expect(page.getByRole('heading', { level: 1, name: 'My Projects' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add new project' })).toHaveAttribute(
    'href',
    '/au/project-builder/create/',
  )
  await expect(page.getByRole('tab')).toHaveText(['Open Projects', 'Closed Projects'])
  await expect(page.getByRole('columnheader')).toHaveText([
    'Title',
    'Project Type',
    'Location',
    'Date Created',
    'Date Modified',
    'Actions',
  ])
  // In the market's time zone, wherever the browser is.
  const day = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Australia/Sydney' } as const
  const today = new Intl.DateTimeFormat('en-GB', day).format()
  const title = `${name}1 room · 0 lines · Version 1`
  await expect(rowOf(page, name).getByRole('cell')).toHaveText([title, 'Hotel', 'NSW', today, today, ''])
  await expect(page.getByRole('link', { name })).toHaveAttribute(
    'href',
    `/au/project-builder/view/?projectId=${shoppingListId}`,
  )

  const actions = page.getByRole('button', { name: `Actions for ${name}` })
  await actions.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem')).toHaveText(['View', 'Edit', 'Close', 'Delete', 'Clone'])
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(actions).toBeFocused()
  await page.keyboard.press('Enter')
  for (const _step of ['Edit', 'Close']) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Are you sure you want to close ${name}`)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(actions).toBeFocused()

  await choose(page, name, 'Close')
  await page.getByRole('button', { name: 'Yes, please close' }).click()
  await expect(page.getByText('Project closed successfully.')).toBeVisible()
  await expect(page.getByText('No Records Found.')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.getByRole('tab', { name: 'Closed Projects' }).click()
  await expect(page).toHaveURL(/\?tab=closed$/)
  await choose(page, name, 'Open')
  await expect(page.getByText(`Are you sure you want to open ${name}`)).toBeVisible()
  await page.getByRole('button', { name: 'Yes, please open' }).click()
  await expect(page.getByText('Project opened successfully.')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.getByRole('tab', { name: 'Open Projects' }).click()
  await choose(page, name, 'Delete')
  await expect(page.getByText(`Are you sure you want to delete ${name}`)).toBeVisible()
  await page.getByRole('button', { name: 'Yes, please delete' }).click()
  await expect(page.getByText('Project deleted successfully.')).toBeVisible()
  const events = await page.evaluate(() => window.dataLayer?.filter(({ event }) => event.startsWith('project_')))
  for (const event of ['project_close', 'project_delete'])
    expect(events).toContainEqual({ event, market: 'au', projectType: 'hotel', rooms: 1 })
  // The last one of all.
  await expect(page.getByRole('heading', { name: 'Welcome to My Specifications' })).toBeVisible()
})

test('a copy asks for a name and takes only what a name may have', { tag: '@desktop' }, async ({ page }) => {
  await newAccount(page)
  const name = unique('Wattle Grove')
  await newProject(page, name, { rooms: ['Kitchen', 'Laundry'] })
  await open(page, LIST)
  await choose(page, name, 'Clone')
  const dialog = page.getByRole('dialog', { name: 'Clone project' })
  const field = dialog.getByLabel('Specification name')
  const clone = dialog.getByRole('button', { name: 'Clone', exact: true })
  await field.fill('   ')
  await clone.click()
  await expect(field).toHaveAccessibleDescription('Specification name is required.')
  await field.fill('')
  await field.pressSequentially('Ōtāhuhu/ Lib@rary #2')
  await expect(field).toHaveValue('Ōtāhuhu Library 2')
  await field.fill('x'.repeat(60))
  await expect(field).toHaveValue('x'.repeat(50))

  await page.route('**/action/projectBuilder/cloneProject', (route) =>
    route.fulfill({ status: 400, json: { isError: true, error: { message: 'Error: No room for another one.' } } }),
  )
  const copy = unique('Copy')
  await field.fill(copy)
  await clone.click()
  const failure = dialog.getByText('No room for another one.', { exact: true })
  await expect(failure).toBeVisible()
  await expect(failure).toBeHidden()
  await page.unroute('**/action/projectBuilder/cloneProject')
  await clone.click()
  await expect(dialog.getByText('Project cloned successfully.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: copy })).toBeVisible()
  const events = await page.evaluate(() => window.dataLayer?.map(({ event }) => event))
  expect(events).toContain('project_clone')
})

test('a change that fails closes its dialog and says why', { tag: '@desktop' }, async ({ page }) => {
  await newAccount(page)
  const name = unique('Bennett House')
  const { shoppingListId, version } = await newProject(page, name)
  await open(page, LIST)
  await page.route('**/action/projectBuilder/deleteProject', (route) => route.abort())
  await choose(page, name, 'Delete')
  await page.getByRole('button', { name: 'Yes, please delete' }).click()
  await expect(page.getByRole('alert')).toContainText('No internet connection.')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('link', { name })).toBeVisible()

  const renamed = unique('Bennett Hall')
  await callProjects(page, 'updateShoppingList', { shoppingListId, version, items: { projectName: renamed } })
  await choose(page, name, 'Close')
  await page.getByRole('button', { name: 'Yes, please close' }).click()
  await expect(page.getByRole('alert')).toContainText(`${name} has been changed since this list was loaded.`)
  await expect(page.getByRole('link', { name: renamed })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await choose(page, renamed, 'Close')
  await page.getByRole('button', { name: 'Yes, please close' }).click()
  await expect(page.getByText('Project closed successfully.')).toBeVisible()
})

test('further rows follow at the bottom of the page, in the order that was chosen @desktop', async ({ page }) => {
  await newAccount(page)
  const names = Array.from({ length: 23 }, (_, index) => `Tower ${String(index + 1).padStart(2, '0')}`)
  for (const name of names) await newProject(page, name)
  await open(page, LIST)
  const rows = page.getByRole('table').getByRole('link')
  await expect(rows).toHaveText(names.toReversed().slice(0, 10))
  await expect(page.getByRole('columnheader', { name: 'Date Modified' })).toHaveAttribute('aria-sort', 'descending')

  const sorted = page.waitForRequest('**/action/projectBuilder/getMyProjectsDashboard')
  await page.getByRole('button', { name: 'Project Type' }).click()
  expect((await sorted).postDataJSON()).toMatchObject({ sortKey: 'projectTypeAsc', limit: 10, offset: 0 })
  await page.getByRole('button', { name: 'Title' }).click()
  await expect(page).toHaveURL(/\?sort=nameAsc$/)
  await expect(rows).toHaveText(names.slice(0, 10))

  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/getMyProjectsDashboard', async (route) => {
    await held
    await route.continue()
  })
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.getByText('Loading more...')).toBeVisible()
  release()
  await expect(rows).toHaveText(names.slice(0, 20))
  await page.getByRole('button', { name: 'Load more' }).press('Enter')
  await expect(rows).toHaveText(names)

  // Back from a project the list is as it was left.
  const left = rows.filter({ hasText: 'Tower 17' })
  await left.evaluate((row) => row.scrollIntoView({ block: 'center' }))
  const placeOf = async () => Math.round((await left.boundingBox())?.y ?? Number.NaN)
  const place = await placeOf()
  await left.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tower 17' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\?sort=nameAsc&rows=23$/)
  await expect(rows).toHaveText(names)
  await expect.poll(placeOf).toBe(place)
  await page.reload()
  await expect(rows).toHaveText(names)
})

test('a phone has cards and sorts them in a dialog @phone', async ({ page }) => {
  await newAccount(page)
  for (const name of ['Alpha', 'Beta']) await newProject(page, name)
  await open(page, LIST)
  const cards = page.getByRole('table').getByRole('link')
  await expect(cards).toHaveText(['Beta', 'Alpha'])
  await page.getByRole('button', { name: '↑↓ Sort' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sortby following field' })
  expect(await seriousFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Title' }).click()
  await expect(dialog).toBeHidden()
  await expect(cards).toHaveText(['Alpha', 'Beta'])
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
  expect(scrollWidth).toBe(clientWidth)
})

test('staff narrow the list of everybody’s projects', { tag: '@desktop' }, async ({ page, browser }) => {
  const other = await browser.newContext({ baseURL: process.env['SITE_URL']! })
  const owner = await other.newPage()
  await signInAs(owner, 'architect@studio.test')
  // Other tests make projects at the same time: this one stands first by its name.
  const name = unique('000 Fitzroy Lofts')
  await newProject(owner, name, { projectType: 'education' })
  await other.close()

  await signInAs(page, 'staff@specify.test')
  await open(page, `${LIST}?sort=nameAsc`)
  await expect(page.getByRole('tab', { name: /^My Projects \(\d+\)$/ })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tab', { name: /^Completed Projects \(\d+\)$/ })).toBeVisible()
  await page.getByRole('tab', { name: /^Open Projects \(\d+\)$/ }).click()
  await expect(page.getByRole('link', { name })).toBeVisible()
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['View', 'Clone'])
  await page.keyboard.press('Escape')

  const filters = page.getByRole('region', { name: 'Filters' })
  const user = filters.getByRole('combobox', { name: 'User' })
  await user.fill('zzzz')
  await expect(filters.getByText('No user found')).toBeVisible()
  await user.fill('ari')
  const narrowed = page.waitForRequest('**/action/projectBuilder/getMyProjectsDashboardV2')
  await filters.getByRole('option', { name: 'Ari Lane' }).first().click()
  expect((await narrowed).postDataJSON()).toMatchObject({ userDetails: expect.stringMatching(/^[\da-f-]{36}$/) })
  await expect(page.getByRole('tab', { name: 'My Projects (0)' })).toBeVisible()
  await page.getByRole('tab', { name: 'My Projects (0)' }).click()
  await expect(page.getByText('No Records Found.')).toBeVisible()
  await page.getByRole('tab', { name: /^Open Projects/ }).click()
  await expect(page.getByRole('link', { name })).toBeVisible()

  await filters.getByRole('tab', { name: 'Filter by project type' }).click()
  await filters.getByRole('checkbox', { name: 'Aged Care' }).check()
  await filters.getByRole('checkbox', { name: 'Office' }).check()
  await expect(page).toHaveURL(/projectType=aged-care%2Coffice/)
  await expect(page.getByRole('link', { name })).toBeHidden()
  await filters.getByRole('checkbox', { name: 'Education' }).check()
  await expect(page.getByRole('link', { name })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name })).toBeVisible()
  await expect(filters.getByRole('button', { name: /^Ari Lane/ })).toBeVisible()
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true')

  await filters.getByRole('tab', { name: 'Filter by date range' }).click()
  const start = filters.getByLabel('Start date')
  await start.fill('01/01/2090')
  await expect(start).toHaveAccessibleDescription('The start date cannot be in the future.')
  await start.fill('02/01/2020')
  await filters.getByLabel('End date').fill('01/01/2020')
  await expect(filters.getByLabel('End date')).toHaveAccessibleDescription(
    'The end date cannot be before the start date.',
  )
  // What is being replaced is faint.
  await expect(page.locator('[aria-busy="true"]')).toBeHidden()
  expect(await seriousFindings(page)).toEqual([])
  await filters.getByLabel('End date').fill('03/01/2020')
  await expect(page.getByText('No Records Found.')).toBeVisible()
  await filters.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\?tab=open&sort=nameAsc$/)
  await expect(page.getByRole('link', { name })).toBeVisible()
})

test('staff narrow and sort the list without script @phone', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env['SITE_URL']! })
  const page = await context.newPage()
  await signInAs(page, 'architect@studio.test')
  const name = unique('000 Lygon Lofts')
  await newProject(page, name, { projectType: 'entertainment-transport' })
  await page.context().clearCookies()
  await signInAs(page, 'staff@specify.test')
  await page.goto(`${LIST}?tab=open`)
  await page.getByLabel('Entertainment & Transport').check()
  await page.getByLabel('Start date').fill('01/01/2020')
  await page.getByRole('button', { name: 'Show projects' }).click()
  await expect(page).toHaveURL(/\?tab=open&startDate=01%2F01%2F2020&endDate=&projectType=entertainment-transport$/)
  await expect(page.getByRole('link', { name })).toBeVisible()
  await expect(page.getByLabel('Entertainment & Transport')).toBeChecked()
  await page.getByRole('button', { name: 'Title' }).last().click()
  await expect(page).toHaveURL(/\?tab=open&sort=nameAsc&startDate=01%2F01%2F2020&projectType=entertainment-transport$/)
  await expect(page.getByRole('link', { name })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\?tab=open&sort=nameAsc$/)
  await context.close()
})

test('the side menu leads on and out', { tag: '@desktop' }, async ({ page }) => {
  await newAccount(page)
  await open(page, LIST)
  const menu = page.getByRole('navigation', { name: 'Projects menu' })
  await expect(menu.getByRole('link', { name: 'Projects' })).toHaveAttribute('href', LIST)
  await expect(menu.getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/au/my-account/')
  await menu.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/au\/$/)
})
