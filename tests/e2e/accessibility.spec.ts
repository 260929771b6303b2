import type { Page } from '@playwright/test'
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
  product: '/au/product/liano-nexus-basin-mixer-chrome-97140C6AF/',
  'not found': '/au/nothing/',
}

for (const [name, path] of Object.entries(PAGES)) {
  test(
    `${name}: nothing serious by axe in both themes and on a phone, where all fits and can be pressed`,
    {
      tag: '@desktop',
    },
    async ({ page }) => {
      await open(page, path)
      if (name === 'not found') await page.getByRole('button', { name: 'Stay here' }).click()
      expect(await seriousFindings(page)).toEqual([])
      expect(await smallTargets(page)).toEqual([])
      expect(await darkContrastFindings(page)).toEqual([])

      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
      const resize = await becomePhone(page)
      for (const width of [320, 390]) {
        await resize(width)
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0)
      }
      expect(await seriousFindings(page)).toEqual([])
      expect(await smallTargets(page)).toEqual([])
    },
  )
}

/** Turns an open page into that of a phone, with fingers for a pointer; answers what sets its width. */
async function becomePhone(page: Page): Promise<(width: number) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  return (width) =>
    session.send('Emulation.setDeviceMetricsOverride', { width, height: 700, deviceScaleFactor: 1, mobile: true })
}

/** Finds buttons, links and fields that are less than 24 px high or wide. */
function smallTargets(page: Page): Promise<string[]> {
  return page
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
