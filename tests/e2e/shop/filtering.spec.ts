import { expect, open, test } from '#tests/support/browser/journey.ts'

test('a specifier narrows a listing, sees why, and undoes it', async ({ page, isMobile }) => {
  await open(page, '/au/products/tapware/')
  await expect(page.getByRole('heading', { level: 1, name: 'Tapware' })).toBeVisible()
  const total = await countOf(page.getByText(/^\d+ products$/).first())
  const filters = isMobile ? page.getByRole('dialog', { name: 'Filters' }) : page.locator('main')
  if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click()

  const colours = filters.getByRole('list', { name: 'Colour', exact: true })
  const matteBlack = colours.getByRole('checkbox', { name: /^Matte Black/ })
  const offered = await countOf(matteBlack)
  await matteBlack.click()
  await expect(matteBlack).toBeChecked()
  await expect(page).toHaveURL(/\?colour=Matte\+Black$/)
  if (isMobile)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Show \d+ products$/ })
      .click()
  await expect(page.getByText(`${offered} products`, { exact: true })).toBeVisible()
  expect(offered).toBeLessThan(total)

  // The card shows the finish that was asked for.
  const cards = page.getByRole('region', { name: 'Products' }).getByRole('article')
  for (const card of await cards.all()) await expect(card.getByRole('combobox')).toContainText('Matte Black')

  const chips = page.getByRole('list', { name: 'Applied filters' })
  await expect(chips.getByRole('button', { name: 'Remove Colour: Matte Black' })).toBeVisible()
  await page.reload()
  await expect(chips.getByRole('button', { name: 'Remove Colour: Matte Black' })).toBeVisible()
  if (!isMobile) {
    const band = filters
      .getByRole('list', { name: /bands$/ })
      .getByRole('checkbox')
      .first()
    await band.focus()
    await page.keyboard.press('Space')
    await expect(band).toBeChecked()
  }
  await chips.getByRole('button', { name: 'Clear All' }).click()
  await expect(page).toHaveURL(/\/au\/products\/tapware\/$/)
  await expect(page.getByText(`${total} products`, { exact: true })).toBeVisible()
})

test('what is ticked is what filters, however the filters were changed', async ({ page, isMobile }) => {
  await open(page, '/au/products/tapware/')
  const filters = isMobile ? page.getByRole('dialog', { name: 'Filters' }) : page.locator('main')
  const openFilters = async () => isMobile && (await page.getByRole('button', { name: /^Filters/ }).click())
  const closeFilters = async () =>
    isMobile && (await filters.getByRole('button', { name: /^Show [\d,]+ products?$/ }).click())
  const value = (facet: string, name: RegExp) =>
    filters.getByRole('list', { name: facet, exact: true }).getByRole('checkbox', { name })
  const chrome = value('Colour', /^Chrome/)
  const mixers = value('Product type', /^Basin mixers/i)
  const chips = page.getByRole('list', { name: 'Applied filters' })

  // The second press comes before the results of the first one.
  await page.route(/\.data\?/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await openFilters()
  await chrome.click()
  await expect(chrome).toBeChecked({ timeout: 400 })
  await mixers.click()
  await expect(page).toHaveURL(/product-types=[^&]+&colour=Chrome$|colour=Chrome&product-types=/)
  await page.unroute(/\.data\?/)
  await expect(mixers).toBeChecked()
  await closeFilters()

  await chips.getByRole('button', { name: 'Remove Colour: Chrome' }).click()
  await expect(page).not.toHaveURL(/colour=/)
  await openFilters()
  await expect(chrome).not.toBeChecked()
  await expect(mixers).toBeChecked()
  await closeFilters()

  await chips.getByRole('button', { name: 'Clear All' }).click()
  await expect(page).toHaveURL(/\/au\/products\/tapware\/$/)
  await openFilters()
  await expect(mixers).not.toBeChecked()
  await expect(chrome).not.toBeChecked()
  await closeFilters()

  await page.goBack()
  await expect(page).toHaveURL(/product-types=/)
  await openFilters()
  await expect(mixers).toBeChecked()
  await chrome.click()
  await expect(chrome).toBeChecked()
  await expect(page).toHaveURL(/colour=Chrome/)
  if (!isMobile) {
    await page.goBack()
    await expect(page).not.toHaveURL(/colour=/)
    await expect(chrome).not.toBeChecked()
  }
})

test(
  'values of one filter widen the result, other filters narrow it, and nothing ticked moves',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/au/products/tapware/')
    const colours = page.getByRole('list', { name: 'Colour', exact: true })
    const names = async () =>
      (await colours.getByRole('checkbox').allTextContents()).map((text) => text.replace(/\d+$/, ''))
    const before = await names()
    const chips = page.getByRole('list', { name: 'Applied filters' })
    // Chips are there at once, counts with the answer.
    const total = () => countOf(page.getByText(/^\d+ products$/).first())
    const all = await total()
    await colours.getByRole('checkbox', { name: /^Gunmetal/ }).click()
    await expect(chips.getByRole('button', { name: 'Remove Colour: Gunmetal' })).toBeVisible()
    await expect.poll(total).toBeLessThan(all)
    const one = await total()
    await colours.getByRole('checkbox', { name: /^Brushed Brass/ }).click()
    await expect(chips.getByRole('button', { name: 'Remove Colour: Brushed Brass' })).toBeVisible()
    await expect.poll(total).toBeGreaterThan(one)
    const both = await total()
    await expect.poll(names).toEqual(before)

    await page
      .locator('summary')
      .filter({ hasText: /^Brand$/ })
      .click()
    const brand = page.getByRole('list', { name: 'Brand' }).getByRole('checkbox').first()
    // What was folded away has the counts of the answer a moment after the total.
    await expect.poll(() => countOf(brand)).toBeLessThanOrEqual(both)
    const expected = await countOf(brand)
    await brand.click()
    await expect(page.getByText(`${expected} products`, { exact: true })).toBeVisible()
    expect(expected).toBeLessThanOrEqual(both)
  },
)

test('a range of measures or prices narrows the result and is a chip', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/au/products/basins/')
  await page.getByLabel('From ($) Price').fill('300')
  await page.getByLabel('To ($) Price').fill('600')
  await page.getByRole('button', { name: 'Apply Price' }).click()
  await expect(page).toHaveURL(/price=300-600/)
  await expect(page.getByRole('button', { name: 'Remove Price: $300–$600' })).toBeVisible()
  await expect(page.getByText(/^RRP \$/).first()).toBeVisible()
  for (const price of await page.getByText(/^RRP \$/).allTextContents()) {
    const dollars = Number(price.replace(/[^\d.]/g, ''))
    expect(dollars).toBeGreaterThan(0)
  }
  await page.getByRole('button', { name: 'Remove Price: $300–$600' }).click()
  await expect(page).toHaveURL(/\/au\/products\/basins\/$/)
})

test('a long filter shows six values, then all', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/au/products/tapware/')
  const collections = page.getByRole('list', { name: 'Collection' })
  if (!(await collections.isVisible())) await page.getByText('Collection', { exact: true }).click()
  await expect(collections.getByRole('checkbox')).toHaveCount(6)
  const collection = page.getByRole('group').filter({ has: collections }).last()
  await collection.getByRole('button', { name: 'Show More', exact: true }).click()
  await expect.poll(() => collections.getByRole('checkbox').count()).toBeGreaterThan(6)
})

test('each market has its own accessibility filters', { tag: '@desktop' }, async ({ request }) => {
  const au = await (await request.get('/au/products/sanitaryware/')).text()
  const nz = await (await request.get('/nz/products/sanitaryware/')).text()
  expect(au).toContain('AS1428.1 Accessible')
  expect(au).not.toContain('NZS 4121 Compliant')
  expect(nz).toContain('NZS 4121 Compliant')
  expect(nz).not.toContain('AS1428.1')
})

test('a brand page shows at most eight filters until one is used', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/au/brands/caroma/')
  const facets = page.locator('main details')
  await expect(facets).toHaveCount(8)
  await page.getByRole('list', { name: 'Colour', exact: true }).getByRole('checkbox').first().click()
  await expect(page).toHaveURL(/colour=/)
  await expect.poll(() => facets.count()).toBeGreaterThan(8)
})

async function countOf(locator: { textContent(): Promise<string | null> }): Promise<number> {
  return Number(/(\d+)(?: products)?$/.exec((await locator.textContent()) ?? '')?.[1] ?? Number.NaN)
}

test('the overview of products leads to what comes in a finish', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/au/products/')
  const finishes = page.getByRole('list', { name: 'Finishes' })
  expect(await finishes.getByRole('link').count()).toBeGreaterThan(3)
  await finishes.getByRole('link', { name: 'Brushed Brass', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
  const pickers = page.getByRole('article').getByText('Brushed Brass')
  await expect.poll(() => pickers.count()).toBeGreaterThan(3)
  expect(await page.getByRole('article').count()).toBe(await pickers.count())
})
