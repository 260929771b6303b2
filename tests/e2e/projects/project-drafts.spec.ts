import type { Page, Request } from '@playwright/test'
import { DEMO_PASSWORD, fillIn, signInAs } from '#tests/support/browser/account-journey.ts'
import { view, lines, save, goToStep, draftsKept } from '#tests/support/browser/builder-page.ts'
import { expect, open, seriousFindings, test } from '#tests/support/browser/journey.ts'
import { givenProject, newProjectName, callProjects, SKUS } from '#tests/support/browser/project-journey.ts'

const ARCHITECT = 'architect@studio.test'
const UNSAVED = 'Changes are not saved. Please save or discard'
const LEAVE = 'You have unsaved changes. Do you want to leave?'
const [MIXER, BASIN, SHOWER] = SKUS

test('what is typed on the first step outlives a reload, and is gone once saved @desktop', async ({ page }) => {
  await signInAs(page, ARCHITECT)
  const projectId = await givenProject(page, { rooms: { 'Kitchen 1': [MIXER] } })
  const name = newProjectName()
  await open(page, `/au/project-builder/edit/?projectId=${projectId}`)
  const field = page.getByRole('textbox', { name: 'Project name' })
  const before = await field.inputValue()
  await field.fill(name)
  await draftsKept(page, projectId, 1)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText(/You have unsaved changes from/)).toBeVisible()
  await expect(field).toHaveValue(before)
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(field).toHaveValue(name)
  await save(page).click()
  await expect(page.getByRole('heading', { level: 1, name: `Add products to ${name}` })).toBeVisible()
  await draftsKept(page, projectId, 0)
})

test('changes outlive a reload, and are offered', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, ARCHITECT)
  const projectId = await givenProject(page, { rooms: { 'Kitchen 1': [MIXER] } })
  await open(page, view(projectId))
  const quantity = lines(page, 'Kitchen 1').getByRole('textbox')
  await quantity.fill('7')
  await draftsKept(page, projectId, 1)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText(/You have unsaved changes from/)).toBeVisible()
  await expect(quantity).toHaveValue('1')
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(quantity).toHaveValue('7')
})

test('drafts belong to a tab, are offered one by one, and none is lost to another @desktop', async ({
  page,
  context,
}) => {
  await signInAs(page, ARCHITECT)
  const projectId = await givenProject(page, { rooms: { 'Kitchen 1': [MIXER], 'Laundry 1': [BASIN] } })
  const other = await context.newPage()
  for (const tab of [page, other]) tab.on('dialog', (dialog) => void dialog.accept())
  // Nothing saves itself meanwhile.
  await context.route('**/saveProject', (route) => route.abort())
  const quantity = (tab: Page, name: string) => lines(tab, name).getByRole('textbox')
  const offer = (tab: Page) => tab.getByText(/You have unsaved changes from/)
  const restore = (tab: Page) => tab.getByRole('button', { name: 'Restore' }).click()
  await open(page, view(projectId))
  await open(other, view(projectId))
  await quantity(page, 'Kitchen 1').fill('7')
  await quantity(other, 'Laundry 1').fill('8')
  await draftsKept(page, projectId, 2)

  // Each is offered its own; what was typed since stays, and what is offered is not lost to it.
  await page.reload()
  await expect(offer(page)).toBeVisible()
  await expect(quantity(page, 'Kitchen 1')).toHaveValue('1')
  await quantity(page, 'Laundry 1').fill('5')
  await draftsKept(page, projectId, 3)
  await page.reload()
  await restore(page)
  await expect(quantity(page, 'Laundry 1')).toHaveValue('5')
  await expect(quantity(page, 'Kitchen 1')).toHaveValue('1')
  await restore(page)
  await expect(quantity(page, 'Kitchen 1')).toHaveValue('7')
  await expect(quantity(page, 'Laundry 1')).toHaveValue('5')
  await expect(offer(page)).toBeHidden()

  // What a tab left that is gone clashes with what this one says: somebody chooses.
  // One that is closed saves itself; one that crashes does not.
  await other.goto('chrome://crash').catch(() => {})
  await page.reload()
  await restore(page)
  await restore(page)
  const clash = page.getByRole('dialog', { name: 'This project has been changed' })
  await clash.getByRole('button', { name: 'Keep my changes' }).click()
  await expect(quantity(page, 'Laundry 1')).toHaveValue('8')
  await expect(quantity(page, 'Kitchen 1')).toHaveValue('7')

  // Logging out asks first, and takes the drafts along.
  await draftsKept(page, projectId, 1)
  const logOut = async () => {
    await page.getByRole('button', { name: 'Ari menu' }).click()
    await page.getByRole('button', { name: 'Log out' }).first().click()
  }
  await page.getByRole('button', { name: /New Zealand/ }).click()
  await page.getByRole('dialog', { name: LEAVE }).getByRole('button', { name: 'Cancel' }).click()
  await expect(quantity(page, 'Laundry 1')).toHaveValue('8')
  await logOut()
  await page.getByRole('dialog', { name: LEAVE }).getByRole('button', { name: 'Cancel' }).click()
  await callProjects(page, 'getProjectById', { shoppingListId: projectId })
  await logOut()
  await page.getByRole('dialog', { name: LEAVE }).getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/au\/$/)
  await draftsKept(page, projectId, 0)
})

test('after the session has ended on the first step, signing in goes on with the save @desktop', async ({ page }) => {
  await signInAs(page, ARCHITECT)
  const projectId = await givenProject(page, { rooms: { 'Kitchen 1': [MIXER] } })
  await open(page, `/nz/project-builder/edit/?projectId=${projectId}`)
  await expect(page).toHaveURL(new RegExp(`/au/project-builder/edit/\\?projectId=${projectId}`))
  const name = newProjectName()
  await page.getByRole('textbox', { name: 'Project name' }).fill(name)
  const signIn = page.getByRole('dialog', { name: 'Sign in / Sign up' })
  const signInWith = async (Email: string) => {
    await fillIn(signIn, { Email, Password: DEMO_PASSWORD })
    await signIn.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  await page.context().clearCookies()
  await save(page).click()
  await expect(signIn).toContainText('Your session has ended. Your changes are kept on this device')
  await signInWith('builder@studio.test')
  await expect(
    page.getByText(
      `This form was filled in by ${ARCHITECT}, and you are signed in as builder@studio.test. Sign in as ${ARCHITECT} to save it.`,
    ),
  ).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Project name' })).toHaveValue(name)
  // Whatever the sign-in has caused: the form stays, to be saved by whom it belongs to.
  await atRest(page)
  await page.context().clearCookies()
  await save(page).click()
  await signInWith(ARCHITECT)
  await expect(page.getByRole('heading', { level: 1, name: `Add products to ${name}` })).toBeVisible()
})

test('a project changed elsewhere keeps what was changed here', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, ARCHITECT)
  const projectId = await givenProject(page, { rooms: { 'Kitchen 1': [MIXER] } })
  await open(page, view(projectId))
  await lines(page, 'Kitchen 1').getByRole('textbox').fill('7')
  await callProjects(page, 'updateShoppingList', {
    shoppingListId: projectId,
    sku: SHOWER,
    items: [{ roomName: 'Kitchen 1' }],
  })
  await save(page).click()
  const dialog = page.getByRole('dialog', { name: 'This project has been changed' })
  const differences = dialog.getByRole('region', { name: 'Differences' })
  await expect(differences).toBeFocused()
  await expect(differences.getByRole('row', { name: `(${MIXER}) Quantity in Kitchen 1 7 1` })).toBeVisible()
  await expect(
    differences.getByRole('row', { name: `(${SHOWER}) Quantity in Kitchen 1 Not there Added: 1` }),
  ).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Keep both' }).click()
  await expect(page).toHaveURL(/step=4$/)
  await open(page, view(projectId))
  await expect(lines(page, 'Kitchen 1')).toHaveCount(2)
  await expect(lines(page, 'Kitchen 1').first().getByRole('textbox')).toHaveValue('7')

  // A change of step that was held back goes on.
  await lines(page, 'Kitchen 1').first().getByRole('textbox').fill('8')
  await callProjects(page, 'updateShoppingList', {
    shoppingListId: projectId,
    sku: BASIN,
    items: [{ roomName: 'Kitchen 1' }],
  })
  await goToStep(page, 'Project details')
  const unsaved = page.getByRole('dialog', { name: UNSAVED })
  await unsaved.getByRole('button', { name: 'Save and continue' }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page).not.toHaveURL(/step=1$/)
  await goToStep(page, 'Project details')
  await unsaved.getByRole('button', { name: 'Save and continue' }).click()
  await dialog.getByRole('button', { name: 'Keep both' }).click()
  await expect(page).toHaveURL(/step=1$/)
  await goToStep(page, 'View products')
  await expect(lines(page, 'Kitchen 1')).toHaveCount(3)
  await expect(lines(page, 'Kitchen 1').first().getByRole('textbox')).toHaveValue('8')
})

test('details changed elsewhere are listed apart from those changed here @desktop', async ({ page }) => {
  await signInAs(page, ARCHITECT)
  const projectId = await givenProject(page, { rooms: { 'Kitchen 1': [MIXER] } })
  const { shoppingList } = await callProjects(page, 'getProjectById', { shoppingListId: projectId })
  await open(page, `/au/project-builder/edit/?projectId=${projectId}`)
  const [mine, theirs] = [newProjectName(), newProjectName()]
  await page.getByLabel('Project name').fill(mine)
  await callProjects(page, 'updateShoppingList', {
    shoppingListId: projectId,
    version: shoppingList.version,
    items: { projectName: theirs, projectLocation: 'WA' },
  })
  await save(page).click()
  await expect(page.getByRole('row', { name: `Project name Project details ${mine} ${theirs}` })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Project location Project details NSW WA' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep my changes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Add products to ${mine}` })).toBeVisible()
  await goToStep(page, 'Project details')
  await expect(page.getByLabel('Project location')).toHaveValue('WA')
})

test('without a line or a session nothing is lost', { tag: '@desktop' }, async ({ page, context }) => {
  await signInAs(page, ARCHITECT)
  const projectId = await givenProject(page, { rooms: { 'Kitchen 1': [MIXER] } })
  await open(page, view(projectId))
  const quantity = lines(page, 'Kitchen 1').getByRole('textbox')
  await quantity.fill('7')
  await page.route('**/saveProject', (route) => route.abort())
  await save(page).click()
  await expect(page.getByText(/No internet connection\./)).toBeVisible()
  await expect(quantity).toHaveValue('7')
  await page.unroute('**/saveProject')

  await context.clearCookies()
  await save(page).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in / Sign up' })
  await fillIn(dialog, { Email: ARCHITECT, Password: DEMO_PASSWORD })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/step=4$/)

  // The same where nothing waits to be saved: the header no longer names the account.
  await open(page, view(projectId))
  await context.clearCookies()
  await save(page).click()
  await expect(dialog).toContainText('Your session has ended. Sign in to continue.')
  await expect(page.getByRole('link', { name: 'Sign in / Sign up', includeHidden: true }).first()).toBeAttached()
  await fillIn(dialog, { Email: ARCHITECT, Password: DEMO_PASSWORD })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/step=4$/)
})

/** Waits until the page has asked for no data for half a second. */
async function atRest(page: Page): Promise<void> {
  let last = Date.now()
  const note = (request: Request) => void (/\.data(?:\?|$)/.test(request.url()) && (last = Date.now()))
  page.on('request', note).on('requestfinished', note)
  await expect.poll(() => Date.now() - last).toBeGreaterThan(500)
  page.off('request', note).off('requestfinished', note)
}
