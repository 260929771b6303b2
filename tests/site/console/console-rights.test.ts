import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { STAFF_RIGHTS } from '@specify/core/staff-rights.ts'
import { accountIdOf } from '#app/features/accounts/store/commands.server.ts'
import { LISTS } from '#app/features/console/lists/definitions/all-lists.server.ts'
import { isAction } from '#app/http/run-endpoint.server.ts'
import { usePeople, type Browser, type Person } from '#tests/support/browser/use-people.ts'
import { CALLS_OF_STAFF } from '#tests/support/staff-calls/calls-of-staff.ts'
import { giveRights, postForm } from '#tests/support/console.ts'
import { useStaff } from '#tests/support/staff.ts'
import { givenEnquiries } from '#tests/support/work-items.ts'

const people = usePeople()
const { db, newBrowser, newPerson } = people
const { newStaff, staff } = useStaff(people, STAFF_RIGHTS)

const OF_ONE_RIGHT = CALLS_OF_STAFF.flatMap(({ endpoint, right }) => (right === 'any' ? [] : [{ endpoint, right }]))
const PAGES = [
  ...LISTS.map(({ key, right }) => [`/au/console/${key}/`, right] as const),
  ['/au/console/searches/', 'insight'] as const,
  ['/au/console/insight/', 'insight'] as const,
  ['/au/console/upload/', 'work'] as const,
  ['/au/console/health/', 'system'] as const,
]

let customer: Person
beforeAll(async () => {
  customer = await newPerson()
})

const called = async (browser: Browser, { endpoint }: Pick<(typeof CALLS_OF_STAFF)[number], 'endpoint'>) =>
  isAction(endpoint) && endpoint.methods.includes('POST')
    ? (await browser.act(endpoint.name, {})).status
    : (await browser.get(endpoint.path.replace('{locale}', 'au'))).status

describe('the console', () => {
  it.each(OF_ONE_RIGHT.map((each) => [each.endpoint.name, each] as const))(
    'has no call %s for who lacks its right (T-142)',
    async (_, each) => {
      const others = STAFF_RIGHTS.filter((right) => right !== each.right).map((right) => staff(right))
      for (const browser of [newBrowser(), customer, ...others]) expect(await called(browser, each)).toBe(404)
      expect(await called(staff(each.right), each)).not.toBe(404)
    },
  )

  it.each(CALLS_OF_STAFF.filter(({ right }) => right === 'any').map((each) => [each.endpoint.name, each] as const))(
    'has no call %s for visitors and customers (T-142)',
    async (_, each) => {
      for (const browser of [newBrowser(), customer]) expect(await called(browser, each)).toBe(404)
      expect(await called(staff('insight'), each)).toBe(400)
    },
  )

  it.each(PAGES)('has no page %s for who lacks the right (T-142)', async (path, right) => {
    const others = STAFF_RIGHTS.filter((each) => each !== right).map((each) => staff(each))
    for (const browser of [newBrowser(), customer, ...others])
      for (const address of [path, path.replace(/\/$/, '.data'), `${path}${randomUUID()}/`])
        expect([address, (await browser.get(address)).status]).toEqual([address, 404])
    const page = await staff(right).get(path)
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  })

  it('is closed to visitors and customers, and shows each person what they may open', async () => {
    for (const browser of [newBrowser(), customer]) expect((await browser.get('/au/console/')).status).toBe(404)
    const html = await (await staff('work').get('/au/console/')).text()
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
