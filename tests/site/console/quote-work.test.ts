import { beforeAll, expect, it } from 'vitest'
import { accountIdOf } from '#app/features/accounts/store/commands.server.ts'
import { requestQuote } from '#tests/support/browser/quote-request.ts'
import { usePeople, type Person } from '#tests/support/browser/use-people.ts'
import { giveRights, postForm } from '#tests/support/console.ts'

const { db, newPerson } = usePeople({ CONTACT_EMAIL: 'enquiries@specify.test' })

let owner: Person
let staff: Person
let colleague: Person

beforeAll(async () => {
  owner = await newPerson()
  ;[staff, colleague] = [await newPerson(), await newPerson()]
  for (const person of [staff, colleague]) await giveRights(db(), person, ['work'])
})

const textOf = (html: string) => html.replaceAll(/<[^>]+>|<!-- -->/g, ' ').replaceAll(/\s+/g, ' ')
const read = async (path: string, who = staff) => textOf(await (await who.get(path)).text())

it('a quote is taken by one of the staff, given back, and noted about', async () => {
  const quote = await requestQuote(owner, ['FM1000C'])
  const desk = `/au/console/quotes/${quote.id}/`
  expect(await read(desk)).toContain('Assigned to nobody')
  const taken = await postForm(staff, `${desk}?form=change`, { assign: 'me', version: '0' })
  expect([taken.status, taken.headers.get('location')]).toEqual([303, `${desk}?done=take&rows=1`])
  expect(await read(desk, colleague)).toContain('Assigned to Jo')
  // Two at once: the page was read before.
  const late = await postForm(colleague, `${desk}?form=change`, { assign: 'me', version: '0' })
  expect([late.status, textOf(await late.text()).includes('Somebody has worked on this quote meanwhile.')]).toEqual([
    409,
    true,
  ])
  const found = async (query: string, who = staff) =>
    (await read(`/au/console/quotes/?${query}`, who)).includes(quote.number)
  expect([await found('assigned=me'), await found('assigned=me', colleague), await found('assigned=nobody')]).toEqual([
    true,
    false,
    false,
  ])
  expect((await postForm(staff, `${desk}?form=note`, { text: 'Rang <Jo> about freight.' })).status).toBe(303)
  expect(await (await colleague.get(desk)).text()).toContain('Rang &lt;Jo&gt; about freight.')
  // Customers read none of it.
  const own = await (await owner.get(`/au/quotes/${quote.id}/`)).text()
  for (const hidden of ['Rang', 'Assigned to']) expect(own).not.toContain(hidden)
  expect((await postForm(staff, `${desk}?form=change`, { assign: 'nobody', version: '1' })).status).toBe(303)
  expect(await read(desk)).toContain('Assigned to nobody')
  const bulk = await postForm(colleague, '/au/console/quotes/?form=take', [['row', quote.id]])
  expect(bulk.status).toBe(303)
  expect(await found('assigned=me', colleague)).toBe(true)
  const refused = await staff.act('console/changeItems', { kind: 'quote', rows: [quote.id], state: 'done' })
  expect([refused.status, (refused.body['error'] as { message: string }).message]).toEqual([
    400,
    'A quote is answered or closed at its own page.',
  ])
  const log = await db()
    .selectFrom('staff_log')
    .select(['action', 'account_id'])
    .where('subject_id', '=', quote.id)
    .execute()
  const [one, two] = [await accountIdOf(db(), staff.email), await accountIdOf(db(), colleague.email)]
  expect(log.map(({ action, account_id: by }) => [action, by])).toEqual([
    ['change quote', one],
    ['add note', one],
    ['change quote', one],
    ['change quote', two],
  ])
  // What was noted goes with it.
  await db().deleteFrom('quote').where('quote_id', '=', quote.id).execute()
  for (const table of ['work_note', 'work_item'] as const)
    expect(await db().selectFrom(table).select('kind').where('item_id', '=', quote.id).execute()).toEqual([])
})
