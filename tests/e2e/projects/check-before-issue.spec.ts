import { randomUUID } from 'node:crypto'
import { signInAs } from '#tests/support/browser/account-journey.ts'
import { expect, open, seriousFindings, test } from '#tests/support/browser/journey.ts'
import { callProjects, newProject, newProjectName, SKUS } from '#tests/support/browser/project-journey.ts'

const [MIXER, BASIN] = SKUS

test('a tag of two codes is found and mended before issue, and the revision says what was open', async ({ page }) => {
  await signInAs(page, 'architect@studio.test')
  const { shoppingListId: id, version } = await newProject(page, newProjectName(), { rooms: ['Kitchen'] })
  const rows = [MIXER, BASIN].map((sku, at) => ({ line: at + 1, sku, quantity: 1, room: 'Kitchen', tag: 'BM-01' }))
  await callProjects(page, 'addListRows', { id, version, importId: randomUUID(), rows })

  await open(page, `/au/project-builder/revisions/?projectId=${id}`)
  const panel = page.getByRole('region', { name: 'Check before issue' })
  await expect(panel).toContainText(`BM-01 names 2 codes: ${MIXER} and ${BASIN}. Proposed: BM-01A for ${BASIN}.`)
  expect(await seriousFindings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await panel.getByRole('button', { name: 'Give new tags' }).click()
  await expect(panel.getByText('Tags with more than one code')).toHaveCount(0)

  await page.getByRole('button', { name: 'Issue all the same' }).click()
  await expect(page.getByRole('region', { name: 'Issued' })).toContainText(/open/)
  await open(page, `/au/project-builder/edit/?projectId=${id}&step=3&open=fit`)
  await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible()
})
