import { readFileSync } from 'node:fs'
import { readPdfPages } from '#tests/support/files/pdf.ts'
import { expect, follow, open, seriousFindings, test } from '#tests/support/browser/journey.ts'

const MIXER = '/au/product/liano-nexus-basin-mixer-chrome-97140C6AF/'
const BATH = '/au/product/stylus-prisma-freestanding-bath-white-ST8510_150W/'

test('picking a variant changes address, code, pictures and files, and keeps the place', async ({ page }) => {
  await open(page, MIXER)
  const files = page.getByRole('list', { name: 'Files' }).getByRole('link')
  const before = await files.first().getAttribute('href')
  await page.getByRole('button', { name: 'Matte Black', exact: true }).scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  await page.getByRole('button', { name: 'Matte Black', exact: true }).click()
  await expect(page).toHaveURL(/matte-black-97140B6AF\/$/)
  await expect(page.getByText('Product code 97140B6AF')).toBeAttached()
  await expect(page.getByRole('img', { name: 'Liano Nexus Basin Mixer, Matte Black' })).toBeAttached()
  await expect(files.first()).not.toHaveAttribute('href', before ?? '')
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(4)
  await page.reload()
  await expect(page.getByText('Product code 97140B6AF')).toBeVisible()
})

test('the finishes open below their field, and leave the page where it is', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/au/tools-resources/bim-library/liano-nexus-basin-mixer/')
  await page.evaluate(() => scrollTo(0, 100))
  const picker = page.getByRole('combobox', { name: /^Colour of Liano Nexus Basin Mixer/ }).first()
  await picker.click()
  const options = page.getByRole('listbox').getByRole('option')
  expect((await options.first().boundingBox())?.y).toBeGreaterThan((await picker.boundingBox())?.y ?? 0)
  expect(await page.evaluate(() => scrollY)).toBe(100)
})

test('finishes stand open, and keys go through them', { tag: '@desktop' }, async ({ page }) => {
  await open(page, MIXER)
  const finishes = page.getByRole('radiogroup', { name: 'Finish' }).getByRole('radio')
  await expect(finishes).toHaveCount(6)
  await expect(finishes.first()).toBeChecked()
  await finishes.first().press('ArrowLeft')
  await expect(finishes.last()).toBeFocused()
  await expect(finishes.last()).toBeChecked()
  await expect(page).toHaveURL(/97140RG6AF\/$/)
  await expect(finishes.nth(1)).toHaveAccessibleName('Matte Black 97140B6AF +$89.60')
  await expect(page.getByRole('list', { name: 'Downloads' }).getByRole('link', { name: 'DXF' })).toHaveAttribute(
    'href',
    /97140rg6af\.dxf/,
  )
})

test('variants that differ in size only have different names', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/au/product/stylus-prisma-freestanding-bath-white-ST8510_150W/')
  const names = await page.getByRole('rowheader').allTextContents()
  expect(names.length).toBeGreaterThan(2)
  expect(new Set(names).size).toBe(names.length)
})

test('the way around the page says where the reader is', { tag: '@desktop' }, async ({ page }) => {
  await open(page, MIXER)
  const nav = page.getByRole('navigation', { name: 'On this page' })
  await expect(nav.getByRole('link', { name: 'Product overview' })).toHaveAttribute('aria-current', 'location')
  await nav.getByRole('link', { name: 'Technical info' }).click()
  await expect(nav.getByRole('link', { name: 'Technical info' })).toHaveAttribute('aria-current', 'location')
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(nav.getByRole('link', { name: 'Related Products' })).toHaveAttribute('aria-current', 'location')
})

test('on a phone the way around the page is a list to choose from', { tag: '@phone' }, async ({ page }) => {
  await open(page, MIXER)
  await page.getByRole('combobox', { name: 'Go to section' }).selectOption('Technical info')
  const heading = page.getByRole('heading', { name: 'Technical Information' })
  await expect(heading).toBeInViewport()
  const bottomOf = (name: 'header' | 'select') =>
    page
      .locator(name === 'header' ? 'header' : 'main select')
      .first()
      .evaluate((element) => element.getBoundingClientRect().bottom)
  // Neither the header nor the list itself covers what was chosen.
  expect(await bottomOf('select')).toBeGreaterThan((await bottomOf('header')) + 40)
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThan(await bottomOf('select'))
})

test('pictures are looked at closely, and a dimension lights its line', async ({ page }) => {
  await open(page, MIXER)
  await page.getByRole('button', { name: 'Zoom in on the picture' }).click()
  const lightbox = page.getByRole('dialog', { name: /picture 1 of 4/ })
  await expect(lightbox).toBeVisible()
  const picture = lightbox.getByRole('img')
  const small = (await picture.boundingBox())?.width ?? 0
  await lightbox.getByRole('button', { name: 'Zoom to 200 %' }).click()
  await expect.poll(async () => ((await picture.boundingBox())?.width ?? 0) / small).toBeCloseTo(2, 1)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: /picture 2 of 4/ })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  const drawing = page.getByRole('img', { name: /^Measurements of/ })
  await drawing.scrollIntoViewIfNeeded()
  /** Measures the drawn picture, not its box. */
  const drawnWidth = (image: HTMLImageElement) => {
    const { width: boxWidth, height: boxHeight } = image.getBoundingClientRect()
    return image.naturalWidth * Math.min(boxWidth / image.naturalWidth, boxHeight / image.naturalHeight)
  }
  await expect.poll(() => drawing.evaluate(drawnWidth)).toBeGreaterThan(0)
  const width = await drawing.evaluate(drawnWidth)
  await page.getByRole('button', { name: 'Enlarge the drawing' }).click()
  const enlarged = page.getByRole('dialog', { name: /picture 1 of 1/ })
  const whole = enlarged.getByRole('img', { name: /^Measurements of/ })
  await expect.poll(async () => (await whole.evaluate(drawnWidth)) / width).toBeGreaterThan(1)
  await enlarged.getByRole('button', { name: 'Zoom to 200 %' }).click()
  await expect.poll(async () => (await whole.evaluate(drawnWidth)) / width).toBeGreaterThan(2)
  await page.keyboard.press('Escape')
  const height = page.getByRole('button', { name: 'Height', exact: true })
  await height.click()
  await expect(height).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a product whose size is known is shown to scale', async ({ page }) => {
  await open(page, BATH)
  const scale = page.getByRole('img', { name: 'To scale beside a person 1.7 m tall: 1500 mm wide, 570 mm high' })
  await scale.scrollIntoViewIfNeeded()
  await expect.poll(() => scale.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const drawn = async () => (await page.request.get((await scale.getAttribute('src')) ?? '')).text()
  expect(await drawn()).toMatch(/>1500 mm<[^]*>570 mm</)
  // Its outline, once its drawing is made; a box until then.
  await expect.poll(drawn).not.toContain('h1500v-570')
})

test('one whose drawing alone knows its size, too; a drawing that is not made leaves no gap', async ({ page }) => {
  const rail = await (await page.request.get('/au/api/listing/products/accessories/towel-rails/')).json()
  const [variant] = rail.page.cards[0].variants
  await open(page, `/au/${variant.path}`)
  const scale = page.getByRole('img', { name: /^To scale/ })
  await scale.scrollIntoViewIfNeeded()
  await expect.poll(() => scale.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const pictures = page.getByRole('list', { name: 'Pictures' }).getByRole('button')
  const all = await pictures.count()
  await page.route('**/api/scale/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: '' }))
  await page.reload()
  await page.getByRole('list', { name: 'Gallery' }).evaluate((track) => track.scrollTo({ left: track.scrollWidth }))
  await expect(page.getByRole('img', { name: /^To scale/ })).toHaveCount(0)
  await expect(pictures).toHaveCount(all - 1)
})

test('the link is copied or sent on', { tag: '@desktop' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, MIXER)
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share link' })
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(dialog.getByText('Link copied to clipboard!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(MIXER)
  await expect(dialog.getByText('Link copied to clipboard!')).toBeHidden({ timeout: 4_000 })
  await expect(dialog.getByText('Share using:')).toBeVisible()
  for (const name of ['Facebook', 'Whatsapp', 'Twitter', 'Linkedin', 'Email']) {
    await expect(dialog.getByRole('link', { name })).toHaveAttribute('href', /97140C6AF/)
  }
})

test(
  'all files arrive in one archive; one that fails is named and the others come',
  { tag: '@desktop' },
  async ({ page }) => {
    test.slow() // a dozen files of the demo are made for the first time
    await page.route('**/*.obj?*', (route) => route.fulfill({ status: 404 }))
    await open(page, MIXER)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download all files' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('files.zip')
    const archive = readFileSync(await file.path()).toString('latin1')
    for (const ending of ['svg', 'dxf', 'dae', '3ds', 'glb'])
      expect(archive).toContain(`cad/basin-mixer-97140c6af.${ending}`.slice(4))
    expect(archive).not.toContain('97140c6af.obj')
    const error = page.getByText('Error downloading file, please try again later', { exact: true })
    await expect(error).toBeVisible()
    await expect(error).toBeHidden({ timeout: 4_000 })
  },
)

test('a download says how far it is, and can be stopped', { tag: '@desktop' }, async ({ page }) => {
  await page.route('**/*.dae?*', () => {}) // never answers
  await open(page, MIXER)
  let downloads = 0
  page.on('download', () => downloads++)
  await page.getByRole('button', { name: 'Download all files' }).click()
  await expect(page.getByText(/^Preparing files: [1-9]\d* of \d+/).first()).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText(/Preparing files/)).toHaveCount(0)
  await expect(page.getByText(/Error/)).toHaveCount(0)
  expect(downloads).toBe(0)
})

test('what is selected in the BIM library is downloaded together', async ({ page }) => {
  test.slow() // as above
  await open(page, '/au/tools-resources/bim-library/?query=nexus+basin+mixer')
  const boxes = page.getByRole('checkbox', { name: 'Select' })
  await boxes.nth(0).press(' ')
  await boxes.nth(1).press(' ')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download selected (2)' }).click()
  expect((await download).suggestedFilename()).toBe('files.zip')
  await page.getByRole('button', { name: 'Clear selection' }).click()
  await expect(boxes.nth(0)).not.toBeChecked()
})

test('a product of the library leads to its files, and on to its page', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/au/tools-resources/bim-library/liano-nexus-basin-mixer/')
  expect(await seriousFindings(page)).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'DXF' }).click()
  expect((await download).suggestedFilename()).toBe('basin-mixer-97140c6af.dxf')
  await page.getByRole('button', { name: 'Go to Product Page' }).click()
  await expect(page).toHaveURL(/97140C6AF\/\?fromBim=false$/)
})

test('the model is looked at from every side, in the finish of the variant', { tag: '@desktop' }, async ({ page }) => {
  // Without a graphics card the processor draws it: each frame takes as long as it takes, a small one less.
  test.slow()
  await page.setViewportSize({ width: 900, height: 500 })
  await open(page, MIXER)
  const requested = page.waitForRequest(/basin-mixer-97140c6af\.glb/)
  await page.getByRole('button', { name: 'View in 3D' }).click()
  await requested
  const model = page.getByRole('img', { name: /^3D model of Liano Nexus Basin Mixer, Chrome, \d+ × \d+ × \d+ mm$/ })
  await expect(model).toBeVisible({ timeout: 120_000 })
  const before = await model.screenshot()
  await model.press('ArrowRight')
  await expect.poll(async () => (await model.screenshot()).equals(before), { timeout: 60_000 }).toBe(false)
  await model.press('Home')
  await page.getByRole('button', { name: 'Pictures', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Zoom in on the picture' })).toBeVisible()
})

test('the page is saved as a PDF under its code and name', { tag: '@desktop' }, async ({ page }) => {
  await open(page, MIXER)
  const message = 'Too many documents are being created. Please try again in a minute.'
  const busy = { status: 503, json: { isError: true, error: { code: 'unavailable', message } } }
  await page.route('**/api/pdf-my-html/', (route) => route.fulfill(busy), { times: 1 })
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
  const download = page.waitForEvent('download', { timeout: 45_000 })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Preparing PDF').first()).toBeVisible()
  const file = await download
  expect(file.suggestedFilename()).toBe('97140C6AF_Liano Nexus Basin Mixer.pdf')
  const pages = readPdfPages(readFileSync(await file.path()))
  const text = pages.join('').replace(/\s+/g, ' ')
  expect(pages.length).toBeLessThanOrEqual(3)
  // Nothing that is a control, and words apart.
  expect(text).not.toMatch(/Preparing PDF|View in 3D|Zoom in|Add to project|Share|Download/)
  expect(text).not.toMatch(/\bAdd\b/)
  expect(text).not.toMatch(/\d\(inc\. GST\)/)
  expect(text).toMatch(/RRP \$[\d,.]+ \(inc\. GST\)/)
  expect(text).toContain('Product Codes')
  const parts = page.getByRole('list', { name: /Components|Spare Parts/ }).getByRole('listitem')
  for (const detail of await parts.locator('p').first().locator('span').all()) {
    const words = await detail.textContent()
    expect(` ${text} `).toContain(` ${words} `)
  }
  for (const label of await page.getByRole('row').getByRole('rowheader').getByRole('button').allTextContents())
    expect(text).toContain(label)
  await expect(page.getByText('Preparing PDF')).toHaveCount(0)
})

test('a browser that cannot draw models says so and keeps the page', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await open(page, MIXER)
  await page.getByRole('button', { name: 'View in 3D' }).click()
  await expect(page.getByText('The 3D model could not be shown.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test(
  'code that does not come leaves the page standing, and the next press asks for it again',
  { tag: '@desktop' },
  async ({ page }) => {
    const failed = page.locator('[popover]', { hasText: 'This part could not be loaded.' })
    await open(page, MIXER)
    await page.route('**/assets/lightbox-*.js', (route) => route.abort())
    await page.getByRole('button', { name: 'Zoom in on the picture' }).click()
    await expect(failed).toBeVisible()
    await page.getByRole('button', { name: 'Matte Black', exact: true }).click()
    await expect(page.getByText('Product code 97140B6AF')).toBeAttached()
    await page.unroute('**/assets/lightbox-*.js')
    await page.getByRole('button', { name: 'Zoom in on the picture' }).click()
    await expect(failed).toBeHidden()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

    // Without a connection: the way in says so, and works once the line is back.
    await open(page, MIXER)
    await page.context().setOffline(true)
    const add = page.getByRole('button', { name: 'Add to Project' }).first()
    for (const press of [add, add]) {
      await press.click()
      await expect(failed).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(failed).toBeHidden()
    await add.click()
    await expect(failed).toBeVisible()
    await page.context().setOffline(false)
    await add.click()
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
    await expect(failed).toBeHidden()
  },
)

test('the way to a product is the one that the visit came by, until it ends', { tag: '@desktop' }, async ({ page }) => {
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  const own = ['Home', 'Products', 'Tapware', 'Basin mixers', 'Liano Nexus Basin Mixer']

  await open(page, MIXER)
  await expect(trail).toHaveText(own)
  await open(page, '/au/products/tapware/')
  await follow(page, MIXER)
  await expect(trail).toHaveText(['Home', 'Products', 'Tapware', 'Liano Nexus Basin Mixer'])
  await follow(page, '/au/collection/liano-nexus/')
  await expect(trail).toHaveText(['Home', 'Brands', 'Caroma', 'Liano Nexus'])
  await follow(page, MIXER)
  await expect(trail).toHaveText(['Home', 'Brands', 'Caroma', 'Liano Nexus', 'Liano Nexus Basin Mixer'])
  await page.reload()
  await expect(trail).toHaveText(['Home', 'Brands', 'Caroma', 'Liano Nexus', 'Liano Nexus Basin Mixer'])
  await follow(page, MIXER.replace('/au/', '/nz/'))
  await expect(trail).toHaveText(own)
  await page.goto(MIXER) // from outside
  await expect(trail).toHaveText(own)
})

test(
  'a related product opens in a new tab or at once, and the click is counted',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const events: string[] = []
    await page.route('**/1/events', (route) => {
      events.push(route.request().postData() ?? '')
      return route.fulfill({ json: {} })
    })
    await open(page, MIXER)
    const list = page.getByRole('list', { name: 'Related products' })
    const card = list.getByRole('article').nth(1)
    await card.scrollIntoViewIfNeeded()
    const opened = context.waitForEvent('page')
    await card.getByRole('heading').getByRole('link').click()
    await (await opened).close()
    const sku = await card.getAttribute('data-sku')
    expect(await page.evaluate(() => window.dataLayer)).toContainEqual({
      event: 'product_click',
      sku,
      position: 2,
      market: 'au',
    })
    await expect.poll(() => events.length).toBe(1)
    expect(JSON.parse(events[0] ?? '').events).toMatchObject([{ eventType: 'click', index: 'au_products' }])
    const place = await page.evaluate(() => scrollY)
    await card.getByRole('button', { name: 'Quick view' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Quick view' })
    await expect(dialog.getByText(`Product code ${sku}`)).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(4)
  },
)
