import { spawnSync } from 'node:child_process'
import { beforeAll, describe, expect, it } from 'vitest'
import { accountIdOf } from '#app/features/accounts/store/commands.server.ts'
import { readPaperPages } from '#tests/support/files/pdf-accessibility.ts'
import { usePeople, type Person } from '#tests/support/browser/use-people.ts'
import { giveRights } from '#tests/support/console.ts'
import { givenOrder } from '#tests/support/work-items.ts'

const { db, newPerson } = usePeople()

let staff: Person

beforeAll(async () => {
  staff = await newPerson()
  await giveRights(db(), staff, ['work'])
})

const ADDRESS = {
  salutation: '',
  firstName: 'Priya',
  lastName: 'Nair',
  streetNumber: '12',
  streetName: 'Wharf Road',
  additionalStreetInfo: 'Dock 3',
  additionalAddressInfo: 'Ring before <b>10</b>',
  city: 'Sydney',
  state: 'NSW',
  postalCode: '2000',
  country: 'AU',
  phone: '0400000000',
}

/** An order with a person and many lines. */
async function givenFullOrder(lines: number): Promise<string> {
  const number = await givenOrder(db())
  const order = await db()
    .selectFrom('customer_order')
    .select(['order_id', 'record'])
    .where('order_number', '=', number)
    .executeTakeFirstOrThrow()
  const [line] = (order.record as { lines: object[] }).lines
  const record = {
    ...order.record,
    lines: Array.from({ length: lines }, (_, n) => ({
      ...line,
      sku: `9634${n}C6AF`,
      name: `Basin mixer ${n}`,
      variantText: 'Matte Black, 800 mm',
      count: n + 1,
    })),
  }
  await db()
    .updateTable('customer_order')
    .set({ record: JSON.stringify(record) })
    .where('order_number', '=', number)
    .execute()
  const details = {
    email: 'priya@harbour.test',
    name: 'Priya Nair',
    companyName: 'Harbour Build',
    shippingAddress: ADDRESS,
    billingAddress: ADDRESS,
    reference: 'PO 77',
  }
  await db()
    .insertInto('order_person')
    .values({
      order_id: order.order_id,
      account_id: (await accountIdOf(db(), staff.email))!,
      details: JSON.stringify(details),
    })
    .execute()
  return number
}

async function readSheets(numbers: readonly string[]) {
  const query = new URLSearchParams(numbers.map((number): [string, string] => ['row', number]))
  const answer = await staff.get(`/au/api/packing-sheets/?${query.toString()}`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const pdf = Buffer.from(await answer.arrayBuffer())
  const { stdout } = spawnSync('pdftotext', ['-layout', '-', '-'], { input: pdf })
  const pages = stdout.toString().split('\f').slice(0, -1)
  return { pdf, pages: pages.map((page) => page.replaceAll(/[\s\u00A0]+/g, ' ')) }
}

describe('a packing sheet', () => {
  it('says what goes where, with the notes for who packs it, and no price', async () => {
    const number = await givenFullOrder(2)
    const html = await (await staff.get(`/au/console/orders/${number}/`)).text()
    expect(html).toContain(`/au/api/packing-sheets/?row=${number}`)
    const { order_id: id } = await db()
      .selectFrom('customer_order')
      .select('order_id')
      .where('order_number', '=', number)
      .executeTakeFirstOrThrow()
    for (const [text, isForPacker] of [
      ['Two cartons.', true],
      ['Pays late.', false],
    ] as const)
      expect((await staff.act('console/addNote', { kind: 'order', id, text, isForPacker })).status).toBe(200)
    const { pdf, pages } = await readSheets([number])
    expect(pages).toHaveLength(1)
    for (const text of [
      `Order ${number}`,
      'Contact Priya Nair',
      'Harbour Build',
      'priya@harbour.test',
      '0400000000',
      'Dock 3',
      '12 Wharf Road',
      'Sydney NSW 2000',
      'PO 77',
      'Standard',
      'Ring before <b>10</b>',
      'Two cartons.',
      '1 96340C6AF Basin mixer 0, Matte Black, 800 mm',
      '2 96341C6AF Basin mixer 1, Matte Black, 800 mm',
      '2 lines, 3 pieces',
      'Page 1 of 1',
    ])
      expect(pages[0]).toContain(text)
    expect(pages.join(' ')).not.toMatch(/\$|GST|Pays late/)
    expect(readPaperPages(pdf)).toHaveLength(1)
  })

  it('of several orders has pages of its own, which count themselves', async () => {
    const [long, short, other] = [await givenFullOrder(60), await givenFullOrder(1), await givenFullOrder(40)]
    const { pages } = await readSheets([long, short, other, short])
    const heads = pages.map((page) => [/Order (AU-\S+)/.exec(page)?.[1], /Page \d+ of \d+/.exec(page)?.[0]])
    const [ofLong, ofOther] = [long, other].map((number) => heads.filter(([each]) => each === number).length)
    expect(ofLong).toBeGreaterThan(1)
    const expected = [
      [long, ofLong],
      [short, 1],
      [other, ofOther],
    ] as const
    expect(heads).toEqual(
      expected.flatMap(([number, count = 0]) =>
        Array.from({ length: count }, (_, at) => [number, `Page ${at + 1} of ${count}`]),
      ),
    )
  })

  it('is made of orders that there are, 50 at most', async () => {
    const number = await givenOrder(db())
    const html = await (await staff.get('/au/console/orders/')).text()
    expect(html).toMatch(/formAction="\/au\/api\/packing-sheets\/"|formaction="\/au\/api\/packing-sheets\/"/)
    for (const [query, status, text] of [
      ['', 400, 'Tick the orders to pack first.'],
      [`row=${number}&row=AU-NONE`, 404, 'There is no order AU-NONE.'],
      [Array.from({ length: 51 }, (_, n) => `row=AU-${n}`).join('&'), 400, '50 orders at most, and 51 are ticked'],
      [Array.from({ length: 300 }, (_, n) => `row=AU-${n}`).join('&'), 400, 'row'],
      [`row=${'x'.repeat(50)}`, 400, 'is not the number of an order.'],
      [`row=${'x'.repeat(500)}`, 400, 'row'],
    ] as const) {
      const address = `/au/api/packing-sheets/?${query}`
      const refused = await staff.get(address)
      expect([refused.status, await refused.text()]).toEqual([status, expect.stringContaining(text)])
    }
    // An order whose customer has deleted the account, cancelled since.
    await staff.act('console/markOrder', { orderNumber: number, status: 'cancelled' })
    const { pages } = await readSheets([number])
    expect(pages[0]).toContain('Cancelled. Do not send.')
    expect(pages[0]).toContain('Account deleted')
  })
})
