import type { Page } from '@playwright/test'
import { newAccount } from '#tests/support/browser/account-journey.ts'
import { expect, open, seriousFindings, test } from '#tests/support/browser/journey.ts'

const PRODUCT = '/au/product/liano-nexus-basin-mixer-chrome-97140C6AF/'
const SKU = '97140C6AF'
const NAME = 'Liano Nexus Basin Mixer'
const LISTING = '/au/products/tapware/'

const cartLink = (page: Page, items: string) =>
  page.getByRole('banner').getByRole('link', { name: `Cart, ${items}`, exact: true })
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

test('a visitor has an empty cart and is asked to sign in; products offer no cart @phone', async ({ page }) => {
  await open(page, '/au/cart/')
  await expect(page.getByRole('heading', { name: 'Cart', level: 1 })).toBeVisible()
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/au/')
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in / Sign up' })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await open(page, PRODUCT)
  await expect(page.getByRole('button', { name: 'Add to project' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Wishlist' })).toHaveCount(0)
})

/** Calls an action as the page's own scripts do. */
async function call(page: Page, name: string, data: object): Promise<void> {
  const headers = { 'x-market': 'au', origin: process.env['SITE_URL'] ?? '' }
  const response = await page.request.post(`/action/${name}`, { data, headers })
  if (!response.ok()) throw new Error(`${name} answered ${response.status()}: ${await response.text()}`)
}

test('a product goes from its page into the cart, which adds up @desktop', async ({ page }) => {
  await newAccount(page)
  await open(page, PRODUCT)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  const added = page.getByRole('dialog', { name: 'Added to cart' })
  await expect(added.getByText(NAME)).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await added.getByRole('button', { name: 'Continue shopping' }).click()
  await expect(added).toBeHidden()
  await expect(cartLink(page, '1 item')).toBeVisible()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await added.getByRole('link', { name: 'Go to cart' }).click()
  await expect(page).toHaveURL(/\/au\/cart\/$/)

  const summary = page.getByRole('complementary', { name: 'Summary' })
  await expect(summary).toContainText('Estimated shipping')
  const more = page.getByRole('button', { name: `Increase quantity of ${NAME}` })
  await page.route('**/action/cart/updateLineItem', (route) => route.abort())
  await more.click()
  await expect(page.getByRole('alert')).toContainText('No internet connection.')
  await expect(page.getByRole('textbox', { name: `Quantity of ${NAME}` })).toHaveValue('2')
  await page.unroute('**/action/cart/updateLineItem')
  await more.click()
  await expect(cartLink(page, '3 items')).toBeVisible()
  await expect(summary).toContainText('$1,495.20')
  await summary.getByLabel('Discount code').fill('nonsense')
  await summary.getByRole('button', { name: 'Apply' }).click()
  await expect(summary.getByText('code not valid')).toBeVisible()
  await summary.getByLabel('Discount code').fill('trade5')
  await summary.getByRole('button', { name: 'Apply' }).click()
  await expect(summary).toContainText('-$74.76')
  await summary.getByRole('radio', { name: /Express/ }).check()
  await expect(summary).toContainText('$1,469.44')
  await page.context().clearCookies()
  await summary.getByRole('radio', { name: /Standard/ }).click()
  const signIn = page.getByRole('dialog', { name: 'Sign in / Sign up' })
  await expect(signIn).toContainText('Your session has ended. Sign in to continue.')
  await page.keyboard.press('Escape')
  expect(await seriousFindings(page)).toEqual([])
})

test('a cart is ordered once, with an address of its own @desktop', async ({ page }) => {
  const email = await newAccount(page)
  await call(page, 'cart/addToCart', { variant: { sku: SKU, count: 3 } })
  await call(page, 'cart/setShippingMethod', { shippingMethodId: 'express' })
  await open(page, '/au/checkout/')
  await expect(page.getByText('Choose a delivery address.')).toBeVisible()
  await page.getByRole('button', { name: 'Add address' }).click()
  const address = page.getByRole('dialog', { name: 'Add address' })
  await address.getByLabel('Street', { exact: true }).fill('Kettle Street')
  await address.getByLabel('Suburb or city').fill('Sydney')
  await address.getByLabel('Postcode').fill('2000')
  await address.getByLabel('State (optional)').selectOption('NSW')
  await page.route('**/action/cart/getCheckoutSessionToken', (route) => route.abort())
  await address.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByRole('radio', { name: /Kettle Street/ })).toBeChecked()
  await expect(page.getByText('This checkout has expired.')).toBeVisible()
  await page.unroute('**/action/cart/getCheckoutSessionToken')
  await page.getByRole('button', { name: 'Review again' }).click()
  const place = page.getByRole('button', { name: 'Place order' })
  await expect(place).toBeEnabled()
  expect(await seriousFindings(page)).toEqual([])
  // The order is pressed while the field that was just left is saved, and with Enter while another choice is.
  await page.route('**/action/cart/{updateCart,setShippingMethod}', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await page.getByRole('radio', { name: /Standard/ }).check()
  await place.press('Enter')
  await expect(page.getByText(/Your total is now \$[\d,.]+. Please check it and place your order./)).toBeVisible()
  await page.getByLabel('Your reference (optional)').fill('PO 4471')
  await place.dblclick()

  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByText('PO 4471')).toBeVisible()
  await expect(cartLink(page, '0 items')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await open(page, '/au/orders/')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('table').getByRole('link').click()
  await page.getByRole('button', { name: 'Order again' }).click()
  await expect(page).toHaveURL(/\/au\/cart\/$/)
  await expect(cartLink(page, '3 items')).toBeVisible()
})

test('what is liked on a card is on the wishlist, goes into the cart, and comes back where that fails @phone', async ({
  page,
}) => {
  await newAccount(page)
  await open(page, LISTING)
  const card = page.getByRole('main').getByRole('article').first()
  const name = (await card.getAttribute('aria-label')) ?? ''
  const heart = card.getByRole('button', { name: 'Wishlist' })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page.route('**/action/wishlist/addToWishlist', (route) => route.abort())
  await heart.click()
  await expect(card.getByRole('alert')).toContainText('No internet connection.')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page.unroute('**/action/wishlist/addToWishlist')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(card.getByRole('alert')).toHaveCount(0)
  await page.waitForLoadState('networkidle')

  await open(page, '/au/wishlist/')
  const line = page.getByRole('listitem').filter({ hasText: name })
  await expect(line).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  expect(await fits(page)).toBe(true)
  await page.route('**/action/wishlist/removeLineItem', (route) => route.abort())
  await line.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('alert')).toContainText('No internet connection.')
  await expect(line).toBeVisible()
  await line.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('Your wishlist is empty.')).toBeVisible()
  await expect(page.getByText(`${name} is in your cart now.`)).toBeVisible()
  await expect(cartLink(page, '1 item')).toBeVisible()

  await cartLink(page, '1 item').click()
  await expect(page.getByRole('heading', { name: 'Cart', level: 1 })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  expect(await fits(page)).toBe(true)
  await page.getByRole('button', { name: 'Move to wishlist' }).click()
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
})
