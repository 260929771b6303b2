import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { accountIdOf } from '#app/features/accounts/store/commands.server.ts'
import { rightsOf } from '#app/features/staff/staff-rights.server.ts'
import { usePeople, type Person } from '#tests/support/browser/use-people.ts'
import { giveRights, postForm } from '#tests/support/console.ts'
import { givenEnquiries, givenOrder } from '#tests/support/work-items.ts'

const { dataDir, db, newPerson } = usePeople()

let staff: Person

beforeAll(async () => {
  staff = await newPerson()
  await giveRights(db(), staff, ['work', 'people'])
})

const stateOf = async (id: string) =>
  (await db().selectFrom('work_item').select('state').where('item_id', '=', id).executeTakeFirst())?.state ?? 'new'

async function outcome(response: Response): Promise<string> {
  expect(response.status).toBe(303)
  const html = await (await staff.get(response.headers.get('location')!)).text()
  return /role="status"[^>]*>.*?<p>(.*?)<\/p>/s.exec(html)?.[1] ?? ''
}

describe('a press in the console', () => {
  it('is answered with what was done', async () => {
    const [id] = await givenEnquiries(db(), [{}])
    const path = `/au/console/enquiries/${id}/`
    expect(await outcome(await postForm(staff, `${path}?form=note`, { text: 'Rang.' }))).toBe('Note added.')
    expect(await outcome(await postForm(staff, `${path}?form=change`, { assign: 'me', version: '0' }))).toBe(
      'Assigned to you.',
    )
    expect(await outcome(await postForm(staff, `${path}?form=change`, { state: 'done', version: '1' }))).toBe(
      'Marked as done.',
    )
    expect(await outcome(await postForm(staff, `${path}?form=change`, { state: 'open', version: '2' }))).toBe(
      'Opened again.',
    )
    const order = `/au/console/orders/${await givenOrder(db())}/?form=mark`
    expect(await outcome(await postForm(staff, order, { status: 'confirmed' }))).toBe('Order marked as confirmed.')
    const ids = await givenEnquiries(db(), [{}, {}])
    const rows = ids.map((each): [string, string] => ['row', each])
    expect(await outcome(await postForm(staff, '/au/console/enquiries/?form=spam', rows))).toBe('2 marked as spam.')
  })

  it('takes every row of a page', async () => {
    const ids = await givenEnquiries(
      db(),
      Array.from({ length: 200 }, () => ({})),
    )
    const rows = [
      ...ids.map((each): [string, string] => ['row', each]),
      ['asOf', new Date().toISOString()] as [string, string],
    ]
    expect(await outcome(await postForm(staff, '/au/console/enquiries/?form=close', rows))).toBe('200 marked as done.')
  })

  it('for all that were found leaves what came after the page was read', async () => {
    const word = `late${randomUUID().slice(0, 8)}`
    const path = `/au/console/enquiries/?q=${word}`
    const [seen = ''] = await givenEnquiries(db(), [{ Message: word }], new Date(Date.now() - 60_000))
    const html = await (await staff.get(path)).text()
    const asOf = /name="asOf" value="([^"]+)"|value="([^"]+)" name="asOf"/.exec(html)
    const [later = ''] = await givenEnquiries(db(), [{ Message: word }], new Date(Date.now() + 1_000))
    const fields = { all: '1', asOf: asOf?.[1] ?? asOf?.[2] ?? '' }
    expect(await outcome(await postForm(staff, `${path}&form=close`, fields))).toBe('Marked as done.')
    expect([await stateOf(seen), await stateOf(later)]).toEqual(['done', 'new'])
    for (const odd of ['yesterday', '2026-02-31T00:00:00.000Z'])
      expect((await postForm(staff, `${path}&form=close`, { all: '1', asOf: odd })).status).toBe(400)
  })

  it('takes no address that the list cannot read, and the page says what it left out', async () => {
    const [id = ''] = await givenEnquiries(db(), [{}])
    for (const query of ['%00', 'from=2026-02-30', 'market=xx', 'state=__proto__', 'kind=x'])
      expect([
        query,
        (await staff.act('console/changeItems', { kind: 'enquiry', query, state: 'done' })).status,
      ]).toEqual([query, 400])
    expect(await stateOf(id)).toBe('new')
    const html = await (await staff.get('/au/console/enquiries/?from=2026-02-30&market=xx')).text()
    expect(html).toContain('Not read, and left out: Market, From.')
    expect(await (await staff.get('/au/console/enquiries/?market=au')).text()).not.toContain('Not read')
  })

  it('on a list without it changes nothing elsewhere', async () => {
    const [id = ''] = await givenEnquiries(db(), [{}])
    const feedback = await db()
      .insertInto('feedback')
      .values({ message: 'Slow', page: '/', locale: 'au', created_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const list of ['orders', 'accounts'])
      expect((await postForm(staff, `/au/console/${list}/?form=close`, { all: '1' })).status).toBe(400)
    expect([await stateOf(id), await stateOf(feedback.id)]).toEqual(['new', 'new'])
  })

  it('that gives rights takes none away that were given meanwhile', async () => {
    const person = await newPerson()
    const id = (await accountIdOf(db(), person.email))!
    const path = `/au/console/accounts/${id}/`
    const html = await (await staff.get(path)).text()
    expect(html).toMatch(/name="was"/)
    await giveRights(db(), person, ['insight'])
    const refused = await postForm(staff, `${path}?form=rights`, { was: '', right: 'work' })
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining('Somebody has changed these rights meanwhile.'),
    ])
    expect(await rightsOf(db(), id)).toEqual(['insight'])
    expect(await outcome(await postForm(staff, `${path}?form=rights`, { was: 'insight', right: 'work' }))).toBe(
      'Rights saved.',
    )
    expect(await rightsOf(db(), id)).toEqual(['work'])
  })
})

describe('npm run accounts', () => {
  const accounts = (...words: string[]) => {
    const env = { ...process.env, DATA_DIR: dataDir, STAFF_EMAIL_DOMAINS: 'specify.test' }
    return spawnSync(process.execPath, ['scripts/accounts.ts', ...words], { env })
  }

  it('names accounts of staff that can do nothing yet', async () => {
    const person = await newPerson({ isStaff: true })
    const marks = () => {
      const line = accounts('list')
        .stdout.toString()
        .split('\n')
        .find((each) => each.includes(person.email))
      return line?.split('\t').at(-1)
    }
    expect(marks()).toBe('internal, insight work')
    await giveRights(db(), person, [])
    expect(marks()).toBe('internal, no rights')
    expect(accounts('remove-internal', person.email).status).toBe(0)
    expect(marks()).toBe('address of staff, but not internal, no rights')
  })

  it('says which word it does not know, and why it refuses', async () => {
    const run = (...words: string[]) => {
      const { status, stderr } = accounts(...words)
      return [status, stderr.toString().trim()]
    }
    expect(run('grant', staff.email, 'WORK')).toEqual([
      2,
      expect.stringMatching(/^There is no right WORK\. Rights are /),
    ])
    expect(run('grant', staff.email)).toEqual([2, expect.stringContaining('npm run accounts -- grant EMAIL RIGHT')])
    expect(run('revoke', staff.email, 'all')).toEqual([
      1,
      'This is the last account that may give rights. Give the right to another one first.',
    ])
    expect(run('grant', 'nobody@studio.test', 'work')[0]).toBe(1)
    expect(run('unlock', staff.email)[0]).toBe(0)
    expect(run('unlock', 'nobody@studio.test')[0]).toBe(1)
    const unlocked = await db()
      .selectFrom('staff_log')
      .select(['account_id', 'subject_id'])
      .where('action', '=', 'unlock account')
      .execute()
    expect(unlocked).toEqual([{ account_id: null, subject_id: await accountIdOf(db(), staff.email) }])
  })
})
