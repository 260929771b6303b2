import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { usePeople, type Browser } from '#tests/support/browser/use-people.ts'

const { db, site, newBrowser, newPerson, newPlace } = usePeople()

function record(body: unknown, { locale = 'au', headers = {}, place = newPlace() } = {}): Promise<Response> {
  return fetch(`${site().url}/${locale}/api/record-search/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': place, ...headers },
    body: JSON.stringify(body),
  })
}

const rows = () => db().selectFrom('search_count').selectAll().orderBy('text').execute()

/** Counts are written every few seconds. */
async function untilCounted(text: string, searches: number) {
  for (;;) {
    const row = (await rows()).find((each) => each.text === text)
    if (row?.searches === searches) return row
    await sleep(250)
  }
}

async function reportOf(browser: Browser, kind: string) {
  const response = await browser.send(`/au/api/searches/?kind=${kind}&days=7`)
  return { status: response.status, body: await response.json() }
}

describe('a search that few products have all of', () => {
  const page = async (query: string) =>
    (await fetch(`${site().url}/au/search/?query=${encodeURIComponent(query)}`)).text()

  it('says where those begin that come nearest', async () => {
    expect(await page('fixture mixer 01')).toContain(
      'No other product has all of “fixture mixer 01”. These come nearest.',
    )
    expect(await page('fixture mixer')).not.toContain('come nearest')
    const answer = await fetch(`${site().url}/1/indexes/au_products/query`, {
      method: 'POST',
      body: JSON.stringify({ query: 'fixture mixer 01' }),
    })
    const { nbHits, nbComplete } = await answer.json()
    expect(nbComplete).toBeLessThan(nbHits)
  })

  it('names the number that is no code, on the page and in the protocol', async () => {
    expect((await page('fixture mixer 40243')).replaceAll(/<[^>]+>|<!-- -->/g, '')).toContain('No product 40243.')
    const answer = await fetch(`${site().url}/1/indexes/au_products/query`, {
      method: 'POST',
      body: JSON.stringify({ query: 'fixture mixer 40243', hitsPerPage: 3 }),
    })
    const { hits, userData } = await answer.json()
    expect(hits).toHaveLength(3)
    expect(userData).toEqual([{ kind: 'unknown-code', code: '40243' }])
  })
})

describe('the record of searches', () => {
  it('counts a search with what it found and was understood as, and nothing of who searched', async () => {
    expect((await record({ query: 'Basin  MIXER zebra' })).status).toBe(200)
    await record({ query: 'basin mixer zebra', sku: 'fm1000c' })
    await record({ query: 'basin mixer zebra', sku: 'FM1000C', isSearch: false })
    await record({ query: 'basin mixer zebra', sku: 'none-such' })
    const row = await untilCounted('basin mixer zebra', 3)
    expect(row).toMatchObject({ locale: 'au', given_up: ['zebra'] })
    expect(row.hits).toBeGreaterThan(0)
    expect(Object.keys(row).toSorted()).toEqual(
      ['day', 'given_up', 'hits', 'locale', 'searches', 'text', 'understood'].toSorted(),
    )
    const clicks = await db().selectFrom('search_click').selectAll().execute()
    expect(clicks.map(({ text, sku, clicks: times }) => [text, sku, times])).toEqual([
      ['basin mixer zebra', 'FM1000C', 2],
    ])
  })

  it('keeps no text that may name a person, and takes none that is too long or from another site', async () => {
    expect((await record({ query: 'jo@studio.test' })).status).toBe(200)
    expect((await record({ query: '0412 345 678' })).status).toBe(200)
    expect((await record({ query: 'x'.repeat(257) })).status).toBe(400)
    expect((await record({ query: 7 })).status).toBe(400)
    expect((await record({ query: 'bath', sku: '' })).status).toBe(400)
    expect((await record({ query: 'y'.repeat(5_000) })).status).toBe(413)
    expect((await record({ query: 'away' }, { headers: { origin: 'https://elsewhere.test' } })).status).toBe(403)
    expect((await record({ query: 'away' }, { locale: 'xx' })).status).toBe(404)
    await record({ query: '\u0000 ?? \ud800' })
    await untilCounted('??', 1)
    expect((await rows()).filter(({ text }) => /jo@|0412|away/.test(text))).toEqual([])
  })

  it('is limited by address', async () => {
    const place = newPlace()
    const statuses = await Promise.all(
      Array.from({ length: 65 }, async () => (await record({ query: 'again' }, { place })).status),
    )
    expect(statuses.filter((status) => status === 200).length).toBe(60)
    expect(statuses.filter((status) => status === 429).length).toBe(5)
  })
})

describe('the report of searches', () => {
  it('is for staff, and for others there is none', async () => {
    const customer = await newPerson()
    for (const browser of [newBrowser(), customer]) {
      expect((await browser.send('/au/api/searches/')).status).toBe(404)
      expect((await browser.send('/au/api/searches-csv/')).status).toBe(404)
      expect((await browser.send('/au/staff/searches/')).status).toBe(404)
      expect((await browser.send('/au/staff/searches.data')).status).toBe(404)
      expect((await browser.send('/au/console/searches/')).status).toBe(404)
    }
  })

  it('lists, shows and exports what found nothing', async () => {
    await record({ query: '=qqqzzzxx' })
    await untilCounted('=qqqzzzxx', 1)
    const staff = await newPerson({ isStaff: true })
    const { status, body } = await reportOf(staff, 'nothing')
    expect(status).toBe(200)
    expect(body.rows).toContainEqual(expect.objectContaining({ text: '=qqqzzzxx', searches: 1, hits: 0 }))
    expect((await reportOf(staff, 'given-up')).body.rows[0]).toMatchObject({ givenUp: ['zebra'], clicked: ['FM1000C'] })
    expect((await reportOf(staff, 'other')).status).toBe(400)

    const file = await staff.send('/au/api/searches-csv/?kind=nothing')
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(await file.text()).toMatch(/\n'=qqqzzzxx,1,0,/)
    const former = await staff.send('/au/staff/searches/?kind=nothing')
    expect(former.headers.get('location')).toBe('/au/console/searches/?kind=nothing')
    const page = await (await staff.send('/au/console/searches/?kind=nothing')).text()
    expect(page).toContain('=qqqzzzxx')
    expect(page).toContain('content/vocabulary.json')
  })
})
