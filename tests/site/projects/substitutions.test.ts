import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Schedule, Substitution } from '@specify/schedule/model.ts'
import { readPaperPages } from '#tests/support/files/pdf-accessibility.ts'
import { usePeople, type Browser } from '#tests/support/browser/use-people.ts'

const { newBrowser, newPerson } = usePeople()

interface Saved extends Schedule {
  readonly projectId: string
  readonly version: number
}

let owner: Browser
let staff: Browser

beforeAll(async () => {
  owner = await newPerson()
  staff = await newPerson({ isStaff: true })
})

const MINIMAL = { prefer: 'return=minimal' }
const act = (name: string, input: object, who = owner) => who.act(`projectBuilder/${name}`, input, 'au', MINIMAL)

const line = (sku: string, quantity = 1, note = '') => ({ id: randomUUID(), sku, quantity, note, tag: '' })

/** Type A × 40 with two rooms, and a common room: three lines of a White basin, one of another product. */
async function newProject(extra: readonly object[] = []): Promise<Saved> {
  const created = await act('createShoppingList', {
    projectDetails: { projectName: 'Harbour House', projectType: 'commercial', projectLocation: 'NSW' },
    specifierDetails: { username: 'Jo Smith' },
    selectedRoomDetails: ['Lobby 1'],
  })
  const typeA = randomUUID()
  const { projectId } = created.body['project'] as Saved
  const room = (name: string, unitTypeId: string | null, ...lineItems: object[]) => ({ name, unitTypeId, lineItems })
  const { status, body } = await act('saveProject', {
    id: projectId,
    version: 1,
    unitTypes: [{ id: typeA, name: 'Type A', count: 40 }],
    rooms: [
      room('Ensuite 1', typeA, line('00TB-1.5/A', 2, 'left'), line('HI100')),
      room('Bath 1', typeA, line('00TB-1.5/A')),
      room('Lobby 1', null, line('00TB-1.5/A', 4), ...extra),
    ],
  })
  expect({ status, error: body['error'] }).toEqual({ status: 200, error: undefined })
  return body['project'] as Saved
}

const replacement = ({ projectId: id, version }: Saved, more: object = {}) => ({
  id,
  version,
  from: '00TB-1.5/A',
  to: 'HI100',
  scope: { all: true },
  reason: 'lead-time',
  note: 'Twelve weeks',
  meeting: 'keep',
  ...more,
})
const skus = ({ rooms }: Pick<Schedule, 'rooms'>) => rooms.map(({ items }) => items.map(({ sku }) => sku).join(' '))
const errorOf = ({ status, body }: { status: number; body: Record<string, unknown> }) => ({
  status,
  code: (body['error'] as { code?: string } | undefined)?.code,
})

describe('ids that a project does not have', () => {
  it('are named and refused among others that it has, and nothing is changed', async () => {
    const saved = await newProject()
    const { projectId, version, rooms, unitTypes } = saved
    const unknown = randomUUID()
    const [lines, known, type] = [
      rooms.flatMap(({ items }) => items.map(({ id }) => id)),
      rooms[0]!.id,
      unitTypes[0]!.id,
    ]
    const scopes = [
      { lineItemIds: [lines[0], unknown] },
      { roomIds: [known, unknown] },
      { unitTypeIds: [type, null, unknown] },
    ]
    const mutation = { projectId, version }
    const item = { lineItemId: unknown }
    const tried: [string, object][] = [
      ...scopes.flatMap((scope): [string, object][] => [
        ['replaceProduct', replacement(saved, { scope })],
        ['changeFinish', { id: projectId, version, scope, finish: 'White' }],
      ]),
      ['performMutationOnMyProjectById', { ...mutation, roomsAfterRemoval: ['Bath 1', unknown.slice(0, 30)] }],
      ['performMutationOnMyProjectById', { ...mutation, lineItemsToRemove: [lines[0], unknown] }],
      ['performMutationOnMyProjectById', { ...mutation, lineITemsToUpdate: [{ ...item, quantity: 2 }] }],
      ['performMutationOnMyProjectById', { ...mutation, lineItems: [{ ...item, roomName: 'Bath 1' }] }],
      ['performMutationOnMyProjectById', { ...mutation, roomNotes: [{ ...item, roomNotes: 'x' }] }],
      ['performMutationOnMyProjectById', { ...mutation, lineItemPriorityToUpdate: [{ ...item, itemPriority: 1 }] }],
      [
        'performMutationOnMyProjectById',
        { ...mutation, updateRoomName: { roomName: unknown.slice(0, 30), newRoomName: 'x' } },
      ],
    ]
    for (const [name, input] of tried) {
      const answer = await act(name, input)
      expect([name, input, errorOf(answer)]).toEqual([name, input, { status: 404, code: 'not_found' }])
      expect((answer.body['error'] as { message: string }).message).toContain(unknown.slice(0, 30))
    }
    const { body } = await act('getProjectById', { shoppingListId: projectId })
    expect(body['project']).toMatchObject({ version, rooms: rooms.map(({ id, name }) => ({ id, name })) })
  })
})

it('a room that is renamed by moving all of its line items keeps its unit type and its note', async () => {
  const { projectId, version, rooms, unitTypes } = await newProject()
  const [{ items, unitTypeId, id, name }] = rooms as [Saved['rooms'][number]]
  const noted = await act('performMutationOnMyProjectById', {
    projectId,
    version,
    roomNotes: [{ roomName: name, roomNotes: 'Left of the lift' }],
  })
  const renamed = await act('performMutationOnMyProjectById', {
    projectId,
    version: (noted.body['project'] as Saved).version,
    updateRoomName: true,
    lineItems: items.map((each) => ({ lineItemId: each.id, roomName: 'Main ensuite' })),
    roomsAfterRemoval: ['Main ensuite', 'Bath 1', 'Lobby 1'],
  })
  expect(renamed.status).toBe(200)
  const after = renamed.body['project'] as Saved
  expect(after.rooms).toMatchObject([
    { id, name: 'Main ensuite', unitTypeId, note: 'Left of the lift' },
    { name: 'Bath 1' },
    { name: 'Lobby 1' },
  ])
  expect(unitTypeId).toBe(unitTypes[0]!.id)
})

describe('a replaced product', () => {
  it('is replaced in three rooms with a record, everything else as before, and listed', async () => {
    const before = await newProject()
    const { status, body } = await act('replaceProduct', replacement(before))
    expect({ status, error: body['error'] }).toEqual({ status: 200, error: undefined })
    const after = body['project'] as Saved
    expect(skus(after)).toEqual(['HI100 HI100', 'HI100', 'HI100'])
    const named = { sku: 'HI100', productId: 'half-internal', name: 'Half Internal Basin' }
    expect(after.rooms).toEqual(
      before.rooms.map((room) => ({ ...room, items: room.items.map((item) => ({ ...item, ...named })) })),
    )
    const record = body['substitution'] as Substitution
    expect(record).toMatchObject({
      from: { sku: '00TB-1.5/A', name: 'Tūroa Basin' },
      to: named,
      reason: 'lead-time',
      note: 'Twelve weeks',
      priceEffect: (2 * 40 + 40 + 4) * (30_000 - 40_000),
      by: expect.stringMatching(/\w+ \w+/),
      lines: [
        { roomName: 'Ensuite 1', unitType: 'Type A', quantity: 2, units: 40 },
        { roomName: 'Bath 1', unitType: 'Type A', quantity: 1, units: 40 },
        { roomName: 'Lobby 1', unitType: '', quantity: 4, units: 1 },
      ],
    })
    const listed = await act('getSubstitutions', { id: before.projectId })
    expect(listed.body).toMatchObject({ version: after.version, substitutions: [record] })
    expect((await act('getSubstitutions', { id: before.projectId }, staff)).body['substitutions']).toEqual([record])
    // Calls of the documents say nothing of it, and a copy begins without records.
    const { body: old } = await owner.act('projectBuilder/getProjectById', { id: before.projectId }, 'au')
    expect(JSON.stringify(old)).not.toContain('substitution')
    const copy = await act('cloneProject', { shoppingListId: before.projectId, projectName: 'Tower B' })
    expect((copy.body['project'] as Saved).substitutions).toEqual([])
  })

  it('is replaced in a line, a room, a type, the common areas', async () => {
    const project = await newProject()
    const [ensuite, bath, lobby] = project.rooms
    const scopes: [object, string[]][] = [
      [{ lineItemIds: [ensuite!.items[0]!.id] }, ['HI100 HI100', '00TB-1.5/A', '00TB-1.5/A']],
      [{ roomIds: [bath!.id] }, ['HI100 HI100', 'HI100', '00TB-1.5/A']],
      [{ unitTypeIds: [null] }, ['HI100 HI100', 'HI100', 'HI100']],
    ]
    let now = project
    for (const [scope, expected] of scopes) {
      const { body } = await act('replaceProduct', replacement(now, { scope }))
      now = body['project'] as Saved
      expect(skus(now)).toEqual(expected)
    }
    expect(lobby).toBeDefined()
    expect(now.substitutions).toHaveLength(3)
  })

  it('adds up with the line of its room where that is asked for', async () => {
    const { body } = await act('replaceProduct', replacement(await newProject(), { meeting: 'add' }))
    const [ensuite] = (body['project'] as Saved).rooms
    expect(ensuite!.items).toMatchObject([{ sku: 'HI100', quantity: 3, note: 'left' }])
  })

  it('is refused for nothing, the same, the unknown, the hidden, the discontinued, and other markets (T-053)', async () => {
    const project = await newProject()
    const answers = async (more: object) => errorOf(await act('replaceProduct', replacement(project, more)))
    expect(await answers({ to: '00TB-1.5/A' })).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(await answers({ from: 'FM1000C' })).toEqual({ status: 404, code: 'not_found' })
    expect(await answers({ to: 'NOSUCH1' })).toEqual({ status: 404, code: 'not_found' })
    expect(await answers({ to: 'ZZINTSKU1' })).toEqual({ status: 404, code: 'not_found' })
    expect(await answers({ to: 'GB100' })).toMatchObject({ code: 'product_discontinued' })
    expect(await answers({ scope: { roomIds: [randomUUID()] } })).toEqual({ status: 404, code: 'not_found' })
    for (const scope of [{}, { all: false }, { lineItemIds: [] }, { all: true, roomIds: [] }])
      expect((await answers({ scope })).status).toBe(400)
    expect((await answers({ note: 'x'.repeat(301) })).status).toBe(400)
    expect((await answers({ reason: 'because' })).status).toBe(400)
    expect((await answers({ scope: { roomIds: Array.from({ length: 25_001 }, () => 'x') } })).status).toBe(400)
    const kept = await act('getSubstitutions', { id: project.projectId })
    expect(kept.body).toMatchObject({ version: project.version, substitutions: [] })
  })

  it('answers a stale version with the present state', async () => {
    const project = await newProject()
    const after = (await act('replaceProduct', replacement(project))).body['project'] as Saved
    const stale = await act('replaceProduct', replacement(project))
    expect(stale).toMatchObject({
      status: 409,
      body: { currentVersion: after.version, project: { rooms: after.rooms } },
    })
    const finish = { id: project.projectId, version: project.version, scope: { all: true }, finish: 'White' }
    expect(await act('changeFinish', finish)).toMatchObject({ status: 409, body: { currentVersion: after.version } })
  })

  it('is that of its owner: 404 for staff and strangers who change, 401 for visitors', async () => {
    const project = await newProject()
    const stranger = await newPerson()
    const { projectId: id, version } = project
    const finish = { id, version, scope: { all: true }, finish: 'White' }
    for (const [who, status] of [
      [stranger, 404],
      [newBrowser(), 401],
    ] as const) {
      expect((await act('replaceProduct', replacement(project), who)).status).toBe(status)
      expect((await act('changeFinish', finish, who)).status).toBe(status)
      expect((await act('getSubstitutions', { id }, who)).status).toBe(status)
    }
    expect((await act('replaceProduct', replacement(project), staff)).status).toBe(404)
    expect((await act('changeFinish', finish, staff)).status).toBe(404)
    expect((await act('getFinishes', { skus: ['HI100'] }, newBrowser())).status).toBe(401)
    expect((await act('findReplacements', { sku: 'GB100' }, newBrowser())).status).toBe(401)
  })

  it('may be replaced 300 lines at once', async () => {
    const project = await newProject(Array.from({ length: 300 }, (_, at) => ({ ...line('FM1000C'), tag: `T-${at}` })))
    const { body } = await act('replaceProduct', replacement(project, { from: 'FM1000C', meeting: 'add' }))
    expect((body['substitution'] as Substitution).lines).toHaveLength(300)
    const { rooms } = body['project'] as Saved
    expect(rooms[2]!.items.filter(({ sku }) => sku === 'HI100')).toHaveLength(300)
  })
})

describe('records that a save brings', () => {
  const record = (project: Saved, more: object = {}) => ({
    id: randomUUID(),
    from: '00TB-1.5/A',
    to: 'HI100',
    lineItemIds: project.rooms.flatMap(({ items }) => items.filter(({ sku }) => sku !== 'HI100').map(({ id }) => id)),
    reason: 'price',
    by: 'Somebody Else',
    priceEffect: 1,
    ...more,
  })
  const roomsOf = (project: Saved) =>
    project.rooms.map(({ items, ...room }) => ({
      ...room,
      lineItems: items.map((item) => ({ ...item, sku: 'HI100' })),
    }))

  it('are filled by the server, sent twice make one version, and go with an undo', async () => {
    const project = await newProject()
    const { projectId: id, version } = project
    const given = record(project)
    const save = { id, version, rooms: roomsOf(project), substitutions: [given] }
    const saved = (await act('saveProject', save)).body['project'] as Saved
    expect(saved.substitutions).toMatchObject([{ id: given.id, priceEffect: -1_240_000, lines: { length: 3 } }])
    expect(saved.substitutions[0]?.by).not.toBe('Somebody Else')
    expect((await act('saveProject', save)).body['project']).toMatchObject({ version: saved.version })
    const noted = await act('saveProject', { id, version: saved.version, substitutions: [{ id: given.id, note: 'x' }] })
    expect((noted.body['project'] as Saved).substitutions).toEqual(saved.substitutions)
    const undo = {
      id,
      version: saved.version,
      rooms: project.rooms.map(({ items, ...room }) => ({ ...room, lineItems: items })),
    }
    const undone = await act('saveProject', { ...undo, substitutions: [] })
    expect(undone.body['project']).toMatchObject({ rooms: project.rooms, substitutions: [] })
  })

  it('are refused where they are nonsense', async () => {
    const project = await newProject()
    const { projectId: id, version } = project
    const save = async (...substitutions: object[]) =>
      errorOf(await act('saveProject', { id, version, rooms: roomsOf(project), substitutions })).status
    expect(await save(record(project, { from: 'FM1000C' }))).toBe(400)
    expect(await save(record(project, { to: 'NOSUCH1' }))).toBe(404)
    expect(await save(record(project, { to: 'ZZINTSKU1' }))).toBe(404)
    expect(await save(record(project, { lineItemIds: undefined }))).toBe(400)
    expect(await save({ id: randomUUID() })).toBe(400)
    expect(await save(record(project, { id: 'x' }))).toBe(400)
  })
})

it('changes a finish where products have it, and names the lines that do not', async () => {
  const project = await newProject()
  const { projectId: id, version } = project
  const { status, body } = await act('changeFinish', { id, version, scope: { all: true }, finish: 'matte  WHITE' })
  expect({ status, error: body['error'] }).toEqual({ status: 200, error: undefined })
  const after = body['project'] as Saved
  expect(skus(after)).toEqual(['TB 200+W HI100', 'TB 200+W', 'TB 200+W'])
  expect(body).toMatchObject({ changed: 3, without: [{ sku: 'HI100', lineItemId: project.rooms[0]!.items[1]!.id }] })
  expect(after.rooms[0]!.items[0]).toMatchObject({ quantity: 2, note: 'left' })
  expect(after.substitutions).toEqual([])
  const again = { id, version: after.version, scope: { all: true }, finish: 'Matte White' }
  expect((await act('changeFinish', { ...again, range: 'Opal' })).body).toMatchObject({
    changed: 0,
    without: [{ sku: 'HI100' }],
    project: { version: after.version },
  })
  expect((await act('changeFinish', { ...again, range: 'Liano' })).status).toBe(404)
  // The internal finish of a product is none for others than staff.
  expect((await act('changeFinish', { ...again, finish: 'Zzintcolour' })).body).toMatchObject({ changed: 0 })
})

it('offers finishes and replacements as the caller may see them', async () => {
  const { body } = await act('getFinishes', { skus: ['00TB-1.5/A', 'HI100', 'GB100', 'NOSUCH1'] })
  expect(body['lines']).toMatchObject([
    { sku: '00TB-1.5/A', range: expect.any(String), finishes: ['00TB-1.5/A', 'TB 200+W'] },
    { sku: 'HI100', finishes: ['HI100'] },
  ])
  expect(body['products']).toMatchObject({ 'TB 200+W': { finish: 'Matte White', price: { centAmount: 50_000 } } })
  expect((await act('getFinishes', { skus: Array.from({ length: 2_001 }, (_, at) => `S${at}`) })).status).toBe(400)
  const offered = async (sku: string, who = owner) => (await act('findReplacements', { sku }, who)).body
  expect(await offered('GB100')).toMatchObject({ replacements: [{ sku: 'BB100', steps: 1 }], similar: [] })
  expect(await offered('FB100')).toMatchObject({ replacements: [], similar: [], elsewhere: [] })
  expect(await offered('FB100', staff)).toMatchObject({ replacements: [{ sku: 'ZZINTSKU1' }] })
  expect(await offered('00TB-1.5/A')).toMatchObject({ replacements: [], similar: [{ sku: 'BB100' }] })
  expect((await act('findReplacements', { sku: 'ZZINTSKU1' })).status).toBe(404)
})

it('offers products of the same kind, those most like it first, in the same finish', async () => {
  const sameKind = async (sku: string) => {
    const { body } = await act('findReplacements', { sku })
    return (body['sameKind'] as { sku: string }[]).map((each) => each.sku)
  }
  // Every fourth mixer has its stars, and its brand.
  const chrome = await sameKind('FM1001C')
  expect(
    chrome
      .slice(0, 5)
      .map((sku) => /^FM1(\d{3})C$/.exec(sku)?.[1])
      .map(Number),
  ).toSatisfy((numbers: number[]) => numbers.every((number) => number % 4 === 1 && number !== 1))
  expect(chrome).toHaveLength(12)
  expect((await sameKind('FM1001B')).slice(0, 5)).toSatisfy((skus: string[]) => skus.every((sku) => sku.endsWith('B')))
  expect(await sameKind('HI100')).toEqual([])
})

it('prints a notice for those who may see the project, and for nobody else', async () => {
  const project = await newProject()
  const { id } = (await act('replaceProduct', replacement(project))).body['substitution'] as Substitution
  const notice = (substitutionId: string, who: Browser) =>
    who.get(`/au/api/substitution-notice/?${new URLSearchParams({ projectId: project.projectId, substitutionId })}`)
  const stranger = await newPerson()
  expect((await notice(id, stranger)).status).toBe(404)
  expect((await notice(id, newBrowser())).status).toBe(401)
  expect((await notice(randomUUID(), owner)).status).toBe(404)
  expect((await notice('x', owner)).status).toBe(404)
  const printed = await notice(id, owner)
  expect({ status: printed.status, type: printed.headers.get('content-type') }).toEqual({
    status: 200,
    type: 'application/pdf',
  })
  const textOf = async (response: Response) => readPaperPages(Buffer.from(await response.arrayBuffer())).join(' ')
  expect(await textOf(printed)).not.toContain('Not shared')
  await act('shareProject', { shoppingListId: project.projectId, isShared: true })
  expect((await textOf(await notice(id, owner))).replaceAll(/\s/g, '')).toContain(project.projectId)
})
