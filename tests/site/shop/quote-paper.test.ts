import { beforeAll, expect, it } from 'vitest'
import { isoDayIn } from '@specify/core/market-time.ts'
import { readPaperPages } from '#tests/support/files/pdf-accessibility.ts'
import { readQuotePage, requestQuote, type RequestedQuote } from '#tests/support/browser/quote-request.ts'
import { usePeople, type Person } from '#tests/support/browser/use-people.ts'

const { newPerson, site } = usePeople({
  CONTACT_EMAIL: 'enquiries@specify.test',
  BUSINESS_AU: 'Specify Pty Ltd | ABN 12 345 678 901',
  QUOTE_TERMS_AU: 'Payment within 30 days. | Goods stay ours until paid.',
})

let owner: Person
let staff: Person

beforeAll(async () => {
  owner = await newPerson()
  staff = await newPerson({ isStaff: true })
})

const TOMORROW = isoDayIn({ code: 'au' }, new Date(Date.now() + 86_400_000))
const ADDRESS = 'Lane Studio <b>\nLevel 2, 12 Kettle St\nMarrickville NSW 2204'

async function paperOf({ id }: Pick<RequestedQuote, 'id'>): Promise<string> {
  const pdf = await owner.send(`/au/api/quote-pdf/?quoteId=${id}`)
  const pages = readPaperPages(Buffer.from(await pdf.arrayBuffer()))
  return pages.join(' ').replaceAll(/\s+/g, ' ')
}
const answer = ({ id }: RequestedQuote) =>
  staff.act('quote/answer', { quoteId: id, lines: [{ sku: 'FM1000C', priceCents: 9_000 }], validUntil: TOMORROW }, 'au')

it('has the address of who asks, and the terms of who answers', async () => {
  const quote = await requestQuote(owner, ['FM1000C'], { address: ` ${ADDRESS.replaceAll('\n', '\r\n')}\r\n` })
  expect(quote).toMatchObject({ address: ADDRESS })
  const asked = await paperOf(quote)
  for (const shown of [...ADDRESS.split('\n'), '@studio.test']) expect(asked).toContain(shown)
  expect(asked).not.toContain('Payment within 30 days.')
  await answer(quote)
  const answered = await paperOf(quote)
  for (const shown of ['12 Kettle St', 'Terms', 'Payment within 30 days.', 'Goods stay ours until paid.'])
    expect(answered).toContain(shown)
  for (const who of [owner, staff]) expect(await readQuotePage(who, quote.id)).toContain('Level 2, 12 Kettle St')
})

it('goes without an address as before, and proposes that of the last request', async () => {
  const none = await requestQuote(owner, ['FM1000C'])
  expect(none).not.toHaveProperty('address')
  expect(await paperOf(none)).not.toContain('Address')
  const { projectId } = await requestQuote(owner, ['FM1000C'], { address: ADDRESS })
  const page = await (await owner.get(`/au/project-builder/quote/?projectId=${projectId}`)).text()
  expect(page).toContain('Level 2, 12 Kettle St\nMarrickville NSW 2204</textarea>')
})

it('takes no address that is too long, has too many lines, or signs that are none', async () => {
  const { projectId: id } = await requestQuote(owner, ['FM1000C'])
  const ask = (address: unknown) =>
    owner.act('projectBuilder/requestQuote', { id, revisionId: id, place: 'Perth', address }, 'au')
  for (const address of ['x'.repeat(301), '1\n2\n3\n4\n5\n6\n7', 'a\u0007', 7, null])
    expect(await ask(address)).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('address') } },
    })
  const fields = { id, revisionId: id, place: 'Perth', neededBy: '', text: 'zz', address: 'x'.repeat(301) }
  const posted = await owner.send(`/au/project-builder/quote/?projectId=${id}&form=ask`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site().url },
    body: new URLSearchParams(fields).toString(),
  })
  expect(posted.status).toBe(400)
  const page = await posted.text()
  for (const shown of ['must be 300 characters at most', 'x'.repeat(301), 'zz</textarea>'])
    expect(page).toContain(shown)
})
