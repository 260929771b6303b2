import { describe, expect, it } from 'vitest'
import { MAX_QUANTITY } from '../model.ts'
import { item, newId, product, room, shape } from '../testing/rooms.ts'
import { addRooms, placeProduct } from './rooms.ts'

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
