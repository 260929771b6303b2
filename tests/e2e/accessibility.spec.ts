import { darkContrastFindings, expect, open, seriousFindings, test } from '../support/browser/journey.ts'

const PAGES = {
  home: '/au/',
  overview: '/au/products/',
  category: '/au/products/tapware/',
  'list view': '/nz/products/showers/?view=list&colour=Chrome',
  brand: '/au/brands/caroma/',
  sector: '/au/sectors/healthcare/',
  search: '/au/search/?query=basin',
  'no result': '/au/search/?query=qqqzzzxx',
  'no result, nearest categories': '/au/search/?query=basin+mixer+99999X',
  'discontinued code': '/au/search/?query=96140C5A',
  'empty listing': '/au/products/tapware/?query=qqqzzzxx',
  'BIM library': '/au/tools-resources/bim-library/',
  comparison: '/au/compare/?sku=96338C6AF&sku=97140C6AF&sku=746140W&sku=NOSUCH9',
  'empty comparison': '/au/compare/',
  cart: '/au/cart/',
  contact: '/au/about-us/contact-us/',
  feedback: '/au/feedback/',
  'case study': '/au/case-studies/harbour-row/',
  media: '/au/media-videos/',
  'industry papers': '/au/industry-papers/',
  'experience centre': '/nz/experience-centres/auckland/',
  warranty: '/au/warranty/tapware/',
  privacy: '/au/privacy/',
  'not found': '/au/nothing/',
}

for (const [name, path] of Object.entries(PAGES)) {
  test(`axe finds nothing serious on: ${name}`, { tag: '@desktop' }, async ({ page }) => {
    await open(page, path)
    if (name === 'not found') await page.getByRole('button', { name: 'Stay here' }).click()
    expect(await seriousFindings(page)).toEqual([])
    expect(await darkContrastFindings(page)).toEqual([])
  })

  test(
    `axe finds nothing serious in a narrow window, and all fits, on: ${name}`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 })
      await open(page, path)
      if (name === 'not found') await page.getByRole('button', { name: 'Stay here' }).click()
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 700 })
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0)
      }
      expect(await seriousFindings(page)).toEqual([])
    },
  )
}

test('axe finds nothing serious in what opens', async ({ page, isMobile }) => {
  await open(page, '/au/products/tapware/')
  if (isMobile) {
    await page.getByRole('button', { name: /^Filters/ }).click()
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    expect(await seriousFindings(page)).toEqual([])
    return
  }
  await page
    .getByRole('combobox', { name: /^Colour of/, disabled: false })
    .first()
    .click()
  expect(await seriousFindings(page)).toEqual([])
})

test('axe finds nothing serious in what opens from the header', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/au/')
  const menu = page.getByRole('button', { name: 'Products menu' })
  // Resting on it has opened it; pressing it leaves it open.
  await menu.hover()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await menu.click()
  await expect(page.getByRole('link', { name: 'Basin mixers', exact: true }).first()).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('combobox', { name: 'Search products' }).filter({ visible: true }).fill('basin')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
})

test('a product page is sound too', async ({ page }) => {
  await open(page, '/au/search/?query=liano+ii+basin+mixer')
  const href =
    (await page.getByRole('article').first().getByRole('heading').getByRole('link').getAttribute('href')) ?? ''
  await open(page, href)
  expect(await seriousFindings(page)).toEqual([])
  expect(await darkContrastFindings(page)).toEqual([])
})

test('what is pressed is 24 px high and wide at least', async ({ page }) => {
  const smaller = () =>
    page
      .locator('button, select, summary, input:not([type=hidden])')
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.flatMap((each) => {
          const sizes = [each, each.closest('label') ?? each].map((area) => area.getBoundingClientRect())
          const [width, height] = [
            Math.max(...sizes.map((box) => box.width)),
            Math.max(...sizes.map((box) => box.height)),
          ]
          // Of what only a screen reader comes to.
          const isForEyes = width > 1 && height > 1
          return isForEyes && Math.min(width, height) < 24 ? [`${each.textContent.trim()} ${width} x ${height}`] : []
        }),
      )
  for (const path of [
    '/au/',
    '/au/products/tapware/',
    '/au/product/liano-nexus-basin-mixer-chrome-97140C6AF/',
    '/au/about-us/contact-us/',
  ]) {
    await open(page, path)
    expect([path, await smaller()]).toEqual([path, []])
  }
})
