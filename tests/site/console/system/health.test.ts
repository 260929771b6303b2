import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { usePeople, type Person } from '#tests/support/browser/use-people.ts'
import { giveRights, postForm } from '#tests/support/console.ts'
import { freePort } from '#tests/support/site.ts'

/** Takes connections and says nothing. */
let silent: Server
let silentPort = 0
const [searchPort, env] = [await freePort(), {} as Record<string, string>]
silentPort = await freePort()
Object.assign(env, {
  ASSET_BASE_URL: `http://127.0.0.1:${silentPort}`,
  SEARCH_URL: `http://127.0.0.1:${searchPort}`,
  SEARCH_APP_ID: 'other',
})
const { db, newPerson } = usePeople(env)

let staff: Person
beforeAll(async () => {
  silent = createServer(() => {}).listen(silentPort, '127.0.0.1')
  staff = await newPerson()
  await giveRights(db(), staff, ['system'])
})
afterAll(() => {
  silent.close()
})

const textOf = (html: string) => html.replaceAll(/<[^>]+>|<!-- -->/g, ' ').replaceAll(/\s+/g, ' ')
const read = async (path = '/au/console/health/') => textOf(await (await staff.get(path)).text())

it('says which parts do not work while search host and asset store are down, and waits for none (T-160)', async () => {
  const started = performance.now()
  const text = await read()
  expect(performance.now() - started).toBeLessThan(5_000)
  expect(text).toMatch(/Database Works PostgreSQL \d+/)
  expect(text).toContain('Replica Not set up')
  expect(text).toContain('Search Does not work The search host does not answer: this server searches itself.')
  expect(text).toContain('Asset store Does not work Does not answer: pictures are missing')
  expect(text).toMatch(/Disk (?:Works|Look at it) [\d.]+ GB free of/)
  expect(text).toContain('Last proven restore Never No backup was ever restored.')
  expect(await read('/au/console/')).toMatch(/3 problems Health Search, Asset store, Restore not proven/)
})

it('shows other servers as they said they are, and one that has gone', async () => {
  const parts = JSON.stringify([{ name: 'Disk', state: 'failing', text: '3 MB free of 9 GB' }])
  const row = { role: 'all', parts, folders: '[]', error_count: 1, started_at: new Date(Date.now() - 3_600_000) }
  const errors = JSON.stringify([
    { at: new Date().toISOString(), requestId: 'r-77', text: 'an action failed', type: 'TypeError' },
  ])
  const seen = (msAgo: number) => new Date(Date.now() - msAgo)
  await db()
    .insertInto('server_state')
    .values([
      { ...row, server_id: '00000000-0000-4000-8000-000000000001', name: 'b:3000', seen_at: seen(5_000), errors },
      {
        ...row,
        server_id: '00000000-0000-4000-8000-000000000002',
        name: 'c:3000',
        seen_at: seen(700_000),
        errors: '[]',
      },
    ])
    .execute()
  const text = await read()
  expect(text).toContain('b:3000 A part does not work Up 1 hour Disk Does not work 3 MB free of 9 GB')
  expect(text).toContain('c:3000 Look at it Not seen for 11 minutes')
  expect(text).toMatch(/an action failed TypeError r-77 b:3000/)
  await db().deleteFrom('server_state').where('name', 'in', ['b:3000', 'c:3000']).execute()
})

it('puts an error beside its request id, without what was in it (T-160)', async () => {
  await db().schema.alterTable('saved_search').renameTo('saved_search_away').execute()
  const failed = await staff.act('account/getSavedSearches', { email: 'marker@studio.test' })
  await db().schema.alterTable('saved_search_away').renameTo('saved_search').execute()
  expect(failed.status).toBe(500)
  const text = await read()
  const id = failed.headers.get('x-request-id')!
  expect(text).toMatch(new RegExp(`an action failed DatabaseError 42P01 ${id}`))
  expect(text).not.toContain('saved_search_away')
})

it('sends mails again that did not leave', async () => {
  const mail = { kind: 'order-shipped', recipient: 'jo@studio.test', account_id: null, locale: 'au', about: 'AU-1' }
  const past = new Date(Date.now() - 60_000)
  await db()
    .insertInto('mail_outbox')
    .values({ ...mail, created_at: past, next_attempt_at: past, failed_at: past, attempts: 9, last_error: 'refused' })
    .execute()
  expect(await read()).toContain('1 did not leave Send all again')
  const sent = await postForm(staff, '/au/console/health/?form=retry', {})
  expect(sent.status).toBe(303)
  expect(await read(sent.headers.get('location')!)).toContain('This mail is sent again.')
  const log = await db().selectFrom('staff_log').select('action').where('subject_kind', '=', 'mail').execute()
  expect(log).toEqual([{ action: 'send mail again' }])
})
