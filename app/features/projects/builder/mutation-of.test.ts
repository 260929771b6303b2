import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LineItem, Room } from '../model.ts'
import { changeRooms, NO_CHANGE, type Rooms, type RoomsChange } from '../rooms.ts'
import { changeBetween, changeOnTop, isSameRooms, toMutation } from './mutation-of.ts'

const item = (id: string, sku = id, quantity = 1): LineItem => ({
  id,
  sku,
  productId: sku,
  name: sku,
  quantity,
  note: '',
})
const room = (name: string, ...items: LineItem[]): Room => ({ name, note: '', items })
const change = (rooms: Rooms, part: Partial<RoomsChange>) => changeRooms(rooms, { ...NO_CHANGE, ...part })

const kitchen = room('Kitchen 1', item('a'), item('b'))
const laundry = room('Laundry 1', item('c', 'a', 3))

describe('the change between two states', () => {
  it('is none where nothing changed', () => {
    expect(changeBetween([kitchen], [kitchen])).toEqual(NO_CHANGE)
  })

  it('names what is different, and no more', () => {
    const after = change([kitchen, laundry], { quantities: [{ lineItemId: 'b', quantity: 7 }], removed: ['a'] })
    expect(changeBetween([kitchen, laundry], after)).toEqual({
      ...NO_CHANGE,
      quantities: [{ lineItemId: 'b', quantity: 7 }],
      removed: ['a'],
    })
  })

  it('writes a rename as one', () => {
    const after = change([kitchen], { renamed: [{ from: 'Kitchen 1', to: 'Galley' }] })
    expect(changeBetween([kitchen], after)).toEqual({ ...NO_CHANGE, renamed: [{ from: 'Kitchen 1', to: 'Galley' }] })
  })

  it('writes a merge as its outcome', () => {
    const after = change([kitchen, laundry], { renamed: [{ from: 'Laundry 1', to: 'kitchen 1' }] })
    expect(after).toHaveLength(1)
    const found = changeBetween([kitchen, laundry], after)
    expect(found).toMatchObject({ quantities: [{ lineItemId: 'a', quantity: 4 }], remaining: ['Kitchen 1'] })
    expect(changeRooms([kitchen, laundry], found)).toEqual(after)
  })

  it('leads to an empty project', () => {
    const found = changeBetween([kitchen, laundry], [])
    expect(found.remaining).toEqual([])
    expect(toMutation('p', 1, found)).toMatchObject({ allRoomsAreDeleted: true, roomsAfterRemoval: [] })
  })

  it('leads from any state to any that editing can reach', () => {
    fc.assert(
      fc.property(startingRooms, edits, (before, steps) => {
        const after = steps.reduce(edited, before)
        const once = changeRooms(before, changeBetween(before, after))
        expect(once.map(({ name, items }) => ({ name, items }))).toEqual(
          after.map(({ name, items }) => ({ name, items })),
        )
        expect(changeRooms(once, changeBetween(once, after))).toEqual(after)
      }),
      { numRuns: 3_000 },
    )
  })
})

describe('a change on top of another one', () => {
  it('keeps both where they are about different things', () => {
    const mine = changeBetween([kitchen, laundry], change([kitchen, laundry], { removed: ['a'] }))
    const theirs = change([kitchen, laundry], { quantities: [{ lineItemId: 'c', quantity: 9 }] })
    expect(changeOnTop(theirs, [kitchen, laundry], mine)).toEqual(change(theirs, { removed: ['a'] }))
  })

  it('leaves out what is gone and keeps rooms that it does not know', () => {
    const before = [kitchen, laundry]
    const mine = changeBetween(
      before,
      change(before, { quantities: [{ lineItemId: 'a', quantity: 5 }], remaining: ['Laundry 1', 'Kitchen 1'] }),
    )
    const theirs = [room('Kitchen 1', item('b')), laundry, room('Alfresco 1', item('d'))]
    expect(changeOnTop(theirs, before, mine).map(({ name }) => name)).toEqual(['Laundry 1', 'Kitchen 1', 'Alfresco 1'])
  })

  it('never fails, whatever became of the project', () => {
    fc.assert(
      fc.property(startingRooms, edits, edits, (before, mine, theirs) => {
        const found = changeBetween(before, mine.reduce(edited, before))
        const current = theirs.reduce(edited, before)
        expect(() => changeOnTop(current, before, found)).not.toThrow()
        expect(changeOnTop(before, before, found)).toEqual(changeRooms(before, found))
      }),
      { numRuns: 2_000 },
    )
  })

  it('compares rooms by what they say', () => {
    expect(isSameRooms([kitchen], [structuredClone(kitchen)])).toBe(true)
    expect(isSameRooms([kitchen], [laundry])).toBe(false)
  })
})

const NAMES = ['Kitchen 1', 'Laundry 1', 'Bath', 'kitchen 1', 'Powder Room 1'] as const

interface Edit {
  readonly kind: 'quantity' | 'note' | 'roomNote' | 'remove' | 'rename' | 'move' | 'sort' | 'order' | 'delete'
  readonly at: number
  readonly to: number
}

const edits = fc.array(
  fc.record<Edit>({
    kind: fc.constantFrom('quantity', 'note', 'roomNote', 'remove', 'rename', 'move', 'sort', 'order', 'delete'),
    at: fc.nat(20),
    to: fc.nat(20),
  }),
  { maxLength: 10 },
)

const startingRooms = fc
  .uniqueArray(fc.constantFrom('Kitchen 1', 'Laundry 1', 'Bath', 'Alfresco'), { minLength: 1, maxLength: 4 })
  .chain((names) =>
    fc.tuple(
      ...names.map((name, place) =>
        fc
          .record({
            note: fc.constantFrom('', `note of ${name}`),
            skus: fc.uniqueArray(fc.constantFrom('A', 'B', 'C'), { maxLength: 3 }),
          })
          .map(({ note, skus }): Room => ({ name, note, items: skus.map((sku) => item(`${place}${sku}`, sku, 2)) })),
      ),
    ),
  )

/** One edit as the third step makes it. */
function edited(rooms: Rooms, { kind, at, to }: Edit): Rooms {
  const items = rooms.flatMap((each) => each.items)
  const lineItem = items[at % Math.max(1, items.length)]
  const one = rooms[at % Math.max(1, rooms.length)]
  if (!one || (!lineItem && ['quantity', 'note', 'remove', 'move'].includes(kind))) return rooms
  const lineItemId = lineItem?.id ?? ''
  switch (kind) {
    case 'quantity':
      return change(rooms, { quantities: [{ lineItemId, quantity: to + 1 }] })
    case 'note':
      return change(rooms, { notes: [{ lineItemId, note: `note ${to}` }] })
    case 'roomNote':
      return change(rooms, { roomNotes: [{ roomName: one.name, note: `room note ${to}` }] })
    case 'remove':
      return change(rooms, { removed: [lineItemId] })
    case 'rename':
      return change(rooms, { renamed: [{ from: one.name, to: NAMES[to % NAMES.length]! }] })
    case 'move':
      return change(rooms, { moved: [{ lineItemId, roomName: rooms[to % rooms.length]!.name }] })
    case 'sort':
      return change(rooms, {
        priorities: one.items.map(({ id }, index) => ({ lineItemId: id, priority: (index * (to + 1)) % 5 })),
      })
    case 'order':
      return change(rooms, {
        remaining: rooms.map(({ name }) => name).toSorted((a, b) => (at % 2 ? a : b).localeCompare(at % 2 ? b : a)),
      })
    case 'delete':
      return change(rooms, { remaining: rooms.filter((each) => each !== one).map(({ name }) => name) })
  }
}
