import { newAccount, newOwner } from '#tests/support/browser/account-journey.ts'
import { darkContrastFindings, expect, open, seriousFindings, test } from '#tests/support/browser/journey.ts'
import { linkIn } from '#tests/support/mailbox.ts'
import { mailTo } from '#tests/support/outbox.ts'

test('health says what works, and what was never proven', { tag: '@desktop' }, async ({ page }) => {
  await newOwner(page)
  await open(page, '/au/console/')
  await page.getByRole('link', { name: /Health.*Restore not proven/ }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Health' })).toBeVisible()
  await expect(page.getByText('No backup was ever restored.')).toBeVisible()
  const server = page.getByRole('region', { name: /:\d+$/ })
  await expect(server.first()).toContainText(/Database\s*Works/)
  expect(await seriousFindings(page)).toEqual([])
  expect(await darkContrastFindings(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 800 })
  await page.reload()
  const widest = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter(
          (each) => each.getBoundingClientRect().right > innerWidth && !each.closest('[role=region][tabindex], nav'),
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    )
  await expect.poll(widest).toEqual([])
})

test('a person is erased by two, and keeps the account by the mail', { tag: '@desktop' }, async ({ page, browser }) => {
  const [other, third] = [await browser.newPage(), await browser.newPage()]
  const email = await newAccount(third)
  await newOwner(page)
  await newOwner(other)
  await open(page, `/au/console/accounts/?q=${email}`)
  await page.locator('[data-row-link]').first().click()
  await page.locator('summary', { hasText: 'Propose to erase' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Asked for it by phone.')
  expect(await seriousFindings(page)).toEqual([])
  expect(await darkContrastFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Propose to erase' }).press('Enter')
  await expect(page.getByRole('status').first()).toHaveText('Proposed. Somebody else confirms it.')
  await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCount(0)

  await open(other, new URL(page.url()).pathname)
  await expect(other.getByText('Asked for it by phone.')).toBeVisible()
  await other.locator('summary', { hasText: 'Confirm' }).click()
  await other.getByRole('button', { name: 'Confirm' }).click()
  await expect(other.getByRole('status').first()).toHaveText('Confirmed. The account is closed, and a mail says so.')
  expect(await seriousFindings(other)).toEqual([])

  const link = linkIn(await mailTo(email, 'keep-account'))
  await open(third, link.pathname + link.search)
  expect(await seriousFindings(third)).toEqual([])
  await third.getByRole('button', { name: 'Keep my account' }).press('Enter')
  await expect(third.getByRole('heading', { level: 1, name: 'Your account stays' })).toBeVisible()
  await third.setViewportSize({ width: 390, height: 800 })
  expect(await third.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await Promise.all([other.close(), third.close()])
})
