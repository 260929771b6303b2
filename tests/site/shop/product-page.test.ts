import { describe, expect, it } from 'vitest'
import { vocabularyProblems } from '#tests/support/schema-org.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const site = useSite({ COMPLIANCE_URL: 'https://products.example/check' })
const BASIN = 'product/turoa-basin-white-00TB_1.5_A/'

const get = (path: string) => fetch(`${site().url}/${path}`, { redirect: 'manual' })
async function page(path: string): Promise<string> {
  const response = await get(path)
  expect(response.status).toBe(200)
  return response.text()
}

function structured(html: string): Record<string, unknown>[] {
  return Array.from(html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs), ([, json]) =>
    JSON.parse(json ?? ''),
  )
}

describe('a product page', () => {
  it('has its sections in order', async () => {
    const html = await page(`au/${BASIN}`)
    const headings = Array.from(html.matchAll(/<h2 id="[\w-]+-heading"[^>]*>(.*?)<\/h2>/g), ([, text]) => text)
    expect(headings).toEqual([
      'Product overview',
      'Technical Information',
      'Components',
      'Spare Parts',
      'Advice',
      'Related Products',
    ])
    expect(html).toMatch(/<nav[^>]*aria-label="On this page"/)
  })

  it('comes as a phone shows it, so that no part moves down while the rest arrives', async () => {
    const html = await page(`au/${BASIN}`)
    const [picture, heading, sections] = ['<ul class="track', '<h1', 'data-below="true"'].map((part) =>
      html.indexOf(part),
    )
    expect(picture).toBeGreaterThan(0)
    expect(heading).toBeGreaterThan(picture!)
    expect(sections).toBeGreaterThan(heading!)
  })

  it('shows the components and spare parts that the reader may know of, and names no others', async () => {
    const html = await page(`au/${BASIN}`)
    expect(html).toContain('Half Internal Basin')
    expect(html).toContain('Fixture Mixer 00')
    expect(html.toLowerCase()).not.toContain('zzint')
    expect(html).not.toContain('NOSUCH1')
  })

  it('offers the files that count, as originals', async () => {
    const html = await page(`au/${BASIN}`)
    const list = /<ul[^>]*aria-label="Files".*?<\/ul>/s.exec(html)?.[0] ?? ''
    const files = Array.from(list.matchAll(/href="(\/media\/[^"]+)" download/g), ([, href]) => href)
    expect(files).toEqual([
      '/media/Original/docs/turoa.pdf',
      '/media/Original/docs/turoa-set.pdf',
      '/media/Original/docs/turoa-manual.pdf',
    ])
    expect(html).toMatch(/PDF · Version 2 · 1 May 2025/)
  })

  it('links building-product information in New Zealand only', async () => {
    expect(await page(`nz/${BASIN}`)).toContain('href="https://products.example/check?code=00TB-1.5%2FA"')
    expect(await page(`au/${BASIN}`)).not.toContain('products.example')
  })

  it('leaves the advice out for visitors of the BIM library', async () => {
    expect(await page(`au/${BASIN}?fromBim=true`)).not.toContain('id="advice"')
  })

  it('keeps a discontinued product, with a notice and what takes its place', async () => {
    const html = await page('au/product/gone-basin-white-GB100/')
    expect(html).toContain('This product has been discontinued.')
    expect(html).toMatch(/aria-label="Replaced by".*Builder Basin/s)
  })

  it('says where nothing takes the place of a discontinued one, or nothing that the reader may know of', async () => {
    const html = await page('au/product/forgotten-basin-white-FB100/')
    expect(html).toContain('There is no replacement.')
    expect(html.toLowerCase()).not.toContain('zzint')
  })

  it('shows what is recommended beside it before others of its kind', async () => {
    const [, related = ''] = (await page(`au/${BASIN}`)).split('aria-label="Related products"')
    const names = Array.from(related.matchAll(/<article[^>]*aria-label="([^"]+)"/g), ([, name]) => name)
    expect(names[0]).toBe('Builder Basin')
    expect(new Set(names).size).toBe(names.length)
  })

  it.each(['NOSUCH', 'ZZINTSKU1', 'ZZINTSKU2', '%00', '..%2f..%2fetc', 'a'.repeat(3_000)])(
    'is not found for the code %s',
    async (code) => {
      expect([400, 404]).toContain((await get(`au/product/basin-${code}/`)).status)
    },
  )
})

describe('the contact page', () => {
  it('starts the message with the code that an enquiry is about, and takes nothing else from its address', async () => {
    const about = async (code: string) =>
      /<textarea[^>]*>([^<]*)/.exec(
        await page(`au/about-us/contact-us/?fromproduct=true&code=${encodeURIComponent(code)}`),
      )?.[1]
    expect(await about('FM1000C')).toBe('Product code FM1000C: ')
    expect(await about('Your bank: call us!')).toBe('')
  })
})

describe('the modal version of a product page', () => {
  const ask = async (code: string) => {
    const response = await get(`au/api/product/?${new URLSearchParams({ code })}`)
    return { status: response.status, body: await response.text() }
  }

  it('shows what the page shows, but for related products', async () => {
    const { status, body } = await ask('00TB-1.5/A')
    expect(status).toBe(200)
    expect(JSON.parse(body)).toMatchObject({
      selectedSku: '00TB-1.5/A',
      product: { name: expect.stringContaining('Basin') },
      parts: expect.objectContaining({}),
      related: [],
    })
    expect(body.toLowerCase()).not.toMatch(/zzint|test-report/)
  })

  it.each(['ZZINTSKU1', 'zzintsku2', '', ' ', '\0', '%', '../../etc/passwd', '"><b>', 'a'.repeat(3_000), '٣'])(
    'is for %j what it is for a code that nobody knows (T-049)',
    async (code) => {
      expect(await ask(code)).toEqual(await ask('NOSUCH1'))
    },
  )
})

describe('a search for a code', () => {
  it('of a discontinued product shows it and what takes its place', async () => {
    for (const code of ['GB100', 'gb-100']) {
      const html = await page(`au/search/?query=${code}`)
      expect(html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')).toMatch(/GB100 is discontinued Gone Basin/)
      expect(html).toContain('href="/au/product/builder-basin-white-BB100/"')
      const headings = Array.from(html.matchAll(/<h([1-6])[ >]/g), ([, level]) => Number(level))
      expect(headings[0]).toBe(1)
      for (const [at, level] of headings.entries()) expect(level).toBeLessThanOrEqual((headings[at - 1] ?? 0) + 1)
      const note = html.slice(html.indexOf('discontinued-heading'))
      expect(note).toMatch(/Gone Basin<.*GB100.*Discontinued<.*Replaced by<.*Builder Basin<.*BB100.*Replacement</s)
    }
    for (const text of ['GB10', 'FB1']) expect(await page(`au/search/?query=${text}`)).not.toContain('is discontinued')
    expect(await page('au/search/?query=white+basin+GB100')).toContain('is discontinued')
    expect(await page('au/search/?query=FB100')).toContain('There is no replacement.')
    expect(await page('au/search/?query=FB100')).not.toMatch(/zzint/i)
    expect(await page('au/search/?query=BB100')).not.toContain('is discontinued')
    expect(await page('au/search/?query=basin')).not.toContain('is discontinued')
  })

  it('that is an EAN leads to its variant', async () => {
    for (const ean of ['9399431401748', '9%20399431%20401748']) {
      const response = await get(`au/search/?query=${ean}`)
      expect(response.status).toBe(302)
      expect(response.headers.get('location')).toBe('/au/product/builder-basin-white-BB100/?sr=1')
    }
    expect((await get('au/search/?query=9399431401755')).status).toBe(200)
  })
})

describe('what search engines read', () => {
  it('is the product, its offer and the way to it', async () => {
    const [product, trail] = structured(await page(`au/${BASIN}`))
    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Tūroa Basin',
      sku: '00TB-1.5/A',
      brand: { '@type': 'Brand', name: 'Caroma' },
      offers: { '@type': 'Offer', price: '400.00', priceCurrency: 'AUD', availability: 'https://schema.org/InStock' },
      image: [`${site().url}/media/Original/models/turoa.webp`],
    })
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: `${site().url}/au/` },
        { position: 2, name: 'Basins', item: `${site().url}/au/products/basins/` },
        { position: 3, name: 'Tūroa Basin' },
      ],
    })
  })

  it('names no price where it is on request, and the price where it is not (T-051)', async () => {
    const [inAustralia] = structured(await page('au/product/builder-basin-white-BB100/'))
    expect(inAustralia?.['offers']).toEqual({
      '@type': 'Offer',
      url: `${site().url}/au/product/builder-basin-white-BB100/`,
      availability: 'https://schema.org/InStock',
    })
    const [inNewZealand] = structured(await page('nz/product/builder-basin-white-BB100/'))
    expect(inNewZealand?.['offers']).toMatchObject({ price: '787.77', priceCurrency: 'NZD' })
    const [gone] = structured(await page('au/product/gone-basin-white-GB100/'))
    expect(gone?.['offers']).toMatchObject({ availability: 'https://schema.org/Discontinued' })
  })

  it.each([
    `au/${BASIN}`,
    'au/product/builder-basin-white-BB100/',
    'nz/product/gone-basin-white-GB100/',
    'au/tools-resources/bim-library/turoa-basin/',
    'au/products/tapware/basin-mixers/',
    'nz/collection/turoa/',
    'au/tools-resources/bim-library/',
    'nz/brands/',
    'au/',
  ])('of %s is of the vocabulary of schema.org and holds the way to it', async (path) => {
    const entities = structured(await page(path))
    expect(entities.flatMap((entity) => vocabularyProblems(entity))).toEqual([])
    expect(entities.filter((entity) => entity['@type'] === 'BreadcrumbList')).toHaveLength(1)
  })

  it.each([
    `au/${BASIN}`,
    'nz/product/builder-basin-white-BB100/',
    'au/tools-resources/bim-library/turoa-basin/',
    'au/tools-resources/bim-library/',
    'au/products/',
    'au/products/tapware/',
    'au/products/tapware/basin-mixers/',
    'au/products/kitchen-laundry/',
    'nz/collection/turoa/',
    'au/collection/opalcare/',
    'au/brands/',
    'au/brands/caroma-livewell/',
    'au/sectors/healthcare/',
    'au/solutions/as1428-1-accessible/',
    'nz/solutions/nzs4121-accessible/',
    'au/about-us/contact-us/',
    'au/about-us/our-story/',
    'au/about-us/experience-centres/',
    'au/case-studies/harbour-row/',
    'nz/warranty/tapware/',
    'au/media/',
  ])('calls the way to %s what the page calls it', async (path) => {
    const response = await get(path)
    if (response.status !== 200) return expect([301, 308, 404]).toContain(response.status)
    const html = await response.text()
    const trail = structured(html).find((entity) => entity['@type'] === 'BreadcrumbList')
    const named = Array.from(JSON.stringify(trail).matchAll(/"name":"([^"]*)"/g), ([, name]) => name)
    const seen = /<nav aria-label="Breadcrumb">(.*?)<\/nav>/s.exec(html)?.[1] ?? ''
    const words = Array.from(seen.matchAll(/<li>(.*?)<\/li>/gs), ([, item]) =>
      (item ?? '')
        .replace(/<[^>]*>/g, '')
        .replaceAll('&amp;', '&')
        .replaceAll('&#x27;', '’'),
    )
    expect(words).toEqual(expect.arrayContaining(named))
    // Sections are left out of the data, also where one is the page itself.
    if (named.length > 1) expect(words.at(-1)).toBe(named.at(-1))
  })

  it('has a picture, an address and the other market', async () => {
    const html = await page(`au/${BASIN}`)
    expect(html).toContain(`<meta property="og:image" content="${site().url}/media/Original/models/turoa.webp"/>`)
    expect(html).toContain('<meta property="og:type" content="product"/>')
    expect(html).toContain(`<link rel="canonical" href="${site().url}/au/${BASIN}"/>`)
    expect(html).toMatch(/hrefLang="en-NZ"/i)
  })
})

describe('the BIM page of a product', () => {
  it('is found by slug and by code, and leads back to the product', async () => {
    for (const segment of ['turoa-basin', 'turoa-basin-white-00TB_1.5_A']) {
      const html = await page(`au/tools-resources/bim-library/${segment}/`)
      expect(html).toContain('Download all files')
      expect(html).toContain(`href="/au/${BASIN}?fromBim=false"`)
      expect(html).not.toContain('zzintreport')
    }
  })

  it.each(['nothing', 'zzintslug', 'zzintslug-zzintcolour-ZZINTSKU1'])('is not found for %s', async (segment) => {
    expect((await get(`au/tools-resources/bim-library/${segment}/`)).status).toBe(404)
  })
})
