import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { STAFF_RIGHTS, type StaffRight } from '@specify/core/staff-rights.ts'
import { ENDPOINTS } from '#app/endpoints.server.ts'
import { accountIdOf } from '#app/features/accounts/store/commands.server.ts'
import { LISTS } from '#app/features/console/lists/definitions/all-lists.server.ts'
import { isAction } from '#app/http/run-endpoint.server.ts'
import { usePeople, type Browser, type Person } from '#tests/support/browser/use-people.ts'
import { giveRights, hiddenValue, postForm, uploadFile } from '#tests/support/console.ts'
import { givenEnquiries, givenOrder } from '#tests/support/work-items.ts'

const { db, newBrowser, newPerson, mailbox } = usePeople()

const OF_STAFF = ENDPOINTS.flatMap((endpoint) =>
  typeof endpoint.caller === 'object' ? [{ endpoint, right: endpoint.caller.right }] : [],
)
const OF_ONE_RIGHT = OF_STAFF.flatMap(({ endpoint, right }) => (right === 'any' ? [] : [{ endpoint, right }]))
const PAGES = [
  ...LISTS.map(({ key, right }) => [`/au/console/${key}/`, right] as const),
  ['/au/console/searches/', 'insight'] as const,
  ['/au/console/upload/', 'work'] as const,
]

const people = new Map<StaffRight, Person>()
let customer: Person

async function newStaff(rights: readonly StaffRight[]): Promise<Person> {
  const person = await newPerson()
  await giveRights(db(), person, rights)
  return person
}

beforeAll(async () => {
  customer = await newPerson()
  for (const right of STAFF_RIGHTS) people.set(right, await newStaff([right]))
})

const called = async (browser: Browser, { endpoint }: Pick<(typeof OF_STAFF)[number], 'endpoint'>) =>
  isAction(endpoint) && endpoint.methods.includes('POST')
    ? (await browser.act(endpoint.name, {})).status
    : (await browser.get(endpoint.path.replace('{locale}', 'au'))).status
const logged = () => db().selectFrom('staff_log').selectAll().orderBy('log_id').execute()
describe('the console', () => {
  it.each(OF_ONE_RIGHT.map((each) => [each.endpoint.name, each] as const))(
    'has no call %s for who lacks its right (T-142)',
    async (_, each) => {
      const others = STAFF_RIGHTS.filter((right) => right !== each.right).map((right) => people.get(right)!)
      for (const browser of [newBrowser(), customer, ...others]) expect(await called(browser, each)).toBe(404)
      expect(await called(people.get(each.right)!, each)).not.toBe(404)
    },
  )

  it.each(OF_STAFF.filter(({ right }) => right === 'any').map((each) => [each.endpoint.name, each] as const))(
    'has no call %s for visitors and customers (T-142)',
    async (_, each) => {
      for (const browser of [newBrowser(), customer]) expect(await called(browser, each)).toBe(404)
      expect(await called(people.get('insight')!, each)).toBe(400)
    },
  )

  it.each(PAGES)('has no page %s for who lacks the right (T-142)', async (path, right) => {
    const others = STAFF_RIGHTS.filter((each) => each !== right).map((each) => people.get(each)!)
    for (const browser of [newBrowser(), customer, ...others])
      for (const address of [path, path.replace(/\/$/, '.data'), `${path}${randomUUID()}/`])
        expect([address, (await browser.get(address)).status]).toEqual([address, 404])
    const page = await people.get(right)!.get(path)
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  })

  it('is closed to visitors and customers, and shows each person what they may open', async () => {
    for (const browser of [newBrowser(), customer]) expect((await browser.get('/au/console/')).status).toBe(404)
    const html = await (await people.get('work')!.get('/au/console/')).text()
    expect(html).toContain('/au/console/orders/')
    expect(html).not.toMatch(/\/console\/(?:log|accounts|searches)\//)
  })

  it('closes at once for who loses the right, while a form is open', async () => {
    const person = await newStaff(['work'])
    const [id] = await givenEnquiries(db(), [{}])
    const path = `/au/console/enquiries/${id}/`
    expect((await person.get(path)).status).toBe(200)
    await giveRights(db(), person, [])
    expect((await postForm(person, `${path}?form=note`, { text: 'Called.' })).status).toBe(404)
    expect((await person.get(path)).status).toBe(404)
    expect(await db().selectFrom('work_note').selectAll().where('item_id', '=', id!).execute()).toEqual([])
  })
})

describe('each write of staff', () => {
  const inputs: Readonly<Record<string, () => Promise<object>>> = {
    'console/changeItems': async () => ({ kind: 'enquiry', rows: await givenEnquiries(db(), [{}]), state: 'done' }),
    'console/addNote': async () => ({ kind: 'enquiry', id: (await givenEnquiries(db(), [{}]))[0], text: 'Called.' }),
    'console/answerEnquiry': async () => ({ id: (await givenEnquiries(db(), [{}]))[0], text: 'Yes.', version: 0 }),
    'console/markOrder': async () => ({ orderNumber: await givenOrder(db()), status: 'confirmed' }),
    'console/retryMails': async () => ({ rows: [await givenFailedMail()] }),
    'console/saveReply': async () => ({ title: `Spares ${randomUUID()}`, text: 'Yes.' }),
    'console/removeReply': async () => ({ id: await givenReply(), version: 1 }),
    'console/saveDelivery': async () => ({ delivery: { ...DELIVERY, id: 'new' }, place: 1 }),
    'console/endDelivery': async () => ({ market: 'au', id: 'old', was: await givenEntry('saveDelivery') }),
    'console/saveCode': async () => ({ code: { code: 'NEW10', name: 'New', percent: 10 } }),
    'console/endCode': async () => ({ code: 'OLD10', was: await givenEntry('saveCode') }),
    'console/setStock': async () => ({ sku: 'NEW-SKU', quantity: 4 }),
    'console/applyFile': async () => givenFile(),
    'console/saveView': async () => ({ list: 'orders', name: 'To send', query: 'status=confirmed' }),
    'console/deleteView': async () => savedView(),
    'console/setRights': async () => ({ accountId: await accountIdOf(db(), customer.email), rights: ['insight'] }),
    'console/seeAs': async () => ({
      accountId: await accountIdOf(db(), (await newPerson()).email),
      from: '/au/console/',
    }),
    'console/removeSecondFactor': async () => ({ accountId: await accountWithFactor() }),
  }
  const accountWithFactor = async () => {
    const accountId = (await accountIdOf(db(), (await newPerson()).email))!
    const values = { account_id: accountId, secret: Buffer.alloc(20), created_at: new Date(), confirmed_at: new Date() }
    await db().insertInto('second_factor').values(values).execute()
    return accountId
  }
  const DELIVERY = { market: 'au', id: 'old', name: 'Standard', rates: [{ from: 0, price: 100 }] }
  const givenEntry = async (call: 'saveDelivery' | 'saveCode') => {
    const code = { code: 'OLD10', name: 'Old', percent: 10 }
    const input = call === 'saveCode' ? { code } : { delivery: DELIVERY, place: 1 }
    await people.get('work')!.act(`console/${call}`, input)
    const path = call === 'saveCode' ? '/au/console/codes/OLD10/' : '/au/console/deliveries/au.old/'
    return hiddenValue(await (await people.get('work')!.get(path)).text(), 'was')
  }
  const givenFile = async () => {
    const work = people.get('work')!
    const sent = await uploadFile(work, '{"stock": [{"sku": "FILE-SKU", "quantity": 1}]}')
    const address = sent.headers.get('location')!
    const plan = hiddenValue(await (await work.get(address)).text(), 'plan')
    return { id: new URL(address, 'http://x').searchParams.get('id'), plan }
  }
  const givenReply = async () => {
    const values = { title: randomUUID(), text: 'Yes.', changed_at: new Date() }
    return (await db().insertInto('saved_reply').values(values).returning('reply_id').executeTakeFirstOrThrow())
      .reply_id
  }
  const savedView = async () => {
    const person = people.get('work')!
    await person.act('console/saveView', { list: 'orders', name: 'To go' })
    const accountId = (await accountIdOf(db(), person.email))!
    const rows = await db().selectFrom('saved_view').select('view_id').where('account_id', '=', accountId).execute()
    return { list: 'orders', id: rows[0]!.view_id }
  }
  const writing = OF_STAFF.filter(({ endpoint }) => endpoint.methods.includes('POST') && !endpoint.onlyReads)

  it.each(writing.map(({ endpoint, right }) => [endpoint.name, right] as const))(
    'leaves one row in the log: %s (T-143)',
    async (name, right) => {
      // Who sees the site as a customer does nothing else.
      const isLook = name === 'console/seeAs'
      const person = isLook ? await newStaff(['work']) : people.get(right === 'any' ? 'work' : right)!
      const input = await inputs[name]!()
      const before = await logged()
      const { status, headers } = await person.act(name, input)
      expect(status).toBe(200)
      const rows = (await logged()).slice(before.length)
      expect(rows).toHaveLength(1)
      expect(rows[0]).toMatchObject({
        account_id: await accountIdOf(db(), person.email),
        right: right === 'any' ? 'work' : right,
        request_id: headers.get('x-request-id'),
      })
    },
  )

  it('that is refused leaves none', async () => {
    const before = await logged()
    const work = people.get('work')!
    const [id] = await givenEnquiries(db(), [{}])
    for (const [name, input, status] of [
      ['console/changeItems', { kind: 'enquiry', rows: [randomUUID()], state: 'done' }, 404],
      ['console/changeItems', { kind: 'enquiry', rows: [], state: 'done' }, 400],
      ['console/changeItems', { kind: 'enquiry', rows: [id] }, 400],
      ['console/addNote', { kind: 'enquiry', id, text: ' ' }, 400],
      ['console/addNote', { kind: 'enquiry', id, text: 'x'.repeat(2_001) }, 400],
      ['console/answerEnquiry', { id, text: 'Yes.', version: 7 }, 409],
      ['console/markOrder', { orderNumber: 'AU-NONE-NONE', status: 'shipped' }, 404],
    ] as const)
      expect([name, (await work.act(name, input)).status]).toEqual([name, status])
    expect(await logged()).toHaveLength(before.length)
  })

  async function givenFailedMail(): Promise<string> {
    const row = await db()
      .insertInto('mail_outbox')
      .values({
        kind: 'order-shipped',
        recipient: 'nobody@studio.test',
        account_id: null,
        locale: 'au',
        about: randomUUID(),
        created_at: new Date(Date.now() - 3_600_000),
        next_attempt_at: new Date(),
        failed_at: new Date(),
        last_error: '550 no such user',
      })
      .returning('mail_id')
      .executeTakeFirstOrThrow()
    return row.mail_id
  }
})

describe('an enquiry', () => {
  it('is found, answered by mail once, and keeps what was said', async () => {
    const work = people.get('work')!
    const email = `priya-${randomUUID()}@harbour.test`
    const [id] = await givenEnquiries(db(), [{ Email: email, Message: 'Spout of <b>160</b>?\nThank you' }])
    const list = await (await work.get(`/au/console/enquiries/?q=${encodeURIComponent(email)}`)).text()
    expect(list).toContain(`/au/console/enquiries/${id}/`)
    const path = `/au/console/enquiries/${id}/`
    const html = await (await work.get(path)).text()
    expect(html).toContain('Spout of &lt;b&gt;160&lt;/b&gt;?')

    const answer = { text: 'Dear Priya,\n\nit is 160 mm.', version: '0' }
    const both = await Promise.all(
      ['', '\n\nRegards'].map((end) =>
        postForm(work, `${path}?form=answer`, { ...answer, text: `${answer.text}${end}` }),
      ),
    )
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['303', '409'])
    const refused = await both.find(({ status }) => status === 409)!.text()
    expect(refused).toContain('Somebody has worked on this enquiry meanwhile.')
    expect(refused).toContain('it is 160 mm.')
    const mail = await mailbox().next(email)
    expect([mail.subject, mail.text?.includes('it is 160 mm.'), mail.text?.includes('Spout of <b>160</b>?')]).toEqual([
      'Your enquiry',
      true,
      true,
    ])
    expect(await (await work.get(path)).text()).toMatch(/to the customer.*(?:Sent|On its way)/s)
    expect(await (await work.get(`/au/console/enquiries/?q=${encodeURIComponent(email)}`)).text()).not.toContain(id)
  })

  it('of a spammer is closed with all others that the filters find, in one go', async () => {
    const work = people.get('work')!
    const word = `spam${randomUUID().slice(0, 8)}`
    await givenEnquiries(
      db(),
      Array.from({ length: 450 }, (_, n) => ({ Message: `${word} offer ${n}` })),
    )
    const [kept] = await givenEnquiries(db(), [{ Message: 'A real one' }])
    const path = `/au/console/enquiries/?q=${word}`
    expect(await (await work.get(path)).text()).toContain('450 found')
    const before = (await logged()).length
    const { status, headers } = await postForm(work, `${path}&form=spam`, { all: '1' })
    expect([status, headers.get('location')]).toEqual([303, `${path}&done=spam&rows=450`])
    expect((await logged()).slice(before)).toMatchObject([{ subject_id: '450 of them', after: { state: 'spam' } }])
    expect(await (await work.get(path)).text()).toContain('Nothing is found with these filters.')
    expect(await (await work.get(`${path}&state=spam`)).text()).toContain('450 found')
    expect(await db().selectFrom('work_item').selectAll().where('item_id', '=', kept!).execute()).toEqual([])
    expect((await postForm(work, `${path}&form=spam`, {})).status).toBe(400)
  })
})

describe('a list', () => {
  it('has pages of 200 real rows, each row once, in either order', async () => {
    const work = people.get('work')!
    const sku = `L${randomUUID().slice(0, 6).toUpperCase()}`
    // Some of the same moment: the id decides.
    const numbers = await Promise.all(
      Array.from({ length: 430 }, (_, n) =>
        givenOrder(db(), { sku, placedAt: new Date(1_760_000_000_000 + (n % 300)) }),
      ),
    )
    for (const order of ['', '&order=up']) {
      const seen: string[] = []
      let address = `/au/console/orders/?q=${sku}${order}`
      for (let page = 0; page < 4 && address; page++) {
        const html = await (await work.get(address)).text()
        const links = html.matchAll(
          /data-row-link="" href="[^"]*\/(AU-[^/]+)\/"|href="[^"]*\/(AU-[^/]+)\/" data-row-link/g,
        )
        seen.push(...Array.from(links, ([, first, second]) => (first ?? second)!))
        address = (/href="([^"]*[?&]after=[^"]*|[^"]*amp;after=[^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&')
      }
      expect(seen.toSorted()).toEqual(numbers.toSorted())
    }
  })

  it('is saved as a view, for oneself or for everybody with the list', async () => {
    const [work, other] = [people.get('work')!, await newStaff(['work'])]
    const path = '/au/console/orders/?status=shipped'
    const name = `Sent ${randomUUID().slice(0, 8)}`
    expect((await postForm(work, `${path}&form=save-view`, { name })).headers.get('location')).toBe(
      `${path}&done=save-view`,
    )
    expect(await (await work.get('/au/console/orders/')).text()).toContain(name)
    expect(await (await other.get('/au/console/orders/')).text()).not.toContain(name)
    await postForm(work, `${path}&nonsense=1&form=save-view`, { name: `${name} all`, isShared: '1' })
    const seen = await (await other.get(path)).text()
    expect(seen).toContain(`${name} all`)
    const { view_id: id, query } = await db()
      .selectFrom('saved_view')
      .select(['view_id', 'query'])
      .where('name', '=', `${name} all`)
      .executeTakeFirstOrThrow()
    expect(query).toBe('status=shipped')
    expect((await other.act('console/deleteView', { list: 'orders', id })).status).toBe(404)
    expect((await work.act('console/deleteView', { list: 'orders', id })).status).toBe(200)
    expect((await work.act('console/saveView', { list: 'log', name })).status).toBe(404)
    expect((await work.act('console/saveView', { list: 'orders', name: ' ' })).status).toBe(400)
  })

  it('takes any address, and what it does not know is left out', async () => {
    const work = people.get('work')!
    for (const query of [
      'after=nonsense',
      `after=${randomUUID()}~2026-99-99%2000:00:00%2B00`,
      `after=${randomUUID()}~2026-01-01%2000:00:00%2B00`,
      'sort=password&order=up',
      'status=lost&from=yesterday&to=2026-13-01',
      'q=%27;drop%20table%20account;--&q=%5C%5C%27:*%20%26',
      `q=${'x'.repeat(3_000)}`,
      'q=%00',
      'q=<->%20%7C%20!',
    ])
      expect([query, (await work.get(`/au/console/orders/?${query}`)).status]).toEqual([query, 200])
  })

  it('is saved as CSV in which no cell is a formula', async () => {
    // Ten files a minute are what one account may have.
    const work = await newStaff(['work'])
    const email = `x-${randomUUID()}@harbour.test`
    await givenEnquiries(db(), [{ First_Name: "=cmd|' /C calc'!A0", Email: email }])
    const file = await work.get(`/au/api/console-enquiries/?q=${email}`)
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="enquiries-\d{4}-\d\d-\d\d\.csv"$/)
    const lines = (await file.text()).split('\r\n')
    expect(lines[0]).toMatch(/^\uFEFF?Sent,From,Message,/)
    expect(lines[1]).toContain("'=cmd|")
    expect(lines).toHaveLength(3)
  })
})

describe('rights', () => {
  it('are given by who may, never to oneself, and what they open is there at once', async () => {
    const owner = await newStaff(['people'])
    const person = await newPerson()
    const id = (await accountIdOf(db(), person.email))!
    const path = `/au/console/accounts/${id}/`
    expect((await postForm(owner, `${path}?form=rights`, { right: 'work' })).status).toBe(303)
    expect((await person.get('/au/console/orders/')).status).toBe(200)
    const own = (await accountIdOf(db(), owner.email))!
    const refused = await postForm(owner, `/au/console/accounts/${own}/?form=rights`, { right: 'system' })
    expect([refused.status, await refused.text()]).toEqual([
      403,
      expect.stringContaining('Nobody changes their own rights.'),
    ])
  })
})
