import { readFileSync } from 'node:fs'
import { expect, open, seriousFindings, test } from '#tests/support/browser/journey.ts'

const LISTING = '/au/products/tapware/basin-mixers/'
const LIBRARY = '/au/tools-resources/bim-library/'

test('a product opens over the listing, which stays as it is', async ({ page }) => {
  await open(page, LISTING)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight)) // loads the next page
  const card = page.getByRole('article').nth(17)
  await card.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  const name = (await card.getByRole('heading').textContent()) ?? ''
  const button = card.getByRole('button', { name: 'Quick view' })
  await button.press('Enter')

  const dialog = page.getByRole('dialog', { name: 'Quick view' })
  await expect(dialog.getByRole('heading', { level: 3, name })).toBeVisible()
  await expect(page).toHaveURL(/\?(?:.*&)?product=/)
  expect(await seriousFindings(page)).toEqual([])
  for (const action of ['Add to project', 'Share', 'Download PDF']) {
    await expect(dialog.getByRole('button', { name: action })).toBeVisible()
  }
  await expect(dialog.getByRole('navigation')).toHaveCount(0)
  await expect(dialog.getByRole('heading', { name: 'Related Products' })).toHaveCount(0)
  const sku = (await card.getAttribute('data-sku')) ?? ''
  await expect(dialog.getByRole('link', { name: 'Open full page' })).toHaveAttribute('href', new RegExp(`-${sku}/$`))

  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await expect(page.getByText(/Showing (?:24|31) of/)).toBeVisible()
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(4)
  await page.goForward()
  await expect(dialog.getByRole('heading', { level: 3, name })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).not.toHaveURL(/product=/)
})

test('its address opens it again, in the variant that was picked', { tag: '@desktop' }, async ({ page }) => {
  await open(page, `${LISTING}?product=97140C6AF`)
  const dialog = page.getByRole('dialog', { name: 'Quick view' })
  await dialog.getByRole('button', { name: 'Matte Black', exact: true }).click()
  await expect(dialog.getByText('Product code 97140B6AF')).toBeAttached()
  await expect(page).toHaveURL(/product=97140B6AF/)
  await page.reload()
  await expect(dialog.getByText('Product code 97140B6AF')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${LISTING}$`))
})

test('what is shared and saved from it is the page of the product', { tag: '@desktop' }, async ({ page }) => {
  await open(page, `${LISTING}?product=97140C6AF`)
  const dialog = page.getByRole('dialog', { name: 'Quick view' })
  const download = page.waitForEvent('download', { timeout: 45_000 })
  await dialog.getByRole('button', { name: 'Download PDF' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('97140C6AF_Liano Nexus Basin Mixer.pdf')
  expect(readFileSync(await file.path(), 'latin1').slice(0, 5)).toBe('%PDF-')
  await dialog.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(
    /\/au\/product\/liano-nexus-basin-mixer-chrome-97140C6AF\/$/,
  )
  await page.keyboard.press('Escape')
  await dialog.getByRole('link', { name: 'Open full page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Liano Nexus Basin Mixer' })).toBeVisible()
  await expect(dialog).toBeHidden()
})

test(
  'in the BIM library it is the files of the product, without its description',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, LIBRARY)
    await page.getByRole('article').first().getByRole('button', { name: 'Quick view' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Quick view' })
    await expect(dialog.getByRole('button', { name: 'Download all files' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Go to Product Page' })).toHaveAttribute('href', /\?fromBim=false$/)
    await expect(dialog.getByRole('link', { name: 'Open full page' })).toHaveAttribute(
      'href',
      new RegExp(`^${LIBRARY}`),
    )
    await expect(dialog.getByRole('paragraph').filter({ hasText: /\.$/ })).toHaveCount(0)
    expect(await seriousFindings(page)).toEqual([])
  },
)

test('a code that leads nowhere says so', { tag: '@desktop' }, async ({ page }) => {
  await open(page, `${LISTING}?product=NOSUCH%00%22%3E`)
  const dialog = page.getByRole('dialog', { name: 'Quick view' })
  await expect(dialog.getByRole('alert')).toHaveText('This product could not be shown. It may no longer exist.')
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a product that does not arrive is loaded again', { tag: '@desktop' }, async ({ page }) => {
  await page.route('**/api/product/**', (route) => route.abort(), { times: 1 })
  await open(page, `${LISTING}?product=97140C6AF`)
  const dialog = page.getByRole('dialog', { name: 'Quick view' })
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByRole('heading', { name: 'Liano Nexus Basin Mixer' })).toBeVisible()
})

test('where its code does not come the page of the product opens instead', { tag: '@desktop' }, async ({ page }) => {
  await page.route('**/assets/product-dialog-*.js', (route) => route.abort())
  await open(page, `${LISTING}?product=97140C6AF`)
  await expect(page).toHaveURL(/\/au\/product\/liano-nexus-basin-mixer-chrome-97140C6AF\/$/)
})
