import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Rooms } from '../rooms.ts'
import { changeRooms } from '../change-rooms.ts'
import { change, edited, edits, item, room, startingRooms } from '../testing/edits.ts'
import { isSameRooms } from './match-rooms.ts'
import { rebaseRooms, threeWay, mergeRooms } from './merge-rooms.ts'
import { changeBetween } from './mutation-of.ts'

const kitchen = room('Kitchen 1', item('a'), item('b'))
const laundry = room('Laundry 1', item('c', 'a', 3))

/** As `rebaseRooms`, without its short ways. */
function merge(current: Rooms, before: Rooms, after: Rooms): Rooms {
  return mergeRooms(threeWay(before, after, current)).map((each) => each.room)
}

describe('a change on top of another one', () => {
  it('keeps both where they are about different things', () => {
    const mine = change([kitchen, laundry], { removed: ['a'] })
    const theirs = change([kitchen, laundry], { quantities: [{ lineItemId: 'c', quantity: 9 }] })
    expect(rebaseRooms(theirs, [kitchen, laundry], mine)).toEqual(change(theirs, { removed: ['a'] }))
  })

  it('leaves out what is gone and keeps rooms that it does not know', () => {
    const before = [kitchen, laundry]
    const mine = change(before, {
      quantities: [{ lineItemId: 'a', quantity: 5 }],
      remaining: ['Laundry 1', 'Kitchen 1'],
    })
    const theirs = [room('Kitchen 1', item('b')), laundry, room('Alfresco 1', item('d'))]
    expect(rebaseRooms(theirs, before, mine)).toEqual([theirs[1], theirs[0], theirs[2]])
  })

  it('leaves what both have done as it is', () => {
    const before = [room('Bath', item('a')), room('Kitchen 1')]
    const after = change(before, { renamed: [{ from: 'Bath', to: 'Kitchen 1' }] })
    expect(merge(after, before, after)).toEqual(after)
  })

  it('takes away no product that it did not remove', () => {
    const skusOf = (rooms: Rooms, isMeant: (id: string) => boolean) =>
      rooms.flatMap(({ items }) => items.filter(({ id }) => isMeant(id)).map(({ sku }) => sku))
    fc.assert(
      fc.property(startingRooms, edits, edits, (before, mine, theirs) => {
        const after = mine.reduce(edited, before)
        const current = theirs.reduce(edited, before)
        const staying = new Set(after.flatMap(({ items }) => items.map(({ id }) => id)))
        const merged = merge(current, before, after)
        expect(skusOf(merged, () => true)).toEqual(expect.arrayContaining(skusOf(current, (id) => staying.has(id))))
      }),
      { numRuns: 2_000 },
    )
  })

  it('is one side where the other has changed nothing, or the same', () => {
    fc.assert(
      fc.property(startingRooms, edits, (before, mine) => {
        const after = mine.reduce(edited, before)
        expect(merge(before, before, after)).toEqual(after)
        expect(merge(after, before, before)).toEqual(after)
        expect(merge(after, before, after)).toEqual(after)
      }),
      { numRuns: 2_000 },
    )
  })

  it('can be saved, whatever became of the project: in two rounds at most', () => {
    fc.assert(
      fc.property(startingRooms, edits, edits, (before, mine, theirs) => {
        const current = theirs.reduce(edited, before)
        const merged = merge(current, before, mine.reduce(edited, before))
        const once = changeRooms(current, changeBetween(current, merged))
        const twice = changeRooms(once, changeBetween(once, merged))
        expect(isSameRooms(twice, merged)).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })

  it('finds a room under the name that it has by now', () => {
    const before = [room('Bath', item('a')), room('Kitchen 1', item('b'))]
    const after = change(before, { moved: [{ lineItemId: 'a', roomName: 'Kitchen 1' }] })
    const saved = change(after, { renamed: [{ from: 'Kitchen 1', to: 'Galley' }] })
    expect(rebaseRooms(saved, before, after)).toEqual(saved)
  })

  it('changes nothing where both sides have done the same', () => {
    const before = [room('Bath', item('a')), room('Laundry 1')]
    const after = [room('Bath')]
    expect(rebaseRooms([room('Bath')], before, after)).toEqual(after)
  })

  it('keeps an empty room that both sides have given the name of one that they removed', () => {
    const before = [room('Bath'), room('Kitchen 1', item('a')), room('Laundry 1', item('b'), item('c'))]
    const both = change(change(before, { remaining: ['Bath', 'Laundry 1'] }), {
      renamed: [{ from: 'Bath', to: 'Kitchen 1' }],
    })
    const mine = change(both, { quantities: [{ lineItemId: 'b', quantity: 5 }] })
    const saved = change(both, { quantities: [{ lineItemId: 'c', quantity: 7 }] })
    expect(rebaseRooms(saved, before, mine)).toEqual([
      room('Kitchen 1'),
      room('Laundry 1', item('b', 'b', 5), item('c', 'c', 7)),
    ])
  })

  it('gives a room the name that both sides gave it, not that of one which they removed', () => {
    const before = [room('Bath', item('a'), item('b')), room('Kitchen 1')]
    const both = change(change(before, { remaining: ['Bath'] }), { renamed: [{ from: 'Bath', to: 'kitchen 1' }] })
    const mine = change(both, { quantities: [{ lineItemId: 'a', quantity: 5 }] })
    const saved = change(both, { quantities: [{ lineItemId: 'b', quantity: 7 }] })
    expect(rebaseRooms(saved, before, mine)).toEqual([room('kitchen 1', item('a', 'a', 5), item('b', 'b', 7))])
  })

  it('leaves the note of a room that nobody has changed', () => {
    const alfresco = { ...room('Alfresco', item('c', 'C'), item('a', 'A')), note: 'covered' }
    const before = [room('Bath'), room('Kitchen 1', item('b', 'C')), alfresco]
    const mine = [
      { ...room('Kitchen 1', item('c', 'C')), note: 'north' },
      { ...alfresco, items: [item('a', 'A')] },
    ]
    expect(rebaseRooms(before.slice(1), before, mine)).toEqual(mine)
  })

  it('knows an empty room that was renamed from a filled one that has its name by now', () => {
    const before = [room('Bath'), room('Bar', item('a'), item('b', 'C')), room('Spa', item('c', 'C'))]
    const mine = [room('Bath', item('c', 'C'), item('a')), room('Kitchen 1')]
    expect(merge(before, before, mine)).toEqual(mine)
  })

  it('tells an empty room that was added from one that was filled meanwhile', () => {
    const before = [room('Bath'), kitchen]
    const mine = change(before, { moved: [{ lineItemId: 'b', roomName: 'Bath' }] })
    const saved = [room('Bath', item('c')), kitchen, room('Hall')]
    expect(rebaseRooms(saved, before, mine)).toEqual([
      room('Bath', item('c'), item('b')),
      room('Kitchen 1', item('a')),
      room('Hall'),
    ])
  })

  it('loses no product where neither side removes one', () => {
    const keeping = edits.map((all) => all.filter(({ kind }) => kind !== 'remove' && kind !== 'delete'))
    const skusIn = (rooms: Rooms) => new Set(rooms.flatMap(({ items }) => items.map(({ sku }) => sku)))
    fc.assert(
      fc.property(startingRooms, keeping, keeping, (before, mine, theirs) => {
        expect(skusIn(merge(theirs.reduce(edited, before), before, mine.reduce(edited, before)))).toEqual(
          skusIn(before),
        )
      }),
      { numRuns: 2_000 },
    )
  })

  it('adds up what both sides have put into one line item from different rooms', () => {
    const before = [room('Kitchen 1', item('a', 'A', 2)), room('Bath', item('b', 'A', 3)), room('Hall', item('c', 'A'))]
    const mine = change(before, { moved: [{ lineItemId: 'a', roomName: 'Hall' }] })
    const saved = change(before, { moved: [{ lineItemId: 'b', roomName: 'Hall' }] })
    expect(rebaseRooms(saved, before, mine)).toEqual([room('Hall', item('c', 'A', 6))])
  })

  it('keeps one of two line items that each side has put into the other', () => {
    const before = [room('Kitchen 1', item('a', 'A', 2), item('b')), room('Bath', item('c', 'A', 3))]
    const mine = change(before, { moved: [{ lineItemId: 'a', roomName: 'Bath' }] })
    const saved = change(before, { moved: [{ lineItemId: 'c', roomName: 'Kitchen 1' }] })
    expect(rebaseRooms(saved, before, mine)).toEqual([room('Kitchen 1', item('b')), room('Bath', item('a', 'A', 5))])
  })

  it('makes one room of two that were given one name, and loses nothing of either', () => {
    const before = [
      { ...kitchen, note: 'tiled' },
      { ...laundry, note: 'wet' },
    ]
    const mine = change(before, { renamed: [{ from: 'Kitchen 1', to: 'Hall' }] })
    const saved = change(before, { renamed: [{ from: 'Laundry 1', to: 'hall' }] })
    expect(rebaseRooms(saved, before, mine)).toEqual([
      { ...room('Hall', item('a', 'a', 4), item('b')), note: 'tiled wet' },
    ])
  })

  it('keeps an empty room that was added where both sides removed another one', () => {
    const before = [kitchen, room('Bath')]
    const mine = [kitchen]
    expect(merge([kitchen, room('Hall')], before, mine)).toEqual([kitchen, room('Hall')])
    expect(merge([kitchen, room('Bath')], before, mine)).toEqual([kitchen])
  })
})
