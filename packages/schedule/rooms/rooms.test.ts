import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_NOTE_LENGTH, MAX_QUANTITY, type LineItem, type Room } from '../model.ts'
import { addRooms, placeProduct, type Rooms } from './rooms.ts'
import { changeRooms, NO_CHANGE, type RoomsChange } from './change-rooms.ts'

const item = (sku: string, quantity = 1, note = ''): LineItem => ({
  id: `${sku}-id`,
  sku,
  productId: sku,
  name: sku,
  quantity,
  note,
  tag: '',
})
const room = (name: string, ...items: LineItem[]): Room => ({
  id: `room ${name}`,
  name,
  note: '',
  unitTypeId: null,
  items,
})
const product = (sku: string) => ({ sku, productId: sku, name: sku })
const shape = (rooms: Rooms) =>
  rooms.map(({ name, items }) => [name, ...items.map(({ sku, quantity }) => `${sku}x${quantity}`)])
const change = (rooms: Rooms, part: Partial<RoomsChange>) => changeRooms(rooms, { ...NO_CHANGE, ...part })

let ids = 0
const newId = () => `new-${++ids}`

describe('placing a product', () => {
  const placement = { lineItemId: null, quantity: null, note: undefined }

  it('makes a line item of one, or adds to the one that is there', () => {
    const once = placeProduct([room('Kitchen 1')], product('A'), [{ ...placement, roomName: 'Kitchen 1' }], newId)
    expect(shape(once)).toEqual([['Kitchen 1', 'Ax1']])
    const more = placeProduct(once, product('A'), [{ ...placement, roomName: 'kitchen 1', quantity: 4 }], newId)
    expect(shape(more)).toEqual([['Kitchen 1', 'Ax5']])
  })

  it('never goes beyond the limit', () => {
    const full = [room('Kitchen 1', item('A', MAX_QUANTITY - 1))]
    const more = placeProduct(full, product('A'), [{ ...placement, roomName: 'Kitchen 1', quantity: 5 }], newId)
    expect(shape(more)).toEqual([['Kitchen 1', `Ax${MAX_QUANTITY}`]])
  })

  it('sets the line item that is named, or removes it with its last room', () => {
    const rooms = [room('Kitchen 1', item('A', 2)), room('Laundry 1')]
    const set = placeProduct(
      rooms,
      product('A'),
      [{ roomName: 'Kitchen 1', lineItemId: 'A-id', quantity: 7, note: 'tall' }],
      newId,
    )
    expect(set[0]?.items[0]).toMatchObject({ quantity: 7, note: 'tall' })
    const removed = placeProduct(
      rooms,
      product('A'),
      [{ ...placement, roomName: 'Kitchen 1', lineItemId: 'A-id' }],
      newId,
    )
    expect(shape(removed)).toEqual([['Laundry 1']])
  })

  it('makes a room that has gone meanwhile', () => {
    expect(shape(placeProduct([], product('A'), [{ ...placement, roomName: 'Kitchen 1' }], newId))).toEqual([
      ['Kitchen 1', 'Ax1'],
    ])
  })

  it.each([0, -1, 1.5, MAX_QUANTITY + 1, Number.NaN])('refuses the quantity %d', (quantity) => {
    expect(() => placeProduct([], product('A'), [{ ...placement, roomName: 'Kitchen 1', quantity }], newId)).toThrow(
      /quantity/,
    )
  })

  it('refuses a line item of another product, long notes and names that no room has', () => {
    const rooms = [room('Kitchen 1', item('A'))]
    expect(() =>
      placeProduct(rooms, product('B'), [{ ...placement, roomName: 'Kitchen 1', lineItemId: 'A-id' }], newId),
    ).toThrow(/not in the project/)
    expect(() =>
      placeProduct(rooms, product('B'), [{ ...placement, roomName: 'Kitchen 1', note: 'x'.repeat(301) }], newId),
    ).toThrow(/note/)
    expect(() => placeProduct(rooms, product('B'), [{ ...placement, roomName: '<b>' }], newId)).toThrow(/room name/)
  })
})

describe('changing rooms', () => {
  const rooms = [
    room('Kitchen 1', item('A', 2, 'one'), item('B')),
    { ...room('Laundry 1', { ...item('A', 3, 'two'), id: 'A2' }), note: 'wet' },
  ]

  it('renames a room', () => {
    expect(shape(change(rooms, { renamed: [{ from: 'Kitchen 1', to: 'Scullery' }] }))[0]?.[0]).toBe('Scullery')
    expect(shape(change(rooms, { renamed: [{ from: 'kitchen 1', to: 'KITCHEN 1' }] }))[0]?.[0]).toBe('KITCHEN 1')
  })

  it('merges rooms that get one name, whatever its case', () => {
    const merged = change(rooms, { renamed: [{ from: 'Kitchen 1', to: 'laundry 1' }] })
    expect(shape(merged)).toEqual([['Laundry 1', 'Ax5', 'Bx1']])
    expect(merged[0]).toMatchObject({ note: 'wet' })
    expect(merged[0]?.items[0]).toMatchObject({ id: 'A2', note: 'two one' })
  })

  it('moves line items, and ends a room that is left empty by it', () => {
    expect(shape(change(rooms, { moved: [{ lineItemId: 'A2', roomName: 'Kitchen 1' }] }))).toEqual([
      ['Kitchen 1', 'Ax5', 'Bx1'],
    ])
    expect(shape(change(rooms, { moved: [{ lineItemId: 'B-id', roomName: 'Bar' }] }))).toEqual([
      ['Kitchen 1', 'Ax2'],
      ['Laundry 1', 'Ax3'],
      ['Bar', 'Bx1'],
    ])
  })

  it('orders line items by their priority and rooms by their list', () => {
    const sorted = change(rooms, {
      priorities: [
        { lineItemId: 'A-id', priority: 2 },
        { lineItemId: 'B-id', priority: 1 },
      ],
      remaining: ['Laundry 1', 'Kitchen 1'],
    })
    expect(shape(sorted)).toEqual([
      ['Laundry 1', 'Ax3'],
      ['Kitchen 1', 'Bx1', 'Ax2'],
    ])
  })

  it('puts a line item in a place that another one has, and moves that one on', () => {
    const three = [{ ...rooms[0]!, items: ['x', 'y', 'z'].map((id) => ({ ...rooms[0]!.items[0]!, id, sku: id })) }]
    const order = (lineItemId: string, priority: number) =>
      change(three, { priorities: [{ lineItemId, priority }] })[0]!.items.map(({ id }) => id)
    expect(order('x', 2)).toEqual(['y', 'x', 'z'])
    expect(order('x', 3)).toEqual(['y', 'z', 'x'])
    expect(order('z', 2)).toEqual(['x', 'z', 'y'])
    expect(order('z', 1)).toEqual(['z', 'x', 'y'])
    expect(order('y', 2)).toEqual(['x', 'y', 'z'])
  })

  it('removes rooms that are not in the list, and rooms whose last line item goes', () => {
    expect(shape(change(rooms, { remaining: ['Laundry 1'] }))).toEqual([['Laundry 1', 'Ax3']])
    expect(shape(change(rooms, { removed: ['A2'] }))).toEqual([['Kitchen 1', 'Ax2', 'Bx1']])
    expect(change(rooms, { remaining: [] })).toEqual([])
  })

  it('does all of it or nothing', () => {
    const before = structuredClone(rooms)
    expect(() => change(rooms, { quantities: [{ lineItemId: 'A-id', quantity: 5 }], removed: ['stranger'] })).toThrow(
      /not in the project/,
    )
    expect(rooms).toEqual(before)
  })

  it('annotates rooms and line items within the limit', () => {
    const noted = change(rooms, {
      notes: [{ lineItemId: 'B-id', note: 'left' }],
      roomNotes: [{ roomName: 'KITCHEN 1', note: 'level 2' }],
    })
    expect(noted[0]).toMatchObject({ note: 'level 2' })
    expect(noted[0]?.items[1]).toMatchObject({ note: 'left' })
    expect(() => change(rooms, { notes: [{ lineItemId: 'B-id', note: 'x'.repeat(MAX_NOTE_LENGTH + 1) }] })).toThrow(
      /note/,
    )
  })
})

describe('any sequence of changes', () => {
  const names = ['Kitchen 1', 'KITCHEN 1', 'Laundry 1', 'Bar', 'Wet-Area']
  const skus = ['A', 'B', 'C']

  type Step =
    | { kind: 'place'; sku: string; room: string; quantity: number }
    | { kind: 'quantity'; pick: number; quantity: number }
    | { kind: 'remove'; pick: number }
    | { kind: 'rename'; pick: number; to: string }
    | { kind: 'move'; pick: number; to: string }

  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({
      kind: fc.constant('place' as const),
      sku: fc.constantFrom(...skus),
      room: fc.constantFrom(...names),
      quantity: fc.integer({ min: 1, max: 20 }),
    }),
    fc.record({ kind: fc.constant('quantity' as const), pick: fc.nat(20), quantity: fc.integer({ min: 1, max: 20 }) }),
    fc.record({ kind: fc.constant('remove' as const), pick: fc.nat(20) }),
    fc.record({ kind: fc.constant('rename' as const), pick: fc.nat(20), to: fc.constantFrom(...names) }),
    fc.record({ kind: fc.constant('move' as const), pick: fc.nat(20), to: fc.constantFrom(...names) }),
  )

  const itemsOf = (rooms: Rooms) => rooms.flatMap((each) => each.items.map((line) => ({ room: each.name, ...line })))

  function apply(rooms: Rooms, next: Step): Rooms {
    if (next.kind === 'place') {
      const where = { roomName: next.room, lineItemId: null, quantity: next.quantity, note: undefined }
      return placeProduct(rooms, product(next.sku), [where], newId)
    }
    if (next.kind === 'rename') {
      const target = rooms[next.pick % Math.max(1, rooms.length)]
      return target ? change(rooms, { renamed: [{ from: target.name, to: next.to }] }) : rooms
    }
    const all = itemsOf(rooms)
    const line = all[next.pick % Math.max(1, all.length)]
    if (!line) return rooms
    if (next.kind === 'quantity')
      return change(rooms, { quantities: [{ lineItemId: line.id, quantity: next.quantity }] })
    if (next.kind === 'remove') return change(rooms, { removed: [line.id] })
    return change(rooms, { moved: [{ lineItemId: line.id, roomName: next.to }] })
  }

  /** The same steps on the plainest model there is: how many of a product are in a room. */
  function applyToModel(counts: Map<string, number>, rooms: Rooms, next: Step): void {
    const key = (name: string, sku: string) => `${name.toLowerCase()}|${sku}`
    const add = (to: string, quantity: number) => counts.set(to, (counts.get(to) ?? 0) + quantity)
    const take = (from: string) => {
      const quantity = counts.get(from) ?? 0
      counts.delete(from)
      return quantity
    }
    if (next.kind === 'place') return void add(key(next.room, next.sku), next.quantity)
    if (next.kind === 'rename') {
      const target = rooms[next.pick % Math.max(1, rooms.length)]
      if (!target) return
      for (const { sku } of target.items) {
        const quantity = take(key(target.name, sku))
        add(key(next.to, sku), quantity)
      }
      return
    }
    const all = itemsOf(rooms)
    const line = all[next.pick % Math.max(1, all.length)]
    if (!line) return
    const from = key(line.room, line.sku)
    if (next.kind === 'quantity') counts.set(from, next.quantity)
    else if (next.kind === 'remove') counts.delete(from)
    else if (from !== key(next.to, line.sku)) add(key(next.to, line.sku), take(from))
  }

  it('keeps every rule, and counts what the plainest model counts', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let rooms: Rooms = addRooms([], ['Kitchen 1', 'Laundry 1'])
        const counts = new Map<string, number>()
        for (const next of steps) {
          applyToModel(counts, rooms, next)
          rooms = apply(rooms, next)
          const keys = rooms.map(({ name }) => name.toLowerCase())
          expect(new Set(keys).size).toBe(keys.length)
          for (const { items } of rooms) expect(new Set(items.map(({ sku }) => sku)).size).toBe(items.length)
        }
        const all = itemsOf(rooms)
        expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
        expect(
          Object.fromEntries(all.map((line) => [`${line.room.toLowerCase()}|${line.sku}`, line.quantity])),
        ).toEqual(Object.fromEntries(counts))
      }),
      { numRuns: 500 },
    )
  })
})

describe('the count of rooms', () => {
  const numbered = (count: number) => Array.from({ length: count }, (_, index) => `Kitchen ${index + 1}`)

  it('has no second room whose name is read as that of the first', () => {
    const rooms = addRooms([], ['Pantry 1', 'Pantry1', 'PANTRY 1', 'Pantry 2', 'Room 1 1', 'Room 11'])
    expect(rooms.map(({ name }) => name)).toEqual(['Pantry 1', 'Pantry 2', 'Room 1 1', 'Room 11'])
    const placed = placeProduct(
      rooms,
      product('A'),
      [{ roomName: 'Pantry1', lineItemId: null, quantity: 2, note: undefined }],
      newId,
    )
    expect(placed.map(({ items }) => items.length)).toEqual([1, 0, 0, 0])
  })

  it('is at most 999 of a name', () => {
    expect(addRooms([], numbered(999))).toHaveLength(999)
    expect(() => addRooms([], numbered(1_000))).toThrow('Maximum count of 999 reached.')
    expect(() => addRooms(addRooms([], numbered(999)), ['KITCHEN'])).toThrow('Maximum count of 999 reached.')
  })

  it('is that of the project where rooms have numbers for names', () => {
    expect(
      addRooms(
        [],
        Array.from({ length: 1_000 }, (_, index) => String(index)),
      ),
    ).toHaveLength(1_000)
  })
})
