import { readFileSync } from 'node:fs'
import { signInAs } from '#tests/support/browser/account-journey.ts'
import { expect, open, seriousFindings, test } from '#tests/support/browser/journey.ts'
import { givenProject, SKUS } from '#tests/support/browser/project-journey.ts'

const [MIXER] = SKUS
const PLACES = [
  ['Outputs', 'Reports and files'],
  ['Revisions', 'Revisions'],
  ['People', 'Share with others'],
  ['Quote', 'Request a quote'],
] as const

test('one bar leads to every place of a project, and any output is two presses away', async ({ page }) => {
  await signInAs(page, 'architect@studio.test')
  const projectId = await givenProject(page, { rooms: { 'Kitchen 1': [MIXER] } })
  await open(page, `/au/project-builder/edit/?projectId=${projectId}&step=3`)
  const bar = page.getByRole('navigation', { name: 'Project', exact: true })
  for (const [place, heading] of PLACES) {
    await bar.getByRole('link', { name: place }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(bar.getByRole('link', { name: place })).toHaveAttribute('aria-current', 'true')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
  expect(await seriousFindings(page)).toEqual([])

  await bar.getByRole('link', { name: 'Outputs' }).click()
  const download = page.waitForEvent('download')
  const card = page.getByRole('main').locator('section').filter({ hasText: 'as a paper or a sheet' })
  await card.getByRole('link', { name: 'CSV' }).click()
  const file = await download
  expect(readFileSync(await file.path(), 'utf8')).toContain(MIXER)
  await expect(page).toHaveURL(/step=4$/)
  // A reload does not make it again.
  await page.reload()
  await expect(page.getByRole('button', { name: 'Download CSV' })).toBeVisible()

  await bar.getByRole('link', { name: 'People' }).click()
  await page.getByRole('navigation', { name: 'People' }).getByRole('link', { name: 'Company and owner' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Company and owner' })).toBeVisible()
})
