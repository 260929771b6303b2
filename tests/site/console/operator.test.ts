import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountIdOf } from '#app/features/accounts/store/commands.server.ts'
import { commandLine } from '#app/features/staff/assert-right.ts'
import { setRights } from '#app/features/staff/staff-rights.server.ts'
import { usePeople, type Person } from '#tests/support/browser/use-people.ts'

const { db, newBrowser, newPerson } = usePeople()

let staff: Person
let other: Person

async function newStaff(): Promise<Person> {
  const person = await newPerson()
  const accountId = (await accountIdOf(db(), person.email))!
  const change = { by: commandLine('people'), accountId, rights: () => ['work'] as const, requestId: null }
  await setRights(db(), change, new Date())
  return person
}

beforeAll(async () => {
  ;[staff, other] = [await newStaff(), await newStaff()]
})
beforeEach(async () => {
  for (const table of ['shipping_method', 'discount_code', 'stock'] as const) await db().deleteFrom(table).execute()
})

const post = (path: string, fields: Record<string, string> | [string, string][]) =>
  staff.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
const locationOf = async (sent: Promise<Response>) => (await sent).headers.get('location')
const hidden = (html: string, name: string) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0].match(/value="([^"]*)"/)?.[1] ?? ''
const wasOf = async (path: string) => hidden(await (await staff.get(path)).text(), 'was')
const logged = async (kind: string) =>
  db()
    .selectFrom('staff_log')
    .select(['action', 'subject_id', 'before', 'after'])
    .where('subject_kind', '=', kind)
    .orderBy('log_id')
    .execute()
const stockOf = async (sku: string) =>
  (await db().selectFrom('stock').select('quantity').where('sku', '=', sku).executeTakeFirst())?.quantity ?? null

describe('deliveries in the console', () => {
  const FIELDS: [string, string][] = [
    ['id', 'standard'],
    ['name', 'Standard <b>'],
    ['rates', '0: 18.50\n1,500.00: 0'],
    ['states', 'NSW'],
    ['states', 'VIC'],
    ['place', '1'],
    ['was', ''],
  ]

  it('are added, moved and ended, each with its row of the log', async () => {
    const before = (await logged('delivery')).length
    const add = () => locationOf(post('/au/console/deliveries/new/?form=save', FIELDS))
    expect(await Promise.all([add(), add()])).toEqual(Array(2).fill('/au/console/deliveries/?done=save-deliveries'))
    const express = FIELDS.map(([name, value]): [string, string] => [name, name === 'id' ? 'express' : value])
    await post('/au/console/deliveries/new/?form=save', express)
    const list = await (await staff.get('/au/console/deliveries/?q=stand')).text()
    expect(list).toContain('Standard &lt;b&gt;')
    expect(list).toContain('$18.50; from $1,500.00: $0.00')
    const rows = await db().selectFrom('shipping_method').select(['method_id', 'terms']).orderBy('place').execute()
    expect(rows.map((row) => row.method_id)).toEqual(['express', 'standard'])
    expect(rows[0]!.terms).toMatchObject({ states: ['NSW', 'VIC'], postcodes: null })

    const path = '/au/console/deliveries/au.standard/'
    const was = await wasOf(path)
    const moved = FIELDS.map(([name, value]): [string, string] => [name, name === 'was' ? was : value])
    expect(await locationOf(post(`${path}?form=save`, moved))).toContain('done=save-deliveries')
    const late = await post(`${path}?form=save`, [...moved.filter(([name]) => name !== 'name'), ['name', 'Late']])
    expect([late.status, await late.text()]).toEqual([409, expect.stringContaining('Open it again')])
    expect(await locationOf(post(`${path}?form=remove`, { was: await wasOf(path) }))).toContain(
      'done=remove-deliveries',
    )
    expect((await staff.get(path)).status).toBe(404)
    expect((await logged('delivery')).slice(before).map(({ action, subject_id: id }) => `${action} ${id}`)).toEqual([
      'add delivery au.standard',
      'add delivery au.express',
      'change delivery au.standard',
      'end delivery au.standard',
    ])
  })

  it('come back with what is wrong beside its field, and what was typed', async () => {
    for (const [field, typed, problem] of [
      ['rates', '0: x', 'is no price'],
      ['rates', '5: 1', 'must begin with a rate from 0'],
      ['postcodes', 'Sydney', 'is no range of postcodes'],
      ['id', 'Größe', 'small letters'],
      ['name', '   ', 'This'],
    ] as const) {
      const fields = FIELDS.filter(([name]) => name !== field)
      const refused = await post('/au/console/deliveries/new/?form=save', [...fields, [field, typed]])
      const html = await refused.text()
      expect([field, refused.status, html.includes(problem)]).toEqual([field, 400, true])
      expect(html).toMatch(/value="VIC"[^>]*checked|checked=""[^>]*value="VIC"/)
    }
    expect(await db().selectFrom('shipping_method').selectAll().execute()).toEqual([])
  })
})

describe('discount codes in the console', () => {
  it('are added, changed, ended and opened again', async () => {
    const fields = { name: 'Winter', percent: '10', markets: 'au', validUntil: '2026-07-31T23:59:59', was: '' }
    expect(await locationOf(post('/au/console/codes/new/?form=save', { ...fields, code: ' winter ' }))).toContain(
      'done=',
    )
    const path = '/au/console/codes/WINTER/'
    expect(await (await staff.get(path)).text()).toContain('value="2026-07-31T23:59:59"')
    const again = await post('/au/console/codes/new/?form=save', { ...fields, code: 'WINTER', percent: '20' })
    expect([again.status, await again.text()]).toEqual([409, expect.stringContaining('There is WINTER already.')])
    const both = await post(`${path}?form=save`, { ...fields, offAUD: '5', was: await wasOf(path) })
    expect([both.status, await both.text()]).toEqual([400, expect.stringContaining('either a percentage or amounts')])
    expect(await locationOf(post(`${path}?form=remove`, { was: await wasOf(path) }))).toContain('done=remove-codes')
    expect(await (await staff.get('/au/console/codes/')).text()).toContain('No codes can be redeemed.')
    expect(await (await staff.get('/au/console/codes/?state=ended')).text()).toContain('WINTER')
    const ended = await (await staff.get(path)).text()
    expect(ended).toContain('Save and open again')
    const reopened = { ...fields, percent: '15', was: hidden(ended, 'was') }
    expect(await locationOf(post(`${path}?form=save`, reopened))).toContain('done=save-codes')
    const row = await db().selectFrom('discount_code').select(['terms', 'is_active']).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ is_active: true, terms: { percent: 15, validUntil: '2026-07-31T13:59:59.000Z' } })
  })
})

describe('stock in the console', () => {
  it('is set as it was read, and not over an order that came meanwhile', async () => {
    const sku = `A/${randomUUID().slice(0, 6)} é`
    expect(await locationOf(post('/au/console/stock/new/?form=save', { sku, quantity: '1,040', was: '' }))).toContain(
      'done=',
    )
    expect(await stockOf(sku)).toBe(1_040)
    const path = `/au/console/stock/${encodeURIComponent(sku)}/`
    const was = await wasOf(path)
    await db().updateTable('stock').set({ quantity: 1_039 }).where('sku', '=', sku).execute()
    const late = await post(`${path}?form=save`, { sku, quantity: '2000', was })
    expect([late.status, await late.text()]).toEqual([409, expect.stringContaining('or an order has')])
    expect(await stockOf(sku)).toBe(1_039)
    for (const quantity of ['', '-1', '1.5', '1e3', '99999999'])
      expect([quantity, (await post(`${path}?form=save`, { sku, quantity, was: await wasOf(path) })).status]).toEqual([
        quantity,
        400,
      ])
    expect(await locationOf(post(`${path}?form=remove`, { was: await wasOf(path) }))).toContain('done=remove-stock')
    expect(await stockOf(sku)).toBeNull()
  })

  it('is listed by its codes, page by page', async () => {
    const rows = Array.from({ length: 450 }, (_, n) => ({ sku: `S~${String(n).padStart(3, '0')}/%`, quantity: n % 20 }))
    await db().insertInto('stock').values(rows).execute()
    for (const sort of ['', 'sort=quantity&']) {
      const seen: string[] = []
      let address = `/au/console/stock/?${sort}q=s~`
      for (let page = 0; page < 4 && address; page++) {
        const html = await (await staff.get(address)).text()
        seen.push(...Array.from(html.matchAll(/data-row-link[^>]*>(S~[^<]*)</g), ([, sku = '']) => sku))
        address = (/href="([^"]*after=[^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&')
      }
      expect(seen.toSorted()).toEqual(rows.map(({ sku }) => sku))
      if (sort === '') expect(seen).toEqual(rows.map(({ sku }) => sku))
    }
  })
})

describe('a file of deliveries, codes and stock', () => {
  const METHOD = { market: 'au', id: 'standard', name: 'Standard', rates: [{ from: 0, price: 1_850 }] }
  const FILE = {
    shippingMethods: [METHOD],
    discountCodes: [{ code: 'NEW10', name: 'New', percent: 10 }],
    stock: [
      { sku: 'A1', quantity: 5 },
      { sku: 'A2', quantity: 7 },
      { sku: 'A3', quantity: null },
    ],
  }
  const upload = (body: string | Uint8Array, by: Person = staff) => {
    const form = new FormData()
    form.append('file', new File([body as BlobPart], 'orders.json'))
    return by.send('/au/console/upload/?form=upload', { method: 'POST', body: form })
  }
  const previewOf = async (file: object) => {
    const address = await locationOf(upload(JSON.stringify(file)))
    const html = await (await staff.get(address!)).text()
    return { address: address!, plan: hidden(html, 'plan'), html: html.replaceAll(/<!-- -->|<\/?strong>/g, '') }
  }
  const apply = (address: string, plan: string) => post(`${address}&form=apply`, { plan })

  it('shows what it changes, and is applied as it was shown, once (T-150)', async () => {
    await db()
      .insertInto('stock')
      .values([
        { sku: 'A1', quantity: 3 },
        { sku: 'A3', quantity: 9 },
      ])
      .execute()
    const limits = { validFrom: null, validUntil: null, maxUses: null, maxUsesPerAccount: null, canCombine: false }
    const old = { name: 'Old', percent: 5, amounts: null, markets: ['au'], minimums: {}, ...limits }
    const terms = JSON.stringify(old)
    await db().insertInto('discount_code').values({ code: 'OLD5', terms }).execute()
    const { address, plan, html } = await previewOf(FILE)
    for (const text of [
      'What orders.json changes',
      '1 added, 0 changed, 1 ended, 0 as they are',
      '1 added, 1 changed, 1 ended, 0 as they are',
      'Quantity: was 3, becomes 5',
      '2 of its codes are not in the catalogue: A1, A2',
      'Apply 6 changes',
    ])
      expect(html).toContain(text)
    expect(await stockOf('A2')).toBeNull()
    const before = (await logged('operator data')).length
    const both = await Promise.all([apply(address, plan), apply(address, plan)])
    for (const { status, headers } of both)
      expect([status, headers.get('location')]).toEqual([303, '/au/console/upload/?done=apply'])
    expect([await stockOf('A1'), await stockOf('A2'), await stockOf('A3')]).toEqual([5, 7, null])
    expect(await db().selectFrom('discount_code').select('code').where('is_active', '=', true).execute()).toEqual([
      { code: 'NEW10' },
    ])
    expect((await logged('operator data')).slice(before)).toMatchObject([
      { action: 'import operator data', after: { shippingMethods: 1, discountCodes: 2, stock: 3 } },
    ])
    expect((await previewOf(FILE)).html).toContain('orders.json changes nothing')
  })

  it('is not applied where something has changed since its preview (T-150)', async () => {
    const { address, plan } = await previewOf(FILE)
    await db().insertInto('stock').values({ sku: 'A1', quantity: 4 }).execute()
    const refused = await apply(address, plan)
    const html = await refused.text()
    expect([refused.status, html.includes('nothing was applied')]).toEqual([409, true])
    // The page shows the changes as they would be now, to be looked at again.
    expect(html.replaceAll(/<!-- -->|<\/?strong>/g, '')).toContain('Quantity: was 4, becomes 5')
    expect([await stockOf('A1'), await stockOf('A2')]).toEqual([4, null])
    expect((await apply(address, hidden(html, 'plan'))).status).toBe(303)
    expect(await stockOf('A2')).toBe(7)
  })

  it('is of who uploaded it, and of nobody else (T-150)', async () => {
    const { address, plan } = await previewOf(FILE)
    expect(await (await other.get(address)).text()).toContain('This file is no longer here.')
    const id = new URL(address, 'http://x').searchParams.get('id')
    expect((await other.act('console/applyFile', { id, plan })).status).toBe(404)
    expect((await upload('{}', await newPerson())).status).toBe(404)
    const visitor = newBrowser()
    expect((await visitor.get(address)).status).toBe(404)
    await previewOf({ stock: [] })
    expect((await staff.act('console/applyFile', { id, plan })).status).toBe(404)
    expect(await stockOf('A2')).toBeNull()
  })

  it.each([
    ['no file', '', 'Choose a file first.'],
    ['no JSON', '{"stock": [', 'file: is not JSON'],
    ['other bytes', new Uint8Array([123, 255, 254, 125]), 'file: is not UTF-8 text'],
    ['a letter that nobody can keep', '{"stock": []}\0', 'file: is not UTF-8 text'],
    ['an unknown part', '{"prices": []}', 'file: unknown: prices'],
    [
      'a wrong entry',
      '{"stock": [\n{"sku": "A", "quantity": 1},\n{"sku": "B", "quantity": -1}]}',
      'line 3, stock.1.quantity: must be at least 0',
    ],
    [
      'an entry twice',
      '{"stock": [{"sku": "A", "quantity": 1},\n{"sku": "A", "quantity": 2}]}',
      'line 2, stock.1: A is there twice',
    ],
    [
      'many wrong entries',
      JSON.stringify({ stock: Array.from({ length: 400 }, (_, n) => ({ sku: `A${n}`, quantity: -1 })) }),
      'and 300 more',
    ],
    [
      'too many entries',
      JSON.stringify({ stock: Array.from({ length: 20_001 }, (_, n) => ({ sku: `A${n}`, quantity: 1 })) }),
      'more than 20,000 entries',
    ],
    ['brackets without end', `{"stock": ${'['.repeat(100_000)}`, 'file: is not JSON'],
  ])('is refused whole with %s, said by line and reason (T-150)', async (_, body, problem) => {
    const refused = await upload(body)
    expect([refused.status, (await refused.text()).replaceAll(/<!-- -->|<\/?strong>/g, '')]).toEqual([
      400,
      expect.stringContaining(problem),
    ])
    expect(await db().selectFrom('stock').selectAll().execute()).toEqual([])
  })

  it('has at most 4 MB (T-150)', async () => {
    const refused = await upload(JSON.stringify({ stock: [], pad: 'x'.repeat(5 * 1024 * 1024) }))
    expect(refused.status).toBe(413)
  })
})
