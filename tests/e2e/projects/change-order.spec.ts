import { signInAs } from '#tests/support/browser/account-journey.ts'
import { expect, open, seriousFindings, test } from '#tests/support/browser/journey.ts'
import { callProjects, givenProject, SKUS } from '#tests/support/browser/project-journey.ts'
import type { Page } from '@playwright/test'

const [MIXER, BASIN] = SKUS

async function quantities(page: Page, projectId: string): Promise<unknown> {
  const { shoppingList } = await callProjects(page, 'getProjectById', { shoppingListId: projectId })
  const { lineItems } = shoppingList as unknown as {
    lineItems: readonly { quantity: number; variant: { sku: string } }[]
  }
  return lineItems.map(({ quantity, variant }) => `${quantity} ${variant.sku}`)
}

test('a change order says what each line will be, asks once, and is taken back', async ({ page }) => {
  await signInAs(page, 'architect@studio.test')
  const projectId = await givenProject(page, { rooms: { 'Kitchen 1': [MIXER, BASIN] } })
  const before = await quantities(page, projectId)
  await open(page, `/au/project-builder/edit/?projectId=${projectId}&step=2`)
  await page.getByRole('button', { name: 'Paste or preview a list' }).click()
  const list = page.getByRole('dialog')
  await list.getByLabel('Codes, quantities and rooms').fill(`Increase ${MIXER} from 1 to 5\nDelete 3 x ${BASIN}`)
  await list.getByRole('button', { name: 'Preview list' }).click()

  await expect(list.getByRole('radio', { name: /^Apply as changes/ })).toBeChecked()
  await expect(list.getByText('Kitchen 1: 1 → 5 (+4)')).toBeVisible()
  const question = list.getByRole('group', { name: 'The list takes 3 away; there are 1.' })
  await expect(list.getByText(/1 to apply, 1 to check/)).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await question.getByRole('radio', { name: 'Take all 1 away' }).check()
  await expect(list.getByText('Kitchen 1: 1 → 0, taken out')).toBeVisible()
  await list.getByRole('button', { name: 'Apply 2 rows to the project' }).click()

  await expect(list).toContainText('2 rows applied to the project.')
  expect(await quantities(page, projectId)).toEqual([`5 ${MIXER}`])
  await list.getByRole('button', { name: 'Undo' }).click()
  await expect(list).toContainText('2 rows taken back: the project is as it was before.')
  expect(await quantities(page, projectId)).toEqual(before)
})

test('a project without rooms gets them from a list', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, 'architect@studio.test')
  await open(page, '/au/project-builder/create/')
  await page.getByLabel('Project name').fill('Harbour House')
  await page.getByLabel('Project type').selectOption('Commercial')
  await page.getByLabel('Project location').selectOption('NSW')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByText('Please select at least one room.')).toBeVisible()
  await page.getByLabel(/^My rooms come from a list/).check()
  await page.getByRole('button', { name: 'Save and continue' }).click()

  const list = page.getByRole('dialog')
  await list.getByLabel('Codes, quantities and rooms').fill(`Ensuite\n2 x ${MIXER}\nLaundry\n1 x ${BASIN}`)
  await list.getByRole('button', { name: 'Preview list' }).click()
  await list.getByRole('button', { name: 'Add 2 rows to the project' }).click()
  await list.getByRole('button', { name: 'View products' }).click()
  await expect(page.getByRole('region', { name: 'Ensuite', exact: true })).toContainText(MIXER)
  await expect(page.getByRole('region', { name: 'Laundry', exact: true })).toContainText(BASIN)
})
