import type { Page } from '@playwright/test'
import { PASSWORD } from '../support/browser/account-browser.ts'
import { DEMO_PASSWORD, fillIn, newAccount, newEmail, signInAs } from '../support/browser/account-journey.ts'
import { expect, open, seriousFindings, test } from '../support/browser/journey.ts'
import { linkIn } from '#tests/support/mailbox.ts'
import { mailTo } from '#tests/support/outbox.ts'

const signInDialog = (page: Page) => page.getByRole('dialog', { name: 'Sign in / Sign up' })
const submit = (page: Page) => signInDialog(page).getByRole('button', { name: 'Sign in', exact: true })
const accountButton = (page: Page, name: string) => page.getByRole('button', { name: `${name} menu` })

/** The signed-in name, which phones show in the drawer only. */
async function expectSignedIn(page: Page, isMobile: boolean, name: string): Promise<void> {
  if (!isMobile) return expect(accountButton(page, name)).toBeVisible()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
}

test('signing in leaves the visitor where they are', { tag: '@desktop' }, async ({ page, isMobile }) => {
  await open(page, '/au/products/tapware/?colour=Chrome&login=true')
  await expect(page.getByLabel('Email')).toBeFocused()
  await fillIn(signInDialog(page), { Email: ' Architect@Studio.Test ', Password: DEMO_PASSWORD })
  await page.keyboard.press('Enter')
  await expect(signInDialog(page)).toBeHidden()
  await expect(page).toHaveURL(/\/au\/products\/tapware\/\?colour=Chrome$/)
  await expectSignedIn(page, isMobile, 'Ari')
})

test('typing that begins before the form reacts goes on in its field', { tag: '@desktop' }, async ({ page }) => {
  const code = Promise.withResolvers<void>()
  await page.route('**/assets/account-dialog-*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto('/au/login/', { waitUntil: 'commit' })
  const password = signInDialog(page).getByLabel('Password', { exact: true })
  await fillIn(signInDialog(page), { Email: 'architect@studio.test' })
  await password.pressSequentially(DEMO_PASSWORD.slice(0, 4))
  code.resolve()
  await expect(page.locator('dialog:modal')).toBeVisible()
  await expect(password).toBeFocused()
  await page.keyboard.type(DEMO_PASSWORD.slice(4))
  await page.keyboard.press('Enter')
  await expect(accountButton(page, 'Ari')).toBeVisible()
})

test('what is missing or wrong is said, and what was typed stays', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/au/?login=true')
  const dialog = signInDialog(page)
  await submit(page).click()
  await expect(dialog.getByRole('alert')).toHaveText('Please enter your email and password.')
  await expect(page.getByLabel('Email')).toBeFocused()
  await fillIn(dialog, { Email: 'jo..smith@studio.test', Password: 'x' })
  await submit(page).click()
  await expect(dialog.getByRole('alert')).toHaveText('Please enter a valid email address.')
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address.')
  await fillIn(dialog, { Email: newEmail() })
  await submit(page).click()
  await expect(dialog.getByRole('alert')).toHaveText('Wrong email or password.')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('x')
  await dialog.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
})

test('a form is sent once at a time, and says when there is no connection', async ({ page }) => {
  await open(page, '/au/?login=true')
  let calls = 0
  const answer = Promise.withResolvers<void>()
  await page.route('**/action/account/login', async (route) => {
    calls++
    await answer.promise
    await route.abort()
  })
  await fillIn(signInDialog(page), { Email: 'jo@studio.test', Password: 'x' })
  await submit(page).click()
  await expect(submit(page)).toBeDisabled()
  await page.keyboard.press('Enter')
  await submit(page).click({ force: true })
  answer.resolve()
  await expect(page.getByRole('alert')).toHaveText(
    'No internet connection. Please check your connection and try again.',
  )
  expect(calls).toBe(1)
})

test(
  'an address that is not verified gets its mail again, as often as is left',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/au/?login=true')
    await page.route('**/action/account/login', (route) =>
      route.fulfill({
        status: 403,
        json: {
          isError: true,
          error: { code: 'email_not_verified', message: 'Please confirm your email address first.' },
          loginStatusCode: 'EMAIL_NOT_VERIFIED',
          emailRemainderCount: 1,
        },
      }),
    )
    await fillIn(signInDialog(page), { Email: newEmail(), Password: PASSWORD })
    await submit(page).click()
    const link = page.getByRole('link', { name: 'click here' })
    await link.click()
    await expect(page.getByText('Verification email sent again, please check.')).toBeVisible()
    await expect(link).toBeDisabled()
  },
)

test('the address of an account is typed once', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/au/?login=true')
  await page.getByLabel('Email').fill('jo@studio.test')
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('dialog', { name: 'Reset password' }).getByLabel('Email')).toHaveValue('jo@studio.test')
  await page.getByRole('button', { name: 'Back to sign in' }).click()
  await page.getByRole('button', { name: 'Create account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create account' })
  await expect(dialog.getByLabel('Email')).toHaveValue('jo@studio.test')
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Please fill in all fields.')
  await fillIn(dialog, { Password: 'Short1!', 'Confirm password': 'Short1!' })
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'Password must be at least 8 characters with one uppercase letter, one number and one special character.',
  )
  await fillIn(dialog, { Password: PASSWORD, 'Confirm password': `${PASSWORD}x` })
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Passwords do not match.')
})

test('from signing up to a profile, and back to where it began', { tag: '@desktop' }, async ({ page, isMobile }) => {
  const email = newEmail()
  await open(page, '/au/products/basins/?login=true')
  await page.getByRole('button', { name: 'Create account' }).click()
  await fillIn(page.getByRole('dialog'), { Email: email, Password: PASSWORD, 'Confirm password': PASSWORD })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/au/verify/?${new URLSearchParams({ email })}`)
  const notice = page.getByRole('dialog', { name: 'Verify your email' })
  await expect(notice).toContainText(email)
  expect(await page.evaluate(() => window.dataLayer)).toContainEqual({ event: 'sign_up', market: 'au' })
  await notice.getByRole('button', { name: 'send it again' }).click()
  await expect(notice.getByText('Verification email sent again, please check.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/au\/products\/basins\/$/)

  // The link of the newer mail is the one that holds, in another browser as well.
  await page.evaluate(() => [localStorage.clear(), sessionStorage.clear()])
  await page.goto(linkIn(await mailTo(email, 'verify', 1)).href)
  const created = page.getByRole('dialog', { name: 'Account created' })
  await expect(created.getByLabel('Email')).toHaveValue(email)
  await fillIn(created, { Password: PASSWORD })
  await created.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/au\/company-registration\//)
  await expect(page.getByRole('main').getByText('Complete your profile to continue')).toBeVisible()
  await fillIn(page, { 'First name': 'Jo', 'Last name': 'Smith', Phone: '0212345678', 'Company name': 'Studio Smith' })
  await page.getByLabel('Role').selectOption('Architect')
  await page.getByLabel('Company type').selectOption('Designer')
  await page.getByLabel('State').selectOption('VIC')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByText('Profile has been successfully updated.')).toBeVisible()
  await expect(page).toHaveURL(/\/au\/products\/basins\/$/)
  await expectSignedIn(page, isMobile, 'Jo')
})

test('a forgotten password is replaced by way of a mail', { tag: '@desktop' }, async ({ page, isMobile }) => {
  const email = await newAccount(page)
  await page.context().clearCookies()
  await open(page, '/au/products/basins/?login=true')
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reset password' })
  await dialog.getByLabel('Email').fill('nobody')
  await dialog.getByRole('button', { name: 'Reset password' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Please enter a valid email address.')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Reset password' }).click()
  await expect(page).toHaveURL(`/au/password-reset-confirm/?${new URLSearchParams({ email })}`)
  const link = linkIn(await mailTo(email, 'reset-password')).href

  await open(page, link)
  await fillIn(page.getByRole('dialog'), { Password: 'Other-Kettle-77', 'Confirm password': 'Other-Kettle-77' })
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(signInDialog(page)).toContainText('Your password has been changed.')
  await expect(signInDialog(page).getByLabel('Email')).toHaveValue(email)
  await fillIn(signInDialog(page), { Password: 'Other-Kettle-77' })
  await submit(page).click()
  await expect(signInDialog(page)).toBeHidden()
  // The drawer closes when the page changes.
  await expect(page).toHaveURL(/\/au\/products\/basins\/$/)
  await expectSignedIn(page, isMobile, 'Jo')

  await page.context().clearCookies()
  await open(page, link)
  await fillIn(page.getByRole('dialog'), { Password: 'Third-Kettle-77', 'Confirm password': 'Third-Kettle-77' })
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('alert')).toHaveText('This link has already been used.')
  await page.getByRole('button', { name: 'Send a new link' }).click()
  await expect(page.getByRole('dialog', { name: 'Reset password' })).toBeVisible()
})

test('a mail for a new password can be asked for again', { tag: '@desktop' }, async ({ page }) => {
  await open(page, `/au/password-reset-confirm/?${new URLSearchParams({ email: newEmail() })}`)
  await page.getByRole('button', { name: 'send it again' }).click()
  await expect(page.getByText('Reset password email sent again, please check.')).toBeVisible()
})

test('what an address says of a link is shown as text (T-078)', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/au/?success=false&message=access+expired.')
  await expect(page.getByRole('alert')).toHaveText('This link has expired.')
  await open(page, '/au/?error_description=%3Cb%3ENo%3C%2Fb%3E')
  await expect(page.getByRole('alert')).toHaveText('<b>No</b>')
})

test(
  'a visitor who signs in from a card goes on with it, and is back at the card',
  { tag: '@desktop' },
  async ({ page, isMobile }) => {
    await open(page, '/au/products/tapware/')
    const cards = page.getByRole('article')
    await expect(cards.first()).toBeVisible()
    const first = await cards.count()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect.poll(() => cards.count()).toBeGreaterThan(first)
    const card = cards.nth(first + 3)
    const sku = (await card.getAttribute('data-sku')) ?? ''
    const button = card.getByRole('button', { name: 'Add to Project', exact: true })
    await button.click()
    const top = (await button.boundingBox())?.y ?? 0
    const shown = await cards.count()
    await fillIn(signInDialog(page), { Email: 'architect@studio.test', Password: DEMO_PASSWORD })
    await submit(page).click()
    await expect(signInDialog(page)).toBeHidden()
    const adding = page.getByRole('dialog', { name: 'Add to project' })
    await expect(adding).toContainText(sku)
    await page.keyboard.press('Escape')
    await expect(adding).toBeHidden()
    await expect(page.locator(`article[data-sku="${sku}"]`)).toBeInViewport()
    expect((await button.boundingBox())?.y ?? -1_000).toBeCloseTo(top, -1)
    expect(await cards.count()).toBe(shown)
    await expect(button).toBeFocused()
    await expectSignedIn(page, isMobile, 'Ari')
  },
)

test('a signed-in visitor is not asked again', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, 'architect@studio.test')
  await open(page, '/au/products/?login=true')
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('staff see at once what is for them', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/au/products/tapware/')
  const count = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^[\d,]+ products$/ })
  const before = await count.textContent()
  await open(page, '/au/products/tapware/?login=true')
  await fillIn(signInDialog(page), { Email: 'staff@specify.test', Password: DEMO_PASSWORD })
  await submit(page).click()
  await expect(count).not.toHaveText(before ?? '')
})

test('the account menu opens, closes and leads out', { tag: '@desktop' }, async ({ page }) => {
  await newAccount(page)
  await open(page, '/au/products/')
  const button = accountButton(page, 'Jo')
  const logOut = page.getByRole('button', { name: 'Log out' })
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('link', { name: 'Projects', exact: true })).toHaveAttribute(
    'href',
    '/au/project-builder/',
  )
  await expect(page.getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/au/my-account/')
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(logOut).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(logOut).toBeHidden()
  await button.click()
  await logOut.click()
  await expect(page).toHaveURL(/\/au\/$/)
  await expect(page.getByRole('link', { name: 'Sign in / Sign up' }).first()).toBeVisible()
})

test('without a profile the menu leads to it', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, 'new@studio.test')
  await open(page, '/au/')
  await accountButton(page, 'Account').click()
  await expect(page.getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/au/company-registration/')
  await page.getByRole('link', { name: 'Complete your profile to continue' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Company registration' })).toBeVisible()
})

const STATES = {
  'Sign in / Sign up': '/au/login/',
  'Account created': '/au/?code=success&success=true&supportSignUp=true',
  'Verify your email': '/au/verify/?email=jo%40studio.test',
  'Check your email': '/au/password-reset-confirm/?email=jo%40studio.test',
  'New password': '/au/reset-password/?token=abc',
}

for (const [name, path] of Object.entries(STATES)) {
  test(`the dialog is sound and fits a narrow window: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await open(page, path)
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
    if (!path.startsWith('/au/?')) await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })
}

test('the forms of the dialog are sound with everything wrong', async ({ page }) => {
  await open(page, '/au/login/')
  await submit(page).click()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Create account' }).click()
  expect(await seriousFindings(page)).toEqual([])
})
