import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { isoDayIn } from '#app/features/markets/market-time.ts'
import { usePeople, type Browser, type Person } from '#tests/support/use-people.ts'

const { newPerson, mailbox } = usePeople({ CONTACT_EMAIL: 'enquiries@specify.test' })

let owner: Person
let staff: Person

beforeAll(async () => {
  owner = await newPerson()
  staff = await newPerson({ isStaff: true })
})

const act = (name: string, input: object, who: Browser = owner) => who.act(name, input, 'au')
const project = (name: string, input: object) => act(`projectBuilder/${name}`, input)
const TOMORROW = isoDayIn({ code: 'au' }, new Date(Date.now() + 86_400_000))

interface Asked {
  readonly id: string
  readonly number: string
  readonly lines: readonly { readonly sku: string; readonly priceCents?: number }[]
  readonly leftOut: readonly object[]
}

/** A request for a revision with these products. */
async function newRequest(skus: readonly string[]): Promise<Asked & { readonly projectId: string }> {
  const made = await act('projectBuilder/createShoppingList', {
    projectDetails: { projectName: 'Harbour House', projectType: 'commercial', projectLocation: 'NSW' },
    specifierDetails: { username: 'Jo Smith' },
    selectedRoomDetails: ['Ensuite 1'],
  })
  const { projectId: id } = made.body['shoppingList'] as { projectId: string }
  const lineItems = skus.map((sku) => ({ id: randomUUID(), sku, quantity: 2, note: '', tag: '' }))
  const saved = await project('saveProject', {
    id,
    version: 1,
    unitTypes: [],
    rooms: [{ name: 'Ensuite 1', unitTypeId: null, lineItems }],
    allowDiscontinued: true,
  })
  const { version } = saved.body['shoppingList'] as { version: number }
  const issued = await project('issueRevision', { id, version, label: 'A', purpose: 'For tender' })
  const { id: revisionId } = issued.body['revision'] as { id: string }
  const { body } = await project('requestQuote', { id, revisionId, place: 'Marrickville 2204' })
  return { ...(body['quote'] as Asked), projectId: id }
}

const answer = (quoteId: string, more: object = {}) =>
  act(
    'quote/answer',
    { quoteId, lines: [{ sku: 'FM1000C', priceCents: 10_001 }], validUntil: TOMORROW, ...more },
    staff,
  )
const mailsOf = ({ number }: Asked) =>
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
