import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { isoDayIn } from '@specify/core/market-time.ts'
import { answerField } from '#app/features/quotes/answer/answer-fields.ts'
import { MAX_QUOTE_LINES } from '#app/features/quotes/quote.ts'
import { readQuotePage, requestQuote } from '#tests/support/browser/quote-request.ts'
import { usePeople, type Browser, type Person } from '#tests/support/browser/use-people.ts'

const { db, newBrowser, newPerson, site } = usePeople({ CONTACT_EMAIL: 'enquiries@specify.test' })

let owner: Person
let sam: Person
let kim: Person

beforeAll(async () => {
  owner = await newPerson()
  sam = await newPerson({ isStaff: true })
  kim = await newPerson({ isStaff: true })
})

const act = (name: string, input: object, who: Browser) => who.act(name, input, 'au')
const TOMORROW = isoDayIn({ code: 'au' }, new Date(Date.now() + 86_400_000))

const newQuote = async () => (await requestQuote(owner, ['FM1000C', '00TB-1.5/A'])).id

const line = (sku: string, priceCents: number | null, more: object = {}) => ({ sku, priceCents, ...more })
const draft = (lines: readonly object[], more: object = {}) => ({
  gst: 'inc',
  lead: '',
  freight: '0.00',
  validUntil: TOMORROW,
  text: '',
  lines,
  ...more,
})
const save = (quoteId: string, version: number, content: object, who: Browser = sam) =>
  act('quote/saveDraft', { quoteId, version, draft: content }, who)
const send = (quoteId: string, draftVersion: number, who: Browser = sam) =>
  act('quote/answer', { quoteId, lines: [line('FM1000C', 9_000)], validUntil: TOMORROW, draftVersion }, who)
const pageOf = (quoteId: string, who: Browser) => readQuotePage(who, quoteId)
async function post(who: Browser, quoteId: string, form: string, fields: Record<string, string>) {
  const response = await who.send(`/au/console/quotes/${quoteId}/?form=${form}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site().url },
    body: new URLSearchParams(fields).toString(),
  })
  return { status: response.status, body: await response.text() }
}

describe('a draft', () => {
  it('is kept for all staff and nobody else (T-138)', async () => {
    const id = await newQuote()
    const content = draft([line('FM1000C', 31_234, { note: 'zz-secret' })], { text: 'zz-words' })
    for (const [who, status] of [
      [owner, 403],
      [newBrowser(), 401],
    ] as const)
      expect((await save(id, 0, content, who)).status).toBe(status)
    expect((await save(randomUUID(), 0, content)).status).toBe(404)
    expect(await save(id, 0, content)).toMatchObject({ status: 200, body: { version: 1 } })
    const page = await pageOf(id, kim)
    for (const shown of ['value="312.34"', 'zz-secret', 'zz-words', 'Draft by ']) expect(page).toContain(shown)
    expect(await pageOf(id, owner)).not.toMatch(/zz-|312\.34|31234/)
  })

  it('takes no more than an answer does, and no line that was not asked for (T-138)', async () => {
    const id = await newQuote()
    const many = Array.from({ length: MAX_QUOTE_LINES + 1 }, () => line('FM1000C', 1))
    for (const [content, version] of [
      [draft(many), 0],
      [draft([line('OTHER', 1)]), 0],
      [draft([line('FM1000C', -1)]), 0],
      [draft([line('FM1000C', 100_000_001)]), 0],
      [draft([line('FM1000C', null, { typed: 'x'.repeat(21) })]), 0],
      [draft([line('FM1000C', 1, { note: 'x'.repeat(61) })]), 0],
      [draft([], { text: 'x'.repeat(2_001) }), 0],
      [draft([], { gst: 'both' }), 0],
      [draft([]), -1],
      [draft([]), 1.5],
    ] as const)
      expect((await save(id, version, content)).status).toBe(400)
    const huge = draft([line('FM1000C', 1)], { more: 'x'.repeat(1_100_000) })
    expect((await save(id, 0, huge)).status).toBe(413)
    expect(await save(id, 0, draft([]))).toMatchObject({ status: 200, body: { version: 1 } })
  })

  it('adds what was changed to what is there, and ends when the answer is sent', async () => {
    const id = await newQuote()
    await save(id, 0, draft([line('FM1000C', 31_234)]))
    expect((await save(id, 1, draft([line('00TB-1.5/A', null, { typed: 'ask' })]))).body).toMatchObject({ version: 2 })
    const page = await pageOf(id, sam)
    for (const shown of ['value="312.34"', 'value="ask"']) expect(page).toContain(shown)
    expect(await send(id, 2)).toMatchObject({ status: 200, body: { draftVersion: 3 } })
    const stored = db().selectFrom('quote_draft').selectAll().where('quote_id', '=', id)
    expect(await stored.executeTakeFirst()).toMatchObject({ version: 3, content: null })
    expect(await pageOf(id, sam)).not.toContain('312.34')
    await save(id, 3, draft([line('FM1000C', 1_111)]))
    expect((await act('quote/close', { quoteId: id }, sam)).status).toBe(200)
    expect((await stored.executeTakeFirst())?.content).toBeNull()
    expect(await save(id, 4, draft([]))).toMatchObject({ status: 409, body: { error: { code: 'quote_closed' } } })
  })
})

describe('two who answer one quote', () => {
  it('are never overwritten, and see who was first, when, and both values (T-139)', async () => {
    const id = await newQuote()
    const both = await Promise.all([
      save(id, 0, draft([line('FM1000C', 30_000)]), sam),
      save(id, 0, draft([line('FM1000C', 31_000)]), kim),
    ])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const [late, first] = both[0].status === 409 ? both : both.toReversed()
    const theirs = late === both[0] ? 31_000 : 30_000
    expect(late!.body).toMatchObject({
      error: { code: 'conflict', message: expect.stringContaining('Nothing was overwritten. FM1000C price: yours 3') },
      clash: {
        version: first!.body['version'],
        theirs: { lines: [{ sku: 'FM1000C', priceCents: theirs }] },
        differences: [{ sku: 'FM1000C', field: 'price', theirs: `${theirs / 100}.00` }],
      },
    })
    expect(await pageOf(id, sam)).toContain(`value="${theirs / 100}.00"`)
    // Nor is an answer sent that was made of an older draft.
    expect(await send(id, 0)).toMatchObject({ status: 409, body: { clash: { version: 1 } } })
    expect(await send(id, 1)).toMatchObject({ status: 200 })
    expect(await save(id, 1, draft([line('FM1000C', 1)]), kim)).toMatchObject({
      status: 409,
      body: { error: { message: expect.stringContaining('sent or closed this answer') }, clash: { theirs: null } },
    })
  })

  it('learn it without script too, with what they typed still there (T-139)', async () => {
    const id = await newQuote()
    const fields = {
      [answerField(0, 'sku')]: 'FM1000C',
      [answerField(0, 'price')]: '90.00',
      lead: '',
      freight: '0.00',
      validUntil: TOMORROW,
      text: '',
      gst: 'inc',
      shownGst: 'inc',
      draftVersion: '0',
    }
    expect((await post(sam, id, 'draft', fields)).status).toBe(303)
    expect(await pageOf(id, kim)).toContain('value="90.00"')
    for (const form of ['draft', 'answer']) {
      const late = await post(kim, id, form, { ...fields, [answerField(0, 'price')]: '91.50' })
      expect(late.status).toBe(409)
      for (const shown of ['changed this answer on', 'value="91.50"', 'name="draftVersion" value="1"'])
        expect([form, shown, late.body.includes(shown)]).toEqual([form, shown, true])
    }
    expect((await post(kim, id, 'answer', { ...fields, draftVersion: '1' })).status).toBe(303)
    expect((await post(sam, id, 'draft', { ...fields, draftVersion: 'x'.repeat(30) })).status).toBe(409)
  })
})
