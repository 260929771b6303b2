import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { addConfirmedAccount } from '#app/features/accounts/store/commands.server.ts'
import { useDatabase } from '#tests/support/database/database.ts'
import { givenEnquiries, givenOrder } from '#tests/support/work-items.ts'
import { readItemPage } from '../work/read-item.server.ts'
import { readListState } from './list-state.ts'
import { ORDER_LIST } from './definitions/order-list.server.ts'
import { readListPage } from './read-page.server.ts'
import { ENQUIRY_LIST, FEEDBACK_LIST } from './definitions/work-item-lists.server.ts'

const db = useDatabase()
const READER = { locale: 'au', now: new Date(), accountId: randomUUID(), isInternal: false } as const
const orders = (query: string) =>
  readListPage(db(), ORDER_LIST, readListState(new URLSearchParams(query), ORDER_LIST), READER)
const enquiries = (query: string) =>
  readListPage(db(), ENQUIRY_LIST, readListState(new URLSearchParams(query), ENQUIRY_LIST), READER)

describe('a list', () => {
  it('begins at its first page for a cursor that no page has written', async () => {
    await givenOrder(db())
    for (const time of [
      '2026-02-31 00:00:00+00',
      '2026-02-01 99:00:00+00',
      '2026-02-01 10:60:00+00',
      '0000-02-01 10:00:00+00',
      '2026-02-01 10:00:00+99',
      '2026-02-01 10:00:00+10:99',
    ])
      expect([time, (await orders(`after=${randomUUID()}~${encodeURIComponent(time)}`)).rows.length]).toEqual([time, 1])
  })

  it('leaves out a day that no calendar has, at either end', async () => {
    const { count } = await orders('')
    for (const query of ['to=2026-02-31', 'from=2026-02-31', 'to=9999-12-31', 'from=0000-01-01'])
      expect([query, (await orders(query)).count]).toEqual([query, count])
  })

  it('finds an enquiry by the beginning of its address', async () => {
    const name = `priya${randomUUID().slice(0, 8)}`
    await givenEnquiries(db(), [{ Email: `${name}@harbour.test` }])
    for (const words of [name, `${name}@`, `${name}@har`, `${name}@harbour.test`])
      expect([words, (await enquiries(`q=${encodeURIComponent(words)}`)).rows.length]).toEqual([words, 1])
  })

  it('finds feedback by the beginning of its page', async () => {
    const page = `/au/products/p${randomUUID().slice(0, 8)}/`
    await db()
      .insertInto('feedback')
      .values({ message: 'Too slow', page, locale: 'au', created_at: new Date() })
      .execute()
    for (const words of [page, page.slice(0, -4), `slow ${page}`]) {
      const state = readListState(new URLSearchParams({ q: words }), FEEDBACK_LIST)
      expect([words, (await readListPage(db(), FEEDBACK_LIST, state, READER)).rows.length]).toEqual([words, 1])
    }
  })

  it('says that rows were not counted where that takes too long, and not that there are many', async () => {
    const slow = { ...ORDER_LIST, filter: () => sql<boolean>`pg_sleep(0.2) is not null` }
    const state = { ...readListState(new URLSearchParams('status=placed'), ORDER_LIST) }
    expect(await readListPage(db(), slow, state, READER)).toMatchObject({ count: 'uncounted' })
  })

  it('says the time of the market that its reader works in, as its pages do, and names who has no name', async () => {
    const email = `kim-${randomUUID()}@specify.test`
    const at = new Date('2026-03-03T09:00:00Z')
    await addConfirmedAccount(
      db(),
      { email, passwordHash: 'x', profile: null, legalEntity: null, isInternal: true },
      at,
    )
    const [id = ''] = await givenEnquiries(db(), [{ Email: email }], at)
    await sql`update enquiry set locale = 'nz' where enquiry_id = ${id}`.execute(db())
    await sql`insert into work_item (kind, item_id, state, assignee_id, changed_at)
      values ('enquiry', ${id}, 'open', (select account_id from account where email = ${email}), now())`.execute(db())
    const { rows } = await enquiries(`q=${email}`)
    const page = await readItemPage(db(), 'enquiry', id, 'au')
    expect(rows[0]!.cells).toMatchObject({ at: { text: '3 Mar 2026, 20:00' }, assignee: { text: email } })
    expect([page!.at, page!.assignee]).toEqual(['3 Mar 2026, 20:00', email])
  })
})
