import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@specify/demo/feed'
import { newAccount, newOwner, signInAs } from '#tests/support/browser/account-journey.ts'
import { darkContrastFindings, expect, open, seriousFindings, test } from '#tests/support/browser/journey.ts'
import { givenQuote } from '#tests/support/browser/quote-journey.ts'
import { solveCaptcha } from '#tests/support/captcha.ts'

/** Goes on with the key until something has the focus, as people without a mouse do. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`80 presses of Tab do not reach ${String(target)}`)
}

test('an enquiry is answered and an order noted by keyboard alone', { tag: '@desktop' }, async ({ page, context }) => {
  const email = `kim-${randomUUID()}@harbour.test`
  const site = process.env['SITE_URL']!
  const formData = {
    First_Name: 'Kim Hall',
    Purpose_of_Enquiry: 'General',
    Email: email,
    Occupation: 'Builder',
    Preferred_Contact_Method: 'Email',
    Message: 'How long is the spout?',
    Source_Site: 'Specify',
  }
  const sent = await page.request.post('/action/product/submitContactForm', {
    data: { formData, recaptchaValue: await solveCaptcha(site) },
    headers: { 'x-market': 'au', origin: site },
  })
  expect(sent.ok()).toBe(true)
  await signInAs(page, 'service@specify.test')
  await open(page, '/au/console/')
  await tabTo(page, page.getByRole('link', { name: /Enquiries to answer/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 found')).toBeVisible()
  await tabTo(page, page.locator('[data-row-link]'))
  await page.keyboard.press('Enter')
  const answer = page.getByRole('textbox', { name: 'Answer' })
  await tabTo(page, answer)
  await page.keyboard.type('Dear Kim, it is 160 mm long.')
  await tabTo(page, page.getByRole('button', { name: 'Send answer' }))
  // The session ends while it is written.
  await context.clearCookies()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to send this')
  await expect(page.getByText('Dear Kim, it is 160 mm long.')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  expect(await darkContrastFindings(page)).toEqual([])
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type('service@specify.test')
  await tabTo(page, page.getByRole('textbox', { name: 'Password' }))
  await page.keyboard.type(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText('The answer is on its way, and the enquiry is done.')
  await expect(page.getByText(/Tui Brown to the customer/)).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  expect(await darkContrastFindings(page)).toEqual([])

  await open(page, '/au/console/orders/')
  await tabTo(page, page.locator('[data-row-link]').first())
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('textbox', { name: 'Note' }))
  const note = `Rang ${randomUUID()}`
  await page.keyboard.type(note)
  await tabTo(page, page.getByRole('button', { name: 'Add note' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(note)).toBeVisible()
  expect(await darkContrastFindings(page)).toEqual([])
})

test('Today, the lists, an order and a quote fit a phone', { tag: '@phone' }, async ({ page, browser }) => {
  const customer = await browser.newPage({ baseURL: process.env['SITE_URL'] ?? '' })
  await newAccount(customer)
  const quote = await givenQuote(customer)
  await customer.close()
  await newOwner(page)
  const menu = page.getByRole('navigation', { name: 'Console' })
  for (const path of [
    '',
    'orders/',
    'quotes/',
    'enquiries/',
    'feedback/?state=',
    'projects/',
    'comments/?state=',
    'replies/',
    'stock/',
    'accounts/',
    'mails/',
    'log/',
  ]) {
    await open(page, `/au/console/${path}`)
    // Scrolling ends at a whole pixel, where the last entry may end in the middle of one.
    await expect(menu.locator('[aria-current]')).toBeInViewport({ ratio: 0.99 })
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)]).toEqual([path, 0])
    expect([path, await seriousFindings(page)]).toEqual([path, []])
  }
  await open(page, '/au/console/orders/')
  await page.locator('[data-row-link]').first().tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order AU-/)
  for (const address of [page.url(), quote]) {
    await open(page, address)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(await seriousFindings(page)).toEqual([])
    expect(await darkContrastFindings(page)).toEqual([])
  }
  await expect(page).toHaveURL(/\/au\/console\/quotes\//)
  await expect(page.getByRole('button', { name: 'Send answer' })).toBeVisible()
})
