import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { MAX_PROJECTS } from '@specify/schedule/model.ts'
import { PROFILE_INPUT } from '#app/features/accounts/testing/profile.ts'
import { encoded, PASSWORD } from '#tests/support/browser/account-browser.ts'
import { usePeople, type Browser, type Person } from '#tests/support/browser/use-people.ts'

const { db, newPlace, newBrowser, newPerson } = usePeople()

const SKU = 'FM1000C'
const MARKUP = ['<img src=x onerror=alert(1)>', '"><svg onload=alert(1)>', '</script><script>alert(1)</script>']
const DETAILS = { projectName: 'Harbour House', projectType: 'commercial', projectLocation: 'NSW' }
const NEW_PROJECT = {
  projectDetails: DETAILS,
  specifierDetails: { username: 'Jo Smith' },
  selectedRoomDetails: ['Kitchen 1', 'Ensuite Bathroom 1'],
}

interface ShoppingList {
  readonly projectId: string
  readonly version: number
  readonly projectName: string
  readonly projectStatus: string
  readonly IsInternalProject: boolean
  readonly customerDetails: Record<string, string>
  readonly roomLabels: readonly string[]
  readonly lineItems: readonly {
    id: string
    roomName: string
    quantity: number
    roomNotes: string
    variant: { sku: string }
  }[]
}

const act = (who: Browser, name: string, input: object, headers: Record<string, string> = {}) =>
  who.act(`projectBuilder/${name}`, input, 'au', headers)

async function done(who: Browser, name: string, input: object): Promise<ShoppingList> {
  const { status, body } = await act(who, name, input)
  expect({ name, status, error: body['error'] }).toEqual({ name, status: 200, error: undefined })
  return body['shoppingList'] as ShoppingList
}

const read = (who: Browser, shoppingListId: string) => done(who, 'getProjectById', { shoppingListId })

/** A project with a product in each of its rooms. */
async function newProject(owner: Browser, input: object = NEW_PROJECT): Promise<ShoppingList> {
  const { projectId } = await done(owner, 'createShoppingList', input)
  const items = [
    { roomName: 'Kitchen 1', quantity: 3, roomNotes: 'zznote' },
    { roomName: 'Ensuite Bathroom 1', quantity: 1 },
  ]
  return done(owner, 'updateShoppingList', { shoppingListId: projectId, sku: SKU, items })
}

/** Everything that is kept of a project. */
async function kept(projectId: string): Promise<string> {
  const project = await db().selectFrom('project').selectAll().where('project_id', '=', projectId).execute()
  const history = await db().selectFrom('project_change').selectAll().where('project_id', '=', projectId).execute()
  return JSON.stringify({ project, history })
}

/** Every action that takes the id of a project, with an input that its owner could send. */
const CALLS: readonly [name: string, input: (id: string, version: number) => object][] = [
  ['getProjectById', (shoppingListId) => ({ shoppingListId })],
  ['getProjectCategories', (shoppingListId) => ({ shoppingListId })],
  ['getProductUse', (id) => ({ id })],
  ['cloneProject', (shoppingListId) => ({ shoppingListId, projectName: 'Copy' })],
  ['updateShoppingList', (shoppingListId) => ({ shoppingListId, sku: SKU, items: [{ roomName: 'Kitchen 1' }] })],
  [
    'updateShoppingList',
    (shoppingListId, version) => ({ shoppingListId, version, items: { projectName: 'Taken' }, status: 'closed' }),
  ],
  [
    'updateProject',
    (shoppingListId, version) => ({ shoppingListId, version, items: { selectedRoomDetails: ['Kitchen 1', 'Hall 1'] } }),
  ],
  [
    'updateProjectStatus',
    (shoppingListId, version) => ({ shoppingListId, version, fieldName: 'status', status: 'closed' }),
  ],
  ['performMutationOnMyProjectById', (projectId, version) => ({ projectId, version, allRoomsAreDeleted: true })],
  ['saveProject', (id, version) => ({ id, version, rooms: [] })],
  ['deleteProject', (id, version) => ({ id, version })],
]
const STAFF_MAY = new Set(['getProjectById', 'getProjectCategories', 'getProductUse', 'cloneProject'])

let owner: Person
let other: Person
let staff: Person
let newcomer: Person
beforeAll(async () => {
  owner = await newPerson()
  other = await newPerson()
  staff = await newPerson({ isStaff: true })
  newcomer = await newPerson({ profile: false })
})

it('adds a discontinued product only on insistence, and says why by a code of its own', async () => {
  const { projectId: shoppingListId, version } = await newProject(owner)
  const add = { shoppingListId, sku: 'GB100', items: [{ roomName: 'Kitchen 1', quantity: 2 }] }
  const { status, body } = await act(owner, 'updateShoppingList', add)
  expect([status, body['error']]).toEqual([
    422,
    { code: 'product_discontinued', message: 'This product has been discontinued.' },
  ])
  expect(await read(owner, shoppingListId)).toMatchObject({ version })
  const added = await done(owner, 'updateShoppingList', { ...add, allowDiscontinued: true })
  const item = added.lineItems.find(({ variant }) => variant.sku === 'GB100')!
  // What is there already is changed and removed as any other.
  const items = [{ roomName: 'Kitchen 1', lineItemId: item.id, quantity: 3 }]
  await done(owner, 'updateShoppingList', { shoppingListId, sku: 'GB100', items })

  for (const path of ['upload-excel', 'import-list']) {
    const send = async (fields: Record<string, string>) => {
      const form = new FormData()
      form.set('file', new Blob(['sku,qty,section\nGB100,1,Attic\nFM1000C,1,Attic']), 'list.csv')
      for (const [field, value] of Object.entries({ projectId: shoppingListId, commit: 'true', ...fields }))
        form.set(field, value)
      const response = await owner.send(`/au/api/${path}/`, { method: 'POST', body: form })
      return (await response.json()) as { addedSkus: object[]; notAddedSkus: object[] }
    }
    const left = await send({})
    expect(left.notAddedSkus).toMatchObject([{ sku: 'GB100', remark: 'Product has been discontinued' }])
    expect((await send({ allowDiscontinued: 'true' })).notAddedSkus).toEqual([])
  }
})

describe('an answer', () => {
  it('says each product once, without its attributes, to callers that ask for no more than needed', async () => {
    const { projectId } = await newProject(owner)
    const headers = { prefer: 'return=minimal' }
    const { body } = await act(owner, 'getProjectById', { shoppingListId: projectId }, headers)
    const { project } = body as { project: { version: number; rooms: { items: object[] }[]; products: object } }
    expect(body).not.toHaveProperty('shoppingList')
    expect(project.rooms.map(({ items }) => items)).toMatchObject([
      [{ sku: SKU, quantity: 3, note: 'zznote' }],
      [{ sku: SKU, quantity: 1, note: '' }],
    ])
    expect(Object.keys(project.products)).toEqual([SKU])
    const details = { shoppingListId: projectId, version: project.version, items: { projectName: 'Short' } }
    expect((await act(owner, 'updateShoppingList', details, headers)).body).toMatchObject({
      isError: false,
      project: { version: project.version + 1, projectName: 'Short' },
    })
    expect(await read(owner, projectId)).toMatchObject({ projectName: 'Short', lineItems: [{ quantity: 3 }, {}] })
  })

  it('lists the rooms of projects as they are now', async () => {
    const person = await newPerson()
    const { projectId } = await newProject(person)
    const { version } = await read(person, projectId)
    const change = { projectId, version, updateRoomName: { roomName: 'Kitchen 1', newRoomName: 'Galley' } }
    await done(person, 'performMutationOnMyProjectById', change)
    const { body } = await act(person, 'getShoppingLists', {})
    expect(body['results']).toMatchObject([{ projectId, roomLabels: ['Galley', 'Ensuite Bathroom 1'] }])
  })
})

describe('a room that is added', () => {
  it('comes below the others, whether they are named as well or not', async () => {
    const { projectId: shoppingListId } = await newProject(owner)
    const add = async (label: string[]) => {
      const { version: now } = await read(owner, shoppingListId)
      await done(owner, 'updateProject', { shoppingListId, version: now, items: { selectedRoomDetails: label } })
      return (await read(owner, shoppingListId)).roomLabels
    }
    expect(await add(['Laundry 1'])).toEqual(['Kitchen 1', 'Ensuite Bathroom 1', 'Laundry 1'])
    expect(await add(['Laundry 1', 'Hall 1', 'Kitchen 1'])).toEqual([
      'Kitchen 1',
      'Ensuite Bathroom 1',
      'Laundry 1',
      'Hall 1',
    ])
  })
})

describe('a product that is added', () => {
  it('goes to one room or to a list of them', async () => {
    const { projectId: shoppingListId } = await newProject(owner)
    const room = { roomName: 'Hall 1', quantity: 2 }
    await done(owner, 'updateShoppingList', { shoppingListId, sku: SKU, items: room })
    await done(owner, 'updateShoppingList', { shoppingListId, sku: SKU, items: [{ ...room, roomName: 'Hall 2' }] })
    const { lineItems } = await read(owner, shoppingListId)
    expect(lineItems.slice(-2)).toMatchObject([room, { roomName: 'Hall 2', quantity: 2 }])
    const refused = await act(owner, 'updateShoppingList', { shoppingListId, version: 1, items: room })
    expect(refused).toMatchObject({ status: 400, body: { error: { message: 'sku: is missing' } } })
  })
})

it('an internal product cannot be added, and is refused as one that nobody knows (T-053)', async () => {
  const { projectId: shoppingListId } = await newProject(owner)
  const add = (sku: string) =>
    act(owner, 'updateShoppingList', { shoppingListId, sku, items: [{ roomName: 'Kitchen 1' }] })
  const [internal, unknown] = [await add('ZZINTSKU1'), await add('NOSUCHSK1')]
  expect(internal.status).toBe(404)
  expect(JSON.stringify(internal.body).replaceAll('ZZINTSKU1', 'NOSUCHSK1')).toBe(JSON.stringify(unknown.body))
})

it('projects go with the account of their owner (T-072)', async () => {
  const person = await newPerson()
  const { projectId } = await newProject(person)
  expect((await person.call('deleteAccount', { password: encoded(PASSWORD) })).status).toBe(200)
  expect(await kept(projectId)).toBe('{"project":[],"history":[]}')
  expect((await act(staff, 'getProjectById', { shoppingListId: projectId })).status).toBe(404)
})

it('an account has a bounded number of projects, and room again once one is deleted', async () => {
  const person = await newPerson()
  const { projectId, version } = await newProject(person)
  // All columns as they are but the id.
  await sql`
    insert into project select (json_populate_record(project, json_build_object('project_id', gen_random_uuid()))).*
    from project, generate_series(1, ${MAX_PROJECTS - 1}) where project_id = ${projectId}`.execute(db())
  const refused = [
    await act(person, 'createShoppingList', NEW_PROJECT),
    await act(person, 'cloneProject', { shoppingListId: projectId, projectName: 'Tower B' }),
  ]
  for (const { status, body } of refused)
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringMatching(/20,000 projects at most/)])
  await act(person, 'deleteProject', { id: projectId, version })
  expect((await act(person, 'createShoppingList', NEW_PROJECT)).status).toBe(200)
})

it('ids of projects say nothing of one another (T-041)', async () => {
  const person = await newPerson()
  const { projectId } = await newProject(person)
  // As a new project gets its id: by the default of its column.
  await sql`
    insert into project (account_id, locale, project_name, project_type, project_location, opportunity_number,
      project_version, username, customer, is_internal, rooms, created_at, changed_at)
    select account_id, locale, 'Project ' || n, project_type, project_location, opportunity_number,
      project_version, username, customer, is_internal, rooms, created_at, changed_at
    from project, generate_series(1, 199) n where project_id = ${projectId}`.execute(db())
  const rows = await db()
    .selectFrom('project')
    .innerJoin('account', 'account.account_id', 'project.account_id')
    .select('project_id')
    .where('email', '=', person.email)
    .execute()
  const ids = rows.map((row) => row.project_id)
  expect(new Set(ids).size).toBe(200)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  const bits = ids.map((id) => BigInt(`0x${id.replaceAll('-', '')}`))
  const distances = bits.slice(1).map((value, at) => (value ^ bits[at]!).toString(2).replaceAll('0', '').length)
  const average = distances.reduce((sum, each) => sum + each, 0) / distances.length
  // 122 bits are by chance; half of them differ.
  expect(average).toBeGreaterThan(57)
  expect(average).toBeLessThan(65)
  expect(Math.min(...distances)).toBeGreaterThan(30)
  const rising = bits.slice(1).filter((value, at) => value > bits[at]!).length
  expect(rising).toBeGreaterThan(60)
  expect(rising).toBeLessThan(140)
})

describe('who may do what with a project', () => {
  it.each([
    ['a visitor', () => newBrowser(), 401],
    ['an account without a profile', () => newcomer, 403],
    ['another account', () => other, 404],
    ['staff', () => staff, 404],
  ] as const)(
    '%s is refused as for a project that is not there (T-071, T-084, T-088)',
    async (_who, browser, refusal) => {
      const who = browser()
      const project = await newProject(owner)
      const before = await kept(project.projectId)
      for (const [name, input] of CALLS) {
        if (who === staff && STAFF_MAY.has(name)) continue
        const answer = await act(who, name, input(project.projectId, project.version))
        const unknown = await act(who, name, input(randomUUID(), project.version))
        expect([name, answer.status]).toEqual([name, refusal])
        expect(answer.body).toEqual(unknown.body)
        expect(unknown.status).toBe(refusal)
        expect(answer.body).not.toHaveProperty('shoppingList')
      }
      expect(await kept(project.projectId)).toBe(before)
    },
  )

  it('callers without permission are refused, whatever was sent (T-071, T-084)', async () => {
    for (const name of new Set(CALLS.map(([each]) => each))) {
      expect([name, (await act(newBrowser(), name, {})).status]).toEqual([name, 401])
      expect([name, (await act(newcomer, name, {})).status]).toEqual([name, 403])
    }
    expect((await act(newBrowser(), 'getProjectMetadata', {})).status).toBe(200)
  })

  it('staff read and copy the projects of others (T-084)', async () => {
    const project = await newProject(owner)
    const before = await kept(project.projectId)
    expect((await read(staff, project.projectId)).lineItems).toHaveLength(2)
    expect((await act(staff, 'getProjectCategories', { shoppingListId: project.projectId })).status).toBe(200)
    const copy = await done(staff, 'cloneProject', { shoppingListId: project.projectId, projectName: 'Copy' })
    expect((await act(owner, 'getProjectById', { shoppingListId: copy.projectId })).status).toBe(404)
    expect(await kept(project.projectId)).toBe(before)
  })

  it('line items of other projects are not reached through one’s own (T-085)', async () => {
    const mine = await newProject(owner)
    const theirs = await newProject(other)
    const lineItemId = theirs.lineItems[0]!.id
    const ownId = mine.lineItems[0]!.id
    const before = [await kept(mine.projectId), await kept(theirs.projectId)]
    const sound = { lineITemsToUpdate: [{ lineItemId: ownId, quantity: 8 }] }
    for (const change of [
      { lineITemsToUpdate: [...sound.lineITemsToUpdate, { lineItemId, quantity: 8 }] },
      { ...sound, lineItemsToRemove: [lineItemId] },
      { ...sound, lineItemsToRemove: [{ lineItemId }] },
      { ...sound, lineItems: [{ lineItemId, roomName: 'Kitchen 1' }] },
      { ...sound, lineItemPriorityToUpdate: [{ lineItemId, itemPriority: 1 }] },
      { ...sound, roomNotes: [{ lineItemId, roomNotes: 'Mine' }] },
      { ...sound, updateRoomNotes: [{ lineItemId, roomNotes: 'Mine' }] },
    ]) {
      const input = { projectId: mine.projectId, version: mine.version, ...change }
      expect((await act(owner, 'performMutationOnMyProjectById', input)).status).toBe(404)
    }
    for (const item of [
      { roomName: 'Kitchen 1', lineItemId },
      { roomName: 'Kitchen 1', lineItemId, quantity: 2 },
    ]) {
      const input = { shoppingListId: mine.projectId, sku: SKU, items: [{ roomName: 'Hall 1' }, item] }
      expect((await act(owner, 'updateShoppingList', input)).status).toBe(404)
    }
    expect([await kept(mine.projectId), await kept(theirs.projectId)]).toEqual(before)
  })

  it('a copy is its maker’s own, open, and another project in everything (T-086)', async () => {
    const source = await newProject(owner)
    const { version } = source
    const close = { shoppingListId: source.projectId, version, fieldName: 'status', status: 'closed' }
    await done(owner, 'updateProjectStatus', close)
    for (const [fieldName, status] of [
      ['showLandscape', true],
      ['showPricesOnPdf', false],
    ]) {
      const { version } = await read(owner, source.projectId)
      await done(owner, 'updateProjectStatus', { shoppingListId: source.projectId, version, fieldName, status })
    }
    const otherAccount = await db()
      .selectFrom('account')
      .select('account_id')
      .where('email', '=', other.email)
      .execute()
    const customerId = otherAccount[0]!.account_id
    const copy = await done(owner, 'cloneProject', {
      shoppingListId: source.projectId,
      projectName: ' Copy ',
      customerId,
    })
    expect(copy).toMatchObject({ projectName: 'Copy', projectStatus: 'open', version: 1, IsInternalProject: false })
    expect(copy).toMatchObject({ showLandscape: true, showPricesOnPdf: false })
    expect(Object.values(copy.customerDetails).join('')).toBe('')
    expect(copy.roomLabels).toEqual(source.roomLabels)
    expect(copy.projectId).not.toBe(source.projectId)
    const ids = new Set(source.lineItems.map(({ id }) => id))
    expect(copy.lineItems.some(({ id }) => ids.has(id))).toBe(false)
    expect((await act(other, 'getProjectById', { shoppingListId: copy.projectId })).status).toBe(404)

    for (const projectName of ['', '   ', 'A'.repeat(51), ...MARKUP]) {
      const { status, body } = await act(owner, 'cloneProject', { shoppingListId: source.projectId, projectName })
      expect(status).toBe(400)
      if (projectName.trim() === '') expect(body['error']).toMatchObject({ message: 'Specification name is required.' })
    }
    const internal = await newProject(staff)
    const input = { shoppingListId: internal.projectId, projectName: 'Copy' }
    expect((await act(owner, 'cloneProject', input)).status).toBe(404)
  })

  it('lists of everybody’s projects and people are for staff (T-087)', async () => {
    const mine = await newProject(owner)
    const [{ account_id: Id } = { account_id: '' }] = await db()
      .selectFrom('account')
      .select('account_id')
      .where('email', '=', owner.email)
      .execute()
    for (const [name, input] of [
      ['getMyProjectsDashboardV2', {}],
      ['getMyProjectsDashboardV2', { userDetails: { Id } }],
      ['getMyProjectsDashboardV2', { userDetails: Id }],
      ['getMyProjectsDashboardV2', { userDetails: [], projectTypeDetails: [] }],
      ['getMyProjectsDashboardV2', { projectTypeDetails: ['commercial'] }],
      ['getMyProjectsDashboardV2', { projectTypeDetails: [{ Key: 'commercial', Label: 'Commercial' }] }],
      ['suggestUserNames', { query: 'zz' }],
      ['suggestUserNames', { query: '%' }],
      ['suggestUserNames', { query: '' }],
    ] as const) {
      expect((await act(newBrowser(), name, input)).status).toBe(401)
      expect((await act(other, name, input)).status).toBe(403)
      expect((await act(staff, name, input)).status).toBe(200)
    }
    const answer = await act(other, 'getMyProjectsDashboard', { limit: 0, userDetails: Id, accountId: Id })
    expect(JSON.stringify(answer.body)).not.toContain(mine.projectId)
    expect((await act(staff, 'suggestUserNames', { query: '%%' })).body['suggestions']).toEqual([])
  })
})

describe('the contract', () => {
  it('knows the details of a customer by either of their names', async () => {
    const customerDetails = {
      name: 'Big Hotel',
      customerAddress: '1 High St',
      email: 'hotel@zz.test',
      phone: '0212345678',
    }
    expect((await done(staff, 'createShoppingList', { ...NEW_PROJECT, customerDetails })).customerDetails).toEqual({
      customerName: 'Big Hotel',
      customerAddress: '1 High St',
      customerEmail: 'hotel@zz.test',
      customerPhone: '0212345678',
    })
  })

  it('says in lists what a project holds, with pictures of its first products', async () => {
    const person = await newPerson()
    const { projectId } = await newProject(person)
    const row = async () => {
      const { body } = await act(person, 'getMyProjectsDashboard', {})
      return (body['data'] as { results: object[] }).results[0]
    }
    // The product of the rooms has no picture.
    expect(await row()).toMatchObject({ shoppingListId: projectId, lineCount: 2, pictures: [] })
    const items = [{ roomName: 'Kitchen 1' }]
    const { lineItems, version } = await done(person, 'updateShoppingList', {
      shoppingListId: projectId,
      sku: '00TB-1.5/A',
      items,
    })
    expect(await row()).toMatchObject({ lineCount: 3, pictures: [expect.stringContaining('turoa')] })
    await done(person, 'performMutationOnMyProjectById', {
      projectId,
      version,
      lineItemsToRemove: lineItems.map(({ id }) => id),
    })
    expect(await row()).toMatchObject({ lineCount: 0, pictures: [] })
  })

  it('adds rooms to those that are there, named with them or alone', async () => {
    const { projectId, version, roomLabels } = await newProject(owner)
    const add = (on: number, selectedRoomDetails: readonly string[]) =>
      done(owner, 'updateProject', { shoppingListId: projectId, version: on, items: { selectedRoomDetails } })
    const one = await add(version, ['Laundry 1'])
    expect(one.roomLabels).toEqual([...roomLabels, 'Laundry 1'])
    const two = await add(one.version, [...one.roomLabels, 'Hall 1'])
    expect(two.roomLabels).toEqual([...roomLabels, 'Laundry 1', 'Hall 1'])
    expect(two.lineItems).toHaveLength(2)
    expect((await add(two.version, two.roomLabels)).version).toBe(two.version)
  })
})

describe('what is sent besides (T-089)', () => {
  const EXTRA = JSON.parse(`{
    "accountId": "x", "ownerId": "x", "account_id": "x", "isInternalUser": true, "isInternal": true,
    "IsInternalProject": true, "version": 999, "createdAt": "1999-01-01", "projectStatus": "closed", "locale": "nz",
    "__proto__": { "isInternalUser": true, "accountId": "x" }, "constructor": { "prototype": { "accountId": "x" } }
  }`) as object
  const CUSTOMER = {
    customerName: 'Zz',
    customerAddress: 'Zz',
    customerEmail: 'zz@zz.test',
    customerPhone: '0212345678',
  }

  it('of a new project changes nothing of whose and what it is', async () => {
    const project = await done(owner, 'createShoppingList', {
      ...EXTRA,
      ...NEW_PROJECT,
      projectDetails: { ...EXTRA, ...DETAILS },
      customerDetails: CUSTOMER,
    })
    expect(project).toMatchObject({ version: 1, IsInternalProject: false, projectStatus: 'open' })
    expect(Object.values(project.customerDetails).join('')).toBe('')
    expect((await read(owner, project.projectId)).projectId).toBe(project.projectId)
    const [row] = await db().selectFrom('project').selectAll().where('project_id', '=', project.projectId).execute()
    expect(row).toMatchObject({ locale: 'au', is_internal: false })
    expect(row!.created_at.getFullYear()).toBeGreaterThan(2000)
  })

  it('of a change changes nothing else', async () => {
    const { projectId, version } = await newProject(owner)
    await done(owner, 'updateShoppingList', {
      ...EXTRA,
      shoppingListId: projectId,
      version,
      items: { ...EXTRA, ...CUSTOMER, projectName: 'Renamed' },
    })
    const status = {
      ...EXTRA,
      shoppingListId: projectId,
      version: version + 1,
      fieldName: 'showLandscape',
      status: true,
    }
    const project = await done(owner, 'updateProjectStatus', status)
    expect(project).toMatchObject({ projectName: 'Renamed', version: version + 2, IsInternalProject: false })
    expect(project.projectStatus).toBe('open')
    expect(Object.values(project.customerDetails).join('')).toBe('')
  })

  it('of an account gives nobody more rights', async () => {
    const person = await newPerson()
    const before = await person.account()
    const gift = { ...EXTRA, email: 'zz@specify.test', emailVerified: true, customerType: 'builder', isStaff: true }
    await person.call('update', { ...gift, ...PROFILE_INPUT })
    const after = await person.account()
    expect(after).toMatchObject({ email: before['email'], isInternalUser: false })
    expect((await act(person, 'suggestUserNames', { query: 'zz' })).status).toBe(403)
  })

  it.each(['version', 'accountId', '__proto__', 'constructor', 'projectName', 'roomLabels', 'isInternal', ''])(
    'no switch is called %s (T-090)',
    async (fieldName) => {
      const { projectId, version } = await newProject(owner)
      const before = await kept(projectId)
      for (const status of ['closed', true, 2]) {
        const input = { shoppingListId: projectId, version, fieldName, status }
        expect((await act(owner, 'updateProjectStatus', input)).status).toBe(400)
      }
      expect(await kept(projectId)).toBe(before)
    },
  )

  it('no status is one that projects do not have (T-090)', async () => {
    const { projectId, version } = await newProject(owner)
    const before = await kept(projectId)
    for (const [fieldName, status] of [
      ...['deleted', 1, null, {}, [], true, ''].map((each) => ['status', each] as const),
      ...['yes', 1, null, {}, 'true'].map((each) => ['showLandscape', each] as const),
    ]) {
      const input = { shoppingListId: projectId, version, fieldName, status }
      expect((await act(owner, 'updateProjectStatus', input)).status).toBe(400)
    }
    expect(await kept(projectId)).toBe(before)
  })
})

describe('markup (T-079)', () => {
  it.each(MARKUP)('%s is refused in names and kept as text in notes', async (markup) => {
    const create = (who: Browser, more: object) => act(who, 'createShoppingList', { ...NEW_PROJECT, ...more })
    for (const field of ['projectName', 'projectType', 'projectLocation', 'opportunityNumber', 'projectVersion'])
      expect((await create(owner, { projectDetails: { ...DETAILS, [field]: markup } })).status).toBe(400)
    expect((await create(owner, { specifierDetails: { username: markup } })).status).toBe(400)
    expect((await create(owner, { selectedRoomDetails: [markup] })).status).toBe(400)
    for (const field of ['customerName', 'customerAddress', 'customerEmail', 'customerPhone'])
      expect((await create(staff, { customerDetails: { [field]: markup } })).status).toBe(400)

    const project = await newProject(owner)
    const { projectId, version, lineItems } = project
    const place = { shoppingListId: projectId, sku: SKU, items: [{ roomName: markup }] }
    expect((await act(owner, 'updateShoppingList', place)).status).toBe(400)
    for (const change of [
      { updateRoomName: { roomName: 'Kitchen 1', newRoomName: markup } },
      { lineItems: [{ lineItemId: lineItems[0]!.id, roomName: markup }] },
    ]) {
      const answer = await act(owner, 'performMutationOnMyProjectById', { projectId, version, ...change })
      expect(answer.status).toBe(400)
    }
    const answer = await act(owner, 'performMutationOnMyProjectById', {
      projectId,
      version,
      roomNotes: [
        { lineItemId: lineItems[0]!.id, roomNotes: markup },
        { roomName: 'Kitchen 1', roomNotes: markup },
      ],
    })
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect((answer.body['shoppingList'] as ShoppingList).lineItems[0]!.roomNotes).toBe(markup)
  })

  it('in an account reaches no page as markup', async () => {
    const person = await newPerson()
    for (const field of ['firstName', 'lastName', 'companyName', 'postal_code'])
      await person.call('update', { ...PROFILE_INPUT, [field]: MARKUP[0] })
    for (const path of ['/au/', '/au/my-account/']) {
      const html = await (await person.get(path)).text()
      expect(html).not.toContain(MARKUP[0])
    }
  })
})

describe('versions', () => {
  it('one of many changes of the same version is made (T-091)', { timeout: 120_000 }, async () => {
    let { projectId, version } = await newProject(owner)
    for (let round = 0; round < 20; round++) {
      const names = Array.from({ length: 50 }, (_, index) => `Name ${round} ${index}`)
      const answers = await Promise.all(
        names.map((projectName) =>
          act(
            owner,
            'updateShoppingList',
            { shoppingListId: projectId, version, items: { projectName } },
            { 'x-forwarded-for': newPlace() },
          ),
        ),
      )
      const winners = names.filter((_, index) => answers[index]!.status === 200)
      const losers = answers.filter(({ status }) => status !== 200)
      expect(winners).toHaveLength(1)
      for (const { status, body } of losers)
        expect({ status, body }).toMatchObject({
          status: 409,
          body: { isError: true, error: { code: 'conflict' }, currentVersion: version + 1 },
        })
      const after = await read(owner, projectId)
      expect(after).toMatchObject({ version: version + 1, projectName: winners[0] })
      version = after.version
    }
  })

  it('a change names the version it was made on (T-092)', async () => {
    const { projectId, version } = await newProject(owner)
    const changes = CALLS.filter(([name]) => !STAFF_MAY.has(name)).filter(
      ([, input]) => !('sku' in input(projectId, version)),
    )
    expect(changes).toHaveLength(6)
    const before = await kept(projectId)
    for (const given of [undefined, null, version - 1, version + 1, 0, -1, '2', `${version}`, 1e308, 1.5, {}, true]) {
      for (const [name, input] of changes) {
        const { status } = await act(owner, name, { ...input(projectId, version), version: given })
        expect([400, 409], `${name} with ${JSON.stringify(given)}`).toContain(status)
      }
    }
    const stale = await act(owner, 'deleteProject', { id: projectId, version: version - 1 })
    expect(stale).toMatchObject({ status: 409, body: { currentVersion: version } })
    expect(await kept(projectId)).toBe(before)
  })

  it('clients that try again lose nothing (T-093)', { timeout: 180_000 }, async () => {
    const { projectId } = await done(owner, 'createShoppingList', NEW_PROJECT)
    const lines = Array.from({ length: 25 }, (_, index) => `FM${1_000 + index}C`)
    let mostTries = 0
    async function client(): Promise<void> {
      // As pages do: what the answers leave out is not asked for a thousand times.
      const headers = { 'x-forwarded-for': newPlace(), prefer: 'return=minimal' }
      for (const sku of lines) {
        for (let tries = 1; ; tries++) {
          const now = await act(owner, 'getProjectById', { shoppingListId: projectId }, headers)
          expect(now.status).toBe(200)
          const { version } = now.body['project'] as { version: number }
          const items = [{ roomName: 'Kitchen 1', quantity: 1 }]
          const answer = await act(
            owner,
            'updateShoppingList',
            { shoppingListId: projectId, version, sku, items },
            headers,
          )
          mostTries = Math.max(mostTries, tries)
          if (answer.status === 200) break
          expect(answer.status).toBe(409)
          await sleep(Math.random() * Math.min(20 * 2 ** tries, 1_000))
        }
      }
    }
    await Promise.all(Array.from({ length: 20 }, client))
    expect(mostTries).toBeLessThanOrEqual(50)
    const { lineItems } = await read(owner, projectId)
    expect(lineItems.map(({ variant, quantity }) => [variant.sku, quantity])).toEqual(
      expect.arrayContaining(lines.map((sku) => [sku, 20])),
    )
    expect(lineItems).toHaveLength(lines.length)
  })
})

describe('limits (T-094)', () => {
  it('hold for calls that bypass the pages', async () => {
    const project = await newProject(owner)
    const { projectId: shoppingListId, version } = project
    const lineItemId = project.lineItems[0]!.id
    const before = await kept(shoppingListId)
    const place = (item: object) => ['updateShoppingList', { shoppingListId, sku: SKU, items: [item] }] as const
    const mutate = (change: object) =>
      ['performMutationOnMyProjectById', { projectId: shoppingListId, version, ...change }] as const
    const setRooms = (names: readonly string[]) =>
      ['updateProject', { shoppingListId, version, items: { selectedRoomDetails: names } }] as const
    const rooms = (count: number, name = (number: number) => `Room ${number}`) => [
      ...project.roomLabels,
      ...Array.from({ length: count }, (_, index) => name(index + 1)),
    ]
    const letters = (number: number) => `Room ${number.toString(26).replace(/\d/g, (d) => 'qrstuvwxyz'[Number(d)]!)}`
    for (const [name, input] of [
      ...[0, 10_000, -1, 1.5, '1e3', 1e308].flatMap((quantity) => [
        place({ roomName: 'Kitchen 1', quantity }),
        mutate({ lineITemsToUpdate: [{ lineItemId, quantity }] }),
      ]),
      place({ roomName: 'Kitchen 1', roomNotes: 'n'.repeat(301) }),
      place({ roomName: 'R'.repeat(31) }),
      mutate({ roomNotes: [{ lineItemId, roomNotes: 'n'.repeat(301) }] }),
      mutate({ roomNotes: [{ roomName: 'Kitchen 1', roomNotes: 'n'.repeat(301) }] }),
      mutate({ updateRoomName: { roomName: 'Kitchen 1', newRoomName: 'R'.repeat(31) } }),
      setRooms(rooms(1, () => 'R'.repeat(31))),
      setRooms(rooms(1_000)),
      setRooms(rooms(5_000, letters)),
      setRooms(rooms(5_001, letters)),
      ['updateShoppingList', { shoppingListId, version, items: { projectName: 'N'.repeat(51) } }] as const,
      [
        'updateShoppingList',
        { shoppingListId, sku: SKU, items: Array.from({ length: 10_000 }, () => ({ roomName: 'A' })) },
      ] as const,
    ]) {
      const { status, body } = await act(owner, name, input)
      expect([status, JSON.stringify(input).slice(0, 200), body]).toEqual([400, expect.anything(), expect.anything()])
    }
    expect(await kept(shoppingListId)).toBe(before)
    expect((await act(owner, ...setRooms(rooms(999)))).status).toBe(200)
  })

  it('leave room for a note on every line item of a large project, and for no more', async () => {
    const owner = await newPerson()
    const { projectId, version, lineItems } = await newProject(owner)
    const lineItemId = lineItems[0]?.id ?? ''
    const notes = (count: number) => Array.from({ length: count }, () => ({ lineItemId, roomNotes: 'ä'.repeat(300) }))
    const save = (count: number) =>
      act(owner, 'performMutationOnMyProjectById', { projectId, version, roomNotes: notes(count) })
    expect((await save(4_000)).status).toBe(413)
    expect((await save(2_000)).body['shoppingList']).toMatchObject({ version: version + 1 })
  })

  it('hold for lists', async () => {
    const person = await newPerson()
    const { projectId } = await newProject(person)
    await sql`
      insert into project (account_id, locale, project_name, project_type, project_location, opportunity_number,
        project_version, username, customer, is_internal, rooms, created_at, changed_at)
      select account_id, locale, 'Project ' || n, project_type, project_location, opportunity_number,
        project_version, username, customer, is_internal, rooms, created_at, changed_at
      from project, generate_series(1, 4999) n where project_id = ${projectId}`.execute(db())
    const start = performance.now()
    const all = await act(person, 'getMyProjectsDashboard', { limit: 0 })
    expect(performance.now() - start).toBeLessThan(2_000)
    expect(all.body['data']).toMatchObject({ total: 5_000, count: 1_000 })
    const beyond = await act(person, 'getMyProjectsDashboard', { offset: 1e9 })
    expect(beyond).toMatchObject({ status: 200, body: { data: { count: 0, total: 5_000 } } })
    for (const input of [{ sortKey: 'name; drop' }, { sortKey: 'nameAsc--' }, { limit: -1 }, { offset: 1e10 }])
      expect((await act(person, 'getMyProjectsDashboard', input)).status).toBe(400)
  })
})
