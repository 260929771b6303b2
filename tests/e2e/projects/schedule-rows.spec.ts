import { signInAs } from '#tests/support/browser/account-journey.ts'
import { lines, view } from '#tests/support/browser/builder-page.ts'
import { expect, open, seriousFindings, test } from '#tests/support/browser/journey.ts'
import { givenProject, SKUS } from '#tests/support/browser/project-journey.ts'

test('low rows show twice the lines, and stay chosen on the device', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, 'architect@studio.test')
  const projectId = await givenProject(page, { rooms: { 'Kitchen 1': SKUS, 'Laundry 1': SKUS } })
  await open(page, view(projectId))
  const row = lines(page, 'Laundry 1').first()
  const heightOf = async () => (await row.boundingBox())?.height ?? 0
  const before = await heightOf()
  await page.getByRole('button', { name: 'Compact rows' }).click()
  await expect.poll(heightOf).toBeLessThan(30)
  expect(before).toBeGreaterThan(40)
  expect(await seriousFindings(page)).toEqual([])
  await page.reload()
  await expect.poll(heightOf).toBeLessThan(30)
  await page.getByRole('button', { name: 'Compact rows' }).click()
  await expect.poll(heightOf).toBe(before)
})
