import { signInAs } from '../support/browser/account-journey.ts'
import { givenProject, SKUS } from '../support/browser/project-journey.ts'
import type { Page } from '@playwright/test'
import { expect, open, test } from '../support/browser/journey.ts'

const corner = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((title) => {
    const { left, top } = title.getBoundingClientRect()
    return [Math.round(left), Math.round(top)]
  })

test(
  'titles of all pages stand at the same edge, below a trail at the same height',
  { tag: '@desktop' },
  async ({ page }) => {
    await signInAs(page, 'architect@studio.test')
    const id = await givenProject(page, { rooms: { Kitchen: [SKUS[0]] } })
    await open(page, '/au/brands/')
    const [left, top] = await corner(page)
    for (const path of ['my-account/', 'orders/', 'saved-searches/', 'cart/']) {
      await open(page, `/au/${path}`)
      expect((await corner(page))[0], path).toBe(left)
    }
    for (const path of ['revisions', 'reports', 'reports/compliance', 'links', 'comments', 'sharing']) {
      await open(page, `/au/project-builder/${path}/?projectId=${id}`)
      const [x, y] = await corner(page)
      expect(x, path).toBe(left)
      // Beside taller buttons it may be centred.
      expect(Math.abs((y ?? 0) - (top ?? 0)), path).toBeLessThanOrEqual(8)
    }
  },
)

test('nothing moves while a page loads into a large window', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 })
  await page.addInitScript(() => {
    const moved = { total: 0 }
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.total += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const moved = () => page.evaluate(() => (window as unknown as { moved: { total: number } }).moved.total)
  for (const path of ['brands/caroma/', 'warranty/tapware/', 'product/mixer-cartridge-25-mm-687025/', 'compare/']) {
    await open(page, `/au/${path}`)
    await page.waitForLoadState('networkidle')
    expect(await moved(), path).toBeLessThanOrEqual(0.01)
  }
})

test('the names of a collection do not run into one another', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/au/product/opalsupport-straight-grab-rail-chrome-877110_30C/')
  const names = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^OPALSUPPORT/ }) })
  const overflows = await names.evaluateAll((items) =>
    items.map((item) => item.scrollWidth - item.clientWidth).filter((over) => over > 0),
  )
  expect(await names.count()).toBeGreaterThan(2)
  expect(overflows).toEqual([])
})

test(
  'filters take one line above the products, and what is pressed most is as high as a thumb',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/au/products/tapware/')
    const topOfFirst = () =>
      page
        .getByRole('article')
        .first()
        .evaluate((card) => card.getBoundingClientRect().top)
    expect(await topOfFirst()).toBeLessThanOrEqual(320)
    for (const button of [
      page.getByRole('button', { name: 'Filters' }),
      page.getByLabel('Sort'),
      page.getByRole('button', { name: 'Quick view' }).first(),
    ])
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await open(page, '/au/products/tapware/?colour=Matte+Black&colour=Chrome&colour=Gunmetal&colour=Brushed+Brass')
    const chips = page.getByRole('list', { name: 'Applied filters' })
    await expect(chips.getByRole('listitem')).toHaveCount(5)
    expect((await chips.boundingBox())?.height).toBeLessThanOrEqual(48)
    // What was read from a search shares its line with the search itself.
    await open(page, '/au/search/?query=basin')
    const read = await page.getByRole('list', { name: 'Read from your search' }).boundingBox()
    expect(read?.height).toBeLessThanOrEqual(48)
    expect((await page.getByRole('button', { name: 'Save search' }).boundingBox())?.y).toBeCloseTo(read!.y, -1)
    expect(await topOfFirst()).toBeLessThanOrEqual(320)
  },
)

test('who uploads lists has the first products in view, too', { tag: '@phone' }, async ({ page }) => {
  await signInAs(page, 'architect@studio.test')
  await open(page, '/au/products/basins/')
  await expect(page.getByRole('button', { name: 'Upload spreadsheet' })).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click() // the note is shown once
  const top = await page
    .getByRole('article')
    .first()
    .evaluate((card) => card.getBoundingClientRect().top)
  expect(top).toBeLessThanOrEqual(320)
})

test(
  'a brand page has its name drawn, and a room with products of each collection',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/au/brands/methven/')
    await expect(page.getByRole('img', { name: 'Methven', exact: true })).toBeVisible()
    const chapter = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 2, name: 'Aio' }) })
    await expect(chapter.getByRole('link', { name: 'Aio', exact: true })).toHaveAttribute('href', '/au/collection/aio/')
    await expect(chapter.getByRole('listitem')).toHaveCount(4)
    // What stands in the room comes first, as it stands there.
    await expect(chapter.getByRole('listitem').first().getByRole('link')).toHaveAttribute('href', /02_2830B\/$/)
    await page.getByRole('link', { name: /^\d+ products$/ }).click()
    await expect(page.getByRole('searchbox', { name: 'Quick Search' })).toBeInViewport()
  },
)

test('a solution shows its room to scale, in the picture and in words', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/au/solutions/as1428-1-accessible/')
  const table = page.getByRole('table', { name: 'Set-out: Bathroom with accessible products' })
  const pan = table.getByRole('row').filter({ hasText: 'OpalCare 800 Cleanflush Wall Faced Suite' })
  await expect(pan.getByRole('cell')).toHaveText(['E', /^OpalCare/, '2345 from the left wall', 'seat 470'])
  for (const name of [
    'Elevation of the back wall: Bathroom with accessible products',
    'Plan: Bathroom with accessible products',
  ]) {
    const drawing = page.getByRole('img', { name })
    await drawing.scrollIntoViewIfNeeded()
    await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1000)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const over = () =>
        drawing.evaluate(({ parentElement: sheet }) => (sheet ? sheet.scrollWidth - sheet.clientWidth : 1))
      await expect.poll(over).toBe(0)
      expect((await drawing.boundingBox())?.width).toBeLessThan(width)
    }
  }
})

test('the table of a room has a row for each letter of its drawing', { tag: '@desktop' }, async ({ page }) => {
  // Its tap has a finish that visitors do not see.
  await open(page, '/au/sectors/hotels/')
  const rows = page.getByRole('table', { name: 'Set-out: Double vanity of a hotel suite' }).getByRole('row')
  await expect(rows.nth(1).getByRole('link')).toHaveText('Liano Nexus Fluted Counter Top Basin 400 mm')
  await expect(rows.nth(2).getByRole('cell').nth(1)).toHaveText('Not in this catalogue')
  expect(await rows.evaluateAll((all) => all.slice(1).map((row) => row.querySelector('td')?.textContent))).toEqual([
    'A',
    'B',
    'C',
  ])
})

test('every solution has a room or its drawing, and none an object alone', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/au/solutions/')
  const sources = await page
    .getByRole('main')
    .getByRole('listitem')
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''))
  expect(sources.length).toBe(7)
  expect(sources.filter((source) => !/pages\/(?:rooms|drawings)\//.test(source))).toEqual([])
})

test('papers, films and releases go on after their cards', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/au/industry-papers/')
  await expect(
    page.getByRole('table', { name: 'Reach and clearance, drawn: Bathroom with accessible products' }),
  ).toBeVisible()
  await open(page, '/au/media-videos/')
  await expect(page.getByRole('heading', { name: 'The finishes of the first film' })).toBeVisible()
  await open(page, '/au/product-releases/liano-ii-brass/')
  await expect(page.getByRole('link', { name: 'Fluted basins' })).toHaveAttribute(
    'href',
    /product-releases\/fluted-basins/,
  )
})

test(
  'paper has what a page is about: no ways around the site, nothing to press, nothing cut',
  { tag: '@desktop' },
  async ({ page }) => {
    await signInAs(page, 'architect@studio.test')
    const id = await givenProject(page, { rooms: { Kitchen: [SKUS[0]] } })
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await page.setViewportSize({ width: 794, height: 1123 })
    const paths = [
      '',
      'products/tapware/',
      'product/mixer-cartridge-25-mm-687025/',
      'collection/aio/',
      'brands/methven/',
    ]
    for (const path of [...paths, `project-builder/view/?projectId=${id}`, 'project-builder/']) {
      await open(page, `/au/${path}`)
      await expect(page.locator('body')).toHaveCSS('color', 'rgb(29, 28, 26)')
      for (const role of ['navigation', 'search'] as const)
        await expect(page.getByRole(role).filter({ visible: true }), path).toHaveCount(0)
      await expect(
        page.getByRole('button', { name: /^(?:Add|Filters|Upload|Undo)/ }).filter({ visible: true }),
        path,
      ).toHaveCount(0)
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(over, path).toBeLessThanOrEqual(0)
      // A name of one letter a line is no name.
      const narrow = await page
        .getByRole('main')
        .getByRole('link')
        .filter({ visible: true })
        .evaluateAll(
          (links) => links.filter((link) => link.clientHeight > 6 * link.clientWidth && link.clientWidth > 0).length,
        )
      expect(narrow, path).toBe(0)
    }
  },
)

test('cards of a slider share their rows, whatever the length of a name', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/au/')
  const cards = page.getByRole('list', { name: 'New products' }).getByRole('article')
  await cards.first().scrollIntoViewIfNeeded()
  const tops = await cards.evaluateAll((all) =>
    all.slice(0, 4).map((card) => {
      const parts = [...card.querySelectorAll('.code, input, [role=combobox]')]
      return parts.map((part) => Math.round(part.getBoundingClientRect().top))
    }),
  )
  expect(tops).toHaveLength(4)
  for (const [code, tick] of tops) expect([code, tick]).toEqual(tops[0]?.slice(0, 2))
})

test('a phone shows the names of finishes to their last letter', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/au/products/tapware/?colour=Matte+Black&colour=Gunmetal&colour=Brushed+Nickel')
  const pickers = page.getByRole('combobox', { name: /^Colour of .*: (Matte Black|Gunmetal|Brushed Nickel)$/ })
  expect(await pickers.count()).toBeGreaterThan(6)
  // Of a part of a pixel too little the browser takes whole letters.
  const cut = await pickers.evaluateAll((all) =>
    all.filter((picker) => {
      const name = picker.querySelector('img + span')
      const words = document.createRange()
      if (name) words.selectNodeContents(name)
      return !name || words.getBoundingClientRect().width > name.getBoundingClientRect().width
    }),
  )
  expect(cut).toHaveLength(0)
})

test('a phone shows codes and numbers of a product to their last letter', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/au/product/liano-ii-freestanding-bath-white-851010_150W/')
  const codes = page.getByRole('table').filter({ hasText: 'EAN' })
  await codes.scrollIntoViewIfNeeded()
  expect(await codes.evaluate(({ parentElement: box }) => box && box.scrollWidth - box.clientWidth)).toBe(0)
})
