import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { usePeople, type Person } from '#tests/support/browser/use-people.ts'
import { giveRights } from '#tests/support/console.ts'

const { dataDir, db, newBrowser, newPerson, site } = usePeople()

const PAGE = '/au/console/insight/'
const CSV = '/au/api/insight-csv/'
const [ONE, OTHER] = ['FM1005C', 'FM1002C'] as const

let owner: Person
let reader: Person

beforeAll(async () => {
  ;[owner, reader] = [await newPerson(), await newPerson()]
  await giveRights(db(), reader, ['insight'])
})

async function newProject(projectLocation: string, projectType: string, quantity: number): Promise<string> {
  const made = await owner.act('projectBuilder/createShoppingList', {
    projectDetails: { projectName: 'Secret Harbour', projectType, projectLocation },
    specifierDetails: { username: 'Jo Smith' },
    selectedRoomDetails: ['Kitchen 1'],
  })
  const { projectId: id } = made.body['shoppingList'] as { projectId: string }
  const rows = [{ line: 1, sku: ONE, quantity, room: 'Level 3' }]
  await owner.act('projectBuilder/addListRows', { id, version: 1, importId: randomUUID(), rows })
  return id
}

const textOf = async (address: string) => (await reader.get(address)).text()
const csvOf = async (table: string, more = '') => {
  const text = await textOf(`${CSV}?table=${table}&period=all${more}`)
  return text.replace('\ufeff', '').trim().split('\r\n')
}
const countsOf = (kind: 'compared' | 'file') =>
  db().selectFrom('daily_count').select(['locale', 'subject', 'other', 'count']).where('kind', '=', kind).execute()
/** Counts are written every five seconds. */
const soon = { timeout: 15_000, interval: 200 }

describe('the use of products', () => {
  it('is that of open projects, filtered by region, kind and stage, and the same as a file', async () => {
    await newProject('NSW', 'hotel', 12)
    await newProject('NSW', 'commercial', 5)
    await newProject('VIC', 'hotel', 3)
    const closed = await newProject('WA', 'hotel', 100)
    const close = { shoppingListId: closed, version: 2, fieldName: 'status', status: 'closed' }
    expect((await owner.act('projectBuilder/updateProjectStatus', close)).status).toBe(200)
    expect((await csvOf('region')).slice(0, 3)).toEqual(['Region,Pieces,Projects', 'NSW,17,2', 'VIC,3,1'])
    expect(await csvOf('kind', '&region=NSW')).toEqual(['Kind,Pieces,Projects', 'Hotel,12,1', 'Commercial,5,1'])
    expect(await csvOf('stage', '&kind=hotel')).toEqual(['Stage,Pieces,Projects', 'Not issued yet,15,2'])
    expect(await csvOf('stage', '&stage=tender')).toEqual(['Stage,Pieces,Projects'])
    expect((await csvOf('month')).at(-1)).toMatch(/^\d{4}-\d\d,20$/)
    expect((await csvOf('product'))[1]).toContain(ONE)

    const html = await textOf(`${PAGE}?period=all&region=NSW`)
    expect(html).toContain('NSW: 17 pieces')
    expect(html).toContain('Hotel: 12 pieces; Commercial: 5 pieces')
    expect(html).not.toContain('VIC: ')
    for (const name of ['Secret Harbour', 'Jo Smith', owner.email]) expect(html).not.toContain(name)
    expect(await textOf(`${PAGE}?stage=built`)).toContain('Nothing was counted for this choice.')
    expect(await textOf(PAGE.replace('/au/', '/nz/'))).toContain('Nothing was counted for this choice.')
  })

  it('takes nothing of an address for more than a choice', async () => {
    for (const odd of [
      '?show=__proto__&period=constructor&region=%00&kind=x&stage[]=1',
      '?region=Auckland',
      '?period=-1',
    ]) {
      const page = await reader.get(PAGE + odd)
      expect([odd, page.status]).toEqual([odd, 200])
    }
    for (const odd of [
      '',
      '?table=__proto__',
      '?table=brand&period=1000',
      '?table=kind&kind=toString',
      '?table=stage&stage=x',
    ])
      expect([odd, (await reader.get(CSV + odd)).status]).toEqual([odd, 400])
    expect((await reader.get(`${CSV}?table=region&region=${encodeURIComponent("'; drop table project")}`)).status).toBe(
      200,
    )
  })

  it('counts comparisons, also those answered from the cache, and nothing of who compared (T-159)', async () => {
    const visitor = newBrowser()
    const address = `/au/compare/?sku=${ONE}&sku=${OTHER}`
    for (let n = 0; n < 4; n++) expect((await visitor.get(address)).status).toBe(200)
    for (const name of ['dnt', 'sec-gpc']) await fetch(site().url + address, { headers: { [name]: '1' } })
    await owner.get(`/nz/compare/?sku=${OTHER}&sku=${ONE}`)
    await visitor.get(`/au/compare/?sku=${ONE}&sku=NOWHERE-1`)
    await vi.waitFor(async () => {
      const pair = { subject: OTHER, other: ONE }
      expect((await countsOf('compared')).toSorted((a, b) => b.count - a.count)).toEqual([
        { locale: 'au', ...pair, count: 4 },
        { locale: 'nz', ...pair, count: 1 },
      ])
    }, soon)
    const [head, row = ''] = await csvOf('compared')
    expect(head).toBe('SKUs,First product,Second product,Times')
    expect(row).toMatch(new RegExp(`^${OTHER} and ${ONE},.+,4$`))
    expect(await textOf(`${PAGE}?show=compared`)).toContain(`${OTHER} and ${ONE}: 4 times`)
  })

  it('counts files that are fetched from its pages, and none for robots (T-159)', async () => {
    mkdirSync(path.join(dataDir, 'media/cad'), { recursive: true })
    writeFileSync(path.join(dataDir, 'media/cad/mixer.dwg'), 'AC1032')
    const fetchFile = (referer: string | null, name = 'cad/mixer.dwg') =>
      fetch(`${site().url}/media/Original/${name}`, { headers: referer === null ? {} : { referer } })
    const from = `${site().url}/au/product/mixer/`
    expect((await fetchFile(from)).status).toBe(200)
    for (const referer of [null, 'https://elsewhere.test/au/', `${site().url}/docs/api/`]) await fetchFile(referer)
    await fetch(`${site().url}/media/Original/cad/mixer.dwg`, { headers: { referer: from, dnt: '1' } })
    expect((await fetchFile(from, 'cad/none.dwg')).status).toBe(404)
    expect((await fetchFile(from.replace('/au/', '/nz/'))).status).toBe(200)
    await vi.waitFor(async () => {
      const rows = (await countsOf('file')).toSorted((one, other) => (one.locale < other.locale ? -1 : 1))
      expect(rows.map(({ locale, subject, count }) => [locale, subject, count])).toEqual([
        ['au', 'cad/mixer.dwg', 1],
        ['nz', 'cad/mixer.dwg', 1],
      ])
    }, soon)
    expect(await csvOf('file')).toEqual(['File,Type,Place,Times', 'mixer.dwg,DWG,cad/mixer.dwg,1'])
    expect(await csvOf('file-type')).toEqual(['Type,Times', 'DWG,1'])
  })

  it('says how many projects have products that searches led to', async () => {
    const day = new Date().toISOString().slice(0, 10)
    const search = { day, locale: 'au', text: 'mixer' } as const
    await db()
      .insertInto('search_count')
      .values({ ...search, searches: 9, hits: 2, understood: '[]' as never, given_up: '[]' as never })
      .execute()
    await db()
      .insertInto('search_click')
      .values([
        { ...search, sku: ONE, clicks: 4 },
        { ...search, sku: OTHER, clicks: 2 },
      ])
      .execute()
    expect(await csvOf('step')).toEqual([
      'Step,Times',
      'Searches,9',
      'Products opened from results,6',
      'Put into open projects,3',
    ])
    const [, first = '', second = ''] = await csvOf('opened')
    expect(first).toMatch(new RegExp(`^${ONE},.+,4,3$`))
    expect(second).toMatch(new RegExp(`^${OTHER},.+,2,0$`))
  })
})
