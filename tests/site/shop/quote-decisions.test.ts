import { beforeAll, expect, it } from 'vitest'
import { isoDayIn } from '@specify/core/market-time.ts'
import { readQuotePage, requestQuote } from '#tests/support/browser/quote-request.ts'
import { usePeople, type Person } from '#tests/support/browser/use-people.ts'
import { giveRights, postForm } from '#tests/support/console.ts'

const { db, newPerson } = usePeople({ CONTACT_EMAIL: 'enquiries@specify.test' })

let owner: Person
let staff: Person

beforeAll(async () => {
  owner = await newPerson()
  staff = await newPerson({ isStaff: true })
})

const dayIn = (days: number) => isoDayIn({ code: 'au' }, new Date(Date.now() + days * 86_400_000))
const SKU = 'FM1000C'
const answer = (quoteId: string, priceCents: number) =>
  staff.act('quote/answer', { quoteId, lines: [{ sku: SKU, priceCents }], validUntil: dayIn(1) }, 'au')
const newAnswered = async () => {
  const { id } = await requestQuote(owner, [SKU])
  expect((await answer(id, 9_000)).status).toBe(200)
  return id
}
const pageOf = (id: string, who = owner) => readQuotePage(who, id)
const sentAt = (html: string) => /name="answeredAt" value="([^"]+)"/.exec(html)?.[1] ?? ''
async function decide(id: string, fields: Record<string, string>) {
  const response = await postForm(owner, `/au/quotes/${id}/?form=decide`, { decision: 'accept', ...fields })
  return { status: response.status, body: await response.text() }
}

it('accepts no other answer than was read (T-119)', async () => {
  const id = await newAnswered()
  const answeredAt = sentAt(await pageOf(id))
  expect((await answer(id, 9_500)).status).toBe(200)
  const refused = await decide(id, { answeredAt })
  expect(refused.status).toBe(409)
  for (const shown of [
    'This answer was changed on',
    'and now comes to $190.00 inc GST. Nothing was accepted.',
    '$95.00',
  ])
    expect([shown, refused.body.includes(shown)]).toEqual([shown, true])
  expect(await owner.act('quote/accept', { quoteId: id, answeredAt }, 'au')).toMatchObject({ status: 409 })
  expect(sentAt(refused.body)).not.toBe(answeredAt)
  expect((await decide(id, { answeredAt: sentAt(refused.body) })).status).toBe(303)
  expect((await pageOf(id)).includes('2 pieces are in your cart')).toBe(true)
  expect(await answer(id, 1)).toMatchObject({ status: 409, body: { error: { code: 'quote_closed' } } })
  const whole = await newAnswered()
  expect((await owner.act('quote/accept', { quoteId: whole }, 'au')).status).toBe(200)
})

it('is renewed by staff after its last day', async () => {
  const id = await newAnswered()
  const stored = await db().selectFrom('quote').select('answer').where('quote_id', '=', id).executeTakeFirstOrThrow()
  const over = JSON.stringify({ ...(stored.answer as object), validUntil: '2026-01-31T12:59:59.999Z' })
  await db().updateTable('quote').set({ answer: over }).where('quote_id', '=', id).execute()
  expect((await decide(id, {})).body).toContain('It has expired. Please ask again.')
  const page = await pageOf(id, staff)
  expect(page).toContain('Change the answer')
  expect(page).toContain(`name="validUntil" value="${dayIn(30)}"`)
  expect((await answer(id, 9_000)).status).toBe(200)
  expect(await pageOf(id)).toContain('Accept and fill the cart')
})

it('says what they lack to internal users who may not answer', async () => {
  const { id } = await requestQuote(owner, [SKU])
  const reader = await newPerson({ isStaff: true })
  await giveRights(db(), reader, [])
  expect((await reader.get('/au/quotes/')).status).toBe(200)
  expect(await pageOf(id, reader)).toContain('To answer quotes you need the right <code>work</code>')
  expect(await pageOf(id)).not.toContain('To answer quotes')
  expect((await reader.get(`/au/console/quotes/${id}/`)).status).toBe(404)
})
