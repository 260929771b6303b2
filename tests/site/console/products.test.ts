import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { usePeople, type Person } from '#tests/support/browser/use-people.ts'
import { giveRights } from '#tests/support/console.ts'

const { db, newPerson } = usePeople()

const textOf = (html: string) => html.replaceAll(/<[^>]+>|<!-- -->/g, ' ').replaceAll(/\s+/g, ' ')
const rowsOf = (html: string) =>
  Array.from(html.matchAll(/<tr><td[^>]*data-label="Code".*?<\/tr>/gs), ([row]) => textOf(row))

let staff: Person
beforeAll(async () => {
  staff = await newPerson()
  await giveRights(db(), staff, ['catalogue.edit'])
})

async function list(query = '') {
  const response = await staff.get(`/au/console/products/${query}`)
  const html = await response.text()
  return { status: response.status, html, text: textOf(html), rows: rowsOf(html) }
}

describe('the products of the console', () => {
  it('are there for who prepares changes of the catalogue, and for nobody else (T-142)', async () => {
    const other = await newPerson()
    await giveRights(db(), other, ['work', 'insight'])
    for (const path of ['/au/console/products/', '/au/console/product/mixer-1/', '/au/api/console-products/'])
      expect([path, (await staff.get(path)).status, (await other.get(path)).status]).toEqual([path, 200, 404])
  })

  it('are found by words, codes and filters, whose counts are those of the results', async () => {
    const all = await list()
    expect(all.rows.length).toBeGreaterThan(60)
    expect(all.text).toContain(`${all.rows.length} found`)
    expect(all.text).toMatch(/Caroma \(\d+\)/)
    const mixer = await list('?q=FM1001C')
    expect(mixer.rows[0]).toMatch(/FM1001C Fixture Mixer 01 Caroma Basin mixers Current \$201\.00 \$211\.00/)
    const methven = await list('?brand=Methven')
    expect(methven.text).toContain(`${methven.rows.length} found`)
    expect(methven.rows.every((row) => row.includes('Methven'))).toBe(true)
    // What half of the mixers do not state, and what none does.
    const unrated = await list('?missing=wels-rating&brand=Methven')
    expect(unrated.rows).toEqual([])
    expect((await list('?missing=litres-per-minute&q=mixer')).rows.length).toBeGreaterThan(50)
    expect((await list('?missing=length&q=mixer')).rows).toEqual([])
    expect((await list('?since=2020-01-01')).rows).toHaveLength(all.rows.length)
    expect((await list('?since=2099-01-01')).rows).toEqual([])
    expect((await list('?order=up')).rows[0]).not.toBe(all.rows[0])
    // Internal products are for all staff of the catalogue.
    expect((await list('?q=ZZINTSKU1')).rows.join(' ')).toContain('Internal')
  })

  it('take any address', async () => {
    for (const query of [
      '?since=2026-13-45',
      '?missing=nothing',
      '?brand=%00',
      '?after=9999999',
      '?after=-1',
      '?sort=x&order=y',
      '?q=%F0%9F%98%80',
    ])
      expect([query, (await list(query)).status]).toEqual([query, 200])
    for (const id of ['nothing', 'mixer-1%27', '%01'])
      expect([id, (await staff.get(`/au/console/product/${id}/`)).status]).toEqual([id, 404])
  })

  it('are a file with all rows of the list', async () => {
    const response = await staff.get('/au/api/console-products/?brand=Methven')
    const lines = (await response.text()).trim().split('\r\n')
    expect(lines).toHaveLength((await list('?brand=Methven')).rows.length + 1)
    expect(lines[0]).toContain('Code,Name,Brand')
  })

  it('have a page with all values, variant by variant', async () => {
    const text = textOf(await (await staff.get('/au/console/product/mixer-1/')).text())
    expect(text).toContain('Field FM1001C FM1001B')
    expect(text).toContain('Price, AUD $201.00 $251.00')
    expect(text).toContain('WELS Rating 4 star')
    expect(text).toContain('Tapware &gt; Basin Mixers')
    expect(text).toContain('See it in New Zealand')
    const html = await (await staff.get('/au/console/product/mixer-1/')).text()
    expect(html).toContain('/au/console/consequences/?skus=FM1001C&amp;whole=1')
  })

  it('are found by their status, those that are no longer made as well', async () => {
    const gone = await list('?status=discontinued')
    expect(gone.rows.length).toBeGreaterThan(0)
    expect(gone.text).toContain(`${gone.rows.length} found`)
    expect(gone.rows.every((row) => row.includes('Discontinued'))).toBe(true)
    expect((await list()).text).not.toContain('Discontinued $')
    expect((await list('?status=discontinued&q=GB100')).rows[0]).toContain('GB100 Gone Basin')
    expect((await list('?status=discontinued&brand=Methven')).rows).toEqual([])
    const internal = await list('?status=internal')
    expect(internal.rows.join(' ')).toContain('ZZINTSKU1')
    expect(internal.rows.every((row) => row.includes('Internal'))).toBe(true)
    expect((await list('?status=new')).rows.every((row) => row.includes('New'))).toBe(true)
  })

  it('are found by the open projects that have them, and by changes that have a date', async () => {
    const all = await list()
    const use = { subject_id: randomUUID(), pieces: 2, mirrored: 0, market: 'au', until: null } as const
    const cart = { ...use, subject_id: randomUUID(), kind: 'cart', sku: 'fm1002c' } as const
    await db()
      .insertInto('sku_use')
      .values([{ ...use, kind: 'project', sku: 'fm1001c' }, cart])
      .execute()
    const used = await list('?used=yes')
    expect(used.rows).toHaveLength(1)
    expect(used.rows[0]).toContain('FM1001C')
    expect((await list('?used=no')).rows).toHaveLength(all.rows.length - 1)
    expect((await list('?used=yes&status=discontinued')).rows).toEqual([])
    const file = await (await staff.get('/au/api/console-products/?used=yes')).text()
    expect(file.trim().split('\r\n')).toHaveLength(2)

    const { set_id } = await db()
      .insertInto('change_set')
      .values({
        kind: 'prices',
        name: 'x',
        state: 'due',
        author_name: 'x',
        created_at: new Date(),
        changed_at: new Date(),
      })
      .returning('set_id')
      .executeTakeFirstOrThrow()
    await db().insertInto('change_row').values({ set_id, kind: 'changed', product_id: 'mixer-1' }).execute()
    expect((await list('?due=yes')).rows).toHaveLength(1)
    await db().updateTable('change_set').set({ state: 'planned' }).where('set_id', '=', set_id).execute()
    expect((await list('?due=yes')).rows).toEqual([])
  })

  it('are edited as they were found, all of them or none', async () => {
    const { html } = await list('?brand=Caroma')
    const [, href = ''] = /href="([^"]*changes\/edit[^"]*)"/.exec(html) ?? []
    const form = await (await staff.get(href.replaceAll('&amp;', '&'))).text()
    const codes = /<textarea[^>]*name="skus"[^>]*>([^<]*)</.exec(form)?.[1]?.trim().split('\n') ?? []
    const variants = await db()
      .selectFrom('catalogue_sku')
      .innerJoin('product', 'product.product_id', 'catalogue_sku.product_id')
      .select(['sku', 'record'])
      .execute()
    const meant = variants.filter(({ record }) => {
      const { brand, status, markets } = record as { brand: string; status: string; markets: string[] }
      return brand === 'Caroma' && status === 'current' && markets.includes('au')
    })
    expect(codes.toSorted()).toEqual(meant.map(({ sku }) => sku).toSorted())
    const odd = await (await staff.get(`/au/console/changes/edit/?found=${encodeURIComponent('band=Methven')}`)).text()
    expect(odd).toContain('The filters of the list are not read any more')
  })
})
