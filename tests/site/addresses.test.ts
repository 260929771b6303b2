import { describe, expect, it } from 'vitest'
import { useSite } from '../support/browser/use-site.ts'

const site = useSite()

async function get(path: string, init: RequestInit = {}) {
  const response = await fetch(`${site().url}${path}`, { redirect: 'manual', ...init })
  return {
    status: response.status,
    location: response.headers.get('location'),
    headers: response.headers,
    body: await response.text(),
  }
}

describe('addresses', () => {
  it.each([
    ['/', 302, '/au/'],
    ['/login', 302, '/au/login/'],
    ['/login/?redirect=%2Fau%2Fcart%2F', 302, '/au/login/?redirect=%2Fau%2Fcart%2F'],
    ['/project-builder/create', 302, '/au/project-builder/create/'],
    ['/verify?token=abc', 302, '/au/verify/?token=abc'],
    ['/au', 308, '/au/'],
    ['/au/products/tapware?colour=Chrome', 308, '/au/products/tapware/?colour=Chrome'],
    ['/au/search?query=tap', 308, '/au/search/?query=tap'],
    ['/nz/bim-library/', 308, '/nz/tools-resources/bim-library/'],
    ['/nz/bim-library', 308, '/nz/tools-resources/bim-library/'],
    ['/au/about-us/', 302, '/au/about-us/our-story/'],
    ['/nz/tools-resources/', 302, '/nz/tools-resources/bim-library/'],
    ['//evil', 308, '/evil/'],
    ['//evil.example/au', 308, '/evil.example/au/'],
    ['/au//products', 308, '/au/products/'],
  ])('%s answers %i to %s (T-077)', async (path, status, location) => {
    expect(await get(path)).toMatchObject({ status, location })
  })

  it('of products may have their SKU as it is written, dashes included', async () => {
    const found = await get('/au/product/turoa-basin-white-00TB-1.5_A/')
    expect(found).toMatchObject({ status: 308, location: '/au/product/turoa-basin-white-00TB_1.5_A/' })
    expect((await get('/au/product/turoa-basin-white-00XX-1.5_A/')).status).toBe(404)
  })

  it('of categories that the catalogue alone names have their products, their trail and a line in the map', async () => {
    const { status, body } = await get('/au/products/basins/counter-basins/')
    expect(status).toBe(200)
    expect(body).toMatch(/<h1[^>]*>Counter Basins<[^]*T\u016broa Basin/)
    expect((await get('/au/sitemap.xml')).body).toContain('/au/products/basins/counter-basins/<')
    expect((await get('/au/search/?category=basins%2Fcounter-basins')).body).toContain(
      'Remove Category: Counter Basins',
    )
    expect((await get('/au/products/basins/no-such-basins/')).status).toBe(404)
  })

  it.each(['basins', 'products/basins', '/products/basins/'])(
    'take a category as its key or path: %s',
    async (path) => {
      const countOf = (body: string) => /(\d+) products?</.exec(body)?.[1]
      const listed = countOf((await get('/au/products/basins/')).body)
      expect(Number(listed)).toBeGreaterThan(0)
      const { body } = await get(`/au/search/?category=${encodeURIComponent(path)}`)
      expect(countOf(body)).toBe(listed)
      expect(body).toContain('Remove Category: Basins')
    },
  )

  it('go to the market that the cookie remembers', async () => {
    expect(await get('/', { headers: { cookie: 'a=b; market=nz' } })).toMatchObject({ status: 302, location: '/nz/' })
    expect(await get('/', { headers: { cookie: 'market=xx' } })).toMatchObject({ location: '/au/' })
  })

  it('change the market with a cookie for a year (T-077)', async () => {
    const { status, location, headers } = await get('/market?locale=nz')
    expect({ status, location }).toEqual({ status: 302, location: '/nz/' })
    expect(headers.get('set-cookie')).toBe('market=nz; Path=/; SameSite=Lax; Max-Age=31536000')
    expect((await get('/market?locale=//evil.example')).status).toBe(400)
  })

  it.each([
    '/au/',
    '/nz/',
    '/au/products/',
    '/au/brands/',
    '/au/sectors/',
    '/au/solutions/',
    '/au/products/tapware/',
    '/au/products/tapware/basin-mixers/',
    '/au/brands/caroma/',
    '/au/sectors/healthcare/',
    '/au/collection/liano/',
    '/au/tools-resources/bim-library/',
    '/au/search/?query=mixer',
    '/au/cart/',
    '/au/product/fixture-mixer-00-chrome-FM1000C/',
    '/au/sitemap.xml',
    '/sitemap.xml',
    '/robots.txt',
    '/au/robots.txt',
    '/healthz',
    '/readyz',
    '/favicon.png',
    '/favicon.svg',
    '/images/placeholders/product-thumbnail.svg',
  ])('%s is there', async (path) => {
    expect((await get(path)).status).toBe(200)
  })

  it.each([
    '/uk/',
    '/au/nothing/here/',
    '/au/404/',
    '/xx/products/tapware/',
    '/au/product/unknown-0000000/',
    '/au/product/-/',
    '/favicon.ico',
    '/wp-login.php',
    '/.env',
    '/assets/nothing.js',
    '/media/Original/../package.json',
    '/media/Original/..%2f..%2fpackage.json',
    '/media/Secret/a.webp',
    '/au/api/listing/nothing/',
    '/au/sitemap-1.xml',
    '/au/sitemap-2.xml',
    '/au/sitemap-02.xml',
  ])('%s is not (T-100)', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  it('lead from the last segment of an unknown path to its listing', async () => {
    const { status, body } = await get('/au/somewhere/caroma/')
    expect(status).toBe(200)
    expect(body).toContain('rel="canonical" href="' + site().url + '/au/brands/caroma/"')
  })

  it('of products lead to the canonical form of the variant', async () => {
    expect(await get('/au/product/whatever-fm1001b/?category=x')).toMatchObject({
      status: 308,
      location: '/au/product/fixture-mixer-01-matte-black-FM1001B/?category=x',
    })
    expect(await get('/nz/product/x-TB_200_W/')).toMatchObject({
      location: '/nz/product/turoa-basin-matte-white-TB_200_W/',
    })
    expect((await get('/au/product/turoa-basin-white-00TB_1.5_A/')).status).toBe(200)
  })

  it('of missing pages say so, and are not for search engines', async () => {
    const { body } = await get('/au/nothing/')
    expect(body).toContain('Page not found')
    expect(body).toContain('The page you were looking for couldn')
    expect(body).toContain('Redirecting to homepage in')
    expect(body).toContain('name="robots" content="noindex"')
  })

  it('of listings name the other market, and of searches do not', async () => {
    const listing = (await get('/au/products/tapware/?page=2')).body
    expect(listing).toContain(`rel="canonical" href="${site().url}/au/products/tapware/"`)
    expect(listing).toMatch(/hrefLang="en-NZ" href="[^"]+\/nz\/products\/tapware\/"/)
    const search = (await get('/au/search/?query=mixer')).body
    expect(search).toContain('noindex')
    expect(search).not.toContain('hrefLang')
  })
})

describe('odd parameters', () => {
  it.each([
    'page=99999',
    'page=-1',
    'page=1e308',
    'page[]=1',
    'page=1&page=2',
    `query=${'x'.repeat(5_000)}`,
    'query=%00',
    'query=%F0%9F%9A%BD',
    'query=((((((',
    'colour=__proto__',
    'colour[$ne]=1',
    'length=1-2-3',
    'length=NaN-Infinity',
    'sort=;drop',
    'category=../../etc',
    'collection=//evil',
    'view=%3Cscript%3E',
    '&&&===',
  ])('%s still give a page (T-048, T-078)', async (search) => {
    const { status, body } = await get(`/au/products/tapware/?${search}`)
    expect(status).toBe(200)
    expect(body).toContain('</html>')
    expect((await get(`/au/search/?${search}`)).status).toBe(200)
    expect((await get(`/au/api/listing/products/tapware/?${search}`)).status).toBe(200)
  })

  it('say that a page beyond the last one is empty', async () => {
    const { body } = await get('/au/products/tapware/?page=99999')
    expect(body).toContain('No products found')
    expect(body).toContain('Go to the first page')
  })
})
