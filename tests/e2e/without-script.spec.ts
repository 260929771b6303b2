import type { Page } from '@playwright/test'
import { PASSWORD } from '../support/browser/account-browser.ts'
import { DEMO_PASSWORD, fillIn, newAccount, newEmail } from '../support/browser/account-journey.ts'
import { expect, open, test } from '../support/browser/journey.ts'
import { linkIn } from '#tests/support/mailbox.ts'
import { mailTo } from '#tests/support/outbox.ts'

test.use({ javaScriptEnabled: false })

/** Sends a range filter of a listing as a visitor types it; it may stand folded. */
async function filterBetween(page: Page, label: string, min: string, max: string): Promise<void> {
  const facet = page.locator('details').filter({ has: page.getByText(label, { exact: true }) })
  if (!(await facet.evaluate((element) => (element as HTMLDetailsElement).open))) await facet.locator('summary').click()
  await facet.getByLabel(/^From/).fill(min)
  await facet.getByLabel(/^To/).fill(max)
  await facet.getByRole('button', { name: /^Apply/ }).click()
}

test('ranges filter listings and searches, and go again', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/au/products/tapware/?colour=Chrome&sort=name_asc')
  await filterBetween(page, 'Price', '250', '100')
  await expect(page).toHaveURL(/\/au\/products\/tapware\/\?colour=Chrome&price=100-250&sort=name_asc$/)
  await expect(page.getByRole('button', { name: /Remove Price/ })).toBeVisible()
  await filterBetween(page, 'Price', '', '')
  await expect(page).toHaveURL(/\/au\/products\/tapware\/\?colour=Chrome&sort=name_asc$/)

  await page.goto('/nz/search/?query=basin')
  await filterBetween(page, 'Width', '400', '')
  await expect(page).toHaveURL(/\/nz\/search\/\?query=basin&width=400-$/)
  await expect(page.getByRole('button', { name: /Remove Width/ })).toBeVisible()
})

/** Visible buttons and selects that nothing would happen by: outside a form, or in one that they do not send. */
function deadControls(page: Page): Promise<string[]> {
  return page
    .locator('button:visible, select:visible')
    .evaluateAll((controls) =>
      (controls as (HTMLButtonElement | HTMLSelectElement)[])
        .filter((control) => !control.form || (control.tagName === 'BUTTON' && control.type !== 'submit'))
        .map((control) => control.ariaLabel ?? control.textContent),
    )
}

for (const path of [
  '/au/',
  '/au/products/tapware/',
  '/au/product/liano-nexus-basin-mixer-chrome-97140C6AF/',
  '/au/cart/',
]) {
  test(`every control of ${path} does something`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await deadControls(page)).toEqual([])
  })
}

const submit = (page: Page, name: string) => page.getByRole('dialog').locator('button[type=submit]', { hasText: name })

test('signing in says what is wrong, and leads back', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/au/cart/')
  await page.getByRole('link', { name: 'Sign in / Sign up' }).first().click()
  await submit(page, 'Sign in').click()
  await expect(page.getByRole('alert')).toHaveText('Please enter your email and password.')
  await fillIn(page, { Email: 'Architect@studio.test', Password: 'wrong' })
  await page.getByLabel('Remember me').check()
  await submit(page, 'Sign in').click()
  await expect(page.getByRole('alert')).toHaveText('Wrong email or password.')
  await expect(page.getByLabel('Email')).toHaveValue('Architect@studio.test')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await expect(page.getByLabel('Remember me')).toBeChecked()
  await fillIn(page, { Password: DEMO_PASSWORD })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/au\/cart\/$/)
  await expect(page.getByRole('link', { name: 'Ari', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/au\/$/)
  await expect(page.getByRole('link', { name: 'Sign in / Sign up' })).toBeVisible()
})

test('an account is made, confirmed, and given another password', { tag: '@desktop' }, async ({ page }) => {
  const email = newEmail()
  const redirect = '/au/products/basins/'
  await page.goto(`/au/login/?${new URLSearchParams({ redirect })}`)
  await page.getByRole('button', { name: 'Create account' }).click()
  await fillIn(page, { Email: email, Password: PASSWORD, 'Confirm password': `${PASSWORD}x` })
  await submit(page, 'Create account').click()
  await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription('Passwords do not match.')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await fillIn(page, { Password: PASSWORD, 'Confirm password': PASSWORD })
  await submit(page, 'Create account').click()
  await expect(page).toHaveURL(`/au/verify/?${new URLSearchParams({ email, redirect })}`)
  await submit(page, 'send it again').click()
  await expect(page.getByText('Verification email sent again, please check.')).toBeVisible()

  await page.getByRole('button', { name: 'Back to sign in' }).click()
  await fillIn(page, { Email: email, Password: PASSWORD })
  await submit(page, 'Sign in').click()
  await expect(page.getByRole('alert')).toContainText(`not verified yet`)
  await page.goto(linkIn(await mailTo(email, 'verify', 1)).href)
  await expect(page.getByRole('dialog')).toContainText('Your account has been created. Sign in to continue.')
  await expect(page.getByLabel('Email')).toHaveValue(email)

  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await page.getByLabel('Email').fill('nobody')
  await submit(page, 'Reset password').click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address.')
  await page.getByLabel('Email').fill(email)
  await submit(page, 'Reset password').click()
  await expect(page).toHaveURL(`/au/password-reset-confirm/?${new URLSearchParams({ email, redirect })}`)
  await page.goto(linkIn(await mailTo(email, 'reset-password')).href)
  await fillIn(page, { Password: 'short', 'Confirm password': 'short' })
  await submit(page, 'Save password').click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/at least 8 characters/)
  const changed = `${PASSWORD}-changed`
  await fillIn(page, { Password: changed, 'Confirm password': changed })
  await submit(page, 'Save password').click()
  await expect(page.getByRole('status')).toHaveText('Your password has been changed. Sign in with the new one.')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await fillIn(page, { Password: changed })
  await submit(page, 'Sign in').click()

  const profile = { 'First name': 'Jo', 'Last name': 'Smith', Phone: '02 5550 1200', 'Company name': 'Studio Smith' }
  await fillIn(page, profile)
  await page.getByLabel('Role', { exact: true }).selectOption('Architect')
  await page.getByLabel('Company type').selectOption('Designer')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByLabel('State', { exact: true })).toHaveAccessibleDescription('State is required.')
  await expect(page.getByLabel('Company name')).toHaveValue('Studio Smith')
  await expect(page.getByLabel('Company type')).toHaveValue('Designer')
  await page.getByLabel('State', { exact: true }).selectOption('NSW')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page).toHaveURL(/\/au\/products\/basins\/$/)
  await expect(page.getByRole('link', { name: 'Jo', exact: true })).toBeVisible()

  await page.goto('/au/my-account/')
  await page.locator('summary', { hasText: 'Delete account' }).click()
  const deletion = page.getByRole('region', { name: 'Delete account' })
  await deletion.getByLabel('Password', { exact: true }).fill(changed)
  await deletion.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('link', { name: 'Jo', exact: true })).toHaveCount(0)
})

test('an enquiry is read once more and sent, and so is feedback', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/au/about-us/contact-us/?code=ABC-1')
  const send = page.getByRole('button', { name: 'Submit' })
  await page.getByLabel('Purpose of Enquiry').selectOption('Project')
  await fillIn(page, { Name: 'Ari Lane', Email: 'ari', Phone: '02 5550 1200' })
  await page.getByRole('checkbox').check()
  await send.click()
  await expect(page).toHaveURL(/#enquiry$/)
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address.')
  await expect(page.getByLabel('Project Type')).toHaveAccessibleDescription('Project type is required.')
  for (const [label, value] of Object.entries({
    'Purpose of Enquiry': 'Project',
    Name: 'Ari Lane',
    Phone: '02 5550 1200',
    Message: 'Product code ABC-1: ',
  }))
    await expect(page.getByLabel(label)).toHaveValue(value)
  await expect(page.getByRole('checkbox')).toBeChecked()
  await page.getByLabel('Email').fill('ari@studio.test')
  await page.getByLabel('Project Type').selectOption('Offices')
  await send.click()
  await expect(page.getByRole('status').getByText('Please read your enquiry once more')).toBeVisible()
  await expect(page.getByLabel('Project Type')).toHaveValue('Offices')
  await send.click()
  await expect(page.getByRole('alert').getByText('That was very quick.')).toBeVisible()
  await page.waitForTimeout(3_100) // as long as a review takes at least
  await send.click()
  await expect(page.getByRole('status')).toHaveText('Your query has been submitted.')
  await expect(page.getByLabel('Name')).toHaveValue('')

  await page.getByRole('link', { name: 'Feedback' }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  const message = page.getByLabel('What could be better here?')
  await expect(message).toHaveAccessibleDescription(/Please write a message/)
  await message.fill('It works without script.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('status')).toHaveText('Thank you. Your feedback has been sent.')
})

test('a product is put into the cart, counted, and ordered', { tag: '@desktop' }, async ({ page }) => {
  const name = 'Liano Nexus Basin Mixer'
  await newAccount(page)
  await page.goto('/au/product/liano-nexus-basin-mixer-chrome-97140C6AF/')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('status')).toHaveText(`Added to cart: ${name}`)
  const quantity = page.getByRole('textbox', { name: `Quantity of ${name}` })
  await quantity.fill('none')
  await quantity.press('Enter')
  await expect(quantity).toHaveAccessibleDescription('A whole number from 1 to 9,999, please.')
  await expect(quantity).toHaveValue('none')
  await quantity.fill('3')
  await page.getByRole('radio', { name: /Express/ }).check()
  await page.getByRole('button', { name: 'Update cart' }).click()
  await expect(page.getByRole('status')).toHaveText('Your cart has been updated.')
  await expect(quantity).toHaveValue('3')
  await expect(page.getByRole('radio', { name: /Express/ })).toBeChecked()
  await page.getByLabel('Discount code').fill('nonsense')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByLabel('Discount code')).toHaveAccessibleDescription('code not valid')
  await expect(page.getByLabel('Discount code')).toHaveValue('nonsense')
  await page.getByRole('button', { name: `Remove ${name}` }).click()
  await expect(page.getByText('Your cart is empty.')).toBeVisible()

  await page.goto('/au/product/liano-nexus-basin-mixer-chrome-97140C6AF/')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('link', { name: 'Checkout' }).click()
  await fillIn(page, { Street: 'Kettle Street', 'Suburb or city': 'Sydney', Postcode: '20' })
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByLabel('Postcode')).toHaveAccessibleDescription('Postcode has 4 digits')
  await expect(page.getByLabel('Street', { exact: true })).toHaveValue('Kettle Street')
  await page.getByLabel('Postcode').fill('2000')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByRole('radio', { name: /Kettle Street/ })).toBeChecked()
  await page.getByRole('radio', { name: /Standard/ }).check()
  await page.getByLabel('Your reference (optional)').fill('PO 4471')
  // What was not reviewed is not ordered.
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('status')).toHaveText('Your choices are saved. Please check your order and place it.')
  await expect(page.getByRole('radio', { name: /Standard/ })).toBeChecked()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await expect(page.getByText('PO 4471')).toBeVisible()
})

test('the market is switched', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/au/products/tapware/')
  await page.getByRole('button', { name: /New Zealand/ }).click()
  await expect(page).toHaveURL(/\/nz\/$/)
  await page.goto('/')
  await expect(page).toHaveURL(/\/nz\/$/)
})

test.describe('with script', () => {
  test.use({ javaScriptEnabled: true })

  test('a form that was sent before its page reacted goes on', { tag: '@desktop' }, async ({ context }) => {
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await open(page, '/au/login/')
    await fillIn(page, { Email: 'architect@studio.test', Password: 'wrong' })
    await page.locator('dialog form').evaluate((form) => (form as HTMLFormElement).submit()) // past React
    await expect(page.getByRole('alert')).toHaveText('Wrong email or password.')
    await expect(page.locator('dialog:modal')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue('architect@studio.test')
    await fillIn(page, { Password: DEMO_PASSWORD })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Ari menu' })).toBeVisible()
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    expect(errors).toEqual([])
  })
})
