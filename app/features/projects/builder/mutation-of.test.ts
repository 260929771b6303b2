import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeRooms, NO_CHANGE, type Rooms } from '../rooms.ts'
import { change, edited, edits, item, room, startingRooms } from '../testing/edits.ts'
import { changeBetween, changeOnTop, isSameRooms, toMutation } from './mutation-of.ts'

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

  it('leaves what both have done as it is', () => {
    const before = [room('Bath', item('a')), room('Kitchen 1')]
    const after = change(before, { renamed: [{ from: 'Bath', to: 'Kitchen 1' }] })
    expect(changeOnTop(after, before, changeBetween(before, after))).toEqual(after)
  })

  it('takes away no product that it did not remove', () => {
    const skusOf = (rooms: Rooms, isMeant: (id: string) => boolean) =>
      rooms.flatMap(({ items }) => items.filter(({ id }) => isMeant(id)).map(({ sku }) => sku))
    fc.assert(
      fc.property(startingRooms, edits, edits, (before, mine, theirs) => {
        const after = mine.reduce(edited, before)
        const current = theirs.reduce(edited, before)
        const staying = new Set(after.flatMap(({ items }) => items.map(({ id }) => id)))
        const merged = changeOnTop(current, before, changeBetween(before, after))
        expect(skusOf(merged, () => true)).toEqual(expect.arrayContaining(skusOf(current, (id) => staying.has(id))))
      }),
      { numRuns: 2_000 },
    )
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
