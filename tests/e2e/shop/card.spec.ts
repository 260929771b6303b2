import { expect, open, test } from '#tests/support/browser/journey.ts'

test('picking a colour on a card changes picture, code, price and link', async ({ page }) => {
  await open(page, '/au/search/?query=liano+ii+basin+mixer')
  const card = page.getByRole('article').first()
  const picker = card.getByRole('combobox')
  await expect(picker).toContainText('Brushed Brass')
  const before = {
    sku: await card.getAttribute('data-sku'),
    picture: await card.getByRole('img', { includeHidden: true }).first().getAttribute('src'),
    href: await card.getByRole('heading').getByRole('link').getAttribute('href'),
  }
  await picker.click()
  await card.getByRole('option', { name: /^Matte Black/ }).click()
  await expect(picker).toContainText('Matte Black')
  await expect(card.getByRole('listbox')).toBeHidden()
  await expect(card).not.toHaveAttribute('data-sku', before.sku ?? '')
  const sku = (await card.getAttribute('data-sku')) ?? ''
  // The words are seen, too: hidden ones have a box of a pixel, which counts as visible.
  const code = await card.getByText(`Product code ${sku}`).boundingBox()
  expect(code?.width).toBeGreaterThan(100)
  const link = card.getByRole('heading').getByRole('link')
  await expect(link).toHaveAttribute('href', new RegExp(`matte-black-${sku}/\\?sr=1$`))
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener')
  await expect(link).toHaveAccessibleDescription('Opens in a new tab')
  await expect(card.getByRole('img', { includeHidden: true }).first()).not.toHaveAttribute('src', before.picture ?? '')
})

test('the colour picker works by keyboard and closes on a click elsewhere', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/au/search/?query=liano+ii+basin+mixer')
  const card = page.getByRole('article').first()
  const picker = card.getByRole('combobox')
  await picker.focus()
  await page.keyboard.press('ArrowDown')
  await expect(card.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(picker).not.toContainText('Brushed Brass')
  await picker.click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(card.getByRole('listbox')).toBeHidden()
})

test('pictures turn by arrows, and a product opens in a new tab with where it came from', async ({
  page,
  context,
  isMobile,
}) => {
  await open(page, '/au/products/tapware/basin-mixers/')
  const card = page.getByRole('article').first()
  const name = (await card.getByRole('heading').textContent()) ?? ''
  if (!isMobile) {
    const picture = (index: number) => card.getByRole('img', { includeHidden: true }).nth(index)
    const previous = card.getByRole('button', { name: `Previous picture of ${name}` })
    await expect(previous).toBeDisabled()
    await card.getByRole('button', { name: `Next picture of ${name}` }).click()
    await expect(picture(1)).toBeInViewport({ ratio: 0.9 })
    await expect(picture(0)).not.toBeInViewport({ ratio: 0.1 })
    await expect(card.getByRole('button', { name: /^Picture 2 of/ })).toHaveAttribute('aria-current', 'true')
    await previous.click()
    await expect(picture(0)).toBeInViewport({ ratio: 0.9 })
    await expect(previous).toBeDisabled()
    await card.getByRole('button', { name: /^Picture 2 of/ }).click()
    await expect(picture(1)).toBeInViewport({ ratio: 0.9 })
  }
  const opened = context.waitForEvent('page')
  await card.getByRole('heading').getByRole('link').click()
  const product = await opened
  await expect(product.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(product).toHaveURL(/\?category=products%2Ftapware%2Fbasin-mixers$/)
  expect(await product.evaluate(() => document.referrer)).toContain('/au/')
  const dataLayer = await page.evaluate(() => window.dataLayer)
  expect(dataLayer).toContainEqual(expect.objectContaining({ event: 'product_click', position: 1 }))
  const token = await page.evaluate(() => localStorage.getItem('anonymousUserToken'))
  expect(token).toMatch(/^anonymous-/)
  expect(await page.evaluate(() => localStorage.getItem('lastQueryId'))).toMatch(/^[0-9a-f]{32}$/)
})

test('a visitor who adds a product is asked to sign in', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/au/products/tapware/basin-mixers/')
  await page.getByRole('article').first().getByRole('button', { name: 'Add to Project', exact: true }).click()
  await expect(page).toHaveURL(/login=true/)
  const dialog = page.getByRole('dialog', { name: 'Sign in / Sign up' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).not.toHaveURL(/login=true/)
})

test('in the BIM library products are selected in place of bought', async ({ page }) => {
  await open(page, '/au/tools-resources/bim-library/')
  await expect(page.getByRole('heading', { level: 1, name: 'BIM Library' })).toBeVisible()
  const card = page.getByRole('article').first()
  await expect(card.getByText(/RRP|Ask for the price|Add to Project/)).toHaveCount(0)
  await card.getByRole('checkbox', { name: 'Select' }).press(' ')
  await expect(page.getByRole('button', { name: 'Download selected (1)' })).toBeVisible()
})

test('a product with two pictures missing shows placeholders', async ({ page }) => {
  await page.route('**/media/**', (route) => route.fulfill({ status: 404 }))
  await open(page, '/au/products/tapware/basin-mixers/')
  const picture = page.getByRole('article').first().getByRole('img', { includeHidden: true }).first()
  await expect(picture).toHaveAttribute('src', /search-result-thumbnail/)
})

test('a picture in view that takes long says so, those far below do not', { tag: '@desktop' }, async ({ page }) => {
  await page.route('**/media/**', () => {})
  await page.goto('/au/products/tapware/', { waitUntil: 'domcontentloaded' })
  // Where the moving lines are, in heights of the window from its top.
  const places = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .flatMap(({ effect }) =>
          effect instanceof KeyframeEffect && effect.pseudoElement ? (effect.target ?? []) : [],
        )
        .map((frame) => frame.getBoundingClientRect().top / innerHeight),
    )
  await expect.poll(async () => (await places()).length).toBeGreaterThan(2)
  expect(Math.max(...(await places()))).toBeLessThan(1.1)
})
