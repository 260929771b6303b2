import { signInAs } from '#tests/support/browser/account-journey.ts'
import { lines, menu, view } from '#tests/support/browser/builder-page.ts'
import { expect, open, seriousFindings, test } from '#tests/support/browser/journey.ts'
import { givenProject } from '#tests/support/browser/project-journey.ts'

const ARCHITECT = 'architect@studio.test'
/** A left rail with a right twin, and a shower that comes left-handed only. */
const [RAIL, TWIN, SHOWER] = ['877120.LC', '877120.RC', '87410C3AF']

test('thirty units are left and right: split, mirrored, undone and checked', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, ARCHITECT)
  const projectId = await givenProject(page, { rooms: { Ensuite: [RAIL, SHOWER] } })
  await open(page, view(projectId))
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Add unit type' }).click()
  await dialog.getByRole('textbox', { name: 'Quantity of units' }).fill('30')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await menu(page, 'Ensuite', 'Move to type')
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(lines(page, 'Ensuite').first()).toContainText('× 30 = 30')

  await menu(page, 'Type A', 'Left and right units')
  await expect(dialog.getByLabel('Left-handed')).toHaveValue('15')
  await dialog.getByLabel('Units', { exact: true }).fill('31')
  await expect(dialog.getByText('15 left and 15 right are 30 units, not 31.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Apply' })).toBeDisabled()
  expect(await seriousFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Split evenly: 15 left, 16 right' }).click()
  await dialog.getByRole('button', { name: 'Apply' }).click()

  const head = page.getByRole('button', { name: 'Left and right units of Type A: 31 units: 15 left, 16 right' })
  await expect(head).toBeVisible()
  await expect(page.getByText('All changes saved')).toBeVisible({ timeout: 15_000 })
  const [rail, shower] = [lines(page, 'Ensuite').first(), lines(page, 'Ensuite').last()]
  await expect(rail).toContainText(`Left × 15 ${RAIL}`)
  await expect(rail).toContainText(`Right × 16 ${TWIN}`)
  await expect(rail).toContainText('× 31 = 31')
  await expect(shower).toContainText('No right hand in Chrome: 16 not included')
  await expect(shower).toContainText('× 15 = 15')

  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(head).toBeHidden()
  await expect(rail).toContainText('× 30 = 30')
  await page.getByRole('button', { name: 'Redo', exact: true }).click()
  await expect(rail).toContainText(`Right × 16 ${TWIN}`)
  await expect(page.getByText('All changes saved')).toBeVisible({ timeout: 15_000 })

  await page.goto(`/au/project-builder/edit/?step=4&projectId=${projectId}`)
  const row = page.getByRole('row', { name: TWIN })
  await expect(row).toContainText('16 right')
  await expect(page.getByText('16 pieces not included: no twin for units of the other hand.')).toBeVisible()

  await page.goto(`/au/project-builder/reports/?projectId=${projectId}`)
  await page.getByLabel('Units', { exact: true }).selectOption('Right-handed')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Elevation as SVG' }).click()
  expect((await download).suggestedFilename()).toContain('mirrored')

  await page.goto(`/au/project-builder/revisions/?projectId=${projectId}`)
  await expect(page.getByText(`${SHOWER} has no right hand in Chrome: 16 pieces not included.`)).toBeVisible()
})
