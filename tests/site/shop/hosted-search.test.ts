import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signForServer } from '#app/features/search/backends/access-token.server.ts'
import { createTokenSigner } from '#app/platform/secrets/signed-token.server.ts'
import { startSite, type Site } from '#tests/support/site.ts'
import { copyFixtureSite, useSite } from '#tests/support/browser/use-site.ts'

const secret = randomBytes(32).toString('hex')
const embedded = useSite()
/** Speaks the protocol, and nothing else: the hosted index of the next one. */
const searcher = useSite({ ROLE: 'search', TOKEN_SECRET: secret })
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'specify-hosted-'))
let hosted: Site

beforeAll(async () => {
  copyFixtureSite(dataDir)
  hosted = await startSite({ dataDir, imported: true, env: { SEARCH_URL: searcher().url, TOKEN_SECRET: secret } })
})
afterAll(async () => {
  await hosted.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const listing = async (site: Site, path: string) => (await fetch(`${site.url}/au/api/listing/${path}`)).json()

/** Reads facet counts from the page, with ticks. */
async function facets(site: Site, path: string): Promise<string[]> {
  const html = await (await fetch(`${site.url}/au/${path}`)).text()
  return Array.from(html.matchAll(/role="checkbox" aria-checked="(\w+)"[^>]*>.*?<\/a>/gs), ([row]) =>
    row.replace(/<[^>]+>/g, ' ').trim(),
  )
}

describe('a hosted index in the place of the embedded one', () => {
  it.each([
    'products/tapware/',
    'products/tapware/?page=3',
    'products/tapware/?colour=Matte+Black',
    'products/tapware/?colour=Matte+Black&colour=Chrome&range=Luna',
    'products/tapware/?length=110-130&sort=name_desc',
    'products/tapware/?price=-205',
    'products/basins/',
    'brands/caroma/?wels-rating=4+star',
    'sectors/healthcare/?collection=collection/liano',
    'search/?query=fixture+mixer+01',
    'search/?query=turoa',
    'search/?query=matte+black+fixture+mixer+01',
    'search/?query=fixture+mixer&sort=newest_first',
    'search/?query=zzintname',
  ])('gives the same listing: %s', async (path) => {
    const expected = await listing(embedded(), path)
    expect(await listing(hosted, path)).toEqual(expected)
    expect(await facets(hosted, path)).toEqual(await facets(embedded(), path))
  })

  it.each([
    'query?query=fixture+mixer+01&limit=5',
    'query?categories=basins,tapware/basin-mixers&limit=20&page=3',
    'getRelatedProducts?sku=FM1001C',
    'queryCategories',
    'searchableAttributes',
  ])('gives the same answer: %s', async (call) => {
    const answer = async (site: Site) => (await fetch(`${site.url}/action/product/${call}`)).json()
    const expected = await answer(embedded())
    expect(expected.isError).toBe(false)
    expect(await answer(hosted)).toEqual(expected)
  })

  it('is asked again for every page: its answers may change while the catalogue does not', async () => {
    const cached = (site: Site) =>
      fetch(`${site.url}/au/products/tapware/`).then(({ headers }) => headers.get('cache-control'))
    // On a busy machine the hosted index may have counted as away, and is asked again after a while.
    await expect.poll(() => cached(hosted), { timeout: 40_000, interval: 1_000 }).toBe('private, no-store')
    expect(await cached(embedded())).toContain('public')
  }, 60_000)

  it('shows the variant whose code is searched for', async () => {
    const { page } = await listing(hosted, 'search/?query=fm-1003b')
    const [card] = page.cards
    expect(card.variants[card.selected].sku).toBe('FM1003B')
  })

  it('searches without a visitor at its door: everything but search is not there', async () => {
    const { url } = searcher()
    for (const path of [
      '/',
      '/au/',
      '/au/products/tapware/',
      '/au/products/tapware/_.data',
      '/sitemap.xml',
      '/openapi.json',
    ])
      expect([path, (await fetch(`${url}${path}`, { redirect: 'manual' })).status]).toEqual([path, 404])
    for (const path of ['/action/account/login', '/au/api/upload-excel/', '/au/cart/'])
      expect([path, (await fetch(`${url}${path}`, { method: 'POST', body: '{}' })).status]).toEqual([path, 404])
    for (const path of ['/healthz', '/readyz', '/metrics'])
      expect([path, (await fetch(`${url}${path}`)).status]).toEqual([path, 200])
  })

  it('shows what only staff may see to servers with the same secret, and counts no searches of theirs', async () => {
    const hitsWith = async (authorization?: string, index = 'au_products') => {
      const answer = await fetch(`${searcher().url}/1/indexes/${index}/query`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
        body: JSON.stringify({ query: 'zzintname' }),
      })
      return [answer.status, (await answer.json()).nbHits > 0]
    }
    const signed = (key: string) => `Bearer ${signForServer(createTokenSigner(key), 'internal', new Date())}`
    expect(await hitsWith()).toEqual([200, false])
    expect(await hitsWith(signed('another secret, long enough for it'))).toEqual([200, false])
    expect(await hitsWith(signed(secret))).toEqual([200, true])
    // A server of another secret hears that there is no such index, and answers its staff itself.
    const internal = 'au_products_internal'
    expect(await hitsWith(undefined, internal)).toEqual([404, false])
    expect(await hitsWith(signed('another secret, long enough for it'), internal)).toEqual([404, false])
    expect(await hitsWith(signed(secret), internal)).toEqual([200, true])
    expect(await hitsWith(signed(secret), 'au_content_internal')).toEqual([404, false])
  })

  it('that is away is replaced by the embedded one', async () => {
    const ownDir = mkdtempSync(path.join(os.tmpdir(), 'specify-hosted-gone-'))
    copyFixtureSite(ownDir)
    const site = await startSite({ dataDir: ownDir, imported: true, env: { SEARCH_URL: 'http://127.0.0.1:1' } })
    try {
      for (const path of ['products/tapware/?colour=Matte+Black', 'search/?query=matte+black+fixture+mixer+01']) {
        expect(await listing(site, path)).toEqual(await listing(embedded(), path))
        expect(await facets(site, path)).toEqual(await facets(embedded(), path))
      }
      expect((await fetch(`${site.url}/action/product/queryCategories`)).status).toBe(200)
      expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
      expect(site.output()).toContain('the hosted search is away')
    } finally {
      await site.stop()
      rmSync(ownDir, { recursive: true, force: true })
    }
  })
})
