import { randomUUID } from 'node:crypto'
import { newAccount } from '#tests/support/browser/account-journey.ts'
import { darkContrastFindings, expect, open, seriousFindings, test } from '#tests/support/browser/journey.ts'
import { callProjects, givenProject, SKUS } from '#tests/support/browser/project-journey.ts'

test('a remark is read, answered and resolved beside its line', async ({ page }, { project }) => {
  await newAccount(page)
  const id = await givenProject(page, { rooms: { Kitchen: [SKUS[0]], Ensuite: [SKUS[1], SKUS[2]] } })
  const made: unknown = await callProjects(page, 'createLink', { id, name: 'Harbour Plumbing', comments: true })
  const { url } = (made as { link: { url: string } }).link
  const token = new URL(url).pathname.split('/').findLast(Boolean)
  await open(page, `/au/project-builder/edit/?projectId=${id}&step=3`)
  const line = page.locator('[data-line]').last()
  const headers = { 'x-market': 'au', origin: process.env['SITE_URL']! }
  const data = { token, name: 'Dan Reid', text: 'Which arm?', lineItemId: await line.getAttribute('data-line') }
  expect((await page.request.post('/action/link/comment', { data, headers })).status()).toBe(200)

  await open(page, `/au/project-builder/edit/?projectId=${id}&step=3`)
  await page.getByRole('button', { name: 'Remarks (1)' }).click()
  const panel = page.getByRole('region', { name: 'Remarks' })
  await expect(panel.getByText('Which arm?')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  expect(await darkContrastFindings(page)).toEqual([])
  if (project.name === 'desktop') {
    // The schedule stays in reach beside the panel.
    const [own, schedule] = [await panel.boundingBox(), await line.boundingBox()]
    expect(own!.x).toBeGreaterThanOrEqual(schedule!.x + schedule!.width)
  }
  await panel.getByRole('button', { name: /Ensuite/ }).click()
  await expect(line.getByRole('textbox', { name: /^Quantity of/ })).toBeFocused()
  await expect(line).toBeInViewport()

  await panel.getByRole('textbox', { name: /^Answer about/ }).fill('The 400 mm one.')
  await panel.getByRole('button', { name: 'Send answer' }).click()
  await expect(panel.getByText('The 400 mm one.')).toBeVisible()
  await panel.getByRole('button', { name: /^Resolve:/ }).click()
  await expect(panel.getByText('No remark is waiting for you.')).toBeVisible()
  await panel.getByRole('button', { name: 'Close Remarks' }).click()
  await expect(panel).toBeHidden()

  // Escape within closes the panel of parts, too.
  await page.getByRole('button', { name: 'Check parts and fit', exact: true }).click()
  const parts = page.getByRole('region', { name: 'Check parts and fit' })
  await parts.getByRole('button', { name: 'Check again' }).press('Escape')
  await expect(parts).toBeHidden()
})

test('parts are checked again once a type has other units', { tag: '@desktop' }, async ({ page }) => {
  await newAccount(page)
  const id = await givenProject(page, { rooms: { Kitchen: [SKUS[0]] } })
  const unitType = { id: randomUUID(), name: 'Type A', count: 30 }
  const { shoppingList } = await callProjects(page, 'getProjectById', { projectId: id })
  await callProjects(page, 'saveProject', { id, version: shoppingList.version, unitTypes: [unitType] })
  await open(page, `/au/project-builder/edit/?projectId=${id}&step=3`)
  await page.getByRole('button', { name: 'Check parts and fit', exact: true }).click()
  const parts = page.getByRole('region', { name: 'Check parts and fit' })
  const stale = parts.getByText('The schedule has changed since this check. Check again.')
  await expect(parts.getByRole('button', { name: 'Check again' })).toBeEnabled()
  await expect(stale).toHaveCount(0)
  await page.getByRole('textbox', { name: /units of Type A/i }).fill('40')
  await page.keyboard.press('Tab')
  await expect(stale).toBeVisible()
  await parts.getByRole('button', { name: 'Check again' }).click()
  await expect(stale).toHaveCount(0)
})
