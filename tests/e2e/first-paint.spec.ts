import type { Page } from '@playwright/test'
import { expect, open, test } from '#tests/support/journey.ts'

test('scripts are asked for once the style sheet is there, and start after the paint', async ({ page }) => {
  let isStyled = false
  const early: string[] = []
  await page.route('**/*.css', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    isStyled = true
    await route.continue()
  })
  page.on('request', (request) => {
    if (!isStyled && new URL(request.url()).pathname.endsWith('.js')) early.push(request.url())
  })
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.documentElement.dataset['hydrated']) return
      observer.disconnect()
      document.documentElement.dataset['readyMs'] = String(performance.now())
    }).observe(document, { attributes: true, subtree: true })
  })
  await page.goto('/au/')
  await expect(page.locator('html')).toHaveAttribute('data-ready-ms')
  expect(early).toEqual([])
  const [paintMs, readyMs] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    Number(document.documentElement.dataset['readyMs']),
  ])
  expect(paintMs).toBeGreaterThan(500)
  expect(readyMs).toBeGreaterThan(paintMs!)
})

test('what lies below is laid out part by part, all of it before the page says that it reacts', async ({ page }) => {
  await page.addInitScript(() => {
    const laidOut: number[] = []
    new MutationObserver((changes) => {
      laidOut.push(changes.filter(({ attributeName }) => attributeName === 'data-laid-out').length)
      document.documentElement.dataset['turns'] = laidOut.join(' ')
    }).observe(document, { attributeFilter: ['data-laid-out'], subtree: true })
  })
  await page.goto('/au/product/96340C6AF/')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  const parts = page.locator('[data-below]')
  const count = await parts.count()
  expect(count).toBeGreaterThan(3)
  await expect(page.locator('html')).toHaveAttribute('data-turns', Array(count).fill(1).join(' '))
  expect(await parts.evaluateAll((all) => all.map((part) => getComputedStyle(part).contentVisibility))).toEqual(
    Array(count).fill('visible'),
  )
})

test('letters that only what lies below needs are asked for first, and not waited for long', async ({ page }) => {
  await page.route('**/*-macrons-*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 4_000))
    await route.continue()
  })
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      observer.disconnect()
      document.documentElement.dataset['laidOutMs'] = String(performance.now())
    }).observe(document, { attributeFilter: ['data-laid-out'], subtree: true })
  })
  await page.goto('/au/product/72140C6AF/')
  const timesOf = () =>
    page.evaluate(() => {
      const font = performance.getEntriesByType('resource').find(({ name }) => name.includes('-macrons-'))
      return (
        font && [font.startTime, Number(document.documentElement.dataset['laidOutMs']), font.startTime + font.duration]
      )
    })
  await expect.poll(timesOf, { timeout: 15_000 }).toBeDefined()
  const times = await timesOf()
  expect(times).toEqual(times?.toSorted((left, right) => left - right))
})

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

test('a public page shows nothing of the styles that come with its scripts', async ({ request }) => {
  const html = async (address: string) => (await request.get(address)).text()
  const [, later] = / data-later="([^"]+)"/.exec(await html('/au/')) ?? []
  const laterClasses = new Set((await html(later!)).match(/(?<=\.)[A-Za-z][\w-]*_[\w-]{4}/g))
  expect(laterClasses.size).toBeGreaterThan(500)
  const known = Array.from(
    (await html('/au/sitemap.xml')).matchAll(/<loc>[^<]*(\/au\/[^<]*)<\/loc>/g),
    ([, path]) => path!,
  )
  const ofKind = Object.values(Object.groupBy(known, (path) => path.split('/')[2]!))
  const some = ofKind.flatMap((paths = []) => paths.filter((_, at) => at % Math.ceil(paths.length / 5) === 0))
  const asked = [
    '/au/search/?query=basin',
    '/au/search/?query=zzzz',
    '/nz/',
    '/au/products/tapware/?view=list',
    '/au/none/',
  ]
  expect(some.length).toBeGreaterThan(40)
  for (const address of [...some, ...asked]) {
    const page = await html(address)
    expect(page, address).toContain(` data-later="${later}"/>`)
    expect(page, address).not.toContain('href="/assets/work-')
    const classes = Array.from(page.matchAll(/class="([^"]*)"/g), ([, names]) => names!.split(' ')).flat()
    expect(
      classes.filter((name) => laterClasses.has(name)),
      address,
    ).toEqual([])
  }
})

test('a page with styles of work has them before it is painted', async ({ page }) => {
  const cart = await (await page.request.get('/au/cart/')).text()
  expect(cart).toMatch(/<link rel="stylesheet" href="[^"]*later-/)
})

test('work on a public page comes with its styles, and a failure of them can be retried', async ({ page }) => {
  const isThere = () => page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('/later-')))
  await page.route('**/later-*.css', (route) => route.abort())
  await open(page, '/au/products/tapware/')
  expect(await isThere()).toBe(false)
  await page.getByRole('button', { name: 'Add to project' }).first().click()
  const failed = page.locator('[popover]', { hasText: 'This part could not be loaded.' })
  await expect(failed).toBeVisible()

  await page.unroute('**/later-*.css')
  const isLate = { value: true }
  await page.route('**/later-*.css', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800))
    isLate.value = false
    await route.continue()
  })
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByRole('dialog').filter({ visible: true })).toBeVisible()
  expect([isLate.value, await isThere()]).toEqual([false, true])
  await expect(failed).toBeHidden()
})

test('a step to a page of work waits for its styles', async ({ page }) => {
  await page.route('**/later-*.css', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800))
    await route.continue()
  })
  await open(page, '/au/')
  const step = page.waitForResponse('**/later-*.css')
  await page.getByRole('link', { name: /^Cart/ }).first().click()
  await step
  await expect(page).toHaveURL(/\/au\/cart\/$/)
  const [column] = await page
    .locator('main [class*="page_"]')
    .first()
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).display))
  expect(column).toBe('grid')
})

/** Opens a page whose scripts come when they are let go. */
async function openWithout(page: Page, address: string): Promise<() => void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  return letGo
}

test('what is pressed before the scripts have come is done once they are there, once', async ({ page }) => {
  const letGo = await openWithout(page, '/au/product/96340C6AF/')
  const turn = page.getByRole('button', { name: 'View in 3D' })
  await turn.click()
  await turn.click()
  await page.getByRole('button', { name: 'Zoom in on the picture' }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
  letGo()
  await expect(page.getByRole('dialog', { name: /picture 1 of/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Pictures', exact: true })).toHaveAttribute('aria-pressed', 'true')
})

test('what is ticked and chosen before the scripts have come is, too', async ({ page }) => {
  const letGo = await openWithout(page, '/au/products/tapware/')
  const tick = page.getByRole('checkbox', { name: 'Compare' }).first()
  await tick.check()
  await page.getByRole('combobox', { name: 'Sort' }).filter({ visible: true }).selectOption('name_asc')
  letGo()
  await expect(page).toHaveURL(/sort=name_asc/)
  await expect(page.getByRole('region', { name: 'Comparison' })).toBeVisible()
})

test('what is pressed again once the page hears it is not done twice', async ({ page }) => {
  await openWithout(page, '/au/product/96340C6AF/')
  const held = () => page.evaluate(() => window.earlyPresses?.held.size)
  const turn = page.getByRole('button', { name: 'View in 3D' })
  await turn.click()
  expect(await held()).toBe(1)
  await page.evaluate(() => window.earlyPresses?.pass())
  await turn.click()
  expect(await held()).toBe(0)
})
