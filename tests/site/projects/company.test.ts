import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { encoded, PASSWORD } from '#tests/support/browser/account-browser.ts'
import { usePeople, type Browser, type Person } from '#tests/support/browser/use-people.ts'
import { linkIn } from '#tests/support/mailbox.ts'

const { newBrowser, newPerson, db, mailbox } = usePeople()

const act = (who: Browser, name: string, input: object = {}) => who.act(name, input, 'au')
const project = (who: Browser, name: string, input: object) => act(who, `projectBuilder/${name}`, input)
const company = (who: Browser, name: string, input: object = {}) => act(who, `company/${name}`, input)
const codeOf = ({ status, body }: { status: number; body: Record<string, unknown> }) =>
  status === 200 ? 200 : `${status} ${(body['error'] as { code?: string } | undefined)?.code}`

interface Members {
  readonly company: { readonly id: string; readonly name: string } | null
  readonly members: readonly { readonly accountId: string; readonly email: string; readonly role: string }[]
  readonly invites: readonly { readonly id: string; readonly email: string }[]
  readonly invitations: readonly { readonly id: string }[]
}
const members = async (who: Browser) => (await company(who, 'members')).body as unknown as Members
const accountOf = async (of: Person) =>
  (await db().selectFrom('account').select('account_id').where('email', '=', of.email).executeTakeFirstOrThrow())
    .account_id

async function join(admin: Browser, person: Person, role = 'member'): Promise<void> {
  expect(codeOf(await company(admin, 'invite', { email: person.email, role }))).toBe(200)
  const { invitations } = await members(person)
  expect(codeOf(await company(person, 'accept', { inviteId: invitations[0]?.id }))).toBe(200)
}

interface Made {
  readonly id: string
  readonly version: number
}
const shape = async (who: Browser, id: string) =>
  (await project(who, 'getProjectById', { id })).body['shoppingList'] as { version: number; companyAccess: string }

async function newProject(who: Browser, companyAccess = 'none'): Promise<Made> {
  const { body } = await project(who, 'createShoppingList', {
    projectDetails: {
      projectName: 'Harbour House',
      projectType: 'commercial',
      projectLocation: 'NSW',
      ...(companyAccess !== 'none' && { companyAccess }),
    },
    specifierDetails: { username: 'Jo Smith' },
    selectedRoomDetails: ['Ensuite 1'],
  })
  const { projectId: id, version } = body['shoppingList'] as { projectId: string; version: number }
  return { id, version }
}

async function share(who: Browser, { id }: Made, companyAccess: string) {
  const { version } = await shape(who, id)
  return project(who, 'saveProject', { id, version, details: { companyAccess } })
}

describe('an invitation', () => {
  it('makes the company of its first admin, comes by mail, and is accepted by its address alone (T-120)', async () => {
    const [admin, guest, stranger] = [await newPerson(), await newPerson(), await newPerson()]
    expect(codeOf(await company(admin, 'invite', { email: 'no address' }))).toBe('400 invalid_input')
    const sent = await Promise.all([1, 2].map(() => company(admin, 'invite', { email: guest.email.toUpperCase() })))
    expect(sent.map(codeOf)).toEqual([200, 200])
    const before = await members(admin)
    expect(before.members).toMatchObject([{ email: admin.email, role: 'admin' }])
    expect(before.invites).toMatchObject([{ email: guest.email }])
    const invites = () =>
      mailbox()
        .to(guest.email)
        .filter(({ subject }) => subject?.includes('invites'))
    await expect.poll(() => invites().length).toBe(1)
    const link = linkIn(invites()[0]!)
    const token = link.searchParams.get('token')
    expect(codeOf(await company(newBrowser(), 'accept', { token }))).toBe('401 unauthorized')
    expect(codeOf(await company(stranger, 'accept', { token }))).toBe('403 forbidden')
    expect(codeOf(await company(stranger, 'decline', { token }))).toBe('403 forbidden')
    expect(codeOf(await company(guest, 'accept', { token: `${token}x` }))).toBe('410 invite_expired')
    expect(codeOf(await company(guest, 'accept', { token }))).toBe(200)
    expect(codeOf(await company(guest, 'accept', { token }))).toBe('404 not_found')
    expect((await members(guest)).members.map(({ email }) => email).toSorted()).toEqual(
      [admin.email, guest.email].toSorted(),
    )
    expect((await members(guest)).invites).toEqual([])
    expect(codeOf(await company(admin, 'invite', { email: guest.email }))).toBe('409 already_member')
    expect(invites()).toHaveLength(1)
  })

  it('ends after fourteen days, when it is taken back, and when it is declined', async () => {
    const [admin, guest] = [await newPerson(), await newPerson()]
    await company(admin, 'invite', { email: guest.email })
    const [{ id } = { id: '' }] = (await members(guest)).invitations
    await db().updateTable('company_invite').set({ expires_at: new Date() }).where('invite_id', '=', id).execute()
    expect(codeOf(await company(guest, 'accept', { inviteId: id }))).toBe('410 invite_expired')
    expect((await members(guest)).invitations).toEqual([])
    await company(admin, 'invite', { email: guest.email })
    expect(codeOf(await company(guest, 'decline', { inviteId: id }))).toBe(200)
    expect(codeOf(await company(guest, 'accept', { inviteId: id }))).toBe('404 not_found')
    await company(admin, 'invite', { email: guest.email })
    const [again = { id: '' }] = (await members(guest)).invitations
    expect(codeOf(await company(guest, 'remove', { inviteId: again.id }))).toBe('404 not_found')
    expect(codeOf(await company(admin, 'remove', { inviteId: again.id }))).toBe(200)
    expect(codeOf(await company(guest, 'accept', { inviteId: again.id }))).toBe('404 not_found')
  })

  it('is not accepted by who is in another company', async () => {
    const [admin, other] = [await newPerson(), await newPerson()]
    await company(other, 'invite', { email: `nobody-${randomUUID()}@studio.test` })
    await company(admin, 'invite', { email: other.email })
    const [{ id } = { id: '' }] = (await members(other)).invitations
    expect(codeOf(await company(other, 'accept', { inviteId: id }))).toBe('409 in_company')
    expect(codeOf(await company(other, 'leave'))).toBe(200)
    expect(codeOf(await company(other, 'accept', { inviteId: id }))).toBe(200)
  })
})

describe('the last one of a company', () => {
  it('leaves it once, however often it is asked at the same time, while others are invited', async () => {
    const [admin, guest] = [await newPerson(), await newPerson()]
    await company(admin, 'invite', { email: guest.email })
    const [{ id } = { id: '' }] = (await members(guest)).invitations
    const all = await Promise.all([
      company(admin, 'leave'),
      company(admin, 'leave'),
      company(guest, 'accept', { inviteId: id }),
      company(admin, 'leave'),
    ])
    for (const each of all) expect([200, '404 not_found', '409 conflict', '409 last_admin']).toContain(codeOf(each))
  })
})

describe('one address', () => {
  it('gets five invitations of one person a day, however often they are taken back', async () => {
    const [admin, guest] = [await newPerson(), await newPerson()]
    const codes: (string | number)[] = []
    for (let time = 0; time < 7; time++) {
      codes.push(codeOf(await company(admin, 'invite', { email: guest.email })))
      const { invites } = await members(admin)
      if (invites[0]) await company(admin, 'remove', { inviteId: invites[0].id })
    }
    expect(codes).toEqual([200, 200, 200, 200, 200, '429 too_many_requests', '429 too_many_requests'])
    expect(codeOf(await company(admin, 'invite', { email: `x-${randomUUID()}@studio.test` }))).toBe(200)
  })
})

describe('leaving', () => {
  it('at the moment of sharing is a refusal of one of the two, never a fault', async () => {
    for (let time = 0; time < 5; time++) {
      const admin = await newPerson()
      await company(admin, 'invite', { email: `x-${randomUUID()}@studio.test` })
      const made = await newProject(admin)
      const all = await Promise.all([
        share(admin, made, 'edit'),
        company(admin, 'leave'),
        project(admin, 'createShoppingList', {
          projectDetails: {
            projectName: 'Mine',
            projectType: 'commercial',
            projectLocation: 'NSW',
            companyAccess: 'edit',
          },
          specifierDetails: { username: 'Jo Smith' },
          selectedRoomDetails: ['Ensuite 1'],
        }),
      ])
      for (const each of all) expect([200, '403 forbidden']).toContain(codeOf(each))
      // The company has ended with its last member: everything is the owner's again.
      expect(codeOf(await project(admin, 'getProjectById', { id: made.id }))).toBe(200)
    }
  })
})

describe('the admins of a company', () => {
  it('alone change it, and never leave it without one (T-121)', async () => {
    const [admin, member] = [await newPerson(), await newPerson()]
    await join(admin, member)
    const [adminId, memberId] = [await accountOf(admin), await accountOf(member)]
    for (const [name, input] of [
      ['invite', { email: 'x@studio.test' }],
      ['remove', { accountId: adminId }],
      ['setRole', { accountId: memberId, role: 'admin' }],
      ['rename', { name: 'Mine' }],
      ['takeOver', { id: randomUUID() }],
    ] as const)
      expect([name, codeOf(await company(member, name, input))]).toEqual([name, '403 forbidden'])
    expect(codeOf(await company(admin, 'leave'))).toBe('409 last_admin')
    expect(codeOf(await company(admin, 'setRole', { accountId: adminId, role: 'member' }))).toBe('409 last_admin')
    expect(codeOf(await company(admin, 'setRole', { accountId: memberId, role: 'admin' }))).toBe(200)
    // Each makes the other a member at once: one of the two comes too late.
    const both = await Promise.all([
      company(admin, 'setRole', { accountId: memberId, role: 'member' }),
      company(member, 'setRole', { accountId: adminId, role: 'member' }),
    ])
    expect(both.map(codeOf)).toEqual(expect.arrayContaining([200, '403 forbidden']))
    expect((await members(admin)).members.filter(({ role }) => role === 'admin')).toHaveLength(1)
  })
})

describe('a project of a company', () => {
  let owner: Person
  let viewerProject: Made
  let editedProject: Made
  let people: Readonly<Record<'admin' | 'member' | 'former' | 'stranger' | 'staff', Person>>

  beforeAll(async () => {
    const admin = await newPerson()
    owner = await newPerson()
    const [member, former, stranger, staff] = [
      await newPerson(),
      await newPerson(),
      await newPerson(),
      await newPerson({ isStaff: true }),
    ]
    people = { admin, member, former, stranger, staff }
    for (const each of [owner, member, former]) await join(admin, each)
    viewerProject = await newProject(owner, 'view')
    editedProject = await newProject(owner, 'edit')
    await company(admin, 'remove', { accountId: await accountOf(former) })
  })

  const reads = (id: string): readonly [string, object][] => [
    ['projectBuilder/getProjectById', { id }],
    ['projectBuilder/listRevisions', { id }],
    ['projectBuilder/listHistory', { id }],
    ['projectBuilder/listLinks', { id }],
    ['projectBuilder/listComments', { id }],
    ['projectBuilder/checkProject', { id }],
    ['projectBuilder/presence', { id }],
    ['projectBuilder/compareRevisions', { id, from: '1', to: 'now' }],
  ]
  const writes = (id: string): readonly [string, object][] => [
    ['projectBuilder/saveProject', { id, version: 9_999, details: { projectName: 'Taken' } }],
    ['projectBuilder/updateProject', { shoppingListId: id, version: 9_999, items: { selectedRoomDetails: ['Bath'] } }],
    [
      'projectBuilder/updateProjectStatus',
      { shoppingListId: id, version: 9_999, fieldName: 'status', status: 'closed' },
    ],
    ['projectBuilder/issueRevision', { id, version: 9_999, label: 'A', purpose: 'For tender' }],
  ]
  const editorial = (id: string): readonly [string, object][] => [
    ['projectBuilder/restoreState', { id, version: 9_999, former: 1 }],
    ['projectBuilder/createLink', { id, name: `Dan ${randomUUID()}` }],
    ['projectBuilder/revokeLink', { id, linkId: randomUUID() }],
    ['projectBuilder/resolveComment', { id, commentId: randomUUID(), isResolved: true }],
    ['projectBuilder/answerComment', { id, commentId: randomUUID(), text: 'Yes' }],
    ['projectBuilder/requestQuote', { id, revisionId: randomUUID(), place: 'Perth' }],
  ]
  const owners = (id: string): readonly [string, object][] => [
    ['projectBuilder/deleteProject', { id, version: 9_999 }],
    ['projectBuilder/shareProject', { shoppingListId: id }],
    ['projectBuilder/handOver', { id, accountId: randomUUID() }],
  ]
  const tried = async (who: Browser, calls: readonly [string, object][]) =>
    Promise.all(calls.map(async ([name, input]) => [name, codeOf(await act(who, name, input))] as const))
  const all = (calls: readonly [string, object][], code: string | number) => calls.map(([name]) => [name, code])

  it('is not there for former members and strangers, in any call or file (T-121)', async () => {
    await expect.poll(() => mailbox().to(people.former.email).at(-1)?.subject).toContain('You are no longer in')
    for (const who of [people.former, people.stranger])
      for (const { id } of [viewerProject, editedProject]) {
        const calls = [...reads(id), ...writes(id), ...editorial(id), ...owners(id)]
        expect(await tried(who, calls)).toEqual(all(calls, '404 not_found'))
        expect(codeOf(await company(who, 'activity'))).toBe('404 not_found')
        for (const page of ['edit', 'view', 'revisions', 'links', 'comments'])
          expect((await who.get(`/au/project-builder/${page}/?projectId=${id}`)).status).not.toBe(200)
        expect((await who.get(`/au/api/comment-record/?projectId=${id}`)).status).toBe(404)
      }
  })

  it('is read by members, and changed by none of them where it is shared to view (T-121)', async () => {
    const { id } = viewerProject
    for (const who of [people.member, people.admin]) {
      expect((await tried(who, reads(id))).filter(([name, code]) => code !== 200 && !name.includes('compare'))).toEqual(
        [],
      )
      const calls = [...writes(id), ...editorial(id), ...owners(id)]
      expect(await tried(who, calls)).toEqual(all(calls, '403 forbidden'))
      expect((await who.get(`/au/project-builder/view/?projectId=${id}&step=3`)).status).toBe(200)
    }
    // Staff read it as before, and change nothing.
    expect(codeOf(await project(people.staff, 'getProjectById', { id }))).toBe(200)
    expect(await tried(people.staff, writes(id))).toEqual(all(writes(id), '404 not_found'))
  })

  it('is changed by members where it is shared to edit, but is still its owner’s', async () => {
    const { id } = editedProject
    const { member } = people
    expect(await tried(member, writes(id))).toEqual(all(writes(id), '409 conflict'))
    expect(await tried(member, owners(id))).toEqual(all(owners(id), '403 forbidden'))
    expect(codeOf(await share(member, editedProject, 'view'))).toBe('403 forbidden')
    const { version } = await shape(member, id)
    const saved = await project(member, 'saveProject', { id, version, rooms: [{ name: 'Bath', lineItems: [] }] })
    expect(codeOf(saved)).toBe(200)
    expect(await shape(owner, id)).toMatchObject({ version: version + 1, companyAccess: 'edit' })
    const issued = { id, version: version + 1, label: 'A', purpose: 'For tender' }
    expect(codeOf(await project(member, 'issueRevision', issued))).toBe(200)
    expect(codeOf(await project(member, 'createLink', { id, name: 'Dan' }))).toBe(200)
    const twice = { ...issued, label: 'B' }
    const both = await Promise.all([project(member, 'issueRevision', twice), project(owner, 'issueRevision', twice)])
    expect(both.map(codeOf)).toEqual(expect.arrayContaining([200, '409 label_taken']))
    const { body } = await company(people.admin, 'activity')
    expect(body['activity']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ what: 'saved the schedule', projectName: 'Harbour House' }),
        expect.objectContaining({ what: 'issued revision A' }),
        expect.objectContaining({ what: 'shared the project to view' }),
      ]),
    )
  })

  it('says to who may only see it that it is so and whose it is, and leads there from an empty list', async () => {
    const page = async (who: Browser, path: string) => (await who.get(`/au/project-builder/${path}`)).text()
    const step = ({ id }: Made) => `edit/?projectId=${id}&step=3`
    expect(await page(people.member, step(viewerProject))).toContain('View only: shared with you by Jo Smith.')
    expect(await page(people.member, step(editedProject))).not.toContain('View only')
    expect(await page(owner, step(viewerProject))).not.toContain('View only')
    const mine = await page(people.member, '')
    expect(mine).toContain('No Records Found.')
    expect(mine).toContain('href="/au/project-builder/?of=company">See 2 projects of your company</a>')
    expect(await page(owner, '')).not.toContain('of your company</a>')
  })

  it('is listed for the company, and says who works on it', async () => {
    const list = async (who: Browser, scope: string) => {
      const { body } = await project(who, 'getMyProjectsDashboard', { limit: 100, scope })
      return (body['data'] as { results: { projectId: string; right: string }[] }).results
    }
    const { member } = people
    expect(await list(member, 'mine')).toEqual([])
    const shared = Object.fromEntries((await list(member, 'company')).map((each) => [each.projectId, each.right]))
    expect(shared).toEqual({ [viewerProject.id]: 'view', [editedProject.id]: 'edit' })
    expect(await list(people.former, 'company')).toEqual([])
    expect((await list(owner, 'mine')).map(({ right }) => right)).toEqual(['own', 'own'])
    await project(member, 'presence', { id: editedProject.id })
    const { body } = await project(owner, 'presence', { id: editedProject.id })
    expect(body['people']).toHaveLength(1)
  })

  it('is private again once its owner says so, and handed over to a colleague alone', async () => {
    const made = await newProject(owner, 'edit')
    const memberId = await accountOf(people.member)
    expect(codeOf(await share(owner, made, 'none'))).toBe(200)
    expect(codeOf(await project(people.member, 'getProjectById', { id: made.id }))).toBe('404 not_found')
    const strangerId = await accountOf(people.stranger)
    expect(codeOf(await project(owner, 'handOver', { id: made.id, accountId: strangerId }))).toBe('400 invalid_input')
    expect(codeOf(await project(owner, 'handOver', { id: made.id, accountId: memberId }))).toBe(200)
    expect(codeOf(await project(owner, 'getProjectById', { id: made.id }))).toBe('404 not_found')
    const mails = () => mailbox().to(people.member.email)
    await expect.poll(() => mails().at(-1)?.subject).toContain('Harbour House')
    expect(codeOf(await project(people.member, 'getProjectById', { id: made.id }))).toBe(200)
    expect(codeOf(await share(people.stranger, await newProject(people.stranger), 'edit'))).toBe('403 forbidden')
  })

  it('stays with the company when its owner leaves, for an admin to take over', async () => {
    const leaver = await newPerson()
    await join(people.admin, leaver)
    const [shared, own] = [await newProject(leaver, 'view'), await newProject(leaver)]
    expect(codeOf(await company(people.admin, 'takeOver', { id: shared.id }))).toBe('409 conflict')
    expect(codeOf(await company(leaver, 'leave'))).toBe(200)
    expect(codeOf(await project(leaver, 'getProjectById', { id: shared.id }))).toBe('404 not_found')
    expect(codeOf(await project(leaver, 'getProjectById', { id: own.id }))).toBe(200)
    expect(codeOf(await project(people.member, 'getProjectById', { id: shared.id }))).toBe(200)
    expect(codeOf(await company(people.admin, 'takeOver', { id: own.id }))).toBe('404 not_found')
    expect(codeOf(await company(people.admin, 'takeOver', { id: shared.id }))).toBe(200)
    expect(codeOf(await share(people.admin, shared, 'none'))).toBe(200)
  })

  it('is its owner’s again when the last member leaves', async () => {
    const [admin, leaver] = [await newPerson(), await newPerson()]
    await join(admin, leaver)
    const shared = await newProject(leaver, 'edit')
    await company(leaver, 'leave')
    expect(codeOf(await project(leaver, 'getProjectById', { id: shared.id }))).toBe('404 not_found')
    expect(codeOf(await company(admin, 'leave'))).toBe(200)
    expect(codeOf(await project(leaver, 'getProjectById', { id: shared.id }))).toBe(200)
    expect(await members(admin)).toMatchObject({ company: null, members: [] })
  })
})

describe('the mails about companies', () => {
  it('stop at the address that each of them names, also for who has no account', async () => {
    const admin = await newPerson()
    const email = `dan-${randomUUID()}@studio.test`
    await company(admin, 'invite', { email })
    const { text } = await mailbox().next(email)
    const stop = new URL(/http\S+\/mails\/\?token=\S+/.exec(text ?? '')?.[0] ?? '')
    const path = stop.pathname + stop.search
    expect(await (await newBrowser().get(path)).text()).toContain('Mails about your company')
    const choose = (wantsMails: boolean) =>
      newBrowser().act('account/chooseCommentMails', { token: stop.searchParams.get('token'), wantsMails }, 'au')
    expect(codeOf(await choose(false))).toBe(200)
    const { invites } = await members(admin)
    await company(admin, 'remove', { inviteId: invites[0]?.id })
    await company(admin, 'invite', { email })
    const waiting = () =>
      db()
        .selectFrom('mail_outbox')
        .select('sent_at')
        .where('recipient', '=', email)
        .where('sent_at', 'is', null)
        .execute()
    await expect.poll(waiting).toEqual([])
    expect(mailbox().to(email)).toHaveLength(1)
    expect(codeOf(await choose(true))).toBe(200)
    await company(admin, 'remove', { inviteId: (await members(admin)).invites[0]?.id })
    await company(admin, 'invite', { email })
    await expect.poll(() => mailbox().to(email).length).toBe(2)
  })
})

describe('the pages', () => {
  it('work without script: found, invite, join, share, hand over, leave', async () => {
    const [admin, guest] = [await newPerson(), await newPerson()]
    const post = async (who: Browser, path: string, fields: Record<string, string>) =>
      who.send(path, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    const page = async (who: Browser, path: string) => (await who.get(path)).text()
    expect(await page(admin, '/au/company/')).toContain('Name of the company')
    const wrong = await post(admin, '/au/company/?form=invite', { email: 'nobody', companyName: '<b>zz</b> & Co' })
    expect(wrong.status).toBe(400)
    expect(await wrong.text()).toContain('must be an email address')
    const sent = await post(admin, '/au/company/?form=invite', { email: guest.email, companyName: '<b>zz</b> & Co' })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/au/company/'])
    expect(await page(admin, '/au/company/')).toContain(guest.email)
    const again = await post(admin, '/au/company/?form=invite', { email: guest.email })
    expect(await again.text()).toContain(`on its way to ${guest.email}`)
    const invited = await page(guest, '/au/company/')
    expect(invited).toContain('&lt;b&gt;zz&lt;/b&gt; &amp; Co')
    const inviteId = /name="inviteId" value="([^"]+)"/.exec(invited)?.[1] ?? ''
    expect((await post(guest, '/au/company/?form=answer', { inviteId, answer: 'accept' })).status).toBe(303)
    const { id, version } = await newProject(admin)
    const sharing = `/au/project-builder/sharing/?projectId=${id}`
    const given = { id, version: String(version), companyAccess: 'edit' }
    expect((await post(admin, `${sharing}&form=share`, given)).status).toBe(303)
    expect(await page(guest, '/au/project-builder/?of=company')).toContain('Harbour House')
    expect((await guest.get(sharing)).status).toBe(302)
    const handed = await post(admin, `${sharing}&form=hand`, { id, accountId: await accountOf(guest) })
    expect(handed.status).toBe(303)
    expect(await page(guest, sharing)).toContain('Hand over')
    expect(await page(guest, '/au/company/')).toContain('handed the project over to Jo Smith')
    expect((await post(admin, '/au/company/?form=leave', {})).status).toBe(409)
    expect((await post(guest, '/au/company/?form=leave', {})).status).toBe(303)
    expect(await page(admin, '/au/company/')).toContain('Take over')
    expect((await post(admin, '/au/company/?form=change', { change: 'takeOver', id })).status).toBe(303)
    expect((await shape(admin, id)).companyAccess).toBe('edit')
  })
})

describe('links of somebody whose membership ends', () => {
  const addressOf = (made: { body: Record<string, unknown> }) =>
    new URL((made.body['link'] as { url: string }).url).pathname
  const statusOf = async (path: string) => (await newBrowser().get(path)).status
  const post = (who: Browser, form: string, fields: Record<string, string>, page = 'company') =>
    who.send(`/au/${page}/?form=${form}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })

  /** A colleague with a link to the admin's project, one to their own shared project, of before makers were kept, and one to a private one. */
  async function givenLinks() {
    const [admin, maker] = [await newPerson(), await newPerson()]
    await join(admin, maker)
    const theirs = await newProject(admin, 'edit')
    const [shared, own] = [await newProject(maker, 'edit'), await newProject(maker)]
    const made = await project(maker, 'createLink', { id: theirs.id, name: 'Plumbing', prices: true })
    const former = await project(maker, 'createLink', { id: shared.id, name: 'Joinery' })
    const formerId = (former.body['link'] as { id: string }).id
    await db().updateTable('project_link').set({ account_id: null }).where('link_id', '=', formerId).execute()
    const ownLink = addressOf(await project(maker, 'createLink', { id: own.id, name: 'Myself' }))
    const others = addressOf(await project(admin, 'createLink', { id: theirs.id, name: 'Builder' }))
    return { admin, maker, links: [addressOf(made), addressOf(former)], kept: [ownLink, others] }
  }

  it('are listed to the admin and end with it, by call and without script (T-131)', async () => {
    for (const isCall of [true, false]) {
      const { admin, maker, links, kept } = await givenLinks()
      const page = await (await admin.get('/au/company/')).text()
      expect(page).toContain('2 open links')
      expect(page).toContain('Harbour House · Prices, notes, files')
      expect(page).not.toContain('Myself')
      expect(await (await maker.get('/au/company/')).text()).toContain('2 open links')
      const accountId = await accountOf(maker)
      if (isCall) expect(codeOf(await company(admin, 'remove', { accountId }))).toBe(200)
      else expect((await post(admin, 'change', { change: 'remove', accountId })).status).toBe(303)
      expect(await Promise.all(links.map(statusOf))).toEqual([410, 410])
      // What was not shared is not the company's.
      expect(await Promise.all(kept.map(statusOf))).toEqual([200, 200])
      expect(await (await admin.get('/au/company/')).text()).toContain('from the company; 2 open links ended')
    }
  })

  it('stay where the admin takes them over, and end with the admin', async () => {
    for (const isCall of [true, false]) {
      const { admin, maker, links, kept } = await givenLinks()
      const accountId = await accountOf(maker)
      if (isCall) expect(codeOf(await company(admin, 'remove', { accountId, links: 'takeOver' }))).toBe(200)
      else expect((await post(admin, 'change', { change: 'remove', accountId, takeOver: 'yes' })).status).toBe(303)
      expect(await Promise.all(links.map(statusOf))).toEqual([200, 200])
      const successor = await newPerson()
      await join(admin, successor, 'admin')
      expect(codeOf(await company(successor, 'remove', { accountId: await accountOf(admin) }))).toBe(200)
      expect(await Promise.all([...links, ...kept].map(statusOf))).toEqual([410, 410, 200, 410])
    }
  })

  it('end, or become an admin’s, when somebody leaves or deletes the account (T-131)', async () => {
    const deletion = { password: encoded(PASSWORD) }
    const ways: Readonly<Record<string, (maker: Person) => Promise<unknown>>> = {
      'leave, end': (maker) => company(maker, 'leave'),
      'leave, take over': (maker) => company(maker, 'leave', { links: 'takeOver' }),
      'leave without script, end': (maker) => post(maker, 'leave', {}),
      'leave without script, take over': (maker) => post(maker, 'leave', { takeOver: 'yes' }),
      'delete without script, end': (maker) => post(maker, 'delete-account', { password: PASSWORD }, 'my-account'),
      'delete without script, take over': (maker) =>
        post(maker, 'delete-account', { password: PASSWORD, takeOver: 'yes' }, 'my-account'),
      'delete, end': (maker) => maker.call('deleteAccount', deletion),
      'delete, take over': (maker) => maker.call('deleteAccount', { ...deletion, links: 'takeOver' }),
    }
    for (const [way, end] of Object.entries(ways)) {
      const { maker, links, kept } = await givenLinks()
      expect(await (await maker.get('/au/my-account/')).text()).toMatch(/open links?<\/legend>/)
      await end(maker)
      const status = way.endsWith('end') ? 410 : 200
      expect([way, ...(await Promise.all(links.map(statusOf)))]).toEqual([way, status, status])
      expect(await statusOf(kept[1]!)).toBe(200)
    }
  })

  it('stay as they are when the password is wrong or missing', async () => {
    const { maker, links } = await givenLinks()
    for (const password of ['', 'Wrong-Kettle-1']) {
      const refused = await post(maker, 'delete-account', { password }, 'my-account')
      expect([refused.status, /aria-invalid|role="alert"/.test(await refused.text())]).toEqual([400, true])
    }
    expect(await Promise.all(links.map(statusOf))).toEqual([200, 200])
  })

  it('of before makers were kept stay the former owner’s when the project is handed over', async () => {
    const { admin, maker, links } = await givenLinks()
    const { project_id: id } = await db()
      .selectFrom('project')
      .select('project_id')
      .where('account_id', '=', await accountOf(maker))
      .where('company_id', 'is not', null)
      .executeTakeFirstOrThrow()
    expect(codeOf(await project(maker, 'handOver', { id, accountId: await accountOf(admin) }))).toBe(200)
    expect(codeOf(await company(admin, 'remove', { accountId: await accountOf(maker) }))).toBe(200)
    expect(await Promise.all(links.map(statusOf))).toEqual([410, 410])
  })

  it('are not made by somebody who is being removed', async () => {
    const { admin, maker, links: _, ...given } = await givenLinks()
    const { id } = await newProject(admin, 'edit')
    const [made] = await Promise.all([
      project(maker, 'createLink', { id, name: 'At once' }),
      company(admin, 'remove', { accountId: await accountOf(maker) }),
    ])
    expect([made.status === 200 ? await statusOf(addressOf(made)) : 410, given.kept.length]).toEqual([410, 2])
  })
})

describe('deleting an account that shares with its company (T-103)', () => {
  const deletion = { password: encoded(PASSWORD) }

  it('is refused to the last admin with others, and to nobody else', async () => {
    const [admin, other] = [await newPerson(), await newPerson()]
    await join(admin, other)
    const { id } = await newProject(admin, 'edit')
    expect(codeOf(await admin.call('deleteAccount', deletion))).toBe('409 last_admin')
    expect(codeOf(await project(other, 'getProjectById', { id }))).toBe(200)
    expect(codeOf(await company(admin, 'setRole', { accountId: await accountOf(other), role: 'admin' }))).toBe(200)
    expect(codeOf(await admin.call('deleteAccount', deletion))).toBe(200)
  })

  it('leaves what was shared with an admin: project, revision, link, template and quote', async () => {
    const [admin, leaver] = [await newPerson(), await newPerson()]
    await join(admin, leaver)
    const shared = await newProject(leaver, 'edit')
    const own = await newProject(leaver)
    const { version } = await shape(admin, shared.id)
    const item = { id: randomUUID(), sku: 'HI100', quantity: 2 }
    const saved = await project(admin, 'saveProject', {
      id: shared.id,
      version,
      rooms: [{ name: 'Ensuite 1', lineItems: [item] }],
    })
    const now = (saved.body['shoppingList'] as { version: number }).version
    const issued = await project(admin, 'issueRevision', {
      id: shared.id,
      version: now,
      label: 'A',
      purpose: 'For tender',
    })
    const revisionId = (issued.body['revision'] as { id: string }).id
    const linked = await project(admin, 'createLink', { id: shared.id, name: 'Plumbing' })
    const { url } = linked.body['link'] as { url: string }
    expect(
      codeOf(
        await project(leaver, 'requestQuote', { id: shared.id, revisionId, place: 'Sydney', neededBy: '', text: '' }),
      ),
    ).toBe(200)
    const leaverId = await accountOf(leaver)
    const adminId = await accountOf(admin)
    expect(codeOf(await leaver.call('deleteAccount', deletion))).toBe(200)
    expect(codeOf(await project(admin, 'getProjectById', { id: shared.id }))).toBe(200)
    expect(codeOf(await project(admin, 'getRevision', { id: shared.id, revisionId }))).toBe(200)
    expect((await newBrowser().get(new URL(url).pathname)).status).toBe(200)
    const owners = await db()
      .selectFrom('project')
      .select('account_id')
      .where('project_id', 'in', [shared.id, own.id])
      .execute()
    expect(owners).toEqual([{ account_id: adminId }])
    const quotes = (await project(admin, 'getQuotes', { id: shared.id })).body['quotes']
    expect(quotes).toHaveLength(1)
    expect(await db().selectFrom('account').select('email').where('account_id', '=', leaverId).execute()).toEqual([])
  })
})
