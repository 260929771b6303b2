import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { countField } from '#app/features/cart/contents/cart-forms.ts'
import { isoDayIn } from '@specify/core/market-time.ts'
import { answerField } from '#app/features/quotes/answer/answer-fields.ts'
import { MAX_LEAD_TIME_LENGTH, MAX_QUOTE_LINES, type QuoteRequest } from '#app/features/quotes/quote.ts'
import { readPaperPages } from '#tests/support/files/pdf-accessibility.ts'
import { requestQuote, type RequestedQuote } from '#tests/support/browser/quote-request.ts'
import { usePeople, type Browser, type Person } from '#tests/support/browser/use-people.ts'

const { db, newPerson, mailbox, site } = usePeople({
  CONTACT_EMAIL: 'enquiries@specify.test',
  BUSINESS_AU: 'Specify Pty Ltd | ABN 12 345 678 901',
})

let owner: Person
let staff: Person

beforeAll(async () => {
  owner = await newPerson()
  staff = await newPerson({ isStaff: true })
})

const act = (name: string, input: object, who: Browser = owner) => who.act(name, input, 'au')
const TOMORROW = isoDayIn({ code: 'au' }, new Date(Date.now() + 86_400_000))

const newRequest = (skus: readonly string[]) => requestQuote(owner, skus)

const answer = (quoteId: string, more: object = {}) =>
  act(
    'quote/answer',
    { quoteId, lines: [{ sku: 'FM1000C', priceCents: 10_001 }], validUntil: TOMORROW, ...more },
    staff,
  )
/** Posts a form as a browser without script does. */
async function post(who: Browser, path: string, fields: Record<string, string>) {
  const response = await who.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site().url },
    body: new URLSearchParams(fields).toString(),
  })
  return { status: response.status, location: response.headers.get('location'), body: await response.text() }
}
/** Finds the value of the button *Send all the same*. */
function confirmIn(html: string): string {
  const [button = ''] = /<button[^>]*name="confirmed"[^>]*>/.exec(html) ?? []
  return /value="([^"]+)"/.exec(button)?.[1] ?? button
}
const mailsOf = ({ number }: RequestedQuote) =>
  mailbox()
    .to(owner.email)
    .filter(({ subject }) => subject?.includes(number))

it('says what it leaves out, and does not differ from the project for that', async () => {
  const quote = await newRequest(['FM1000C', 'GB100'])
  expect(quote.lines).toMatchObject([{ sku: 'FM1000C' }])
  expect(quote.leftOut).toEqual([{ sku: 'GB100', quantity: 2 }])
  await answer(quote.id)
  const page = await (await owner.get(`/au/quotes/${quote.id}/`)).text()
  expect(page).toContain('Not in this quote, because no longer available: GB100')
  expect(page).not.toContain('Differs from the quote')
})

it('offers nothing that cannot be ordered, and no product at two prices', async () => {
  const { id } = await newRequest(['FM1000C'])
  const offered = { sku: 'FM1000C', priceCents: 9_000 }
  expect((await answer(id, { lines: [{ ...offered, substituteSku: 'GB100' }] })).status).toBe(400)
  expect((await answer(id, { lines: [offered, { ...offered, priceCents: 8_000 }] })).status).toBe(400)
  expect((await answer(id, { lines: [offered] })).status).toBe(200)
})

it('is mailed once however often the same answer is sent, and again where it has changed', async () => {
  const quote = await newRequest(['FM1000C'])
  await Promise.all([answer(quote.id), answer(quote.id), answer(quote.id)])
  await expect.poll(() => mailsOf(quote).length).toBe(1)
  await answer(quote.id, { freightCents: 500 })
  await expect.poll(() => mailsOf(quote).length).toBe(2)
  expect(mailsOf(quote)[1]!.text).toContain('Freight: $5.00')
})

it('is answered by its form for as many lines as a quote and a cart have, each text as long as it may be', async () => {
  const { id } = await newRequest(['FM1000C'])
  const stored = await db().selectFrom('quote').select('request').where('quote_id', '=', id).executeTakeFirstOrThrow()
  const { lines: requested } = stored.request as QuoteRequest
  const lines = Array.from({ length: MAX_QUOTE_LINES }, (_, index) => ({ ...requested[0]!, sku: `SKU-${index}` }))
  const request = JSON.stringify({ ...stored.request, lines })
  await db().updateTable('quote').set({ request }).where('quote_id', '=', id).execute()
  const text = '水'.repeat(MAX_LEAD_TIME_LENGTH)
  const fields: Record<string, string> = { lead: '', freight: '0.00', validUntil: TOMORROW, text: '水'.repeat(2_000) }
  for (const [index, { sku }] of lines.entries()) {
    fields[answerField(index, 'sku')] = sku
    fields[answerField(index, 'price')] = '1,050.00'
    fields[answerField(index, 'cents')] = '105000'
    fields[answerField(index, 'lead')] = text
    fields[answerField(index, 'substitute')] = ''
    fields[answerField(index, 'note')] = text
  }
  const wrong = await post(staff, `/au/console/quotes/${id}/?form=answer`, {
    ...fields,
    [answerField(MAX_QUOTE_LINES - 1, 'price')]: 'ask',
  })
  expect([wrong.status, wrong.location]).toEqual([400, null])
  expect(wrong.body).toContain('Nothing was sent: 1 amount to correct.')
  expect(wrong.body.split('value="1,050.00"')).toHaveLength(MAX_QUOTE_LINES)
  // They are above the list price, which is asked about.
  const confirmed = confirmIn((await post(staff, `/au/console/quotes/${id}/?form=answer`, fields)).body)
  const sent = await post(staff, `/au/console/quotes/${id}/?form=answer`, { ...fields, confirmed })
  expect([sent.status, sent.location]).toEqual([303, `/au/console/quotes/${id}/`])
  const counts = Object.fromEntries(lines.map(() => [countField(randomUUID()), '2']))
  expect((await post(owner, '/au/cart/?form=count', counts)).status).toBe(303)
  const clause = { clause: '水'.repeat(4_000), equal: '水'.repeat(200), version: '0' }
  const specification = '/au/project-builder/reports/specification/?form=save'
  expect((await post(owner, specification, clause)).status).not.toBe(413)
}, 30_000)

it('is answered by its form with prices without GST', async () => {
  const { id } = await newRequest(['FM1000C'])
  const fields = { lead: '', freight: '0.00', validUntil: TOMORROW, text: '', gst: 'ex', shownGst: 'inc' }
  const line = { [answerField(0, 'sku')]: 'FM1000C', [answerField(0, 'price')]: '100', [answerField(0, 'cents')]: '5' }
  expect((await post(staff, `/au/console/quotes/${id}/?form=answer`, { ...fields, ...line })).status).toBe(303)
  expect(await (await owner.get(`/au/quotes/${id}/`)).text()).toContain('$110.00')
})

it('is asked about prices that look wrong once, by its form and by its call (T-137)', async () => {
  const { id } = await newRequest(['FM1000C', '00TB-1.5/A'])
  const send = (priceCents: number, confirmed?: string) =>
    answer(id, {
      lines: [
        { sku: '00TB-1.5/A', priceCents },
        { sku: 'FM1000C', priceCents: 0 },
      ],
      ...(confirmed !== undefined && { confirmed }),
    })
  const asked = await send(40_001, '')
  expect([asked.status, asked.body]).toMatchObject([
    409,
    {
      error: {
        code: 'prices_unconfirmed',
        message: expect.stringMatching(/^2 prices look wrong: .* Send all the same\?$/),
      },
      prices: [{ sku: 'FM1000C' }, { sku: '00TB-1.5/A', text: '$400.01, more than its list price of $400.00' }],
    },
  ])
  const confirm = String(asked.body['confirm'])
  // What was confirmed are these prices, and no others.
  for (const wrong of ['1-0', 'x', '']) expect((await send(40_001, wrong)).status).toBe(409)
  expect((await send(40_002, confirm)).status).toBe(409)
  expect((await send(40_001, 'x'.repeat(21))).status).toBe(400)
  expect((await send(40_001, confirm)).status).toBe(200)

  const fields = { lead: '', freight: '0.00', validUntil: TOMORROW, text: '' }
  const line = { [answerField(0, 'sku')]: 'FM1000C', [answerField(0, 'price')]: '0.00' }
  const path = `/au/console/quotes/${id}/?form=answer`
  const first = await post(staff, path, { ...fields, ...line })
  expect(first.status).toBe(409)
  expect(first.body).toContain('1 price looks wrong: FM1000C $0.00, which is nothing. Send all the same?')
  const again = await post(staff, path, { ...fields, ...line, confirmed: confirmIn(first.body) })
  expect(again.status).toBe(303)
})

it('is accepted whole or in part, and never for what it does not offer (T-141)', async () => {
  const buyer = await newPerson()
  const newQuote = async () => {
    const quote = await requestQuote(buyer, ['FM1000C', '00TB-1.5/A', 'HI100'])
    const lines = [
      { sku: 'FM1000C', priceCents: 9_000 },
      { sku: '00TB-1.5/A', priceCents: 30_000, substituteSku: 'FM1000C', note: 'comes sooner' },
      { sku: 'HI100', priceCents: null, note: 'no longer imported' },
    ]
    expect((await answer(quote.id, { lines, freightCents: 1_000 })).status).toBe(200)
    return quote.id
  }
  const accept = (quoteId: string, skus: unknown) => act('quote/accept', { quoteId, skus }, buyer)
  const id = await newQuote()
  for (const skus of [
    [],
    ['HI100'],
    ['OTHER'],
    ['FM1000C', 'OTHER'],
    'FM1000C',
    ['x'.repeat(201)],
    Array(1_001).fill('A'),
  ])
    expect((await accept(id, skus)).status).toBe(400)
  expect((await act('quote/accept', { quoteId: id, skus: ['FM1000C'] }, staff)).status).toBe(404)
  const page = await (await buyer.get(`/au/quotes/${id}/`)).text()
  for (const shown of [
    'Cannot be supplied: no longer imported',
    'Replaced by FM1000C: comes sooner',
    'name="choosing"',
  ])
    expect([shown, page.includes(shown)]).toEqual([shown, true])
  const none = await post(buyer, `/au/quotes/${id}/?form=decide`, { decision: 'accept', choosing: '1' })
  expect([none.status, none.body.includes('Choose at least one line')]).toEqual([400, true])

  const accepted = await accept(id, ['FM1000C'])
  expect(accepted.body['quote']).toMatchObject({
    status: 'accepted',
    lines: expect.arrayContaining([expect.objectContaining({ sku: '00TB-1.5/A', accepted: false })]),
  })
  expect((await accept(id, ['00TB-1.5/A'])).status).toBe(200)
  const cart = await act('cart/getCart', {}, buyer)
  expect(cart.body).toMatchObject({ lineItems: [{ price: { centAmount: 9_000 } }] })
  const after = await (await buyer.get(`/au/quotes/${id}/`)).text()
  for (const shown of ['Not accepted', 'Accepted in part', '$190.00']) expect(after).toContain(shown)
  const pdf = await buyer.send(`/au/api/quote-pdf/?quoteId=${id}`)
  const text = readPaperPages(Buffer.from(await pdf.arrayBuffer()))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
  for (const shown of ['ABN 12 345', 'Signature', 'Cannot be supplied: no longer imported', 'Not accepted'])
    expect(text).toContain(shown)

  const whole = await newQuote()
  expect((await post(buyer, `/au/quotes/${whole}/?form=decide`, { decision: 'accept' })).status).toBe(303)
  const all = (await act('cart/getCart', {}, buyer)).body['lineItems'] as object[]
  expect(all).toHaveLength(3)
}, 30_000)

it('says to who asked that it was closed, once', async () => {
  const quote = await newRequest(['FM1000C'])
  const close = () => act('quote/close', { quoteId: quote.id }, staff)
  await Promise.all([close(), close()])
  await expect
    .poll(() => mailsOf(quote).map(({ subject }) => subject))
    .toEqual([`Your quote ${quote.number} was closed`])
  const [mail] = mailsOf(quote)
  expect(mail!.text).toContain('We are not going to quote Harbour House, revision A.')
  expect(mail!.text).toContain('/au/mails/?token=')
})
