import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { browserOf } from '#tests/support/browser/account-browser.ts'
import { usePeople, type Browser, type Person } from '#tests/support/browser/use-people.ts'

const { site, newPlace, newPerson } = usePeople()

const RUNS = 40
const SKUS = ['FM1000C', 'BB100', 'TB 200+W']
const NAMES = ['Kitchen 1', 'kitchen 1', 'Laundry', 'Hall 2']
const NOTES = ['', 'tall', 'by the door']

/** A project as simply as it can be written down. */
interface Line {
  sku: string
  quantity: number
  note: string
}
interface Room {
  name: string
  note: string
  lines: Line[]
}
interface Model {
  version: number
  rooms: Room[]
}

interface Step {
  readonly kind: 'add' | 'remove' | 'rename' | 'move' | 'quantity' | 'note' | 'roomNote' | 'look'
  /** Index of the browser that does it. */
  readonly by: 0 | 1
  /** Counts through all lines, or rooms, of what the browser has seen last. */
  readonly at: number
  readonly name: string
  readonly sku: string
  readonly quantity: number
  readonly note: string
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('add', 'add', 'remove', 'rename', 'move', 'move', 'quantity', 'note', 'roomNote', 'look'),
  by: fc.constantFrom(0, 1),
  at: fc.nat(12),
  name: fc.constantFrom(...NAMES),
  sku: fc.constantFrom(...SKUS),
  quantity: fc.integer({ min: 1, max: 9_999 }),
  note: fc.constantFrom(...NOTES),
})

const isRoom = (name: string) => (room: Room) => room.name.toLowerCase() === name.toLowerCase()

/** One product stands in a room once: quantities add up within the limit, both notes stay. */
function put(lines: Line[], line: Line): void {
  const same = lines.find(({ sku }) => sku === line.sku)
  if (!same) return void lines.push(line)
  same.quantity = Math.min(9_999, same.quantity + line.quantity)
  if (line.note !== same.note) same.note = [same.note, line.note].filter(Boolean).join(' ')
}

function roomCalled(model: Model, name: string): Room {
  const room = model.rooms.find(isRoom(name)) ?? { name, note: '', lines: [] }
  if (!model.rooms.includes(room)) model.rooms.push(room)
  return room
}

function take(model: Model, room: Room, line: Line): void {
  room.lines = room.lines.filter((each) => each !== line)
  if (room.lines.length === 0) model.rooms = model.rooms.filter((each) => each !== room)
}

/** Applies a step to the model of the project. */
function apply(model: Model, { kind, at, name, sku, quantity, note }: Step): void {
  const places = model.rooms.flatMap((room) => room.lines.map((line) => ({ room, line })))
  const place = places[at % places.length]
  const room = model.rooms[at % model.rooms.length]
  model.version += 1
  if (kind === 'add') return put(roomCalled(model, name).lines, { sku, quantity, note })
  if (kind === 'rename' && room) {
    const target = model.rooms.find((each) => each !== room && isRoom(name)(each))
    if (!target) return void (room.name = name)
    for (const line of room.lines) put(target.lines, line)
    target.note ||= room.note
    model.rooms = model.rooms.filter((each) => each !== room)
    return
  }
  if (kind === 'roomNote' && room) room.note = note
  if (!place) return
  if (kind === 'quantity') place.line.quantity = quantity
  if (kind === 'note') place.line.note = note
  if (kind === 'remove') take(model, place.room, place.line)
  if (kind === 'move' && !isRoom(name)(place.room)) {
    const target = roomCalled(model, name)
    take(model, place.room, place.line)
    put(target.lines, place.line)
  }
}

interface Seen {
  readonly projectId: string
  readonly version: number
  readonly rooms: readonly {
    readonly name: string
    readonly note: string
    readonly items: readonly {
      readonly id: string
      readonly sku: string
      readonly quantity: number
      readonly note: string
    }[]
  }[]
}

/** The call for a step on what a browser has seen; null where there is nothing to do it to. */
function callOf(step: Step, { projectId, version, rooms }: Seen): [name: string, input: object] | null {
  const { kind, at, name, sku, quantity, note } = step
  if (kind === 'add')
    return [
      'updateShoppingList',
      { shoppingListId: projectId, sku, items: [{ roomName: name, quantity, roomNotes: note }] },
    ]
  const ids = rooms.flatMap(({ items }) => items.map(({ id }) => id))
  const lineItemId = ids[at % ids.length]
  const roomName = rooms[at % rooms.length]?.name
  const change =
    kind === 'rename'
      ? roomName !== undefined && { updateRoomName: { roomName, newRoomName: name } }
      : kind === 'roomNote'
        ? roomName !== undefined && { roomNotes: [{ roomName, roomNotes: note }] }
        : lineItemId !== undefined && {
            ...(kind === 'quantity' && { lineITemsToUpdate: [{ lineItemId, quantity }] }),
            ...(kind === 'note' && { roomNotes: [{ lineItemId, roomNotes: note }] }),
            ...(kind === 'remove' && { lineItemsToRemove: [lineItemId] }),
            ...(kind === 'move' && { lineItems: [{ lineItemId, roomName: name }] }),
          }
  return change ? ['performMutationOnMyProjectById', { projectId, version, ...change }] : null
}

const act = (who: Browser, name: string, input: object) =>
  who.act(`projectBuilder/${name}`, input, 'au', { prefer: 'return=minimal' })

const shapeOf = ({ version, rooms }: Seen) => ({
  version,
  rooms: rooms.map(({ name, note, items }) => ({
    name,
    note,
    lines: items.map(({ sku, quantity, note: ofLine }) => ({ sku, quantity, note: ofLine })),
  })),
})

let owner: Person
let browsers: readonly [Browser, Browser]
beforeAll(async () => {
  owner = await newPerson()
  const elsewhere = browserOf(site().url, newPlace())
  await elsewhere.signIn(owner.email)
  browsers = [owner, elsewhere]
})

async function newProject(): Promise<Seen> {
  const { body } = await act(owner, 'createShoppingList', {
    projectDetails: { projectName: 'Two windows', projectType: 'hotel', projectLocation: 'NSW' },
    specifierDetails: { username: 'Jo Smith' },
    selectedRoomDetails: ['Kitchen 1', 'Laundry'],
  })
  return body['project'] as Seen
}

it('two browsers that change a project in turns leave what a simple model says: nothing acknowledged is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const project = await newProject()
      const model: Model = {
        version: 1,
        rooms: ['Kitchen 1', 'Laundry'].map((name) => ({ name, note: '', lines: [] })),
      }
      const seen: [Seen, Seen] = [project, project]
      const look = async (by: 0 | 1) => {
        const { body } = await act(browsers[by], 'getProjectById', { shoppingListId: project.projectId })
        seen[by] = body['project'] as Seen
        expect(shapeOf(seen[by])).toEqual(model)
      }
      for (const each of steps) {
        const call = each.kind === 'look' ? null : callOf(each, seen[each.by])
        if (!call) {
          await look(each.by)
          continue
        }
        const isStale = each.kind !== 'add' && seen[each.by].version !== model.version
        const { status, body } = await act(browsers[each.by], ...call)
        if (isStale) {
          expect([status, body['currentVersion']]).toEqual([409, model.version])
          await look(each.by)
          continue
        }
        apply(model, each)
        expect(status).toBe(200)
        seen[each.by] = body['project'] as Seen
        expect(shapeOf(seen[each.by])).toEqual(model)
      }
      await look(0)
    }),
    { numRuns: RUNS },
  )
})
