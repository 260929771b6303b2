import { PASSWORD } from '../support/browser/account-browser.ts'
import { fillIn, newAccount, signInAs } from '../support/browser/account-journey.ts'
import { expect, open, seriousFindings, test } from '../support/browser/journey.ts'

const SAVED = 'Profile has been successfully updated.'

test('pages of an account ask visitors to sign in, and lead back', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/au/my-account/')
  await expect(page).toHaveURL(/\/au\/\?login=true&redirect=%2Fau%2Fmy-account%2F$/)
  const dialog = page.getByRole('dialog', { name: 'Sign in / Sign up' })
  await fillIn(dialog, { Email: 'architect@studio.test', Password: 'Tapware-2026!' })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
  await expect(page).toHaveURL(/\/au\/my-account\/$/)
})

test('my account leads to the registration as long as there is no name', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, 'new@studio.test')
  await open(page, '/au/my-account/')
  await expect(page).toHaveURL((url) => url.pathname === '/au/company-registration/')
  await expect(page.getByRole('heading', { level: 2, name: 'About you', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'About your company' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('new@studio.test')
  for (const label of ['Email', 'Country']) await expect(page.getByLabel(label)).not.toBeEditable()
})

test('every field of the profile says what is wrong with it', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, 'new@studio.test')
  await open(page, '/nz/company-registration/')
  await expect(page.getByLabel('Country')).toHaveValue('New Zealand')
  await expect(page.getByLabel('State').getByRole('option')).toHaveText([
    'Choose a region',
    'North Island',
    'South Island',
  ])
  await page.getByRole('button', { name: 'Save and continue' }).click()
  const problems = {
    'First name': 'First name required',
    'Last name': 'Last name required',
    Role: 'Role is required.',
    'Company name': 'Company name required',
    'Company type': 'Company type is required.',
    State: 'State is required.',
  }
  for (const [label, problem] of Object.entries(problems))
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(problem)
  await expect(page.getByText('Phone required')).toBeVisible()
  await expect(page.getByLabel('First name')).toBeFocused()
  await fillIn(page, { 'First name': 'J**', Phone: '1234567890123' })
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByText('First name required')).toBeVisible()
  await expect(page.getByText('phone number must be of 12 digits')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
})

test(
  'a profile is changed, and what the server or the line has against it is said',
  { tag: '@desktop' },
  async ({ page }) => {
    await newAccount(page)
    await open(page, '/au/my-account/')
    const save = page.getByRole('button', { name: 'Save changes' })
    await page.route('**/action/account/update', (route) => route.abort())
    await page.getByLabel('First name').fill('Joanna')
    await save.click()
    await expect(page.getByText('No internet connection. Please check your connection and try again.')).toBeVisible()
    await page.unroute('**/action/account/update')
    await page.route('**/action/account/update', (route) =>
      route.fulfill({
        status: 400,
        json: { isError: true, error: { code: 'invalid_input', message: 'x', fields: { phone: 'Not this one.' } } },
      }),
    )
    await save.click()
    await expect(page.getByText('Not this one.')).toBeVisible()
    await page.unroute('**/action/account/update')
    await page.route('**/action/account/update', (route) => route.fulfill({ status: 500, body: 'oops' }))
    await save.click()
    await expect(page.getByText('Something went wrong!')).toBeVisible()
    await page.unroute('**/action/account/update')
    await save.click()
    await expect(page.getByText(SAVED)).toBeVisible()
    await expect(page.getByText(SAVED)).toBeHidden({ timeout: 4_000 })
    await page.reload()
    await expect(page.getByLabel('First name')).toHaveValue('Joanna')
  },
)

test('a company of the other market cannot be changed here', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, 'builder@studio.test')
  await open(page, '/au/my-account/')
  for (const label of ['Company name', 'Company type', 'State']) await expect(page.getByLabel(label)).not.toBeEditable()
  await expect(page.getByLabel('Company name')).toHaveAccessibleDescription(/New Zealand/)
  await expect(page.getByLabel('First name')).toBeEditable()
})

test('addresses are added, changed, made the default and removed', { tag: '@desktop' }, async ({ page }) => {
  await newAccount(page)
  await open(page, '/au/my-account/')
  await page.getByRole('button', { name: 'Add address' }).click()
  const adding = page.getByRole('dialog', { name: 'Add address' })
  await adding.getByRole('button', { name: 'Save address' }).click()
  await expect(adding.getByLabel('Street', { exact: true })).toBeFocused()
  expect(await seriousFindings(page)).toEqual([])
  await fillIn(adding, { Street: 'Crown Street', 'Suburb or city': 'Surry Hills', Postcode: '2010' })
  await adding.getByRole('button', { name: 'Save address' }).click()
  await expect(adding).toBeHidden()
  const card = page.getByRole('article')
  await expect(card).toContainText('Surry Hills 2010')

  await card.getByRole('button', { name: 'Edit' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit address' })
  await fillIn(editing, { 'Suburb or city': 'Darlinghurst' })
  await editing.getByRole('button', { name: 'Save address' }).click()
  await expect(card).toContainText('Darlinghurst 2010')

  for (const use of ['billing', 'shipping']) {
    const button = card.getByRole('button', { name: `Set as default ${use}` })
    if (await button.isVisible()) await button.click()
    await expect(card.getByText(`Default ${use}`)).toBeVisible()
  }
  await card.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Yes, please remove' }).click()
  await expect(page.getByText('You have not added an address yet.')).toBeVisible()
})

test('a password is changed with the old one only', { tag: '@desktop' }, async ({ page }) => {
  const email = await newAccount(page)
  await open(page, '/au/my-account/')
  const change = page.getByRole('button', { name: 'Change password' })
  await fillIn(page, {
    'Current password': 'Wrong-Kettle-1',
    'New password': 'Other-Kettle-77',
    'Confirm new password': 'Other-Kettle-77',
  })
  await change.click()
  await expect(page.getByLabel('Current password', { exact: true })).toBeFocused()
  await fillIn(page, { 'Current password': PASSWORD, 'New password': 'weak', 'Confirm new password': 'weak' })
  await change.click()
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused()
  await fillIn(page, { 'New password': 'Other-Kettle-77', 'Confirm new password': 'Other-Kettle-77' })
  await change.click()
  await expect(page.getByText('Your password has been changed.')).toBeVisible()
  await expect(page.getByLabel('Current password', { exact: true })).toHaveValue('')
  await page.context().clearCookies()
  await signInAs(page, email, 'Other-Kettle-77')
})

for (const [title, path, profile] of [
  ['an account', '/au/my-account/', true],
  ['an account without a profile', '/au/company-registration/', false],
] as const)
  test(`${title} is deleted with its password`, { tag: '@desktop' }, async ({ page }) => {
    const email = await newAccount(page, { profile })
    await open(page, path)
    await page.locator('summary', { hasText: 'Delete account' }).click()
    const dialog = page.getByRole('region', { name: 'Delete account' })
    await dialog.getByLabel('Password', { exact: true }).fill('Wrong-Kettle-1')
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page).toHaveURL(/\/au\/$/)
    await expect(signInAs(page, email, PASSWORD)).rejects.toThrow('Wrong email or password.')
  })

for (const [name, email, path] of [
  ['company registration', 'new@studio.test', '/au/company-registration/'],
  ['my account', 'architect@studio.test', '/au/my-account/'],
] as const) {
  test(`the page is sound and fits a narrow window: ${name}`, async ({ page }) => {
    await signInAs(page, email)
    await page.setViewportSize({ width: 320, height: 700 })
    await open(page, path)
    expect(await seriousFindings(page)).toEqual([])
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  })
}
