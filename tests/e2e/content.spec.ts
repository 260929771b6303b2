import type { Page } from '@playwright/test'
import { expect, open, seriousFindings, test } from '../support/browser/journey.ts'

const position = (list: Element) => Math.round(list.scrollLeft)

test(
  'the hero turns after eight seconds, waits for a pointer, and can be paused',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.clock.install()
    await open(page, '/au/')
    const hero = page.getByRole('region', { name: 'Highlights' })
    const slides = hero.getByRole('list')
    await expect(hero.getByRole('button', { name: 'Pause slides' })).toBeVisible()
    await expect(hero).toHaveAttribute('data-interval', '8000')
    expect(await slides.evaluate((list) => getComputedStyle(list).columnGap)).toBe('16px')
    // The clock goes on by itself, too: a slow machine takes a second or two to come here.
    await page.clock.runFor(5_000)
    expect(await slides.evaluate(position)).toBe(0)
    await page.clock.runFor(3_000)
    // The second slide begins a gap after the first one ends.
    const turned = await slides.evaluate((list) => Math.round(list.clientWidth + 16))
    await expect.poll(() => slides.evaluate(position)).toBe(turned)
    await hero.hover()
    await page.clock.runFor(20_000)
    expect(await slides.evaluate(position)).toBe(turned)
    await hero.getByRole('button', { name: 'Pause slides' }).click()
    await page.mouse.move(5, 5)
    await page.clock.runFor(20_000)
    expect(await slides.evaluate(position)).toBe(turned)
    await hero.getByRole('button', { name: 'Previous slide' }).click()
    await expect.poll(() => slides.evaluate(position)).toBe(0)
    await expect(page.locator('[data-slider][data-interval="5000"]').first()).toBeAttached()
  },
)

test('sliders turn by keyboard and as far as they go', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/au/')
  const hero = page.getByRole('region', { name: 'Highlights' })
  const [list, previous, next] = [
    hero.getByRole('list'),
    hero.getByRole('button', { name: 'Previous slide' }),
    hero.getByRole('button', { name: 'Next slide' }),
  ]
  await expect(previous).toBeDisabled()
  await list.focus()
  await page.keyboard.press('ArrowRight')
  await expect(previous).toBeEnabled()
  const width = await list.evaluate((element) => element.clientWidth + 16)
  await expect.poll(() => list.evaluate(position)).toBe(width)
  const last = (await hero.getByRole('listitem').count()) - 1
  for (let turns = 1; turns < last; turns++) await next.press('Enter')
  await expect(next).toBeDisabled()
  await expect(next).toBeFocused()
  await expect(hero.getByRole('listitem').last()).toBeInViewport({ ratio: 0.8 })

  // Cards turn by as many as are in view.
  const products = page
    .getByRole('list', { name: /./ })
    .filter({ has: page.getByRole('article') })
    .first()
  await page
    .getByRole('button', { name: /^Next products: / })
    .first()
    .click()
  await expect(products.getByRole('article').nth(3)).not.toBeInViewport({ ratio: 0.1 })
  await expect(products.getByRole('article').nth(4)).toBeInViewport({ ratio: 0.1 })
})

test('sliders scroll without script', { tag: '@desktop' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/au/`)
  const hero = page.getByRole('region', { name: 'Highlights' })
  await expect(hero.getByRole('button')).toHaveCount(0)
  await hero.getByRole('listitem').nth(1).scrollIntoViewIfNeeded()
  await expect(hero.getByRole('listitem').nth(1)).toBeInViewport({ ratio: 0.8 })
  await context.close()
})

test('nothing turns for who wants less motion', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await open(page, '/au/')
  const hero = page.getByRole('region', { name: 'Highlights' })
  await expect(hero.getByRole('button', { name: 'Play slides' })).toBeVisible()
  await page.clock.runFor(30_000)
  expect(await hero.getByRole('list').evaluate(position)).toBe(0)
})

test(
  'a video plays in a dialog over a page that does not scroll, and nobody hears of it before',
  { tag: '@desktop' },
  async ({ page }) => {
    const asked: string[] = []
    await page.route('https://**/*', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<p>player</p>' })
    })
    await open(page, '/au/media-videos/')
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Media', 'Media Videos'])
    expect(asked).toEqual([])
    await open(page, '/au/hosted-film/')
    expect(asked).toEqual([])
    const dialog = page.getByRole('dialog', { name: 'Hosted film' })
    // Until the code of the content is there, the link leads to the host, in a tab of its own that would cover this one.
    page.on('popup', (popup) => void popup.close())
    await expect(async () => {
      if (!(await dialog.isVisible()))
        await page.getByRole('button', { name: 'Play video: Hosted film' }).click({ timeout: 1_000 })
      await expect(dialog).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expect(dialog.locator('iframe')).toHaveAttribute(
      'src',
      /youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?autoplay=1/,
    )
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
    const events = () => page.evaluate(() => window.dataLayer?.map(({ event }) => event))
    expect(await events()).toEqual(['video_play'])
    await open(page, '/au/media-videos/')
    await page.getByRole('button', { name: 'Play video: Seven finishes in one light' }).press('Space')
    await expect(page.getByRole('dialog').locator('video')).toBeVisible()
    expect(await events()).toEqual(['video_play'])
  },
)

test('a film that cannot be played says so, in its dialog and on the page', { tag: '@desktop' }, async ({ page }) => {
  await page.route('**/*.mp4', (route) => route.fulfill({ status: 404, body: '' }))
  await open(page, '/au/media-videos/')
  const said = 'Your browser does not support the video tag.'
  // Until the code of the content is there, the space bar does nothing.
  await expect(async () => {
    await page
      .getByRole('button', { name: 'Play video: Seven finishes in one light' })
      .press('Space', { timeout: 1_000 })
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(said, { timeout: 2_000 })
  }).toPass()
  await page.keyboard.press('Escape')
  await page
    .locator('video[data-film]')
    .first()
    .evaluate((film: HTMLVideoElement) => void film.play().catch(() => null))
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(said)
})

test('our story appears after two seconds', { tag: '@desktop' }, async ({ page }) => {
  // Two seconds are soon over on a busy machine: the curtain is looked for before the page is complete.
  await page.goto('/au/about-us/our-story/', { waitUntil: 'commit' })
  const curtain = page.getByText('Loading', { exact: true })
  await expect(curtain).toBeVisible()
  await expect(curtain).toBeHidden({ timeout: 4_000 })
  await expect(page.getByRole('region', { name: 'Timeline' }).getByRole('listitem')).toHaveCount(7)
  expect(await seriousFindings(page)).toEqual([])
})

test('a table is fetched, and says so where there is nothing to show', { tag: '@desktop' }, async ({ page }) => {
  let go = () => {}
  const held = new Promise<void>((resolve) => (go = resolve))
  await page.route('**/api/content-table/**', async (route) => {
    await held
    await route.continue()
  })
  await open(page, '/au/warranty/tapware/')
  await expect(page.getByText('Loading table data...')).toBeVisible()
  go()
  await expect(page.getByRole('table', { name: 'Flow rates of mixers' }).getByRole('row')).toHaveCount(9)
  await expect(page.getByRole('cell', { name: 'Jan 2024' })).toBeVisible()
  await page.unroute('**/api/content-table/**')
  await page.route('**/api/content-table/**', (route) => route.fulfill({ status: 404 }))
  await page.reload()
  await expect(page.getByText('No data available to display.')).toBeVisible()
})

test(
  'warranty badges open in a new tab, a broken picture is replaced, and statistics can be turned off',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.route('**/badges/china.svg', (route) => route.fulfill({ status: 404 }))
    await open(page, '/au/warranty/')
    const badge = page.getByRole('link', { name: 'Vitreous china, 15 years' })
    await expect(badge).toHaveAttribute('target', '_blank')
    await badge.scrollIntoViewIfNeeded()
    await expect(badge.locator('img')).toHaveAttribute('src', /placeholders/)
    await page.goto('/au/privacy/')
    await page.evaluate(() => localStorage.setItem('anonymousUserToken', 'x'))
    await page.getByRole('switch', { name: 'Usage statistics in this browser' }).click()
    await expect(page.getByText('Off. No usage data is collected.')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('anonymousUserToken'))).toBeNull()
  },
)

test('marks lie on their picture, however long the list beside it is', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/au/collection/opal-ii/')
  const last = page.locator('[data-mark]').last()
  const scene = page.locator(':has(> :nth-child(2) [data-mark])').last()
  const [words, list] = [scene.locator('> :first-child'), scene.locator('> :last-child')]
  const beside = (await words.boundingBox())!.height + (await list.boundingBox())!.height
  const picture = (await scene.locator('img').boundingBox())!
  expect(beside).toBeGreaterThan(picture.height)
  const asked = await last.evaluate((mark) => Number.parseFloat(getComputedStyle(mark).getPropertyValue('--y')))
  const mark = (await last.locator('summary').boundingBox())!
  const share = ((mark.y + mark.height / 2 - picture.y) / picture.height) * 100
  expect(Math.abs(share - asked)).toBeLessThan(1)
})

test('marks have the same places with and without script', { tag: '@desktop' }, async ({ page, browser, baseURL }) => {
  const place = (of: Page) =>
    of
      .locator('[data-mark]')
      .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).getPropertyValue('--x')))
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(`${baseURL}/au/case-studies/harbour-row/`)
  const written = await plain.locator('[data-mark]').count()
  await open(page, '/au/case-studies/harbour-row/')
  const places = await place(page)
  expect(places).toHaveLength(written)
  expect(new Set(places).size).toBeGreaterThan(1)
  expect(places).not.toContain('')
  expect(await place(plain)).toEqual(places)
  await context.close()
})

test(
  'a step leads to a case study and its marks, and on to a page of the firm',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/au/case-studies/')
    await page.evaluate(() => (document.documentElement.dataset['stayed'] = 'true'))
    await page.getByRole('link', { name: 'Harbour Row' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Harbour Row' })).toBeVisible()
    const mark = page.locator('[data-mark]').first()
    await expect.poll(() => mark.evaluate((each) => getComputedStyle(each).getPropertyValue('--x'))).toMatch(/%$/)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /privacy/i })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-stayed', 'true')
    await expect(page.locator('link[href^="/content-styles/"]')).toHaveCount(0)
  },
)

test('pages are read without script', { tag: '@desktop' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/au/case-studies/harbour-row/`)
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour Row' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What was used' })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Plan: / })).toBeVisible()
  await expect(page.getByText('2630 from the left wall, 480 from the back')).toBeVisible()
  await page.goto(`${baseURL}/au/hosted-film/`)
  await expect(page.getByRole('button', { name: 'Play video: Hosted film' })).toHaveAttribute('href', /watch\?v=/)
  await context.close()
})
