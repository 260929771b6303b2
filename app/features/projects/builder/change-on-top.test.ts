import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeRooms, type Rooms } from '../rooms.ts'
import { change, edited, edits, item, room, startingRooms } from '../testing/edits.ts'
import { changeOnTop, changesOnTop } from './change-on-top.ts'
import { changeBetween } from './mutation-of.ts'

const kitchen = room('Kitchen 1', item('a'), item('b'))
const laundry = room('Laundry 1', item('c', 'a', 3))

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

  it('finds a room under the name that it has by now', () => {
    const before = [room('Bath', item('a')), room('Kitchen 1', item('b'))]
    const after = change(before, { moved: [{ lineItemId: 'a', roomName: 'Kitchen 1' }] })
    const saved = change(after, { renamed: [{ from: 'Kitchen 1', to: 'Galley' }] })
    expect(changesOnTop(saved, before, after)).toEqual(saved)
  })

  it('changes nothing where both sides have done the same', () => {
    const before = [room('Bath', item('a')), room('Laundry 1')]
    const after = [room('Bath')]
    expect(changesOnTop([room('Bath')], before, after)).toEqual(after)
  })
})
