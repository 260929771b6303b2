import { describe, expect, it } from 'vitest'
import { usePeople, type Browser } from '#tests/support/browser/use-people.ts'

const { db, site, newBrowser, newPerson } = usePeople()

const CHROME = { path: 'products/tapware', query: 'colour=Chrome&page=2' }

interface Saved {
  readonly id: string
  readonly name: string
  readonly href: string
  readonly newProducts: number
}

async function save(browser: Browser, input: object = CHROME): Promise<Saved> {
  return (await browser.act('account/saveSearch', input)).body['search'] as Saved
}

async function listed(browser: Browser): Promise<Saved[]> {
  return (await browser.act('account/getSavedSearches', {})).body['searches'] as Saved[]
}

/** Posts a form as a browser without script does. */
async function post(browser: Browser, form: string, fields: Record<string, string>, origin = site().url) {
  const response = await browser.send(`/au/saved-searches/?form=${form}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
    body: new URLSearchParams(fields).toString(),
  })
  return { status: response.status, location: response.headers.get('location'), body: await response.text() }
}

describe('saved searches', () => {
  it('are saved once, count what is new since they were opened, are renamed and deleted', async () => {
    const owner = await newPerson({ profile: false })
    const { id, name, href, newProducts } = await save(owner)
    expect([name, href, newProducts]).toEqual(['Tapware, Chrome', '/au/products/tapware/?colour=Chrome', 0])
    expect((await owner.act('account/saveSearch', { ...CHROME, query: 'colour=Chrome' })).body['isNew']).toBe(false)

    // Two of the fixture's mixers are of the 28th.
    await db()
      .updateTable('saved_search')
      .set({ seen_at: new Date('2025-01-27T12:00:00Z') })
      .execute()
    expect(await listed(owner)).toMatchObject([{ id, newProducts: 2 }])
    const words = await save(owner, { path: 'search', query: 'query=fixture+mixer+03+zebra' })
    await db()
      .updateTable('saved_search')
      .set({ seen_at: new Date('2025-01-27T12:00:00Z') })
      .where('saved_search_id', '=', words.id)
      .execute()
    // A new product counts where it is in the result; the words that it lacks are not given up for it.
    expect(await listed(owner)).toMatchObject([{ id: words.id, newProducts: 0 }, { newProducts: 2 }])
    const page = await (await owner.get('/au/saved-searches/')).text()
    expect(page).toContain('2 new since 27 Jan')
    expect(page).toContain('Nothing new since 27 Jan')
    expect(page).toContain('Colour: Chrome')

    expect((await post(owner, 'rename', { id, name: '  Lobby \n taps ' })).location).toBe('/au/saved-searches/')
    expect(await post(owner, 'open', { id })).toMatchObject({ status: 303, location: href })
    expect(await listed(owner)).toMatchObject([{ id: words.id }, { name: 'Lobby taps', newProducts: 0 }])
    expect((await post(owner, 'delete', { id })).status).toBe(303)
    expect(await listed(owner)).toMatchObject([{ id: words.id }])
  })

  it('are of one account, and end with it (T-126)', async () => {
    const [owner, other] = [await newPerson(), await newPerson()]
    const { id } = await save(owner)
    for (const call of ['openSavedSearch', 'deleteSavedSearch', 'renameSavedSearch']) {
      expect((await other.act(`account/${call}`, { id, name: 'Mine' })).status).toBe(404)
      expect((await newBrowser().act(`account/${call}`, { id, name: 'Mine' })).status).toBe(401)
    }
    expect((await post(other, 'delete', { id })).status).toBe(404)
    expect((await post(owner, 'delete', { id }, 'https://elsewhere.test')).status).toBe(403)
    expect(await listed(other)).toEqual([])
    expect(await listed(owner)).toMatchObject([{ id, name: 'Tapware, Chrome' }])
    await db().deleteFrom('account').where('email', '=', owner.email).execute()
    expect(await db().selectFrom('saved_search').where('saved_search_id', '=', id).selectAll().execute()).toEqual([])
  })

  it('lead visitors to sign in and back to their listing', async () => {
    const visitor = newBrowser()
    const listing = await (await visitor.get('/au/products/tapware/?colour=Chrome')).text()
    expect(listing).toContain('action="/au/saved-searches/?form=save"')
    expect(await (await visitor.get('/au/products/tapware/')).text()).not.toContain('form=save')
    const { status, location } = await post(visitor, 'save', { path: 'products/tapware', query: 'colour=Chrome' })
    expect([status, location]).toEqual([303, '/au/login/?redirect=%2Fau%2Fproducts%2Ftapware%2F%3Fcolour%3DChrome'])
    expect((await visitor.get('/au/saved-searches/')).headers.get('location')).toContain('login=true')
  })

  it('are listings, with a name of 80 characters, and at most 100 (T-126)', async () => {
    const owner = await newPerson()
    const statusOf = async (input: object) => (await owner.act('account/saveSearch', input)).status
    expect(await statusOf({ path: 'https://evil.test', query: 'colour=Chrome' })).toBe(404)
    expect(await statusOf({ path: 'products/tapware', query: 'page=2' })).toBe(400)
    expect(await statusOf({ ...CHROME, name: 'x'.repeat(81) })).toBe(400)
    expect(await statusOf({ ...CHROME, name: ' ' })).toBe(400)
    const account = await db()
      .selectFrom('account')
      .select('account_id')
      .where('email', '=', owner.email)
      .executeTakeFirstOrThrow()
    const at = new Date()
    const rows = Array.from({ length: 100 }, (_, index) => ({
      ...account,
      locale: 'au' as const,
      name: `Search ${index}`,
      address: `search/?query=bath+${index}`,
      created_at: at,
      seen_at: at,
    }))
    await db().insertInto('saved_search').values(rows).execute()
    const refused = await owner.act('account/saveSearch', CHROME)
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      409,
      expect.stringContaining('You can keep 100 saved searches. Delete one first.'),
    ])
    expect(await statusOf({ path: 'search', query: 'query=bath 7' })).toBe(200)
    expect(await listed(owner)).toHaveLength(100)
  })
})
