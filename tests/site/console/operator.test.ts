import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { usePeople } from '#tests/support/browser/use-people.ts'
import { hiddenValue, postForm } from '#tests/support/console.ts'
import { locationOf, useOperator } from '#tests/support/staff.ts'

const people = usePeople()
const { db } = people
const { staff, stockOf } = useOperator(people)

const post = (path: string, fields: Record<string, string> | [string, string][]) => postForm(staff(), path, fields)
const wasOf = async (path: string) => hiddenValue(await (await staff().get(path)).text(), 'was')
const logged = async (kind: string) =>
  db()
    .selectFrom('staff_log')
    .select(['action', 'subject_id', 'before', 'after'])
    .where('subject_kind', '=', kind)
    .orderBy('log_id')
    .execute()

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
    const list = await (await staff().get('/au/console/deliveries/?q=stand')).text()
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
    expect((await staff().get(path)).status).toBe(404)
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
    expect(await (await staff().get(path)).text()).toContain('value="2026-07-31T23:59:59"')
    const again = await post('/au/console/codes/new/?form=save', { ...fields, code: 'WINTER', percent: '20' })
    expect([again.status, await again.text()]).toEqual([409, expect.stringContaining('There is WINTER already.')])
    const both = await post(`${path}?form=save`, { ...fields, offAUD: '5', was: await wasOf(path) })
    expect([both.status, await both.text()]).toEqual([400, expect.stringContaining('either a percentage or amounts')])
    expect(await locationOf(post(`${path}?form=remove`, { was: await wasOf(path) }))).toContain('done=remove-codes')
    expect(await (await staff().get('/au/console/codes/')).text()).toContain('No codes can be redeemed.')
    expect(await (await staff().get('/au/console/codes/?state=ended')).text()).toContain('WINTER')
    const ended = await (await staff().get(path)).text()
    expect(ended).toContain('Save and open again')
    const reopened = { ...fields, percent: '15', was: hiddenValue(ended, 'was') }
    expect(await locationOf(post(`${path}?form=save`, reopened))).toContain('done=save-codes')
    const row = await db().selectFrom('discount_code').select(['terms', 'is_active']).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ is_active: true, terms: { percent: 15, validUntil: '2026-07-31T13:59:59.000Z' } })
  })
})

describe('stock in the console', () => {
  it('is set as it was read, and not over an order that came meanwhile', async () => {
    const sku = `A/${randomUUID().slice(0, 6)} é`
    expect(
      await locationOf(post('/au/console/stock/new/?form=save', { sku, quantity: '1,040', unlisted: sku, was: '' })),
    ).toContain('done=')
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

  it('is set by one of two people at once, and the other is asked to look again', async () => {
    const sku = `B-${randomUUID().slice(0, 6)}`
    await db().insertInto('stock').values({ sku, quantity: 5 }).execute()
    const was = await wasOf(`/au/console/stock/${sku}/`)
    const before = (await logged('stock')).length
    const both = await Promise.all([6, 7].map((quantity) => staff().act('console/setStock', { sku, quantity, was })))
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const rows = (await logged('stock')).slice(before)
    const quantity = await stockOf(sku)
    expect(rows).toEqual([
      { action: 'change stock', subject_id: sku, before: { Quantity: '5' }, after: { Quantity: String(quantity) } },
    ])
  })

  it('is listed by its codes, page by page', async () => {
    const rows = Array.from({ length: 450 }, (_, n) => ({ sku: `S~${String(n).padStart(3, '0')}/%`, quantity: n % 20 }))
    await db().insertInto('stock').values(rows).execute()
    for (const sort of ['', 'sort=quantity&']) {
      const seen: string[] = []
      let address = `/au/console/stock/?${sort}q=s~`
      for (let page = 0; page < 4 && address; page++) {
        const html = await (await staff().get(address)).text()
        seen.push(...Array.from(html.matchAll(/data-row-link[^>]*>(S~[^<]*)</g), ([, sku = '']) => sku))
        address = (/href="([^"]*after=[^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&')
      }
      expect(seen.toSorted()).toEqual(rows.map(({ sku }) => sku))
      if (sort === '') expect(seen).toEqual(rows.map(({ sku }) => sku))
    }
  })
})

describe('addresses of the console that nobody made', () => {
  it.each([
    '/au/console/stock/%00/',
    '/au/console/codes/%F0%9F%98%80/',
    '/au/console/deliveries/au./',
    '/au/console/deliveries/xx.standard/',
    '/au/console/deliveries/__proto__/',
    '/au/console/replies/new%20/',
    '/au/console/orders/%00/',
  ])('%s is none', async (path) => {
    expect((await staff().get(path)).status).toBeOneOf([400, 404])
    expect((await post(`${path}?form=save`, { was: '', sku: 'x', quantity: '1', code: '\0' })).status).toBeOneOf([
      400, 404, 409,
    ])
    expect((await post(`${path}?form=remove`, { was: '\0' })).status).toBeOneOf([303, 400, 404, 409])
  })

  it('give no sheets either', async () => {
    for (const row of ['%00', '%F0%9F%98%80', '__proto__'])
      expect((await staff().get(`/au/api/packing-sheets/?row=${row}`)).status).toBeOneOf([400, 404])
  })
})
