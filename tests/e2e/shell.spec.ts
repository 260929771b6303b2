import { expect, open, test } from '../support/browser/journey.ts'

test('the mega menu opens when the pointer rests on it, and by its button', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/au/')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Products', exact: true }).hover()
  const basinMixers = menu.getByRole('link', { name: 'Basin mixers', exact: true })
  await expect(basinMixers).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(basinMixers).toBeHidden()
  await menu.getByRole('button', { name: 'Products menu' }).click()
  await expect(menu.getByRole('button', { name: 'Products menu' })).toHaveAttribute('aria-expanded', 'true')
  await basinMixers.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Basin mixers' })).toBeVisible()
  await expect(basinMixers).toBeHidden()
})

test('the menu shows finishes as swatches with their names', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/au/')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('button', { name: 'Products menu' }).click()
  await menu.getByRole('link', { name: 'Finishes', exact: true }).hover()
  const brass = menu.getByRole('list', { name: 'Finishes' }).getByRole('link', { name: 'Brushed brass', exact: true })
  await expect(brass).toBeVisible()
  const swatch = brass.locator('img')
  await expect(swatch).toHaveAttribute('src', '/images/swatches/BrushedBrass.svg')
  await expect.poll(() => swatch.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const panel = await brass.evaluate((link) => {
    let box: Element | null = link
    while (box && getComputedStyle(box).overflowY !== 'auto') box = box.parentElement
    return { height: box!.clientHeight, whole: box!.scrollHeight }
  })
  expect(panel.height).toBeLessThanOrEqual(520)
  expect(panel.whole).toBe(panel.height)
})

test('on a phone the menu is a drawer that goes when a page was chosen', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/au/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await drawer.getByText('Products', { exact: true }).click()
  await drawer.getByRole('link', { name: 'Basins', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Basins' })).toBeVisible()
  await expect(drawer).toBeHidden()
})

test('the market switch leads to the other home and is remembered', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/au/products/tapware/')
  await page.getByRole('button', { name: /New Zealand/ }).click()
  await expect(page).toHaveURL(/\/nz\/$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-NZ')
  await page.goto('/')
  await expect(page).toHaveURL(/\/nz\/$/)
  await page.getByRole('button', { name: /Australia/ }).click()
  await expect(page).toHaveURL(/\/au\/$/)
})

/** Letter by letter without a pause, however slow the machine is. */
function typeAtOnce(element: HTMLElement | SVGElement, text: string): void {
  // Past React, which would take a value that it sees set for no change.
  const field = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  for (let end = 1; end <= text.length; end++) {
    field?.set?.call(element, text.slice(0, end))
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

test('the search suggests five products, one request a pause, and leads to results', async ({ page, isMobile }) => {
  await open(page, '/au/')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/1/indexes/au_products/query')) asked.push(request.postDataJSON().query)
  })
  const box = page.getByRole('combobox', { name: 'Search products' }).filter({ visible: true })
  await box.focus()
  await box.evaluate(typeAtOnce, 'liano basin')
  const options = page.getByRole('group', { name: 'Products' }).getByRole('option').filter({ visible: true })
  await expect(options).toHaveCount(5)
  expect(asked).toEqual(['liano basin'])
  if (!isMobile) {
    await page.keyboard.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Escape')
    await expect(options.first()).toBeHidden()
  }
  await box.press('Enter')
  await expect(page).toHaveURL(/\/au\/search\/\?query=liano%20basin$/)
  await expect(page.getByRole('combobox', { name: 'Search products' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “liano basin”')
})

test(
  'the feedback menu stays open over a load, sends a message and closes on a link',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/au/')
    await page.getByRole('banner').getByRole('button', { name: 'Feedback' }).click()
    await open(page, '/au/products/')
    const message = page.getByLabel('What could be better here?')
    await message.fill('x'.repeat(400))
    await expect(message).toHaveValue('x'.repeat(300))
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Thank you. Your feedback has been sent.')).toBeVisible()
    await page.getByRole('link', { name: 'Tapware', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tapware')
    await expect(message).toBeHidden()
    await page.reload()
    await expect(message).toBeHidden()
  },
)

test('feedback that cannot be sent stays in its field', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/nz/')
  await page.route('**/action/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Feedback' }).click()
  await page.getByLabel('What could be better here?').fill('Keep me')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('No internet connection. Please check your connection and try again.')).toBeVisible()
  await expect(page.getByLabel('What could be better here?')).toHaveValue('Keep me')
})

test('a missing page counts down to the home page, and can be stopped', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/nz/nothing/here/')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^Redirecting to homepage in [54] seconds\.$/)
  await expect(page.getByRole('timer')).toHaveText(/^Redirecting to homepage in [321] seconds?\.$/)
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByRole('timer')).toBeHidden()
  await page.reload()
  await expect(page).toHaveURL(/\/nz\/$/, { timeout: 9_000 })
})

test('the sign-in dialog opens by its address and its route', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/au/products/?login=true')
  await expect(page.getByRole('dialog', { name: 'Sign in / Sign up' })).toBeVisible()
  await open(page, '/nz/login/')
  await expect(page.getByRole('dialog', { name: 'Sign in / Sign up' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/nz\/$/)
})

test('a page that the pointer rests on is there when it is chosen', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/au/products/tapware/basin-mixers/')
  const link = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Tapware' })

  const there = page.waitForResponse((response) => response.url().includes('/products/tapware/_.data'))
  await link.hover()
  await (await there).finished()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tapware' })).toBeVisible()
  // The router asks once more, and hears that nothing has changed.
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.includes('/products/tapware/_.data'))
      .map(({ transferSize }) => transferSize),
  )
  expect(bytes.map((size) => size > 1_000)).toEqual([true, false])
})

test('where the browser blocks storage, every page works', { tag: '@desktop' }, async ({ browser }) => {
  // Not the page of the fixture: the inline script of the router, which restores the scroll position, throws.
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const ours: string[] = []
  page.on('pageerror', ({ stack = '' }) => stack.includes('/assets/') && ours.push(stack))
  await page.addInitScript(() => {
    for (const place of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, place, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
  const broken = page.getByText('Something went wrong')
  for (const path of [
    '/au/',
    '/au/search/?q=basin',
    '/au/about-us/contact-us/',
    '/au/bim-library/',
    '/au/products/tapware/',
  ]) {
    await open(page, path)
    await expect(page.locator('h1').first(), path).toBeVisible()
    await expect(broken, path).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'List View' }).click()
  await expect(page.getByRole('button', { name: 'Grid View' })).toBeVisible()
  await expect(page).toHaveURL(/view=list/)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'List View' })).toBeVisible()
  const product = await page.getByRole('article').getByRole('link').first().getAttribute('href')
  await open(page, product ?? '') // a click would open it in a tab where storage is not blocked
  await expect(page).toHaveURL(/\/au\/product\//)
  await page.getByRole('button', { name: 'Add to Project' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
  await expect(broken).toHaveCount(0)
  expect(ours).toEqual([])
  await page.close()
})

test('the theme that is chosen stays, is there at the first paint, and never goes to paper', async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/au/cart/')
  expect(await ground()).toBe('rgb(23, 22, 20)')
  await page.getByRole('radio', { name: 'Light' }).check()
  expect(await ground()).toBe('rgb(251, 250, 247)')
  await page.getByRole('radio', { name: 'System' }).check()
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await ground()).toBe('rgb(251, 250, 247)')
  await page.getByRole('radio', { name: 'Dark' }).check()
  // The site's own scripts never arrive: the head alone has read the choice.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(ground).toBe('rgb(23, 22, 20)')
  await page.emulateMedia({ media: 'print' })
  const ink = await page.evaluate(() => getComputedStyle(document.body).color)
  expect(ink).toBe('rgb(29, 28, 26)')
})
