import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { dateIn, isoDayIn } from '@specify/core/market-time.ts'
import { readPaperPages } from '#tests/support/files/pdf-accessibility.ts'
import { KETTLE_STREET } from '#tests/support/kettle-street.ts'
import { usePeople, type Browser, type Person } from '#tests/support/browser/use-people.ts'

const OPERATOR = 'enquiries@specify.test'
const { newBrowser, newPerson, db, mailbox } = usePeople({ CONTACT_EMAIL: OPERATOR })

let owner: Person
let staff: Person
let stranger: Person

beforeAll(async () => {
  owner = await newPerson()
  staff = await newPerson({ isStaff: true })
  stranger = await newPerson()
})

const act = (name: string, input: object, who: Browser = owner) => who.act(name, input, 'au')
const project = (name: string, input: object, who: Browser = owner) => act(`projectBuilder/${name}`, input, who)
const errorOf = ({ status, body }: { status: number; body: Record<string, unknown> }) => ({
  status,
  code: (body['error'] as { code?: string } | undefined)?.code,
})
const TOMORROW = isoDayIn({ code: 'au' }, new Date(Date.now() + 86_400_000))

interface Issued {
  readonly id: string
  readonly version: number
  readonly revisionId: string
}

const line = (sku: string, quantity: number) => ({ id: randomUUID(), sku, quantity, note: '', tag: '' })

/** Type A × 3 with two products in two rooms: 9 basins and 3 others. */
async function newRevision(who: Browser = owner): Promise<Issued> {
  const { body } = await who.act(
    'projectBuilder/createShoppingList',
    {
      projectDetails: { projectName: 'Harbour House', projectType: 'commercial', projectLocation: 'NSW' },
      specifierDetails: { username: 'Jo Smith' },
      selectedRoomDetails: ['Ensuite 1'],
    },
    'au',
    { prefer: 'return=minimal' },
  )
  const { projectId: id } = body['project'] as { projectId: string }
  const version = await save(id, 1, [[line('00TB-1.5/A', 2), line('FM1000C', 1)], [line('00TB-1.5/A', 1)]], who)
  return { id, version, revisionId: await issue(id, version, 'A', who) }
}

async function save(id: string, version: number, rooms: object[][], who: Browser = owner): Promise<number> {
  const unitTypeId = randomUUID()
  const { status, body } = await project(
    'saveProject',
    {
      id,
      version,
      unitTypes: [{ id: unitTypeId, name: 'Type A', count: 3 }],
      rooms: rooms.map((lineItems, index) => ({ name: `Ensuite ${index + 1}`, unitTypeId, lineItems })),
    },
    who,
  )
  expect({ status, error: body['error'] }).toEqual({ status: 200, error: undefined })
  return (body['shoppingList'] as { version: number }).version
}

async function issue(id: string, version: number, label: string, who: Browser = owner): Promise<string> {
  const { body } = await project('issueRevision', { id, version, label, purpose: 'For tender' }, who)
  return (body['revision'] as { id: string }).id
}

interface Asked {
  readonly id: string
  readonly number: string
  readonly status: string
  readonly lines: readonly { readonly sku: string; readonly quantity: number; readonly listCents: number | null }[]
}
const quoteIn = ({ body }: { body: Record<string, unknown> }) => body['quote'] as Asked
const ask = ({ id, revisionId }: Issued, more: object = {}, who: Browser = owner) =>
  project('requestQuote', { id, revisionId, place: 'Marrickville 2204', ...more }, who)
const LINES = [
  { sku: '00TB-1.5/A', priceCents: 33_333, leadTime: '2 weeks' },
  { sku: 'FM1000C', priceCents: 10_001, note: 'Ex stock' },
]
const answer = (quoteId: string, more: object = {}, who: Browser = staff) =>
  act('quote/answer', { quoteId, lines: LINES, freightCents: 9_500, validUntil: TOMORROW, ...more }, who)
const cart = async (who: Browser = owner) => (await act('cart/getCart', {}, who)).body

describe('a request', () => {
  it('is of a revision, each product once with all units, and asked once however often it is sent', async () => {
    const issued = await newRevision()
    const sent = await Promise.all(
      Array.from({ length: 4 }, () => ask(issued, { neededBy: TOMORROW, text: 'In two parts' })),
    )
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(sent.map((each) => quoteIn(each).id)).size).toBe(1)
    const quote = quoteIn(sent[0]!)
    expect(quote).toMatchObject({
      status: 'open',
      revisionLabel: 'A',
      place: 'Marrickville 2204',
      neededBy: TOMORROW,
      words: 'In two parts',
      lines: [
        { sku: '00TB-1.5/A', quantity: 9, listCents: 40_000 },
        { sku: 'FM1000C', quantity: 3 },
      ],
      answer: null,
    })
    expect(quote.number).toMatch(/^Q-AU-\w{4}-\w{4}$/)
    const got = await project('getQuotes', { id: issued.id })
    expect(got.body['quotes']).toMatchObject([{ id: quote.id }])
    const mails = () =>
      mailbox()
        .to(OPERATOR)
        .filter(({ subject }) => subject?.includes(quote.number))
    await expect.poll(() => mails().length).toBe(1)
  })

  it('refuses what it cannot take', async () => {
    const issued = await newRevision()
    for (const [more, status] of [
      [{ place: '' }, 400],
      [{ place: 'x'.repeat(61) }, 400],
      [{ neededBy: '2020-01-01' }, 400],
      [{ neededBy: '31/12/2026' }, 400],
      [{ text: 'x'.repeat(2_001) }, 400],
      [{ revisionId: randomUUID() }, 404],
    ] as const)
      expect((await ask(issued, more)).status).toBe(status)
    expect((await ask(issued, {}, staff)).status).toBe(404)
    expect((await ask(issued, {}, stranger)).status).toBe(404)
    expect((await ask(issued, {}, newBrowser())).status).toBe(401)
    const empty = { ...issued, revisionId: await issue(issued.id, await save(issued.id, issued.version, [[]]), 'B') }
    expect(errorOf(await ask(empty))).toEqual({ status: 400, code: 'invalid_input' })
  })
})

describe('an answer', () => {
  it('adds up to the cent, with and without GST', async () => {
    const { id } = quoteIn(await ask(await newRevision()))
    const answered = await answer(id)
    expect(answered.status).toBe(200)
    // 9 × 333.33 = 2,999.97; 3 × 100.01 = 300.03; freight 95.00. GST is an eleventh of each: 272.72 + 27.28 + 8.64.
    expect(quoteIn(answered)).toMatchObject({
      status: 'answered',
      lines: [
        { priceCents: 33_333, totalCents: 299_997, leadTime: '2 weeks', substitute: null },
        { priceCents: 10_001, totalCents: 30_003, note: 'Ex stock' },
      ],
      answer: { goodsCents: 330_000, freightCents: 9_500, totalCents: 339_500, taxCents: 30_864, netCents: 308_636 },
    })
    const answers = () =>
      mailbox()
        .to(owner.email)
        .filter(({ subject }) => subject?.startsWith('Your quote'))
    await expect.poll(() => answers().length, { timeout: 10_000 }).toBe(1)
    const [mail] = answers()
    expect(mail!.text).toContain('$3,395.00')
    expect(mail!.text).toContain('$3,086.36')
    const lastDay = dateIn({ code: 'au' }, new Date(Date.now() + 86_400_000))
    expect(mail!.text).toContain(`It holds until ${lastDay}.`)
    const page = await (await owner.get(`/au/quotes/${id}/`)).text()
    expect(page).toContain(`<dt>Holds until</dt><dd>${lastDay}</dd>`)
  })

  it('is for staff to give and to close, for others not (T-118)', async () => {
    const { id } = quoteIn(await ask(await newRevision()))
    for (const [who, status] of [
      [owner, 403],
      [stranger, 403],
      [newBrowser(), 401],
    ] as const) {
      expect((await answer(id, {}, who)).status).toBe(status)
      expect((await act('quote/close', { quoteId: id }, who)).status).toBe(status)
      expect((await act('quote/list', {}, who)).status).toBe(status)
    }
    const queue = (await act('quote/list', { status: 'open' }, staff)).body['quotes'] as {
      id: string
      number: string
    }[]
    expect(queue.map((each) => each.id)).toContain(id)
    expect((await act('quote/close', { quoteId: id }, staff)).status).toBe(200)
    const log = db().selectFrom('staff_log').select(['action', 'right', 'before', 'after'])
    const { number } = queue.find((each) => each.id === id)!
    expect(await log.where('subject_id', '=', number).execute()).toEqual([
      { action: 'close quote', right: 'work', before: { status: 'open' }, after: { status: 'closed' } },
    ])
    expect(errorOf(await answer(id))).toEqual({ status: 409, code: 'quote_closed' })
  })

  it('refuses what it cannot take', async () => {
    const { id } = quoteIn(await ask(await newRevision()))
    for (const [more, status] of [
      [{ lines: [] }, 400],
      [{ lines: [{ sku: 'OTHER', priceCents: 1 }] }, 400],
      [{ lines: [{ sku: 'FM1000C', priceCents: -1 }] }, 400],
      [{ lines: [{ sku: 'FM1000C', priceCents: 1.5 }] }, 400],
      [{ lines: [{ sku: 'FM1000C', priceCents: 1, substituteSku: 'NOTHING' }] }, 400],
      [{ validUntil: '2020-01-01' }, 400],
      [{ validUntil: '2226-06-30' }, 400],
      [{ validUntil: 'soon' }, 400],
      [{ freightCents: 100_000_001 }, 400],
      [{ quoteId: randomUUID() }, 404],
    ] as const)
      expect((await answer(id, more)).status).toBe(status)
  })
})

describe('a connection to the database that ends in the middle', () => {
  /** Runs work that loses its connection where it writes to the quote. */
  async function whileCut<T>(work: () => Promise<T>): Promise<T> {
    await sql`create function cut() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`.execute(db())
    await sql`create trigger cut after update on quote for each statement execute function cut()`.execute(db())
    try {
      return await work()
    } finally {
      await sql`drop function cut cascade`.execute(db())
    }
  }

  it('leaves a quote answered, and accepted with its cart, whole or not at all (F-01)', async () => {
    const jo = await newPerson()
    const { id } = quoteIn(await ask(await newRevision(jo), {}, jo))
    const state = async () => ({
      status: (await db().selectFrom('quote').select('status').where('quote_id', '=', id).executeTakeFirst())?.status,
      lines: ((await cart(jo))['lineItems'] as object[]).length,
    })
    const asked = await state()
    expect(asked).toMatchObject({ status: 'open', lines: 0 })
    expect(errorOf(await whileCut(() => answer(id)))).toMatchObject({ status: 503 })
    expect(await state()).toEqual(asked)
    expect((await answer(id)).status).toBe(200)
    const answered = await state()
    expect(answered).toMatchObject({ status: 'answered', lines: 0 })
    expect(errorOf(await whileCut(() => act('quote/accept', { quoteId: id }, jo)))).toMatchObject({ status: 503 })
    expect(await state()).toEqual(answered)
    expect((await act('quote/accept', { quoteId: id }, jo)).status).toBe(200)
    expect(await state()).toMatchObject({ status: 'accepted', lines: 2 })
  })
})

describe('accepting', () => {
  it('fills the cart at the quoted prices and freight, once, until the quote expires (T-119)', async () => {
    const jo = await newPerson()
    const issued = await newRevision(jo)
    const { id, number } = quoteIn(await ask(issued, {}, jo))
    const accept = () => act('quote/accept', { quoteId: id }, jo)
    expect(errorOf(await accept())).toEqual({ status: 409, code: 'quote_closed' })
    await answer(id)
    expect(errorOf(await act('quote/accept', { quoteId: id }, stranger))).toEqual({ status: 404, code: 'not_found' })
    const all = await Promise.all([accept(), accept(), accept()])
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await cart(jo)).toMatchObject({
      lineItems: [
        { count: 9, price: { centAmount: 33_333 }, quoteNumber: number, notice: null, variant: { sku: '00TB-1.5/A' } },
        { count: 3, price: { centAmount: 10_001 }, quoteNumber: number },
      ],
      shippingInfo: { name: 'Freight as quoted', price: { centAmount: 9_500 } },
      transaction: { total: { centAmount: 339_500 }, tax: { centAmount: 30_864 } },
    })
    expect(
      mailbox()
        .to(OPERATOR)
        .filter(({ subject }) => subject === `Quote ${number} was accepted`).length,
    ).toBeLessThanOrEqual(1)

    // More of a product is a line of its own, at its price, and the freight is not that of the quote any more.
    await act('cart/addToCart', { variant: { sku: '00TB-1.5/A', count: 1 } }, jo)
    const more = await cart(jo)
    expect(more).toMatchObject({ lineItems: [{ count: 9 }, { count: 3 }, { count: 1, price: { centAmount: 40_000 } }] })
    expect(more['shippingInfo']).toBeNull()
    const [first] = more['lineItems'] as { id: string }[]
    const tooMany = await act('cart/updateLineItem', { lineItemId: first!.id, count: 10 }, jo)
    expect(tooMany.body).toMatchObject({
      lineItems: [
        { price: { centAmount: 40_000 }, notice: { message: expect.stringContaining('applies to 9 at most') } },
        {},
        {},
      ],
    })
    await act('cart/updateLineItem', { lineItemId: first!.id, count: 8 }, jo)
    expect(await cart(jo)).toMatchObject({ lineItems: [{ count: 8, price: { centAmount: 33_333 } }, {}, {}] })

    const row = await db()
      .selectFrom('cart')
      .select(['cart_id', 'lines'])
      .where('cart_id', '=', String(more['cartId']))
      .executeTakeFirstOrThrow()
    const past = JSON.stringify(row.lines).replaceAll(/"until":"[^"]+"/g, '"until":"2020-01-01T00:00:00.000Z"')
    await db().updateTable('cart').set({ lines: past }).where('cart_id', '=', row.cart_id).execute()
    expect(await cart(jo)).toMatchObject({
      lineItems: [
        { price: { centAmount: 40_000 }, notice: { message: `Quote ${number} does not apply. It has expired.` } },
        {},
        {},
      ],
    })
  })

  it('is not possible once it was declined, closed or has expired (T-119)', async () => {
    const decided = async (change: (quoteId: string) => Promise<unknown>) => {
      const { id } = quoteIn(await ask(await newRevision()))
      await answer(id)
      await change(id)
      return errorOf(await act('quote/accept', { quoteId: id }))
    }
    const refusal = { status: 409, code: 'quote_closed' }
    expect(await decided((quoteId) => act('quote/decline', { quoteId }))).toEqual(refusal)
    expect(await decided((quoteId) => act('quote/close', { quoteId }, staff))).toEqual(refusal)
    const expire = async (quoteId: string) => {
      const { answer: given } = await db()
        .selectFrom('quote')
        .select('answer')
        .where('quote_id', '=', quoteId)
        .executeTakeFirstOrThrow()
      const past = JSON.stringify({ ...given, validUntil: '2020-01-01T00:00:00.000Z' })
      await db().updateTable('quote').set({ answer: past }).where('quote_id', '=', quoteId).execute()
    }
    expect(await decided(expire)).toEqual(refusal)
    expect((await act('quote/list', { status: 'expired' }, staff)).body['quotes']).toMatchObject([
      { status: 'expired' },
    ])
  })

  it('offers a substitute in the place of what was asked for', async () => {
    const jo = await newPerson()
    const { id } = quoteIn(await ask(await newRevision(jo), {}, jo))
    await answer(id, { lines: [{ sku: 'FM1000C', priceCents: 9_000, substituteSku: 'HI100' }] })
    await act('quote/accept', { quoteId: id }, jo)
    expect(await cart(jo)).toMatchObject({
      lineItems: [{ count: 3, price: { centAmount: 9_000 }, variant: { sku: 'HI100' } }],
    })
  })
})

describe('freight as quoted', () => {
  const ADDRESS = { firstName: 'Jo', lastName: 'Smith', ...KETTLE_STREET }
  const standard = {
    shippingMethodId: 'standard',
    name: 'Standard',
    description: '',
    rates: [
      { fromCents: 0, priceCents: 1_850 },
      { fromCents: 150_000, priceCents: 0 },
    ],
    states: null,
    postcodes: null,
  }

  it('stays in a cart with other goods, and is in the order, its page and its mail', async () => {
    const method = { locale: 'au', method_id: 'standard', place: 0, terms: JSON.stringify(standard) } as const
    await db().insertInto('shipping_method').values(method).execute()
    const jo = await newPerson()
    const { id, number } = quoteIn(await ask(await newRevision(jo), {}, jo))
    await answer(id, { freightCents: 9_999 })
    await act('cart/addToCart', { variant: { sku: '00TB-1.5/A', count: 1 } }, jo)
    await act('quote/accept', { quoteId: id }, jo)
    await act('cart/updateCart', { shipping: ADDRESS }, jo)
    const freight = [{ quoteNumber: number, price: { centAmount: 9_999 } }]
    expect(await cart(jo)).toMatchObject({
      sum: { centAmount: 40_000 + 330_000 + 9_999 },
      transaction: {
        shipping: { centAmount: 9_999 + 1_850 },
        quotedFreight: freight,
        total: { centAmount: 40_000 + 330_000 + 9_999 + 1_850 },
      },
    })
    await act('cart/setShippingMethod', { shippingMethodId: 'standard' }, jo)
    for (const path of ['/au/cart/', '/au/checkout/']) {
      const page = await (await jo.get(path)).text()
      for (const shown of ['Freight as quoted', `Quote ${number}`, '$99.99', '$18.50', '$3,818.49'])
        expect([path, page.includes(shown) || shown]).toEqual([path, true])
    }
    const { token } = (await act('cart/getCheckoutSessionToken', {}, jo)).body
    const { body: order } = await act('cart/checkout', { token }, jo)
    expect(order).toMatchObject({
      sum: { centAmount: 381_849 },
      shippingInfo: { name: 'Standard', price: { centAmount: 11_849 } },
      quotedFreight: freight,
    })
    const page = await (await jo.get(`/au/orders/${String(order['orderId'])}/`)).text()
    const mails = () =>
      mailbox()
        .to(jo.email)
        .filter(({ subject }) => subject?.includes(String(order['orderNumber'])))
    await expect.poll(() => mails().length, { timeout: 10_000 }).toBe(1)
    for (const shown of ['Freight as quoted', `Quote ${number}`, '$99.99', '$18.50', '$3,818.49'])
      for (const text of [page, mails()[0]!.text]) expect(text).toContain(shown)
    await db().deleteFrom('shipping_method').execute()
  })
})

describe('the pages', () => {
  it('ask, answer and accept without script, and say how the project differs', async () => {
    const jo = await newPerson()
    const issued = await newRevision(jo)
    const post = (who: Browser, path: string, fields: Record<string, string>) =>
      who.send(path, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      })
    const { id, revisionId } = issued
    const form = `/au/project-builder/quote/?projectId=${id}`
    expect(await (await jo.get(`${form}&revisionId=${revisionId}`)).text()).toContain('Revision A, For tender')
    expect((await post(jo, `${form}&form=ask`, { id, revisionId, place: '' })).status).toBe(400)
    const sent = await post(jo, `${form}&form=ask`, { id, revisionId, place: '2204', text: '<b>zzwords</b>' })
    const path = sent.headers.get('location')!
    expect([sent.status, path]).toEqual([303, expect.stringMatching(/^\/au\/quotes\/[\w-]+\/$/)])
    const read = async (who: Browser, at = path) => (await who.get(at)).text()
    const desk = path.replace('/au/', '/au/console/')
    const led = await staff.get(path)
    expect([led.status, led.headers.get('location')]).toEqual([302, desk])
    expect(await read(staff, desk)).toContain('&lt;b&gt;zzwords')
    expect((await stranger.get(path)).status).toBe(404)

    const fields = {
      '0.sku': '00TB-1.5/A',
      '0.price': '333.33',
      '1.sku': 'FM1000C',
      '1.price': '',
      freight: '95',
      validUntil: TOMORROW,
    }
    const wrong = await post(staff, `${desk}?form=answer`, { ...fields, '0.price': 'cheap' })
    expect(wrong.status).toBe(400)
    expect(await wrong.text()).toContain('value="cheap"')
    const wrongHtml = await (await post(staff, `${desk}?form=answer`, { ...fields, freight: '9,5' })).text()
    expect(wrongHtml).toContain('Write an amount in dollars and cents, such as 1,050.00.')
    expect(wrongHtml).not.toContain('pattern=')
    expect((await post(staff, `${desk}?form=answer`, { ...fields, freight: '$1,095.00' })).status).toBe(303)
    expect(await read(jo)).toContain('$1,095.00')
    const leads = { ...fields, lead: '4 weeks', '1.price': '45', '1.lead': '9 weeks' }
    expect((await post(staff, `${desk}?form=answer`, leads)).status).toBe(303)
    const answered = (await project('getQuotes', { id }, jo)).body['quotes'] as { lines: object[] }[]
    expect(answered[0]!.lines).toMatchObject([{ leadTime: '4 weeks' }, { leadTime: '9 weeks' }])
    const filled = await read(staff, desk)
    for (const shown of ['value="333.33"', '$2,999.97', '$135.00', '$3,229.97', 'value="4 weeks"'])
      expect([shown, filled.includes(shown)]).toEqual([shown, true])
    expect((await post(staff, `${desk}?form=answer`, fields)).status).toBe(303)
    const page = await read(jo)
    await act('cart/addToCart', { variant: { sku: 'FM1000C', count: 4 } }, jo)
    const decisions = ['Accept and fill the cart', 'Decline', 'Ask again']
    expect(await read(jo)).toContain('Your cart holds 4 other items, which stay.')
    for (const shown of ['$333.33', '$303.03', '$2,999.97', '$3,094.97', 'Not offered', ...decisions])
      expect(page).toContain(shown)
    await save(id, issued.version, [[line('00TB-1.5/A', 9)]], jo)
    expect(await read(jo)).toContain('Differs from the quote: 2 lines')
    expect(await read(jo, `/au/project-builder/edit/?projectId=${id}&step=3`)).toContain(
      'Differs from the quote: 2 lines',
    )
    expect((await post(jo, `${path}?form=decide`, { decision: 'accept' })).status).toBe(303)
    expect(await read(jo)).toContain('Accepted')
    const accepted = await read(jo)
    const lastDay = dateIn({ code: 'au' }, new Date(Date.now() + 86_400_000))
    expect(accepted).toContain(`9 pieces are in your cart at the quoted prices and freight until ${lastDay}, beside 4`)
    expect(accepted.indexOf('>Go to cart</a>')).toBeLessThan(accepted.indexOf('aria-label="Products"'))
    expect(accepted).toContain('href="/au/cart/">Go to cart')
    expect(await read(staff, desk)).not.toContain('Go to cart')
    expect(await read(jo, '/au/quotes/')).toContain('Harbour House')
    const old = await staff.get('/au/quotes/?status=accepted')
    expect([old.status, old.headers.get('location')]).toEqual([302, '/au/console/quotes/?status=accepted'])
    expect(await read(staff, '/au/console/quotes/?status=accepted')).toContain('Harbour House')
    expect(await read(stranger, '/au/quotes/')).toContain('You have not asked for a quote yet.')
  })

  it('have the quote as PDF', async () => {
    const { id, number } = quoteIn(await ask(await newRevision()))
    await answer(id)
    const pdf = (who: Browser) => who.send(`/au/api/quote-pdf/?quoteId=${id}`)
    const text = readPaperPages(Buffer.from(await (await pdf(owner)).arrayBuffer()))
      .join(' ')
      .replaceAll(/\s+/g, ' ')
    for (const shown of [number, 'Harbour House', '$333.33', '$303.03', '$3,395.00', '$3,086.36', '2 weeks'])
      expect(text).toContain(shown)
    expect((await pdf(staff)).status).toBe(200)
    expect((await pdf(stranger)).status).toBe(404)
  })
})

describe('of a project that a company shares', () => {
  const codeOf = ({ status, body }: { status: number; body: Record<string, unknown> }) =>
    errorOf({ status, body }).code ?? status
  const listed = async (who: Browser, input: object) =>
    ((await who.act('projectBuilder/getQuotes', input, 'au')).body['quotes'] as { id: string }[]).map(({ id }) => id)
  const pdfStatus = async (who: Browser, id: string) => (await who.send(`/au/api/quote-pdf/?quoteId=${id}`)).status

  async function joinCompany(admin: Browser, person: Person): Promise<void> {
    expect((await act('company/invite', { email: person.email, role: 'member' }, admin)).status).toBe(200)
    const { invitations } = (await act('company/members', {}, person)).body as { invitations: { id: string }[] }
    expect((await act('company/accept', { inviteId: invitations[0]?.id }, person)).status).toBe(200)
  }

  const share = async (who: Browser, { id, version }: Issued, companyAccess: string) =>
    expect((await project('saveProject', { id, version, details: { companyAccess } }, who)).status).toBe(200)

  it('is read by colleagues, decided by who asked, and not there for others and former members (T-118)', async () => {
    const [jo, sam, gone] = [await newPerson(), await newPerson(), await newPerson()]
    await joinCompany(jo, sam)
    await joinCompany(jo, gone)
    const issued = await newRevision(jo)
    const { id } = quoteIn(await ask(issued, {}, jo))
    for (const who of [sam, gone]) {
      expect([await listed(who, {}), await listed(who, { id: issued.id })]).toEqual([[], []])
      expect(await pdfStatus(who, id)).toBe(404)
    }

    await share(jo, issued, 'view')
    await answer(id)
    expect([await listed(sam, {}), await listed(sam, { id: issued.id })]).toEqual([[id], [id]])
    expect(await pdfStatus(sam, id)).toBe(200)
    const page = await (await sam.get(`/au/quotes/${id}/`)).text()
    expect(page).toContain('$333.33')
    expect(page).not.toContain('Accept and fill the cart')
    expect(await (await sam.get('/au/quotes/')).text()).toContain('Harbour House')
    for (const name of ['quote/accept', 'quote/decline'])
      expect([name, codeOf(await act(name, { quoteId: id }, sam))]).toEqual([name, 'not_found'])

    const left = await act('company/leave', {}, gone)
    expect(left.status).toBe(200)
    expect([await listed(gone, {}), await pdfStatus(gone, id)]).toEqual([[], 404])
    expect((await gone.get(`/au/quotes/${id}/`)).status).toBe(404)
    expect([await listed(stranger, { id: issued.id }), await pdfStatus(stranger, id)]).toEqual([[], 404])
    expect(codeOf(await act('quote/accept', { quoteId: id }, jo))).toBe(200)
  })

  it('is seen by the owner where a colleague asked, and ends for the colleague who leaves', async () => {
    const [jo, sam] = [await newPerson(), await newPerson()]
    await joinCompany(jo, sam)
    const issued = await newRevision(jo)
    await share(jo, issued, 'edit')
    const { id } = quoteIn(await ask(issued, {}, sam))
    expect([await listed(jo, { id: issued.id }), await listed(sam, {})]).toEqual([[id], [id]])
    await answer(id)
    expect((await act('company/leave', {}, sam)).status).toBe(200)
    expect([await listed(sam, {}), await pdfStatus(sam, id)]).toEqual([[], 404])
    expect(codeOf(await act('quote/accept', { quoteId: id }, sam))).toBe('not_found')
    expect(await listed(jo, {})).toEqual([id])
  })
})
