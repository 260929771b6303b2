import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { usePeople, type Person } from '#tests/support/browser/use-people.ts'
import { giveRights, postForm } from '#tests/support/console.ts'
import { makeTurnMeter } from '#tests/support/turn-meter.ts'
import { givenEnquiries } from '#tests/support/work-items.ts'

const meter = makeTurnMeter()
const { db, newPerson } = usePeople(meter.env)

const SPAMMER = 'Casino@spam.test'
const SPAM = 20_500
const OTHERS = 40_000

let staff: Person

beforeAll(async () => {
  staff = await newPerson()
  await giveRights(db(), staff, ['work'])
  const [id] = await givenEnquiries(db(), [{}], new Date(Date.now() - 60_000))
  await sql`
    insert into enquiry (mail_id, locale, form, created_at)
    select gen_random_uuid(), locale, jsonb_set(form::jsonb, '{Email}', to_jsonb(
      case when n <= ${SPAM} then ${SPAMMER} else concat('p', n, '@studio.test') end))::json,
      created_at - n * interval '1 second'
    from enquiry, generate_series(1, ${SPAM + OTHERS}::int) n where enquiry_id = ${id}`.execute(db())
}, 60_000)

const post = (path: string, fields: Record<string, string>) => postForm(staff, path, fields)
const hidden = (html: string, name: string) =>
  (new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '').replaceAll('&amp;', '&')
const spam = async () => {
  const rows = await db().selectFrom('work_item').select('state').where('state', '=', 'spam').execute()
  return rows.length
}

it('a CSV has every row, however many, and holds nobody up', async () => {
  await meter.read()
  const file = await staff.get('/au/api/console-enquiries/?order=up')
  const lines = (await file.text()).split('\r\n')
  const { longestMs } = await meter.read()
  expect(lines.length).toBe(1 + 1 + SPAM + OTHERS + 1)
  expect(new Set(lines.slice(1, -1)).size).toBeGreaterThan(OTHERS)
  expect(longestMs).toBeLessThan(300)
})

it('enquiries of one sender stand together, and are closed in goes that say what they did (T-147)', async () => {
  const path = '/au/console/enquiries/'
  const first = await (await staff.get(path)).text()
  expect(first).toMatch(
    /More than 10,000(?:<!-- -->)? are from <a[^>]*sender=casino%40spam\.test[^>]*>casino@spam\.test</,
  )
  const ofSender = `${path}?sender=${encodeURIComponent(SPAMMER)}`
  const list = await (await staff.get(ofSender)).text()
  expect(list).toContain('The first 10,000 that were found, not only those ticked')
  // It comes while they are closed.
  await givenEnquiries(db(), [{ Email: SPAMMER, Message: randomUUID() }], new Date(Date.now() + 1_000))
  const went = await post(`${ofSender}&form=spam`, { all: '1', asOf: hidden(list, 'asOf') })
  expect(went.status).toBe(303)
  const after = await (await staff.get(went.headers.get('location')!)).text()
  expect(after).toContain('10,000 marked as spam. There are more.')
  expect(await spam()).toBe(10_000)
  const rest = { all: '1', after: hidden(after, 'after'), asOf: hidden(after, 'asOf') }
  expect(rest.asOf).toBe(hidden(list, 'asOf'))
  const second = await post(`${ofSender}&form=spam`, rest)
  const third = await (await staff.get(second.headers.get('location')!)).text()
  const last = await post(`${ofSender}&form=spam`, { ...rest, after: hidden(third, 'after') })
  expect(last.headers.get('location')).toBe(`${ofSender}&done=spam&rows=500`)
  expect(await spam()).toBe(SPAM)
  // On a busy machine it may take longer to count than a page has.
  await expect.poll(async () => (await (await staff.get(ofSender)).text()).includes('1 found')).toBe(true)
}, 60_000)

it('rows that stay in the list are not taken twice by the next go', async () => {
  const path = '/au/console/enquiries/?sender='
  const list = await (await staff.get('/au/console/enquiries/')).text()
  const went = await post('/au/console/enquiries/?form=take', { all: '1', asOf: hidden(list, 'asOf') })
  const after = await (await staff.get(went.headers.get('location')!)).text()
  const rest = { all: '1', after: hidden(after, 'after'), asOf: hidden(after, 'asOf') }
  expect((await post('/au/console/enquiries/?form=take', rest)).status).toBe(303)
  const mine = await db().selectFrom('work_item').select('version').where('assignee_id', 'is not', null).execute()
  expect([mine.length, mine.every(({ version }) => version === 1)]).toEqual([20_000, true])
  for (const odd of ['nonsense', `${randomUUID()}~2026-99-99`, 'x'.repeat(401)])
    expect((await post(`${path}&form=close`, { all: '1', after: odd, asOf: '2020-01-01T00:00:00.000Z' })).status).toBe(
      400,
    )
}, 60_000)
