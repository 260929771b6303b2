import { expect, open, test } from '../support/browser/journey.ts'

for (const address of ['/au/', '/au/product/96340C6AF/']) {
  test(`a reload of ${address} far down stays there`, async ({ page }) => {
    await page.goto(address)
    await expect(page.locator('html')).toHaveAttribute('data-hydrated')
    const distance = () => page.locator('footer#footer').evaluate((footer) => footer.getBoundingClientRect().top)
    await page.mouse.move(200, 300)
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight - 2 * window.innerHeight))
    await page.waitForTimeout(500)
    const before = await distance()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-hydrated')
    await expect.poll(async () => Math.abs((await distance()) - before)).toBeLessThan(8)
  })
}

for (const address of ['/au/', '/au/products/tapware/', '/au/product/96340C6AF/']) {
  test(`nothing on ${address} changes its place when scripts start`, async ({ page }) => {
    const height = () =>
      page.evaluate(async () => {
        document.documentElement.dataset['whole'] = ''
        await document.fonts.ready
        return document.documentElement.scrollHeight
      })
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(address)
    const before = await height()
    await page.unroute('**/*.js')
    await open(page, address)
    expect(before).toBeGreaterThan(2_000)
    await expect.poll(height).toBe(before)
  })
}

test('the end of a page is whole before its scripts have come, and an anchor leads there', async ({ page }) => {
  await page.route('**/*.js', () => {})
  await page.goto('/au/#footer', { waitUntil: 'commit' })
  const footer = page.locator('footer#footer')
  await expect(footer.getByRole('link', { name: 'Privacy' })).toBeInViewport()
})

test('a page that the browser does not paint reacts all the same', async ({ page }) => {
  await page.addInitScript(() => (window.requestAnimationFrame = () => 0))
  await page.goto('/au/')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
})

test('code that does not come can be asked for again', async ({ page }) => {
  await page.route('**/account-dialog-*.js', (route) => route.abort())
  await open(page, '/au/products/tapware/')
  await page.getByRole('button', { name: 'Add to project' }).first().click()
  const failed = page.locator('[popover]', { hasText: 'This part could not be loaded.' })
  await expect(failed).toBeVisible()
  await page.unroute('**/account-dialog-*.js')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByRole('dialog', { name: 'Sign in / Sign up' })).toBeVisible()
  await expect(failed).toBeHidden()
})
