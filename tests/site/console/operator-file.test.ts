import { describe, expect, it } from 'vitest'
import { usePeople } from '#tests/support/browser/use-people.ts'
import { hiddenValue, postForm, uploadFile } from '#tests/support/console.ts'
import { locationOf, useOperator } from '#tests/support/staff.ts'

const people = usePeople()
const { db, newBrowser, newPerson } = people
const { newStaff, staff, stockOf } = useOperator(people)

const imports = () =>
  db()
    .selectFrom('staff_log')
    .select(['action', 'after'])
    .where('subject_kind', '=', 'operator data')
    .orderBy('log_id')
    .execute()

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
  const upload = (body: string | Uint8Array, by = staff()) => uploadFile(by, body)
  const previewOf = async (file: object) => {
    const address = await locationOf(upload(JSON.stringify(file)))
    const html = await (await staff().get(address!)).text()
    return { address: address!, plan: hiddenValue(html, 'plan'), html: html.replaceAll(/<!-- -->|<\/?strong>/g, '') }
  }
  const apply = (address: string, plan: string) => postForm(staff(), `${address}&form=apply`, { plan })

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
    const before = (await imports()).length
    const both = await Promise.all([apply(address, plan), apply(address, plan)])
    for (const { status, headers } of both)
      expect([status, headers.get('location')]).toEqual([303, '/au/console/upload/?done=apply'])
    expect([await stockOf('A1'), await stockOf('A2'), await stockOf('A3')]).toEqual([5, 7, null])
    const again = await (await staff().get(address)).text()
    expect(again).toContain('orders.json has been applied already: 6 changes.')
    expect(again).not.toContain('no longer here')
    expect(await db().selectFrom('discount_code').select('code').where('is_active', '=', true).execute()).toEqual([
      { code: 'NEW10' },
    ])
    expect((await imports()).slice(before)).toMatchObject([
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
    expect((await apply(address, hiddenValue(html, 'plan'))).status).toBe(303)
    expect(await stockOf('A2')).toBe(7)
  })

  it('is led to sign in after the session has ended (T-150)', async () => {
    const { address, plan } = await previewOf(FILE)
    const visitor = newBrowser()
    const applied = await postForm(visitor, `${address}&form=apply`, { plan })
    const to = new URLSearchParams({ to: `${address}&form=apply` }).toString()
    expect([applied.status, applied.headers.get('location')]).toEqual([307, `/au/console/sign-in/?${to}`])
    const sent = await uploadFile(visitor, JSON.stringify(FILE))
    const html = await sent.text()
    expect([sent.status, sent.headers.get('content-type')]).toEqual([401, 'text/html; charset=utf-8'])
    expect(html).toContain('Sign in, then choose the file again.')
    expect(html).toContain('<a href="/au/login/?redirect=%2Fau%2Fconsole%2Fupload%2F">Sign in</a>')
    expect(await stockOf('A2')).toBeNull()
  })

  it('is of who uploaded it, and of nobody else (T-150)', async () => {
    const { address, plan } = await previewOf(FILE)
    const other = await newStaff()
    expect(await (await other.get(address)).text()).toContain('This file is no longer here.')
    const id = new URL(address, 'http://x').searchParams.get('id')
    expect((await other.act('console/applyFile', { id, plan })).status).toBe(404)
    expect((await upload('{}', await newPerson())).status).toBe(404)
    const visitor = newBrowser()
    expect((await visitor.get(address)).status).toBe(404)
    await previewOf({ stock: [] })
    expect((await staff().act('console/applyFile', { id, plan })).status).toBe(404)
    expect(await stockOf('A2')).toBeNull()
  })

  it.each([
    ['no file', '', 'Choose a file first.'],
    ['no JSON', '{"stock": [', 'file: is not JSON'],
    ['other bytes', new Uint8Array([123, 255, 254, 125]), 'file: is not UTF-8 text'],
    ['a letter that nobody can keep', '{"stock": []}\0', 'file: is not UTF-8 text'],
    [
      'a letter that is written otherwise',
      String.raw`{"stock": [{"sku": "A\u0000", "quantity": 1}]}`,
      'line 1, stock.0.sku: has a character',
    ],
    [
      'half a letter',
      String.raw`{"discountCodes": [{"code": "ABC", "name": "\ud800", "percent": 1}]}`,
      'has a character',
    ],
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
      'and more: these are the first 100',
    ],
    [
      'too many entries',
      JSON.stringify({ stock: Array.from({ length: 20_001 }, (_, n) => ({ sku: `A${n}`, quantity: 1 })) }),
      'more than 20,000 entries',
    ],
    ['brackets without end', `{"stock": ${'['.repeat(1_900_000)}`, 'line 1: has lists or objects that stand too deep'],
    ['a part twice', '{"stock": [],\n "stock": []}', 'file: has stock twice'],
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
