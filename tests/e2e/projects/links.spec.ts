import { newAccount } from '#tests/support/browser/account-journey.ts'
import { darkContrastFindings, expect, open, seriousFindings, test } from '#tests/support/browser/journey.ts'
import { givenProject, SKUS } from '#tests/support/browser/project-journey.ts'

test('a plumber opens a link on a phone and asks; the owner sees it at once and answers', async ({ page, browser }) => {
  await newAccount(page)
  const projectId = await givenProject(page, { rooms: { Kitchen: [SKUS[0]], Ensuite: [SKUS[1]] } })
  await open(page, `/au/project-builder/links/?projectId=${projectId}`)
  await page.getByLabel('Recipient').fill('Harbour Plumbing')
  await page.getByLabel('They can approve and reject').check()
  await page.getByRole('button', { name: 'Make the link' }).click()
  const url = await page.getByLabel('Link for Harbour Plumbing').inputValue()
  await expect(page.getByRole('listitem').filter({ hasText: 'Not opened yet' })).toContainText('Harbour Plumbing')
  expect(await seriousFindings(page)).toEqual([])

  const { pathname } = new URL(url)
  const context = await browser.newContext({
    baseURL: process.env['SITE_URL']!,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const phone = await context.newPage()
  await open(phone, pathname)
  await expect(phone.getByText('For Harbour Plumbing')).toBeVisible()
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await seriousFindings(phone)).toEqual([])
  expect(await darkContrastFindings(phone)).toEqual([])
  await phone.getByText('Rooms', { exact: true }).click()
  await phone.getByRole('link', { name: 'Ensuite' }).click()
  await expect(phone.getByRole('heading', { name: 'Ensuite' })).toBeInViewport()
  const line = phone
    .getByRole('listitem')
    .filter({ has: phone.locator('summary') })
    .last()
  await line.locator('summary').click()
  const guide = line.getByRole('link', { name: 'Installation' })
  expect((await phone.request.get((await guide.getAttribute('href'))!)).status()).toBe(200)

  await open(page, `/au/project-builder/comments/?projectId=${projectId}`)
  await expect(page.getByText('Nobody has said anything yet.')).toBeVisible()
  await phone
    .getByRole('link', { name: /^Approve or comment:/ })
    .first()
    .click()
  await phone.getByLabel('Your name').fill('Dan Reid')
  await phone.getByLabel('Message').fill('Which spout length?')
  await phone.getByRole('button', { name: 'Ask' }).click()
  await expect(phone.getByText('Which spout length?')).toBeVisible()

  await expect(page.getByText('Waiting: 1')).toBeVisible()
  // The badge widens no page of a phone.
  const narrow = await page.context().newPage()
  await narrow.setViewportSize({ width: 390, height: 844 })
  await open(narrow, `/au/project-builder/edit/?projectId=${projectId}&step=3`)
  await expect(narrow.getByRole('link', { name: 'People 1 comment waiting' })).toBeAttached()
  expect(await narrow.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await narrow.close()
  await page.getByText('Answer', { exact: true }).click()
  await page.getByRole('textbox', { name: /^Answer to question/ }).fill('The long one.')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(phone.getByText('The long one.')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  expect(await darkContrastFindings(page)).toEqual([])
  await page.getByRole('button', { name: /^Resolve/ }).click()
  await expect(page.getByText('Nothing is waiting for you')).toBeVisible()

  await open(page, `/au/project-builder/links/?projectId=${projectId}`)
  await expect(page.getByText(/Opened (?:once|\d+ times), last/)).toBeVisible()
  await page.getByRole('button', { name: 'Stop sharing with Harbour Plumbing' }).click()
  await expect(page.getByText(/Ended \d/)).toBeVisible()
  expect((await phone.goto(pathname))?.status()).toBe(410)
  await expect(phone.getByRole('heading', { name: 'This link has ended' })).toBeVisible()
  await context.close()
})
