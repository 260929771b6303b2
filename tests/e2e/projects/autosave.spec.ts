import { signInAs } from '#tests/support/browser/account-journey.ts'
import { draftsKept, lines, save, view } from '#tests/support/browser/builder-page.ts'
import { expect, open, seriousFindings, test } from '#tests/support/browser/journey.ts'
import { callProjects, givenProject, SKUS } from '#tests/support/browser/project-journey.ts'

const ARCHITECT = 'architect@studio.test'
const [MIXER, , SHOWER] = SKUS
/** A pause of four seconds, and the call. */
const SAVED = { timeout: 20_000 }

test('changes of the schedule save themselves, and are undone after a reload', async ({ page }) => {
  await signInAs(page, ARCHITECT)
  const projectId = await givenProject(page, { rooms: { 'Kitchen 1': [MIXER] } })
  await open(page, view(projectId))
  const quantity = lines(page, 'Kitchen 1').getByRole('textbox')
  const saved = page.getByText('All changes saved')
  await quantity.fill('7')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await expect(quantity).toBeFocused()
  await expect(saved).toBeVisible(SAVED)
  await expect(quantity).toBeFocused()
  await draftsKept(page, projectId, 0)
  await page.reload()
  await expect(quantity).toHaveValue('7')

  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(quantity).toHaveValue('1')
  await expect(page.getByText(/Taken back: .* edited the schedule/)).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Redo', exact: true }).click()
  await expect(quantity).toHaveValue('7')
  await page.reload()
  await expect(quantity).toHaveValue('7')
})

test('others save in between, and only the same line is a question', { tag: '@desktop' }, async ({ page, context }) => {
  await signInAs(page, ARCHITECT)
  const projectId = await givenProject(page, { rooms: { 'Kitchen 1': [MIXER] } })
  await open(page, view(projectId))
  const quantity = lines(page, 'Kitchen 1').first().getByRole('textbox')
  await quantity.fill('7')
  const item = { shoppingListId: projectId, sku: SHOWER, items: [{ roomName: 'Kitchen 1' }] }
  await callProjects(page, 'updateShoppingList', item)
  await expect(page.getByText('All changes saved')).toBeVisible(SAVED)
  await expect(lines(page, 'Kitchen 1')).toHaveCount(2)
  await expect(quantity).toHaveValue('7')

  const other = await context.newPage()
  await open(other, view(projectId))
  await lines(other, 'Kitchen 1').first().getByRole('textbox').fill('5')
  await save(other).click()
  await expect(other).toHaveURL(/step=4$/)
  await quantity.fill('8')
  await expect(page.getByText('Somebody else has changed the same lines.')).toBeVisible(SAVED)
  await expect(quantity).toHaveValue('8')
  await page.getByRole('button', { name: 'Compare' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep my changes' }).click()
  await expect(page.getByText('All changes saved')).toBeVisible()
  await expect(quantity).toHaveValue('8')
})

test('without a line or a session changes wait on the device', { tag: '@desktop' }, async ({ page, context }) => {
  await signInAs(page, ARCHITECT)
  const projectId = await givenProject(page, { rooms: { 'Kitchen 1': [MIXER] } })
  await open(page, view(projectId))
  const quantity = lines(page, 'Kitchen 1').getByRole('textbox')
  await context.setOffline(true)
  await quantity.fill('7')
  await expect(page.getByText('No connection. Your changes are kept on this device.')).toBeVisible(SAVED)
  await context.setOffline(false)
  await expect(page.getByText('All changes saved')).toBeVisible(SAVED)

  await context.clearCookies()
  await quantity.fill('8')
  await expect(page.getByText('You are signed out. Your changes are kept on this device.')).toBeVisible(SAVED)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await draftsKept(page, projectId, 1)
})
