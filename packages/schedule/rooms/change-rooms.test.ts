import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_NOTE_LENGTH } from '../model.ts'
import { change, item, newId, product, room, shape } from '../testing/rooms.ts'
import { addRooms, placeProduct, type Rooms } from './rooms.ts'

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
