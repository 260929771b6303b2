import { beforeAll, describe, expect, it } from 'vitest'
import { accountIdOf } from '#app/features/accounts/store/commands.server.ts'
import { eraseDue } from '#app/features/erasure/erasures.server.ts'
import { encoded, PASSWORD } from '#tests/support/browser/account-browser.ts'
import { usePeople, type Person } from '#tests/support/browser/use-people.ts'
import { postForm } from '#tests/support/console.ts'
import { linkIn } from '#tests/support/mailbox.ts'
import { MARKS, markedPerson, tablesWith, type MarkedPerson } from '#tests/support/marked-person.ts'
import { useStaff } from '#tests/support/staff.ts'

const people = usePeople()
const { db, mailbox, newBrowser, newPerson } = people
const { newStaff } = useStaff(people)

let [first, second, colleague] = [] as unknown as [Person, Person, Person]
let marked: MarkedPerson
beforeAll(async () => {
  first = await newStaff(['people'])
  second = await newStaff(['people'])
  colleague = await newPerson()
  await colleague.act('company/invite', { email: 'first@studio.test', role: 'member', companyName: 'Studio Smith' })
  marked = await markedPerson(people, colleague)
})

const pathOf = (accountId: string) => `/au/console/accounts/${accountId}/`
const press = (who: Person, form: string, fields: Record<string, string> = {}, id = marked.accountId) =>
  postForm(who, `${pathOf(id)}?form=${form}`, fields)
const call = async (who: Person, name: string, more: object = {}) => {
  const { status, body } = await who.act(`console/${name}`, { accountId: marked.accountId, ...more })
  return status === 200 ? 200 : (body['error'] as { code: string }).code
}
const textOf = (html: string) => html.replaceAll(/<[^>]+>|<!-- -->/g, ' ').replaceAll(/\s+/g, ' ')
const read = async (who: Person, path = pathOf(marked.accountId)) => textOf(await (await who.get(path)).text())
const stateOf = () =>
  db()
    .selectFrom('erasure')
    .select('state')
    .where('account_id', '=', marked.accountId)
    .orderBy('proposed_at', 'desc')
    .executeTakeFirst()

describe('erasing a person', () => {
  it('takes two others, never the person, never the last who gives rights (T-162)', async () => {
    const firstId = (await accountIdOf(db(), first.email))!
    expect((await first.act('console/proposeErasure', { accountId: firstId, reason: 'Me' })).status).toBe(403)
    expect(await call(first, 'proposeErasure', { reason: '' })).toBe('invalid_input')
    expect((await press(first, 'propose', { reason: `${MARKS.firstName} asked for it` })).status).toBe(303)
    expect(await read(first)).toContain('Somebody else has to confirm it.')
    expect(await read(second, '/au/console/')).toContain('1 Erasures to confirm The oldest has waited a moment')
    expect(await read(first, '/au/console/')).not.toContain('Erasures to confirm')
    expect(await read(second, '/au/console/accounts/?who=proposed')).toContain(marked.person.email)
    expect(await call(second, 'proposeErasure', { reason: 'Again' })).toBe('conflict')
    expect(await call(first, 'confirmErasure')).toBe('forbidden')
    expect((await marked.person.get('/au/my-account/')).status).toBe(200)
    // Nobody would be left who gives rights.
    const taken = await db()
      .deleteFrom('staff_right')
      .where('right', '=', 'people')
      .where('account_id', '<>', firstId)
      .returningAll()
      .execute()
    const own = await first.act('account/deleteAccount', { password: encoded(PASSWORD), links: 'end' })
    expect([own.status, (own.body['error'] as { code: string }).code]).toEqual([409, 'conflict'])
    await db().insertInto('staff_right').values(taken).execute()
  })

  it('closes the account at once, writes to the person, and is stopped by the link of the mail (T-162)', async () => {
    const asked = await read(second)
    expect(asked).toContain(`${MARKS.firstName} asked for it`)
    expect((await press(second, 'confirm')).status).toBe(303)
    expect(await read(second)).toContain('The account is closed, and erased on')
    expect(await stateOf()).toEqual({ state: 'confirmed' })
    // Signed out at once, and not in again.
    expect((await marked.person.get('/au/my-account/')).status).not.toBe(200)
    const again = await newBrowser().signIn(marked.person.email)
    expect([again.status, (again.body['error'] as { message: string }).message]).toEqual([
      403,
      'This account is closed. Write to us if you need it again.',
    ])
    expect((await newBrowser().signIn(marked.person.email, 'Wrong-Kettle-21')).status).toBe(401)
    await newBrowser().call('requestReset', { email: marked.person.email })

    const letters = () =>
      mailbox()
        .to(marked.person.email)
        .filter(({ text }) => text?.includes('Keep my account'))
    await expect.poll(() => letters().length).toBe(1)
    expect(
      mailbox()
        .to(marked.person.email)
        .some(({ text }) => text?.includes('new password')),
    ).toBe(false)
    const link = linkIn(letters()[0]!)
    const visitor = newBrowser()
    const page = textOf(await (await visitor.get(link.pathname + link.search)).text())
    expect(page).toContain('Keep your account?')
    // Following the link is not enough.
    expect(await stateOf()).toEqual({ state: 'confirmed' })
    const kept = await postForm(visitor, `${link.pathname}${link.search}&form=keep`, {})
    expect(kept.status).toBe(303)
    expect(await stateOf()).toEqual({ state: 'stopped' })
    expect((await marked.person.signIn(marked.person.email)).status).toBe(200)
    const twice = await postForm(visitor, `${link.pathname}${link.search}&form=keep`, {})
    expect(await twice.text()).toContain('This link no longer holds')
  })

  it('removes the person from every table after seven days, and says what stays (T-161, T-162)', async () => {
    expect(await call(first, 'proposeErasure', { reason: `${MARKS.firstName} asked again` })).toBe(200)
    expect(await call(second, 'confirmErasure')).toBe(200)
    await eraseDue(db(), new Date(Date.now() + 6.9 * 86_400_000))
    expect(await stateOf()).toEqual({ state: 'confirmed' })
    await eraseDue(db(), new Date(Date.now() + 7.1 * 86_400_000))
    for (const word of [marked.person.email, ...Object.values(MARKS)])
      expect([word, await tablesWith(db(), word)]).toEqual([word, []])
    const erasure = await db()
      .selectFrom('erasure')
      .selectAll()
      .where('account_id', '=', marked.accountId)
      .where('state', '=', 'done')
      .executeTakeFirst()
    expect(erasure).toMatchObject({ reason: '', kept: { orders: 1, projects: 1, comments: 2, changeSets: 1 } })
    const log = await db()
      .selectFrom('staff_log')
      .select(['action', 'account_id'])
      .where('subject_id', '=', marked.accountId)
      .orderBy('log_id')
      .execute()
    expect(log.map(({ action }) => action)).toEqual([
      'propose erasure',
      'confirm erasure',
      'stop erasure',
      'propose erasure',
      'confirm erasure',
      'erase person',
    ])
    expect((await first.get(pathOf(marked.accountId))).status).toBe(404)
  })
})

it('makes a colleague an admin where the only one is erased, and gives them the projects', async () => {
  const [admin, member] = [await newPerson(), await newPerson()]
  const { body } = await admin.act('company/invite', { email: member.email, role: 'member', companyName: 'Studio Ito' })
  expect(body['isError']).toBe(false)
  const { invitations } = (await member.act('company/members', {})).body as { invitations: { id: string }[] }
  await member.act('company/accept', { inviteId: invitations[0]!.id })
  const made = await admin.act('projectBuilder/createShoppingList', {
    projectDetails: {
      projectName: 'Pier House',
      projectType: 'commercial',
      projectLocation: 'NSW',
      companyAccess: 'edit',
    },
    specifierDetails: { username: 'Jo Smith' },
    selectedRoomDetails: ['Ensuite 1'],
  })
  const { projectId } = made.body['shoppingList'] as { projectId: string }
  const accountId = (await accountIdOf(db(), admin.email))!
  expect((await first.act('console/proposeErasure', { accountId, reason: 'Asked' })).status).toBe(200)
  expect((await second.act('console/confirmErasure', { accountId })).status).toBe(200)
  await eraseDue(db(), new Date(Date.now() + 7.1 * 86_400_000))
  const memberId = (await accountIdOf(db(), member.email))!
  const members = await db()
    .selectFrom('company_member')
    .innerJoin('company', 'company.company_id', 'company_member.company_id')
    .select(['account_id', 'role'])
    .where('name', '=', 'Studio Ito')
    .execute()
  expect(members).toEqual([{ account_id: memberId, role: 'admin' }])
  const project = await db()
    .selectFrom('project')
    .select(['account_id', 'username'])
    .where('project_id', '=', projectId)
    .executeTakeFirst()
  expect(project).toEqual({ account_id: memberId, username: 'Former colleague' })
  expect(await tablesWith(db(), admin.email)).toEqual([])
})

describe('the page of an account', () => {
  it('unlocks, ends sessions, resends the confirming mail, and closes and opens the account', async () => {
    const person = await newPerson()
    const id = (await accountIdOf(db(), person.email))!
    expect((await press(first, 'unlock', {}, id)).status).toBe(303)
    expect((await press(first, 'end-sessions', {}, id)).status).toBe(303)
    expect(await db().selectFrom('session').selectAll().where('account_id', '=', id).execute()).toEqual([])
    const confirmed = await press(first, 'resend', {}, id)
    expect([confirmed.status, await confirmed.text()]).toEqual([409, expect.stringContaining('confirmed already')])
    await db()
      .updateTable('account')
      .set({ verified_at: null, reminders_left: 0 })
      .where('account_id', '=', id)
      .execute()
    const before = mailbox().to(person.email).length
    expect((await press(first, 'resend', {}, id)).status).toBe(303)
    await expect.poll(() => mailbox().to(person.email).length).toBeGreaterThan(before)
    await db().updateTable('account').set({ verified_at: new Date() }).where('account_id', '=', id).execute()
    expect((await press(first, 'close', {}, id)).status).toBe(303)
    expect((await person.signIn(person.email)).status).toBe(403)
    expect(await read(first, '/au/console/accounts/?who=closed')).toContain(person.email)
    expect((await press(first, 'open', {}, id)).status).toBe(303)
    expect((await person.signIn(person.email)).status).toBe(200)
    const own = (await accountIdOf(db(), first.email))!
    expect((await press(first, 'close', {}, own)).status).toBe(403)
  })

  it('gives the data of a person as a file, to them and to staff, whose download is in the log (T-163)', async () => {
    const company = await newPerson()
    await company.act('company/invite', { email: 'x@studio.test', role: 'member', companyName: 'Studio Reid' })
    const { person, accountId, orderNumber } = await markedPerson(people, company)
    const own = await person.get('/au/api/my-data/')
    expect(own.headers.get('content-disposition')).toMatch(/attachment; filename="specify-data-[\d-]+\.json"/)
    const data = (await own.json()) as Record<string, { [column: string]: unknown }[]>
    expect(data['account']).toEqual([expect.objectContaining({ email: person.email, first_name: MARKS.firstName })])
    expect(data['orders']).toEqual([expect.objectContaining({ order_number: orderNumber })])
    expect(
      Object.fromEntries(
        ['projects', 'revisions', 'quotes', 'comments', 'enquiries', 'changeSets'].map((name) => [
          name,
          data[name]?.length,
        ]),
      ),
    ).toEqual({
      projects: 2,
      revisions: 2,
      quotes: 2,
      comments: 2,
      enquiries: 1,
      changeSets: 1,
    })
    expect(JSON.stringify(data)).not.toMatch(/password_hash|token_hash|argon2/)

    const path = `/au/api/console-person-data/?account=${accountId}`
    for (const browser of [newBrowser(), person, company]) expect((await browser.get(path)).status).toBe(404)
    expect(await (await first.get(path)).json()).toMatchObject({ account: [{ email: person.email }] })
    await db()
      .updateTable('session')
      .set({ proved_at: new Date(Date.now() - 11 * 60_000) })
      .where('account_id', '=', (await accountIdOf(db(), first.email))!)
      .execute()
    expect((await first.get(path)).status).toBe(403)
    const log = await db().selectFrom('staff_log').select('action').where('subject_id', '=', accountId).execute()
    expect(log).toEqual([{ action: 'download data' }])
    expect((await newBrowser().get('/au/api/my-data/')).status).toBe(401)
    // Who sees the site as a customer does not take their data along.
    const helper = await newStaff(['work'])
    expect((await helper.act('console/seeAs', { accountId, from: '/au/console/' })).status).toBe(200)
    expect((await helper.get('/au/api/my-data/')).status).toBe(403)
    expect(await read(second, '/au/console/companies/?q=studio+reid')).toMatch(/Studio Reid 2 \d+ invited/)
  })
})
