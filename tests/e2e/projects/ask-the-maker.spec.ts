import { signInAs } from '#tests/support/browser/account-journey.ts'
import { darkContrastFindings, expect, open, seriousFindings, test } from '#tests/support/browser/journey.ts'
import { newProject, newProjectName, SKUS } from '#tests/support/browser/project-journey.ts'

const [MIXER, BASIN] = SKUS

test('what a product does not state is asked for with one press, taken back, and listed for staff', async ({
  page,
}) => {
  await signInAs(page, 'architect@studio.test')
  await newProject(page, newProjectName(), { rooms: ['Kitchen'] })
  await open(page, `/au/compare/?sku=${MIXER}&sku=${BASIN}`)
  const ask = page.getByRole('button', { name: /^Ask the maker/ })
  const count = await ask.count()
  expect(count).toBeGreaterThan(0)
  const name = (await ask.first().textContent())!.replace('Ask the maker: ', '')
  const pressed = page.locator('form').filter({ hasText: `: ${name}` })
  await ask.first().press('Enter')
  await expect(pressed).toContainText('Asked')
  await expect(pressed.getByRole('button')).toBeFocused()
  await expect(pressed.getByRole('status')).toHaveText(`Asked: ${name}`)
  expect(await seriousFindings(page)).toEqual([])
  expect(await darkContrastFindings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

  await signInAs(page, 'staff@specify.test')
  await open(page, '/au/console/')
  await page
    .getByRole('link', { name: /Blanks that block people/ })
    .last()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Blanks that block people' })).toBeVisible()
  await open(page, '/au/console/gaps/?asked=yes&sort=people')
  const row = page.getByRole('row').filter({ hasText: name.split(' of ')[0]! })
  await expect(row.first()).toContainText(name.split(', ').at(-1)!)
  expect(await seriousFindings(page)).toEqual([])
  expect(await darkContrastFindings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

  await signInAs(page, 'architect@studio.test')
  await open(page, '/au/questions/')
  await expect(page.getByRole('listitem').filter({ hasText: name.split(', ').at(-1)! })).not.toHaveCount(0)
  expect(await seriousFindings(page)).toEqual([])
  await open(page, `/au/compare/?sku=${MIXER}&sku=${BASIN}`)
  await pressed.getByRole('button', { name: /^Undo/ }).click()
  await expect(pressed).toContainText('Ask the maker')
  await expect(ask).toHaveCount(count)
})
