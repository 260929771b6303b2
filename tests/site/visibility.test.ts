import { describe, expect, it } from 'vitest'
import { useSite } from '../support/browser/use-site.ts'

const site = useSite()

/** Everything in an answer that could give an internal product away, in whatever coding. */
function leaks(body: string): string[] {
  const decoded = [
    body,
    unescapeHtml(body),
    safely(() => decodeURIComponent(body)),
    body.replace(/\\u([0-9a-f]{4})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16))),
  ]
  return decoded.flatMap(
    (text) => text.toLowerCase().match(/zzint\w*|987[,.]?654[,.]?321|9876543\.21|98[,.]?76[56]\b/g) ?? [],
  )
}

function unescapeHtml(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

function safely(read: () => string): string {
  try {
    return read()
  } catch {
    return ''
  }
}

async function get(path: string): Promise<{ status: number; body: string }> {
  const response = await fetch(`${site().url}${path}`, { redirect: 'manual' })
  return { status: response.status, body: await response.text() }
}

async function query(
  index: string,
  body: object,
): Promise<{ nbHits: number; hits: object[]; facets?: object; body: string }> {
  const response = await fetch(`${site().url}/1/indexes/${index}/query`, { method: 'POST', body: JSON.stringify(body) })
  const text = await response.text()
  return { ...JSON.parse(text), body: text }
}

/** Takes what a visitor asked for out of an answer that repeats it. */
const without = (body: string, asked: string) =>
  asked
    .toLowerCase()
    .split(' ')
    .reduce((rest, word) => rest.replaceAll(word, ''), body.toLowerCase())

describe('an internal product, for a visitor', () => {
  it('is on no page that can be reached (T-045, T-050)', async () => {
    const seen = new Set<string>()
    const queue = ['/au/', '/nz/', '/sitemap.xml', '/au/sitemap.xml', '/nz/sitemap.xml', '/robots.txt']
    while (queue.length > 0 && seen.size < 400) {
      const path = queue.shift() ?? ''
      if (seen.has(path)) continue
      seen.add(path)
      const { body, status } = await get(path)
      expect(leaks(body), path).toEqual([])
      expect(status, path).not.toBe(500)
      const links = Array.from(
        body.matchAll(/(?:href="|<loc>)(?:http:\/\/127\.0\.0\.1:\d+)?(\/(?:au|nz)\/[^"<#]*)/g),
        ([, href = '']) => href.replaceAll('&amp;', '&'),
      )
      queue.push(...links.filter((link) => !link.includes('login=')))
    }
    expect(seen.size).toBe(400)
  })

  it.each(['products', 'products_name_asc', 'bim-library', 'query_suggestions', 'content'])(
    'is in no page of %s (T-045)',
    async (kind) => {
      for (const locale of ['au', 'nz']) {
        for (let page = 0; page < 3; page++) {
          const answer = await query(`${locale}_${kind}`, {
            query: '',
            facets: ['*'],
            hitsPerPage: 48,
            page,
            maxValuesPerFacet: 1_000,
          })
          expect(leaks(answer.body)).toEqual([])
        }
      }
    },
  )

  it.each([
    'Zzintname Secret Basin',
    'zz',
    'zzi',
    'zzintname',
    'zzintnaem',
    'ZZINTSKU1',
    'zzintsku2',
    'zzintattr',
    'Zzintrange',
    'Zzintbrand',
    'zzintvariant',
  ])('is not found by %s, nor hinted at (T-046)', async (text) => {
    const nonsense = await query('au_products', { query: text.includes(' ') ? 'qqqxxxyyy Basin' : 'qqqxxxyyy' })
    const answer = await query('au_products', { query: text, facets: ['*'] })
    expect(answer.nbHits).toBe(nonsense.nbHits)
    expect(leaks(without(answer.body, text))).toEqual([])
    const page = (await get(`/au/search/?query=${encodeURIComponent(text)}`)).body
    expect(leaks(without(unescapeHtml(page), text))).toEqual([])
    expect(page).toMatch(/No Result Found|No match for/)
  })

  it('counts in no filter and stretches no range (T-047)', async () => {
    const { facets, body } = await query('au_products', {
      query: '',
      facets: ['colour', 'brand', 'length', 'width', 'price.AUD', 'IsGWAInternal'],
    })
    expect(leaks(body)).toEqual([])
    expect(facets).toMatchObject({ IsGWAInternal: { false: 63 } })
    expect(facets).not.toMatchObject({ IsGWAInternal: { true: expect.anything() } })
    const response = await fetch(`${site().url}/1/indexes/au_products/facets/item-material/query`, {
      method: 'POST',
      body: JSON.stringify({ facetQuery: 'zzint' }),
    })
    expect(await response.json()).toMatchObject({ facetHits: [] })
  })

  it.each([
    { filters: 'IsGWAInternal:true' },
    { filters: 'NOT IsGWAInternal:false' },
    { filters: 'brand:Caroma OR IsGWAInternal:true' },
    { facetFilters: [['IsGWAInternal:true', 'IsGWAInternal:false']] },
    { facetFilters: ['IsGWAInternal:-false'] },
    { numericFilters: ['length > 98000'] },
    { attributesToRetrieve: ['*'] },
    { attributesToHighlight: ['*'], query: 'a' },
    { filterOperator: 'or', optionalFilters: 'IsGWAInternal:true' },
    { filters: '(((brand:"Zzintbrand")))' },
  ])('cannot be argued into an answer: %j (T-048)', async (parameters) => {
    expect(
      leaks(without((await query('au_products', { hitsPerPage: 1_000, ...parameters })).body, 'zzintbrand')),
    ).toEqual([])
  })

  it.each(['ZZINTSKU1', 'zzintsku1', 'ZZINTSKU2', 'ZZ-INT-SKU1', 'ZZINT_SKU2'])(
    'has no page: %s (T-049)',
    async (sku) => {
      for (const locale of ['au', 'nz']) {
        const internal = await get(`/${locale}/product/half-internal-basin-${sku}/`)
        const unknown = await get(`/${locale}/product/half-internal-basin-QQQQQQQQ1/`)
        expect(internal.status).toBe(404)
        const neutral = (body: string, code: string) => body.replaceAll(new RegExp(code, 'gi'), 'CODE')
        expect(neutral(internal.body, sku)).toBe(neutral(unknown.body, 'QQQQQQQQ1'))
        expect((await get(`/${locale}/product/half-internal-basin-${sku}/_.data`)).status).toBe(404)
      }
    },
  )

  it('leaves its public relatives alone', async () => {
    const { status, body } = await get('/au/product/half-internal-basin-white-HI100/')
    expect(status).toBe(200)
    expect(leaks(body)).toEqual([])
    expect(body).toContain('RRP $300.00')
  })
})

describe('a price that is not public', () => {
  it('is nowhere in Australia, and shown in New Zealand (T-051)', async () => {
    for (const path of [
      '/au/products/basins/',
      '/au/search/?query=builder+basin',
      '/au/product/builder-basin-white-BB100/',
      '/au/api/listing/products/basins/',
    ]) {
      const { body } = await get(path)
      expect(body).not.toMatch(/777[.,]?77|77,?777/)
      expect(body).toMatch(/Contact us|"kind":"contact"/)
    }
    expect((await query('au_products', { query: 'builder basin', attributesToRetrieve: ['*'] })).body).not.toMatch(
      /77777|777\.77/,
    )
    expect((await get('/nz/product/builder-basin-white-BB100/')).body).toContain('RRP $787.77')
    const contact = (await get('/au/product/builder-basin-white-BB100/')).body
    expect(contact).toContain('href="/au/about-us/contact-us?fromproduct=true"')
  })
})

describe('a discontinued product', () => {
  it('keeps its page and leaves the listings', async () => {
    const { status, body } = await get('/au/product/gone-basin-white-GB100/')
    expect(status).toBe(200)
    expect(body).toContain('This product has been discontinued.')
    expect((await query('au_products', { query: 'gone basin' })).body).not.toContain('GB100')
  })
})
