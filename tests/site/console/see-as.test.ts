import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { ENDPOINTS } from '#app/endpoints.server.ts'
import { accountIdOf } from '#app/features/accounts/store/commands.server.ts'
import { PROFILE_INPUT } from '#app/features/accounts/testing/profile.ts'
import { isAction } from '#app/http/run-endpoint.server.ts'
import { encoded, PASSWORD } from '#tests/support/browser/account-browser.ts'
import { usePeople, type Browser, type Person } from '#tests/support/browser/use-people.ts'
import { giveRights } from '#tests/support/console.ts'

const { db, newBrowser, newPerson } = usePeople()
const HOME = '/au/'
const FROM = '/au/console/orders/AU-7K3M-Q9XD/'
const REFUSED = 'You see the site as a customer: nothing can be changed. Stop first.'

let customer: Person
let customerId: string
let projectId: string

const idOf = async ({ email }: Person) => (await accountIdOf(db(), email))!
const messageOf = ({ body }: { body: Record<string, unknown> }) => (body['error'] as { message: string }).message
const post = (browser: Browser, path: string, fields: Record<string, string> = {}) =>
  browser.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
const emailOf = async (browser: Browser) => (await browser.account())['email']

async function newStaff(): Promise<Person> {
  const person = await newPerson({ isStaff: true })
  await giveRights(db(), person, ['work', 'people'])
  return person
}

async function viewer(): Promise<Person> {
  const staff = await newStaff()
  expect((await staff.act('console/seeAs', { accountId: customerId, from: FROM })).status).toBe(200)
  return staff
}

beforeAll(async () => {
  customer = await newPerson()
  customerId = await idOf(customer)
  const made = await customer.act('projectBuilder/createShoppingList', {
    projectDetails: { projectName: 'Harbour Walk', projectType: 'hotel', projectLocation: 'NSW' },
    selectedRoomDetails: ['Kitchen 1'],
    specifierDetails: { username: 'Jo' },
  })
  projectId = (made.body['shoppingList'] as { shoppingListId: string }).shoppingListId
})

describe('staff with the eyes of a customer', () => {
  it('see what the customer sees, under a banner, and the customer reads that they did (T-146)', async () => {
    const staff = await viewer()
    expect(await emailOf(staff)).toBe(customer.email)
    const paths = [
      HOME,
      '/au/my-account/',
      '/au/project-builder/',
      ...[1, 2, 3, 4].map((step) => `/au/project-builder/edit/?projectId=${projectId}&step=${step}`),
      ...['revisions', 'links', 'sharing', 'quote', 'reports'].map(
        (page) => `/au/project-builder/${page}/?projectId=${projectId}`,
      ),
      '/au/cart/',
      '/au/wishlist/',
      '/au/orders/',
      '/au/quotes/',
      '/au/saved-searches/',
      '/au/company/',
      '/au/checkout/',
      '/au/compare/',
      '/au/search/?query=basin',
      '/nz/cart/',
    ]
    for (const path of paths) {
      const [own, seen] = [await customer.get(path), await staff.get(path)]
      expect([path, seen.status, seen.headers.get('location')]).toEqual([path, own.status, own.headers.get('location')])
      if (seen.status === 200) expect([path, (await seen.text()).includes('You see the site as')]).toEqual([path, true])
    }
    // Neither the console nor the secret of a second step is seen so.
    for (const path of ['/au/console/', '/au/my-account/two-step/']) expect((await staff.get(path)).status).toBe(404)
    const account = await (await customer.get('/au/my-account/')).text()
    expect(account).toMatch(/Looked at by Specify.*for 1 minute</s)
    const [row] = await db().selectFrom('staff_log').selectAll().where('subject_id', '=', customerId).execute()
    expect(row).toMatchObject({ action: 'see as', account_id: await idOf(staff), right: 'work' })

    const stopped = await post(staff, '/au/console/stop-seeing/')
    expect([stopped.status, stopped.headers.get('location')]).toEqual([303, FROM])
    expect(await emailOf(staff)).toBe(staff.email)
    expect(await (await staff.get(HOME)).text()).not.toContain('You see the site as')
    expect((await staff.act('console/stopSeeing', {})).status).toBe(404)
  })

  it('change nothing by any call (T-146)', async () => {
    const staff = await viewer()
    const own = new Set(['console/stopSeeing', 'account/logout'])
    const writing = ENDPOINTS.filter(
      ({ name, methods, onlyReads, caller }) =>
        !methods.includes('GET') && !onlyReads && caller !== 'public' && typeof caller === 'string' && !own.has(name),
    )
    expect(writing.length).toBeGreaterThan(80)
    for (const endpoint of writing) {
      const answer = isAction(endpoint)
        ? await staff.act(endpoint.name, {})
        : await staff.send(endpoint.path.replace('{locale}', 'au'), { method: 'POST' })
      expect([endpoint.name, answer.status]).toEqual([endpoint.name, 403])
    }
    for (const endpoint of ENDPOINTS.filter(
      ({ caller, methods }) => typeof caller === 'object' && !methods.includes('GET'),
    ))
      expect((await staff.act(endpoint.name, {})).status).toBe(404)
    // Forms of pages are the same calls.
    const deletion = await post(staff, '/au/my-account/?form=delete-account', { password: PASSWORD })
    expect([deletion.status, (await deletion.text()).includes(REFUSED)]).toEqual([403, true])
    expect(await idOf(customer)).toBe(customerId)
    const change = { oldPassword: encoded(PASSWORD), newPassword: encoded('Quiet-Kettle-22') }
    expect(messageOf(await staff.call('changePassword', change))).toBe(REFUSED)
  })

  it('are staff again after a quarter of an hour, which is said', async () => {
    const staff = await viewer()
    await db()
      .updateTable('account_viewing')
      .set({ ends_at: new Date(Date.now() - 1_000) })
      .where('staff_id', '=', await idOf(staff))
      .execute()
    expect(await emailOf(staff)).toBe(staff.email)
    expect(await (await staff.get(HOME)).text()).toContain('You no longer see the site as')
    expect((await post(staff, '/au/console/stop-seeing/')).headers.get('location')).toBe(FROM)
    expect(await (await staff.get(HOME)).text()).not.toContain('You no longer see')
  })

  it('change nothing of their own by a page of the customer that is still open (T-146)', async () => {
    const [staff, other] = [await viewer(), await newStaff()]
    const profile = { ...PROFILE_INPUT, firstName: 'Overwritten' }
    const ofCustomer = { 'x-page-account': customerId }
    // Its time is over, and nobody has pressed Stop.
    const over = { ends_at: new Date(Date.now() - 1_000) }
    await db()
      .updateTable('account_viewing')
      .set(over)
      .where('staff_id', '=', await idOf(staff))
      .execute()
    expect((await staff.call('update', profile, 'au', ofCustomer)).status).toBe(403)
    const deletion = '/au/my-account/?form=delete-account'
    expect((await post(staff, deletion, { password: PASSWORD })).status).toBe(403)
    await post(staff, '/au/console/stop-seeing/')
    // Stopped in another tab: the page says whose it is, or, without script, nothing.
    expect((await staff.call('update', profile, 'au', ofCustomer)).status).toBe(409)
    for (const mark of [{}, { _pageAccount: customerId }]) {
      const refused = await post(staff, deletion, { password: PASSWORD, ...mark })
      expect([refused.status, (await refused.text()).includes('This page was opened as a customer.')]).toEqual([
        409,
        true,
      ])
    }
    expect((await staff.account())['firstName']).toBe('Jo')
    // Their own pages, those of the console, and other sessions go on.
    const own = { 'x-page-account': await idOf(staff) }
    expect((await staff.call('update', PROFILE_INPUT, 'au', own)).status).toBe(200)
    expect((await staff.call('update', PROFILE_INPUT)).status).toBe(200)
    expect((await post(staff, '/au/console/feedback/?form=close', { row: randomUUID() })).status).toBe(404)
    expect((await other.call('update', PROFILE_INPUT)).status).toBe(200)
  })

  it('see nobody who has become staff meanwhile', async () => {
    const [staff, person] = [await newStaff(), await newPerson()]
    expect((await staff.act('console/seeAs', { accountId: await idOf(person), from: FROM })).status).toBe(200)
    expect(await emailOf(staff)).toBe(person.email)
    await giveRights(db(), person, ['insight'])
    expect(await emailOf(staff)).toBe(staff.email)
    expect(await (await staff.get(HOME)).text()).toContain('You no longer see the site as')
  })

  it('end it with the right, and with the session', async () => {
    const staff = await viewer()
    const other = newBrowser()
    await other.signIn(staff.email)
    expect(await emailOf(other)).toBe(staff.email)
    await giveRights(db(), staff, ['people'])
    expect(await emailOf(staff)).toBe(staff.email)
    await giveRights(db(), staff, ['work'])
    expect(await emailOf(staff)).toBe(staff.email)
    expect((await staff.act('console/seeAs', { accountId: customerId, from: FROM })).status).toBe(200)
    expect((await staff.call('logout', {})).status).toBe(204)
    expect((await staff.account())['loggedIn']).toBe(false)
  })

  it('never look at staff, at nobody, or back to another site (T-146)', async () => {
    const [staff, colleague] = [await newStaff(), await newStaff()]
    const see = (accountId: string, from = FROM) => staff.act('console/seeAs', { accountId, from })
    expect((await see(await idOf(colleague))).status).toBe(403)
    expect((await see(await idOf(staff))).status).toBe(403)
    const withRight = await newPerson()
    await giveRights(db(), withRight, ['insight'])
    expect((await see(await idOf(withRight))).status).toBe(403)
    expect((await see(randomUUID())).status).toBe(404)
    for (const from of [
      'https://elsewhere.test/',
      '//elsewhere.test/au/console/',
      '/au/',
      '/au/console/\\x',
      '/au/console/日本/',
      '/au/console/../../evil',
      '/au/console/?a=\r\nX: y',
    ])
      expect((await see(customerId, from)).status).toBe(400)
    expect(await emailOf(staff)).toBe(staff.email)
    const page = await (await staff.get(`/au/console/accounts/${customerId}/`)).text()
    expect(page).toContain('See the site as this customer')
    const other = await (await staff.get(`/au/console/accounts/${await idOf(colleague)}/`)).text()
    expect(other).not.toContain('See the site as this customer')
    const pressed = await post(staff, `/au/console/accounts/${customerId}/?form=see-as`, { accountId: customerId })
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, HOME])
  })
})
