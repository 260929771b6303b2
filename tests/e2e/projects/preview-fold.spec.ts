import { signInAs } from '#tests/support/browser/account-journey.ts'
import { expect, open, test } from '#tests/support/browser/journey.ts'
import { givenProject, newProjectName, SKUS } from '#tests/support/browser/project-journey.ts'

const ROOMS = Array.from({ length: 19 }, (_, index) => [`Ensuite ${index + 1}`, SKUS.slice(0, 3)] as const)
/** The most that a preview of 57 lines may be high on a phone. */
const MAX_HEIGHT_PX = 9_000

test('a long preview begins with 30 lines, and a phone folds its products', async ({ page }, { project }) => {
  const isPhone = project.name === 'phone'
  await signInAs(page, 'architect@studio.test')
  const projectId = await givenProject(page, { name: newProjectName(), rooms: Object.fromEntries(ROOMS) })
  await open(page, `/au/project-builder/edit/?projectId=${projectId}&step=4`)
  const lines = page.getByRole('table', { name: 'Product Summary' }).locator('tbody tr')
  await expect(lines).toHaveCount(30)
  await expect(page.getByText('The first 30 of 57 lines. Sums and outputs are of all lines.').first()).toBeVisible()
  await expect(
    page
      .getByRole('row', { name: /^Total/ })
      .getByRole('cell')
      .first(),
  ).toHaveText('57')

  const first = page.getByRole('region', { name: 'Ensuite 1', exact: true }).getByRole('article').first()
  const link = first.getByRole('link', { name: 'View Product Detail page' })
  if (isPhone) {
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(MAX_HEIGHT_PX)
    await expect(link).toBeHidden()
    const details = first.getByRole('button', { name: /^Details of/ })
    await expect(details).toHaveAttribute('aria-expanded', 'false')
    await details.click()
    await expect(link).toBeVisible()
    await details.click()
  }
  await expect(link).toBeVisible({ visible: !isPhone })

  // A way to a room that is not drawn yet draws it.
  await page
    .getByRole('navigation', { name: 'Rooms' })
    .getByRole('link', { name: /^Ensuite 19/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Ensuite 19' })).toBeInViewport()
  await expect(lines).toHaveCount(57)
})

test('who unfolds a preview by keyboard goes on at its first new line', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, 'architect@studio.test')
  const projectId = await givenProject(page, { name: newProjectName(), rooms: Object.fromEntries(ROOMS) })
  const unfold = page.getByRole('button', { name: 'Show all 57 lines' })
  await open(page, `/au/project-builder/edit/?projectId=${projectId}&step=4`)
  await unfold.first().press('Enter')
  const lines = page.getByRole('table', { name: 'Product Summary' }).locator('tbody tr')
  await expect(lines.nth(30)).toBeFocused()
  await page.reload()
  await unfold.last().press('Enter')
  const eleventh = page.getByRole('region', { name: 'Ensuite 11', exact: true }).getByRole('article')
  await expect(eleventh.first()).toBeFocused()
})

test('a folded preview is printed whole', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, 'architect@studio.test')
  const projectId = await givenProject(page, { name: newProjectName(), rooms: Object.fromEntries(ROOMS) })
  await open(page, `/au/project-builder/edit/?projectId=${projectId}&step=4`)
  const lines = page.getByRole('table', { name: 'Product Summary' }).locator('tbody tr')
  await expect(lines).toHaveCount(30)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(lines).toHaveCount(57)
})
