import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useDatabase } from '#tests/support/database/database.ts'
import { givenOrder } from '#tests/support/work-items.ts'
import { readListState } from './list-state.ts'
import { ORDER_LIST } from './definitions/order-list.server.ts'
import { PROJECT_LIST } from './definitions/project-list.server.ts'
import { readListPage } from './read-page.server.ts'
import { searchFirst } from './search-first.server.ts'

const db = useDatabase()
const READER = { locale: 'au', now: new Date(), accountId: randomUUID(), isInternal: false } as const

it('finds rare words by their index, and leaves common ones to the order of the list', async () => {
  const number = await givenOrder(db())
  const state = readListState(new URLSearchParams({ q: number }), ORDER_LIST)
  expect((await searchFirst(db(), ORDER_LIST, state)).found).toHaveLength(1)
  const many = { ...ORDER_LIST, findWords: () => sql`select n as id from generate_series(1, 30000) n` }
  const slow = { ...ORDER_LIST, findWords: () => sql`select pg_sleep(1) as id` }
  for (const list of [many, slow]) {
    expect((await searchFirst(db(), list, state)).found).toBeNull()
    expect((await readListPage(db(), list, state, READER)).rows.map(({ id }) => id)).toEqual([number])
  }
  const { q: _, ...others } = state
  expect(await searchFirst(db(), ORDER_LIST, { ...others, q: '' })).not.toHaveProperty('found')
})

it('searches longer where a busy server has taken a rare word for a common one', async () => {
  const number = await givenOrder(db())
  const busy = {
    ...ORDER_LIST,
    findWords: (words: string) => sql`select id from (${ORDER_LIST.findWords!(words)}) found, pg_sleep(0.1)`,
    search: () => sql<boolean>`pg_sleep(5) is not null`,
  }
  const state = readListState(new URLSearchParams({ q: number }), ORDER_LIST)
  expect(await readListPage(db(), busy, state, READER)).toMatchObject({ count: 1, rows: [{ id: number }] })
})

it('lists projects of all customers, and leads internal users alone to them', async () => {
  const word = `tower${randomUUID().slice(0, 8)}`
  const email = `${word}@studio.test`
  await sql`
    with owner as (
      insert into account (email, password_hash, created_at, changed_at) values (${email}, 'x', now(), now())
      returning account_id)
    insert into project (account_id, locale, project_name, project_type, project_location, opportunity_number,
      project_version, username, customer, is_internal, rooms, created_at, changed_at, deleted_at)
    select account_id, 'nz', concat(${word}::text, ' ', n), 'hotel', 'North Island', concat(${word}::text, '-', n), '1',
      'Kim', '{}', false, '[]', now(), now(), case when n = 3 then now() end
    from owner, generate_series(1, 3) n`.execute(db())
  const page = (query: object, isInternal = false) => {
    const state = readListState(new URLSearchParams({ ...query }), PROJECT_LIST)
    return readListPage(db(), PROJECT_LIST, state, { ...READER, isInternal })
  }
  for (const query of [{ q: word }, { q: email }, { q: word, type: 'hotel', market: 'nz', status: 'open' }])
    expect([query, (await page(query)).count]).toEqual([query, 2])
  for (const query of [{ q: `${word}-3` }, { q: word, type: 'office' }, { q: word, status: 'closed' }])
    expect([query, (await page(query)).count]).toEqual([query, 0])
  const { rows } = await page({ q: `${word}-2` })
  expect(rows).toMatchObject([{ href: null, cells: { name: { text: `${word} 2` }, who: { note: email } } }])
  const [own] = (await page({ q: `${word}-2` }, true)).rows
  expect(own!.href).toBe(`/nz/project-builder/view/?projectId=${own!.id}`)
})
