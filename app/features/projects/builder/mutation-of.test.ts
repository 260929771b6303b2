import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeRooms, NO_CHANGE } from '../change-rooms.ts'
import { change, edited, edits, item, room, startingRooms } from '../testing/edits.ts'
import { changeBetween, toMutation } from './mutation-of.ts'

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

  it('is found where products of one kind stand in the way of each other', () => {
    const before = [
      room('Kitchen 1', item('a', 'C')),
      room('Laundry 1', item('b', 'C')),
      { ...room('Bath', item('c', 'A'), item('d', 'C')), note: 'tiled' },
    ]
    const after = [room('Kitchen 1', item('c', 'A')), { ...room('Laundry 1', item('d', 'C', 2)), note: 'tiled' }]
    const once = changeRooms(before, changeBetween(before, after))
    expect(changeRooms(once, changeBetween(once, after))).toEqual(after)
  })

  it('keeps an empty room whose name a filled one takes', () => {
    const before = [kitchen, room('Bath'), laundry]
    const after = [room('Kitchen 1', item('b')), room('Spa'), room('Bath', item('a'))]
    expect(changeRooms(before, changeBetween(before, after))).toEqual(after)
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
