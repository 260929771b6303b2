import { DEMO_PASSWORD, fillIn, signInAs } from '#tests/support/browser/account-journey.ts'
import { view, room, lines, save, goToStep, menu } from '#tests/support/browser/builder-page.ts'
import { expect, open, seriousFindings, test } from '#tests/support/browser/journey.ts'
import { givenProject, newProjectName, callProjects, SKUS } from '#tests/support/browser/project-journey.ts'

const ARCHITECT = 'architect@studio.test'
const UNSAVED = 'Changes are not saved. Please save or discard'
const LEAVE = 'You have unsaved changes. Do you want to leave?'
const [MIXER, BASIN, SHOWER] = SKUS
const SUITE = '746100W'

test('visitors are sent home, read why, and go on once they have signed in', { tag: '@desktop' }, async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Sign in / Sign up' })
  for (const [path, reason] of [
    ['edit/?projectId=x', 'Sign in to work on this project.'],
    ['view/?projectId=x', 'Sign in to see this project.'],
    ['create/', 'Sign in to create a project.'],
  ] as const) {
    await open(page, `/au/project-builder/${path}`)
    await expect(page).toHaveURL((url) => url.pathname === '/au/')
    await expect(dialog.getByText(reason)).toBeVisible()
  }
  expect(await seriousFindings(page)).toEqual([])
  await fillIn(dialog, { Email: ARCHITECT, Password: DEMO_PASSWORD })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/au\/project-builder\/create\/$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Create Project' })).toBeVisible()
})

test('a profile comes before a project (T-071)', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, 'new@studio.test')
  await page.goto('/au/project-builder/create/')
  await expect(page).toHaveURL((url) => url.pathname === '/au/company-registration/')
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/au/project-builder/create/')
})

test('a project that is not there leads to the list', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, ARCHITECT)
  await page.goto(view('00000000-0000-4000-8000-000000000000'))
  await expect(page).toHaveURL(/\/au\/project-builder\/$/)
})

test('a new project says what is missing, and then has its rooms', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, ARCHITECT)
  await open(page, '/au/project-builder/create/')
  await expect(page.getByRole('heading', { level: 1, name: 'Create Project' })).toBeVisible()
  await expect(page.getByLabel('Specifier name')).toHaveValue('Ari Lane')
  await expect(page.getByLabel('Project version')).toHaveValue('Version 1')
  await expect(page.getByLabel('Project status')).toHaveCount(0)
  await page.getByLabel('Specifier name').fill('')
  await page.getByLabel('Project name').press('Enter')
  for (const message of [
    'Project name is required.',
    'Project type is required.',
    'Project location is required.',
    'Specifier name is required.',
    'Please select at least one room.',
  ])
    await expect(page.getByText(message)).toBeVisible()
  await expect(page.getByLabel('Project name')).toBeFocused()
  expect(await seriousFindings(page)).toEqual([])

  const name = newProjectName()
  await page.getByLabel('Project name').fill(`${name}!?/'`)
  await expect(page.getByLabel('Project name')).toHaveValue(name)
  await expect(page.getByLabel('Project name')).toHaveAccessibleDescription(
    "These characters cannot be used here: ! ? / '",
  )
  await page.getByLabel('Opportunity number').fill('x'.repeat(60))
  await expect(page.getByLabel('Opportunity number')).toHaveValue('x'.repeat(50))
  await page.getByLabel('Specifier name').fill('Ari Lane')
  await page.getByLabel('Project type').selectOption('Hotel')
  await page.getByLabel('Project location').selectOption('NSW')
  await page.getByLabel('Powder Room', { exact: true }).check()
  await page.getByRole('button', { name: 'Increase number of Powder Room' }).click()

  const count = page.getByLabel('Powder Room count')
  await count.fill('1000')
  await expect(page.getByText('Maximum count of 999 reached.')).toBeVisible()
  await expect(count).toHaveValue('999')
  await count.fill('2')

  await page.getByLabel('Other', { exact: true }).check()
  await page.getByLabel('Room name').fill('powder room 4')
  await page.getByRole('button', { name: 'Add room' }).click()
  await expect(page.getByText('Room already exists!')).toBeVisible()
  await page.getByLabel('Room name').fill('steam & sauna')
  await expect(page.getByLabel('Room name')).toHaveValue('Steam  Sauna')
  await page.getByLabel('Room name').press('Enter')
  await expect(page.getByLabel('Steam Sauna', { exact: true })).toBeChecked()

  await save(page).click()
  await expect(page.getByRole('heading', { level: 1, name: `Add products to ${name}` })).toBeVisible()
  await expect(page).toHaveURL(/\/au\/project-builder\/edit\/\?projectId=[\da-f-]+&step=2$/)
  const events = await page.evaluate(() => window.dataLayer?.map(({ event }) => event))
  expect(events).toContain('project_create')

  await goToStep(page, 'View products')
  await expect(page.getByText('You have not added any products to this project yet.')).toBeVisible()
  await expect(page.getByText('Browse the website to start adding products')).toBeVisible()
  await expect(page.getByText('Powder Room 1, Powder Room 2, Steam Sauna 1')).toBeVisible()
  await page.getByRole('button', { name: 'Add products', exact: true }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: `Add products to ${name}` })).toBeVisible()
})

test('the second step searches and filters at its own address', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, ARCHITECT)
  const projectId = await givenProject(page, { rooms: { 'Kitchen 1': [] } })
  await open(page, `/au/project-builder/edit/?projectId=${projectId}&step=2`)
  await expect(page.getByRole('link', { name: 'See Example' })).toHaveAttribute(
    'href',
    '/images/files/example_spectool_upload_sku_list.csv',
  )
  await page.getByLabel('Quick Search').last().fill('97140C6AF')
  await expect(page.getByRole('article').first()).toContainText('97140C6AF')
  await expect(page).toHaveURL(new RegExp(`projectId=${projectId}&step=2&query=97140C6AF`))
  await expect(page.getByRole('button', { name: 'Add to Project' }).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: /^Add products to/ })).toBeVisible()

  await page.getByRole('button', { name: 'Add to Project' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Kitchen 1', { exact: true }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Product has been successfully added.')).toBeVisible()
  await expect(dialog).toBeHidden({ timeout: 4_000 })
  await goToStep(page, 'View products')
  await expect(lines(page, 'Kitchen 1')).toContainText(['97140C6AF'])
})

test('rooms and lines are changed, saved together and still there after a reload', async ({ page }) => {
  await signInAs(page, ARCHITECT)
  const projectId = await givenProject(page, { rooms: { 'Kitchen 1': [MIXER, BASIN], 'Laundry 1': [MIXER, SHOWER] } })
  await open(page, view(projectId))
  expect(await seriousFindings(page)).toEqual([])
  const kitchen = lines(page, 'Kitchen 1')
  const quantity = kitchen.first().getByRole('textbox')
  await quantity.fill('12')
  await expect(kitchen.first()).toContainText('$5,980.80')
  await kitchen.nth(1).getByRole('textbox').fill('abc')
  await kitchen.nth(1).getByRole('textbox').press('Enter')
  await expect(kitchen.nth(1).getByRole('textbox')).toHaveValue('1')
  await expect(kitchen.nth(1).getByRole('button', { name: /^Decrease/ })).toBeDisabled()

  await kitchen
    .first()
    .getByRole('button', { name: /^More actions/ })
    .click()
  await page.getByRole('menuitem', { name: 'Note', exact: true }).last().click()
  const note = page.getByRole('dialog', { name: /^Note for/ })
  await expect(note.getByRole('button', { name: 'Add note' })).toBeDisabled()
  await note.getByLabel('Note', { exact: true }).fill('Hold two spare.')
  await note.getByRole('button', { name: 'Add note' }).click()
  await expect(kitchen.first()).toContainText('Hold two spare.')

  await kitchen
    .first()
    .getByRole('button', { name: /^More actions/ })
    .click()
  await page.getByRole('menuitem', { name: 'Move down', exact: true }).click()
  await expect(kitchen.nth(1)).toContainText(MIXER)

  await page.getByRole('button', { name: 'Move Laundry 1' }).press('ArrowUp')
  await expect(page.getByRole('region').and(page.locator('[data-room]')).first()).toHaveAccessibleName('Laundry 1')

  await menu(page, 'Laundry 1', 'Delete')
  await page.getByRole('dialog', { name: 'Are you sure you want to delete Laundry 1' }).getByText('Cancel').click()

  const sent = page.waitForRequest('**/saveProject')
  await save(page).click()
  expect((await sent).postDataJSON()).toMatchObject({
    id: projectId,
    rooms: [
      { name: 'Laundry 1', lineItems: [{ quantity: 1 }, { quantity: 1 }] },
      { name: 'Kitchen 1', lineItems: [{ quantity: 1 }, { quantity: 12, note: 'Hold two spare.' }] },
    ],
  })
  await expect(page).toHaveURL(/step=4$/)
  await expect(page.getByRole('table', { name: 'Product Summary' })).toContainText('Total')
  await open(page, view(projectId))
  await expect(page.locator('[data-room]').first()).toHaveAccessibleName('Laundry 1')
  await expect(lines(page, 'Kitchen 1').nth(1)).toContainText('Hold two spare.')
  await expect(lines(page, 'Kitchen 1').nth(1).getByRole('textbox')).toHaveValue('12')
})

test(
  'renaming a room to the name of another merges them, once that is wanted',
  { tag: '@desktop' },
  async ({ page }) => {
    await signInAs(page, ARCHITECT)
    const projectId = await givenProject(page, { rooms: { 'Kitchen 1': [MIXER], 'Laundry 1': [MIXER, SHOWER] } })
    await open(page, view(projectId))
    await page.getByRole('button', { name: 'Rename Laundry 1' }).click()
    const dialog = page.getByRole('dialog', { name: 'Rename room' })
    await dialog.getByLabel('Room name').fill('kitchen 1')
    await dialog.getByRole('button', { name: 'Rename' }).click()
    await dialog.getByRole('button', { name: 'Yes, please merge' }).click()
    await expect(page.getByText('Room updated successfully!')).toBeVisible()
    await expect(dialog).toBeHidden({ timeout: 3_000 })
    await expect(room(page, 'Laundry 1')).toHaveCount(0)
    await expect(lines(page, 'Kitchen 1')).toHaveCount(2)
    await expect(lines(page, 'Kitchen 1').first().getByRole('textbox')).toHaveValue('2')
    await save(page).click()
    await expect(page).toHaveURL(/step=4$/)
    const { shoppingList } = await callProjects(page, 'getProjectById', { shoppingListId: projectId })
    expect(shoppingList.roomLabels).toEqual(['Kitchen 1'])
  },
)

test('what is printed has the pictures of rooms that were never in view', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, ARCHITECT)
  const names = [1, 2, 3, 4, 5, 6].map((number) => [`Kitchen ${number}`, SKUS] as const)
  const projectId = await givenProject(page, { rooms: { ...Object.fromEntries(names), 'Laundry 1': [SUITE] } })
  await open(page, view(projectId))
  await expect(lines(page, 'Laundry 1')).toHaveCount(1)
  const last = lines(page, 'Laundry 1').getByAltText('').first()
  await expect(last).toBeHidden()
  await page.pdf()
  // Asked for by printing; the server makes a picture of this size the first time that it is asked for.
  await expect
    .poll(() => last.evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : 0)))
    .toBeGreaterThan(0)
})

test('removing the last product of a room removes the room', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, ARCHITECT)
  const projectId = await givenProject(page, { rooms: { 'Kitchen 1': [MIXER], 'Laundry 1': [SHOWER] } })
  await open(page, view(projectId))
  await lines(page, 'Laundry 1')
    .getByRole('button', { name: /^More actions/ })
    .click()
  await page.getByRole('menuitem', { name: 'Remove', exact: true }).click()
  await page.getByRole('button', { name: 'Yes, please delete' }).click()
  await expect(room(page, 'Laundry 1')).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'removed from Laundry 1' })).toBeAttached()
  const fold = page.getByRole('button', { name: 'Lines of Kitchen 1' })
  await expect(fold).toBeFocused()

  // Folded for the visit; the list of rooms leads to one and unfolds it.
  await page.getByRole('button', { name: 'Save & Continue' }).click()
  await expect(page).toHaveURL(/step=4$/)
  await callProjects(page, 'updateShoppingList', {
    shoppingListId: projectId,
    sku: BASIN,
    items: [{ roomName: 'Pantry 1' }],
  })
  await open(page, view(projectId))
  await fold.click()
  await expect(lines(page, 'Kitchen 1')).toBeHidden()
  await page.reload()
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  await page.getByRole('button', { name: 'Rooms', exact: true }).click()
  await page
    .getByRole('navigation', { name: 'Rooms' })
    .getByRole('button', { name: /^Kitchen 1/ })
    .press('Enter')
  await expect(fold).toBeFocused()
  await expect(lines(page, 'Kitchen 1')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0)) // nothing is half below the header
  expect(await seriousFindings(page)).toEqual([])
  await menu(page, 'Pantry 1', 'Delete')
  await page.getByRole('button', { name: 'Cancel' }).click()
})

test('unsaved changes hold back another step, a link and the way back', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, ARCHITECT)
  const name = newProjectName()
  await givenProject(page, { name, rooms: { 'Kitchen 1': [MIXER] } })
  await open(page, '/au/project-builder/')
  await page.getByRole('link', { name }).click()
  const quantity = lines(page, 'Kitchen 1').getByRole('textbox')
  await quantity.fill('7')
  await page.goBack()
  const leave = page.getByRole('dialog', { name: LEAVE })
  await leave.getByRole('button', { name: 'Cancel' }).click()
  await expect(quantity).toHaveValue('7')

  await goToStep(page, 'Preview')
  const unsaved = page.getByRole('dialog', { name: UNSAVED })
  await unsaved.getByRole('button', { name: 'Close' }).click()
  await expect(quantity).toHaveValue('7')
  await goToStep(page, 'Preview')
  await unsaved.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page).toHaveURL(/step=4$/)

  await goToStep(page, 'View products')
  await expect(quantity).toHaveValue('1')
  await quantity.fill('9')
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click()
  await leave.getByRole('button', { name: 'Cancel' }).click()
  await expect(quantity).toHaveValue('9')

  await goToStep(page, 'Project details')
  await unsaved.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page).toHaveURL(/step=1$/)
  await goToStep(page, 'View products')
  await expect(quantity).toHaveValue('9')
})

test('rooms are dragged by their handles @desktop', async ({ page }) => {
  await signInAs(page, ARCHITECT)
  const projectId = await givenProject(page, { rooms: { 'Kitchen 1': [MIXER], 'Laundry 1': [SHOWER] } })
  await open(page, view(projectId))
  const handle = await page.getByRole('button', { name: 'Move Kitchen 1' }).boundingBox()
  const target = await room(page, 'Laundry 1').boundingBox()
  const x = handle!.x + handle!.width / 2
  const y = handle!.y + handle!.height / 2
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + 6)
  await expect(page.locator('[data-dragged]')).toHaveCount(0)
  await page.mouse.move(x, target!.y + target!.height - 40, { steps: 8 })
  await expect(page.locator('[data-dragged]')).toHaveCount(1)
  await page.mouse.up()
  await expect(page.locator('[data-room]').first()).toHaveAccessibleName('Laundry 1')
})

test('prices on the pdf are switched at once', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, ARCHITECT)
  const projectId = await givenProject(page, { rooms: { 'Kitchen 1': [MIXER] } })
  await open(page, view(projectId))
  const toggle = page.getByLabel('Display prices on pdf')
  await expect(toggle).toBeChecked()
  await toggle.click()
  await expect(toggle).toBeEnabled()
  await expect(toggle).not.toBeChecked()
  await page.reload()
  await expect(toggle).not.toBeChecked()
})

test(
  'details are edited, with their status, and hold back another step until they are saved',
  { tag: '@desktop' },
  async ({ page }) => {
    await signInAs(page, ARCHITECT)
    const projectId = await givenProject(page, { rooms: { 'Kitchen 1': [MIXER] } })
    await open(page, `/au/project-builder/edit/?projectId=${projectId}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Edit Project' })).toBeVisible()
    await expect(page.getByLabel('Kitchen', { exact: true })).toBeDisabled()
    await page.getByLabel('Project status').selectOption('Closed')
    const name = newProjectName()
    await page.getByLabel('Project name').fill('')
    await goToStep(page, 'View products')
    const unsaved = page.getByRole('dialog', { name: UNSAVED })
    await unsaved.getByRole('button', { name: 'Save and continue' }).click()
    await expect(unsaved).toBeHidden()
    await expect(page.getByText('Project name is required.')).toBeVisible()
    await page.getByLabel('Project name').fill(name)
    await goToStep(page, 'View products')
    await unsaved.getByRole('button', { name: 'Save and continue' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page).toHaveURL(/step=3$/)
    await goToStep(page, 'Project details')
    await expect(page.getByLabel('Project status')).toHaveValue('closed')
    await save(page).click()
    await expect(page).toHaveURL(/step=2$/)
  },
)

test('staff name the customer, and only look at the projects of others', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, ARCHITECT)
  const projectId = await givenProject(page, { rooms: { 'Kitchen 1': [MIXER] } })
  await signInAs(page, 'staff@specify.test')
  await open(page, view(projectId))
  await expect(lines(page, 'Kitchen 1').getByRole('textbox')).toBeDisabled()
  await expect(save(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Rename/ })).toHaveCount(0)
  await goToStep(page, 'Project details')
  await expect(page.getByLabel('Project name')).not.toBeEditable()

  await open(page, '/au/project-builder/create/')
  await page.getByLabel('Customer phone').fill('12')
  await page.getByLabel('Customer email').fill('nobody')
  await page.getByLabel('Customer address').fill('1/2 Quay St. #3 <b>')
  await expect(page.getByLabel('Customer address')).toHaveValue('1/2 Quay St. #3 b')
  await save(page).click()
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
  await expect(page.getByText('Please enter a valid phone number of 8 to 12 digits.')).toBeVisible()
})

test('a project of another account is not shown', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, 'staff@specify.test')
  const projectId = await givenProject(page, { rooms: { 'Kitchen 1': [] } })
  await signInAs(page, ARCHITECT)
  await page.goto(view(projectId))
  await expect(page).toHaveURL(/\/au\/project-builder\/$/)
})
