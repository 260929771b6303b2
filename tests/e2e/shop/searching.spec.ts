import { expect, open, test } from '#tests/support/browser/journey.ts'

test('typing into Quick Search searches after a pause and starts over', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/au/products/tapware/?colour=Chrome&sort=name_asc')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('.data')) asked.push(new URL(request.url()).search)
  })
  const box = page.getByRole('searchbox', { name: 'Quick Search' })
  await box.pressSequentially('gooseneck', { delay: 30 })
  await expect(page).toHaveURL(/\/au\/products\/tapware\/\?query=gooseneck$/)
  expect(asked.filter((search) => search.includes('query=')).length).toBe(1)
  await expect(page.getByRole('list', { name: 'Applied filters' })).toBeHidden()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page).toHaveURL(/\/au\/products\/tapware\/$/)
  await expect(box).toBeFocused()
})

test('a search for nothing we have offers what we do have', async ({ page }) => {
  await open(page, '/au/search/?query=qqqzzzxx')
  await expect(page.getByRole('heading', { level: 1, name: 'No Result Found' })).toBeVisible()
  await expect(page.getByText('No search results are found for your query: “qqqzzzxx”')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'You might want to search for popular categories' })).toBeVisible()
  for (const name of ['Tapware', 'Sanitaryware', 'Contura', 'Urbane II']) {
    await expect(page.locator('main').getByRole('link', { name, exact: true })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Go back home' }).click()
  await expect(page).toHaveURL(/\/au\/$/)
})

test('a search with filters and no hit has the page of searches, and leads to the one without them', async ({
  page,
}) => {
  await open(page, '/au/search/?query=lianoo&brand=Dorf')
  await expect(page.getByRole('heading', { level: 1, name: 'No Result Found' })).toBeVisible()
  await page.getByRole('link', { name: 'Search without filters' }).click()
  await expect(page).toHaveURL(/\/au\/search\/\?query=lianoo$/)
})

test('a listing with nothing in it says so', async ({ page }) => {
  await open(page, '/au/products/tapware/?query=qqqzzzxx')
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
  await expect(page.getByText('No search results are found for your query: “qqqzzzxx”')).toBeVisible()
})

test('what is typed is shown as text, whatever it is (T-078)', { tag: '@desktop' }, async ({ page }) => {
  let dialogs = 0
  page.on('dialog', (dialog) => {
    dialogs++
    void dialog.dismiss()
  })
  const payloads = [
    '"><svg onload=alert(1)>',
    '</script><script>alert(1)</script>',
    '{{7*7}}',
    '\u2028alert(1)\u2029',
    "';alert(1)//",
  ]
  for (const payload of payloads) {
    const value = encodeURIComponent(payload)
    await open(page, `/au/search/?query=${value}`)
    await expect(page.getByText(payload.trim(), { exact: false }).first()).toBeVisible()
    await open(
      page,
      `/au/products/tapware/?colour=${value}&brand=${value}&category=${value}&collection=${value}&length=${value}&sort=${value}`,
    )
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(dialogs).toBe(0)
})

test('a search says how it was read, shows what was asked for, and takes it back', async ({ page }) => {
  await open(page, '/au/search/?query=blakc+basin+mixer+zebra')
  await expect(page.getByText('Showing results for black basin mixer zebra.')).toBeVisible()
  await expect(page.getByText('No match for “zebra”; shown without it.')).toBeVisible()
  const read = page.getByRole('list', { name: 'Read from your search' })
  await expect(read.getByRole('button')).toHaveText([/^Product type: Basin mixers/, /^Colour: /])
  const cards = page.getByRole('article')
  await expect(cards.first()).toContainText('Matte Black')
  await read.getByRole('button', { name: /take “black” as plain words/ }).click()
  await expect(page).toHaveURL(/[?&]plain=black/)
  await expect(read.getByRole('button')).toHaveText([/^Product type: Basin mixers/])
  await page.goBack()
  await expect(read.getByRole('button')).toHaveText([/^Product type: Basin mixers/, /^Colour: /])

  await page.getByRole('link', { name: 'Search for “blakc basin mixer zebra” instead' }).click()
  await expect(page.getByText(/^Showing results for/)).toBeHidden()
})

test('in a listing only what it has is understood', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/au/products/tapware/?query=basin')
  await expect(page.getByText(/^\d+ products$/)).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText('Basin')
  await open(page, '/au/products/basins/?query=white+wall+basin')
  await expect(page.getByRole('list', { name: 'Read from your search' }).getByRole('button')).toHaveText([
    /^Product type: Wall basins/,
    /^Colour: White/,
  ])
})

test('suggestions show the variant that fits', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/au/')
  await page.getByRole('combobox', { name: 'Search products' }).pressSequentially('brushed nickel basin mixer')
  const first = page.getByRole('option').first()
  await expect(first).toContainText('Basin Mixer')
  await first.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Basin Mixer')
  await expect(page).toHaveURL(/brushed-nickel/)
})

test('suggestions say what no product has, and where those begin that come nearest', async ({ page }) => {
  await open(page, '/au/')
  const box = page.getByRole('combobox', { name: 'Search products' }).filter({ visible: true })
  await box.fill('liano 99999X shelf')
  const nearest = 'No other product has all of “liano 99999X shelf”. These come nearest.'
  await expect(page.getByRole('group', { name: nearest }).getByRole('option').first()).toContainText('Shelf')
  const search = page.getByRole('search').filter({ has: box })
  await expect(search.getByRole('status')).toHaveText(`No product 99999X. Shown without it. ${nearest}`)
  await box.fill('basin mixer')
  await expect(page.getByRole('group', { name: 'Products' })).toBeVisible()
  await expect(search.getByRole('status')).toBeEmpty()
})

test('what is typed can be narrowed at once, and is offered again', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/au/')
  const box = page.getByRole('combobox', { name: 'Search products' })
  await box.pressSequentially('basin mixer')
  const narrowing = page.getByRole('group', { name: 'Collections' }).getByRole('option').first()
  await expect(narrowing).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(box).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('ArrowDown')
  const [name = '', count = ''] = (await narrowing.innerText()).split('\n')
  await narrowing.click()
  await expect(page).toHaveURL(/\/au\/search\/\?query=basin(?:%20|\+)mixer&range=/)
  await expect(page.getByText(`${count} products`, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: new RegExp(`^Remove .*${name}$`) })).toBeVisible()

  await open(page, '/au/')
  await box.focus()
  const recent = page.getByRole('group', { name: 'Recent searches' }).getByRole('option')
  await expect(recent).toHaveText(['basin mixer'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “basin mixer”')

  await open(page, '/au/')
  await box.focus()
  await page.getByRole('button', { name: 'Clear recent searches' }).click()
  await expect(recent).toHaveCount(0)
})

test(
  'searches that were looked at are counted, and products that were opened',
  { tag: '@desktop' },
  async ({ page }) => {
    const counted: unknown[] = []
    await page.exposeFunction('onCounted', (body: string) => counted.push(JSON.parse(body)))
    // The body of a beacon is not shown to tests: it is read on its way.
    await page.addInitScript(() => {
      const send = navigator.sendBeacon.bind(navigator)
      navigator.sendBeacon = (url, body) => {
        if (body instanceof Blob)
          void body.text().then((window as unknown as { onCounted(this: void, body: string): void }).onCounted)
        return send(url, body)
      }
    })
    const statuses: number[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('/au/api/record-search/')) statuses.push(response.status())
    })
    await open(page, '/au/search/?query=basin+mixer')
    await expect.poll(() => counted).toEqual([{ query: 'basin mixer' }])
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect
      .poll(() => counted)
      .toEqual([{ query: 'basin mixer' }, { query: 'basin mixer', sku: expect.any(String), isSearch: false }])

    // A search within the results that is typed on passes by, and one that is narrowed is the same search.
    await open(page, '/au/search/?query=toilet&colour=White')
    const box = page.getByRole('searchbox', { name: 'Quick Search' })
    await box.fill('towel')
    await expect(page).toHaveURL(/query=towel$/)
    await box.fill('towel rail')
    await expect.poll(() => counted.length).toBe(3)
    expect(counted.at(-1)).toEqual({ query: 'towel rail' })
    expect(new Set(statuses)).toEqual(new Set([200]))
  },
)

test('nothing is counted of a browser that opted out', { tag: '@desktop' }, async ({ page }) => {
  let counts = 0
  page.on('request', (request) => (counts += Number(request.url().endsWith('/record-search/'))))
  await page.addInitScript(() => localStorage.setItem('analyticsConsent', 'denied'))
  await open(page, '/au/search/?query=basin+mixer')
  await page.waitForTimeout(3_000)
  expect(counts).toBe(0)
})

test('popular searches are offered before typing, and while it begins so', { tag: '@desktop' }, async ({ page }) => {
  const searches = ['basin mixer', 'bath', 'basin waste', 'toilet seat', 'towel rail', 'shower rail']
  await page.route('**/au/api/popular-searches/', (route) => route.fulfill({ json: { searches } }))
  await open(page, '/au/')
  const box = page.getByRole('combobox', { name: 'Search products' })
  await box.focus()
  const popular = page.getByRole('group', { name: 'Popular searches' }).getByRole('option')
  await expect(popular).toHaveText(searches.slice(0, 5))
  await expect(page.getByRole('button', { name: 'Clear recent searches' })).toHaveCount(0)
  await box.pressSequentially('bas')
  await expect(popular).toHaveText(['basin mixer', 'basin waste'])
  await popular.last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “basin waste”')

  await open(page, '/au/')
  await box.focus()
  await expect(page.getByRole('group', { name: 'Recent searches' }).getByRole('option')).toHaveText(['basin waste'])
  await expect(popular).toHaveText(['basin mixer', 'bath', 'toilet seat', 'towel rail', 'shower rail'])
})

test(
  'a search can be put in the order of the newest, and a listing has that order',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/au/search/?query=basin+mixer')
    const sort = page.getByRole('combobox', { name: 'Sort' })
    await expect(sort.getByRole('option')).toHaveText(['Relevance', 'Newest', 'Name A–Z', 'Name Z–A'])
    await sort.selectOption('Newest')
    await expect(page).toHaveURL(/[?&]sort=newest_first/)
    await expect(page.getByRole('article').first()).toContainText('New')
    await open(page, '/au/products/tapware/')
    await expect(sort.getByRole('option')).toHaveText(['Newest', 'Name A–Z', 'Name Z–A'])
  },
)

test('a search without results leads to the categories of its words', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/au/search/?query=basin+mixer+99999X')
  await expect(page.getByText('No product 99999X. Shown without it.')).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText('Mixer')
  await open(page, '/au/search/?query=basin+mixer+99999X&product-types=Baths')
  await expect(page.getByRole('heading', { name: 'Nearest categories' })).toBeVisible()
  const nearest = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Basin mixers', exact: true }) })
  const [count = ''] = /\d+ products/.exec(await nearest.last().innerText()) ?? []
  await nearest.last().getByRole('link').click()
  await expect(page.getByText(count, { exact: true })).toBeVisible()
})
