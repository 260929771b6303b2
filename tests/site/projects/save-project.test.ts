import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { rebaseSchedule } from '@specify/schedule/edits/merge-schedules.ts'
import { isSameSchedule } from '@specify/schedule/edits/same-schedule.ts'
import type { LineItem, Room, Schedule, UnitType } from '@specify/schedule/model.ts'
import { copySchedule } from '@specify/schedule/edits/schedule-edits.ts'
import { randomEdits, randomlyEdited, startingSchedule } from '@specify/schedule/testing/random-edits.ts'
import { usePeople, type Browser, type Person } from '#tests/support/browser/use-people.ts'

const { db, newBrowser, newPerson } = usePeople()

const SKUS: Record<string, string> = { A: 'FM1000C', B: 'BB100', C: 'TB 200+W', D: 'FM1000C', E: 'BB100' }
const NEW_PROJECT = {
  projectDetails: { projectName: 'Harbour House', projectType: 'commercial', projectLocation: 'NSW' },
  specifierDetails: { username: 'Jo Smith' },
  selectedRoomDetails: ['Kitchen 1'],
}

interface Saved extends Schedule {
  readonly projectId: string
  readonly version: number
}

interface ShoppingList {
  readonly version: number
  readonly unitTypes?: readonly UnitType[]
  readonly roomGroups: readonly {
    readonly id?: string
    readonly unitTypeId?: string | null
    readonly roomName: string
    readonly items: readonly { id: string; quantity: number; tag?: string; totalQuantity?: number; roomId?: string }[]
  }[]
}

let owner: Person

beforeAll(async () => {
  owner = await newPerson()
})

const act = (input: object, headers: Record<string, string> = {}, who: Browser = owner) =>
  who.act('projectBuilder/saveProject', input, 'au', headers)

/** Answers the project with its ids. */
const minimal = (input: object, who: Browser = owner) => act(input, { prefer: 'return=minimal' }, who)

async function newProject(): Promise<string> {
  const { body } = await owner.act('projectBuilder/createShoppingList', NEW_PROJECT, 'au')
  return (body['shoppingList'] as { projectId: string }).projectId
}

const givenRooms = (rooms: readonly Room[]) => rooms.map(({ items, ...room }) => ({ ...room, lineItems: items }))

/** A schedule of products that the fixture sells. */
function startOf(): Schedule {
  const { unitTypes, rooms } = copySchedule(startingSchedule)
  const sold = (item: LineItem) => ({ ...item, sku: SKUS[item.sku] ?? item.sku })
  return { unitTypes, rooms: rooms.map((room) => ({ ...room, items: room.items.map(sold) })), substitutions: [] }
}

async function startedProject(who: Browser = owner): Promise<Saved> {
  const id = await newProject()
  const { unitTypes, rooms } = startOf()
  const { status, body } = await minimal({ id, version: 1, unitTypes, rooms: givenRooms(rooms) }, who)
  expect({ status, error: body['error'] }).toEqual({ status: 200, error: undefined })
  return body['project'] as Saved
}

async function read(shoppingListId: string): Promise<ShoppingList> {
  const { body } = await owner.act('projectBuilder/getProjectById', { shoppingListId }, 'au')
  return body['shoppingList'] as ShoppingList
}

describe('a project that was never saved whole', () => {
  it('answers the calls of the documents without a word of ids, types and tags', async () => {
    const list = await read(await newProject())
    expect(Object.keys(list)).not.toContain('unitTypes')
    expect(Object.keys(list.roomGroups[0]!).toSorted()).toEqual(['items', 'roomName', 'roomNotes'])
  })

  it('is named whole by a save of nothing, which is no new version', async () => {
    const id = await newProject()
    const { status, body } = await act({ id, version: 1 })
    const list = body['shoppingList'] as ShoppingList
    expect({ status, version: list.version, unitTypes: list.unitTypes }).toEqual({
      status: 200,
      version: 1,
      unitTypes: [],
    })
    expect(list.roomGroups[0]).toMatchObject({ id: expect.any(String), unitTypeId: null })
    const again = await act({ id, version: 1 })
    expect((again.body['shoppingList'] as ShoppingList).roomGroups[0]?.id).toBe(list.roomGroups[0]?.id)
  })
})

describe('a save', () => {
  it('is one version with details, types, rooms and lines, and counts every unit', async () => {
    const id = await newProject()
    const { status, body } = await act({
      id,
      version: 1,
      details: { projectName: 'Tower', status: 'closed', showPricesOnPdf: false },
      unitTypes: [{ id: randomUUID(), name: 'Type A', count: 40 }],
      rooms: [{ name: 'Kitchen 1', note: 'stone', lineItems: [{ sku: 'FM1000C', quantity: 2, tag: 'BM-01' }] }],
    })
    expect({ status, error: body['error'] }).toEqual({ status: 200, error: undefined })
    const list = body['shoppingList'] as ShoppingList
    const [type] = list.unitTypes ?? []
    const typed = await act({
      id,
      version: list.version,
      rooms: list.roomGroups.map((group) => ({
        ...group,
        unitTypeId: type!.id,
        items: group.items.map((item) => ({ ...item, sku: 'FM1000C' })),
      })),
    })
    expect(typed.body['shoppingList']).toMatchObject({
      version: 3,
      projectName: 'Tower',
      projectStatus: 'closed',
      showPricesOnPdf: false,
      roomGroups: [
        { roomName: 'Kitchen 1', roomNotes: 'stone', items: [{ quantity: 2, totalQuantity: 80, tag: 'BM-01' }] },
      ],
    })
    expect((await read(id)).unitTypes).toEqual([{ ...type, count: 40 }])
  })

  it('sent twice is made once; an older one is answered with what there is now', async () => {
    const project = await startedProject()
    const { projectId: id, version, unitTypes } = project
    const counted = unitTypes.map((each) => ({ ...each, count: each.count + 2 }))
    const sent = await Promise.all([1, 2, 3].map(() => minimal({ id, version, unitTypes: counted })))
    expect(sent.map(({ status, body }) => [status, (body['project'] as Saved).version])).toEqual(
      sent.map(() => [200, version + 1]),
    )
    const late = await minimal({ id, version, unitTypes })
    expect({ status: late.status, currentVersion: late.body['currentVersion'] }).toEqual({
      status: 409,
      currentVersion: version + 1,
    })
    expect((late.body['project'] as Saved).unitTypes).toEqual(counted)
    const documented = await act({ id, version, unitTypes })
    expect(documented.body['shoppingList']).toMatchObject({ version: version + 1, unitTypes: counted })
  })

  it('changes nothing where a part of it is refused, and says which', async () => {
    const { projectId: id, version, unitTypes, rooms } = await startedProject()
    const before = JSON.stringify(await read(id))
    const line = { sku: 'FM1000C', quantity: 1 }
    const room = (part: object) => [{ name: 'Gym', ...part }]
    const refused: [object, number, RegExp][] = [
      [{ unitTypes: [{ name: 'C', count: -1 }], rooms: [] }, 400, /0 to 9999/],
      [{ unitTypes: [{ name: 'C', count: 1.5 }], rooms: [] }, 400, /0 to 9999/],
      [{ unitTypes: [{ name: 'C', count: 10_000 }], rooms: [] }, 400, /0 to 9999/],
      [{ unitTypes: [{ name: 'Type/C', count: 1 }], rooms: [] }, 400, /letters, digits/],
      [{ unitTypes: [...unitTypes, { name: 'type a', count: 1 }] }, 400, /two called type a/],
      [{ rooms: room({ unitTypeId: randomUUID() }) }, 400, /unit type that is not in this project/],
      [{ rooms: room({ lineItems: Array.from({ length: 20_001 }, () => line) }) }, 400, /20000 line items/],
      [{ rooms: room({ lineItems: [{ ...line, tag: 'BM\n01' }] }) }, 400, /tag/],
      [{ rooms: room({ lineItems: [{ ...line, sku: 'NO-SUCH' }] }) }, 404, /no product NO-SUCH/],
      [{ rooms: [...givenRooms(rooms), { name: 'LOBBY' }] }, 400, /two called LOBBY/],
      [{ rooms: 'all' }, 400, /rooms/],
      [{ details: { projectName: '' }, rooms: givenRooms(rooms) }, 400, /Project name is required/],
    ]
    for (const [input, status, sentence] of refused) {
      const answer = await act({ id, version, ...input })
      const { message } = answer.body['error'] as { message: string }
      expect({ input, status: answer.status, message }).toEqual({
        input,
        status,
        message: expect.stringMatching(sentence),
      })
    }
    expect(JSON.stringify(await read(id))).toBe(before)
  })

  it('is refused for a project of somebody else, as if there were none', async () => {
    const { projectId: id, version } = await startedProject()
    const other = await newPerson()
    for (const projectId of [id, randomUUID(), 'x']) {
      const { status } = await act({ id: projectId, version, rooms: [] }, {}, other)
      expect(status).toBe(404)
    }
  })
})

it('takes up rooms as the former release keeps them, each time with the same ids (F-19, F-24)', async () => {
  const id = await newProject()
  const stored = [
    {
      name: 'Kitchen 1',
      note: '',
      items: [{ id: randomUUID(), sku: 'FM1000C', productId: 'p', name: 'Mixer', quantity: 3, note: '' }],
    },
  ]
  await db()
    .updateTable('project')
    .set({ rooms: JSON.stringify(stored) })
    .where('project_id', '=', id)
    .execute()
  const [first, second] = await Promise.all(
    [1, 2].map(async () => (await minimal({ id, version: 1 })).body['project'] as Saved),
  )
  expect(first!.rooms).toEqual([
    {
      ...stored[0],
      id: expect.any(String),
      unitTypeId: null,
      items: [{ ...stored[0]!.items[0], name: expect.any(String), tag: '' }],
    },
  ])
  expect(second).toEqual(first)
})

/** One of two people with the project open, each on the state seen last. */
interface Editor {
  base: Saved
  mine: Schedule
}

it('loses nothing of what two people do to types, rooms and lines', async () => {
  const steps = fc.array(fc.tuple(fc.constantFrom(0, 1), randomEdits), { minLength: 2, maxLength: 6 })
  const linesOf = ({ rooms }: Schedule) =>
    new Map(rooms.flatMap((room) => room.items.map((item) => [item.id, item.quantity])))

  async function save(editor: Editor, who: Browser): Promise<void> {
    for (let tries = 0; tries < 3; tries++) {
      const { base, mine } = editor
      const input = {
        id: base.projectId,
        version: base.version,
        unitTypes: mine.unitTypes.map((each) => ({ ...each, hands: each.hands ?? null })),
        // As the browser says it: a room that says nothing of access keeps its own.
        rooms: givenRooms(mine.rooms).map((room) => ({ ...room, access: room.access ?? null })),
        substitutions: mine.substitutions.map(({ from, to, lines, ...record }) => ({
          ...record,
          from: from.sku,
          to: to.sku,
          lineItemIds: lines.map(({ lineItemId }) => lineItemId),
        })),
      }
      const { status, body } = await minimal(input, who)
      const current = body['project'] as Saved
      if (status === 200) {
        expect(isSameSchedule(withoutNames(current), withoutNames(mine))).toBe(true)
        editor.base = current
        editor.mine = current
        return
      }
      expect({ status, error: body['error'] }).toMatchObject({ status: 409 })
      const merged = rebaseSchedule(current, base, mine)
      const [was, my, now] = [linesOf(base), linesOf(mine), linesOf(current)]
      const expected = [...new Set([...my.keys(), ...now.keys()])].filter(
        (id) => !was.has(id) || (my.has(id) && now.has(id)),
      )
      expect([...linesOf(merged).keys()].toSorted()).toEqual(expected.toSorted())
      editor.base = current
      editor.mine = merged
    }
    throw new Error('a save did not end')
  }

  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      // Each from a place of its own: hundreds of saves a minute from one are refused.
      const who = newBrowser()
      expect((await who.signIn(owner.email)).status).toBe(200)
      const project = await startedProject(who)
      const editors: Editor[] = [0, 1].map(() => ({ base: project, mine: project }))
      for (const [by, edits] of all) {
        const editor = editors[by]!
        editor.mine = edits.reduce(randomlyEdited, editor.mine)
        await save(editor, who)
      }
    }),
    { numRuns: 15 },
  )
}, 120_000)

/** Products are called as the catalogue does now, and the server leaves out records of lines that it has never seen. */
function withoutNames({ unitTypes, rooms }: Schedule): Schedule {
  return {
    unitTypes,
    substitutions: [],
    rooms: rooms.map((room) => ({ ...room, items: room.items.map((item) => ({ ...item, name: '', productId: '' })) })),
  }
}
