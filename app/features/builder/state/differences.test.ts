import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Rooms } from '@specify/schedule/rooms/rooms.ts'
import { DETAILS } from '#app/features/projects/testing/details.ts'
import { change, edited, edits, item, room, startingRooms } from '@specify/schedule/testing/edits.ts'
import { differencesBetween } from './differences.ts'
import { isSameRooms } from '@specify/schedule/edits/same-schedule.ts'
import { mergedState, type ProjectState } from './project-state.ts'

const ROOMS = [room('Kitchen 1', item('a'), item('b')), room('Laundry 1', item('c', 'a', 3)), room('Bath')]
const BASE: ProjectState = {
  details: DETAILS,
  status: 'open',
  showPricesOnPdf: false,
  unitTypes: [],
  rooms: ROOMS,
  substitutions: [],
}
const withRooms = (rooms: Rooms): ProjectState => ({ ...BASE, rooms })
const changed = (...parts: Parameters<typeof change>[1][]) =>
  withRooms(parts.reduce((rooms, part) => change(rooms, part), ROOMS as Rooms))
const given = (part: Partial<ProjectState['details']>): ProjectState => ({
  ...BASE,
  details: { ...BASE.details, ...part },
})

/** Each line in short: `by: subject / aspect: mine | saved`. */
function describeAll(mine: ProjectState, saved: ProjectState): string[] {
  const found = differencesBetween(BASE, mine, saved)
  return (['both', 'mine', 'saved'] as const).flatMap((by) =>
    found[by].map((each) => `${by}: ${each.subject} / ${each.aspect}: ${each.mine} | ${each.saved}`),
  )
}

describe('the differences between two versions', () => {
  it('are none where both say the same, on either side', () => {
    const both = changed({ quantities: [{ lineItemId: 'a', quantity: 5 }] })
    expect(describeAll(both, both)).toEqual([])
  })

  it('tell a clash from what one side has changed', () => {
    const mine = changed(
      { quantities: [{ lineItemId: 'a', quantity: 5 }] },
      { notes: [{ lineItemId: 'b', note: 'x' }] },
    )
    const saved = changed(
      { quantities: [{ lineItemId: 'a', quantity: 7 }] },
      { quantities: [{ lineItemId: 'c', quantity: 9 }] },
    )
    expect(describeAll(mine, saved)).toEqual([
      'both: a (a) / Quantity in Kitchen 1: 5 | 7',
      'mine: b (b) / Note in Kitchen 1: x | None',
      'saved: a (a) / Quantity in Laundry 1: 3 | 9',
    ])
  })

  it('name the fields of a project as its form does', () => {
    const mine = given({ projectName: 'Harbour Row', projectType: 'office' })
    const saved = { ...given({ projectName: 'Harbour Lane', opportunityNumber: '42' }), status: 'closed' as const }
    expect(describeAll(mine, { ...saved, showPricesOnPdf: true })).toEqual([
      'both: Project name / Project details: Harbour Row | Harbour Lane',
      'mine: Project type / Project details: Office | Hotel',
      'saved: Opportunity number / Project details: Empty | 42',
      'saved: Project status / Project details: Open | Closed',
      'saved: Prices on the PDF / Project details: Hidden | Shown',
    ])
  })

  it('have the count of a type with its left and right, which have to add up', () => {
    const typed = (count: number, left?: number): ProjectState => ({
      ...BASE,
      unitTypes: [{ id: 't', name: 'A', count, ...(left && { hands: { drawn: 'left', left, right: count - left } }) }],
    })
    const found = differencesBetween(typed(30, 15), typed(32, 16), typed(30, 20))
    expect(found.both.map(({ aspect, mine, saved }) => [aspect, mine, saved])).toEqual([
      ['Number of units', '32: 16 left, 16 right, left drawn', '30: 20 left, 10 right, left drawn'],
    ])
    expect(mergedState(typed(30, 15), typed(30, 15), typed(30)).unitTypes).toEqual(typed(30).unitTypes)
  })

  it('say of a room that is removed nothing but that', () => {
    const mine = changed({ remaining: ['Laundry 1', 'Bath'] })
    const saved = changed({ quantities: [{ lineItemId: 'c', quantity: 4 }] })
    expect(describeAll(mine, saved)).toEqual([
      'mine: Kitchen 1 / Room: Removed | Kitchen 1',
      'saved: a (a) / Quantity in Laundry 1: 3 | 4',
    ])
  })

  it('find the clash of a removal with a change of what is removed', () => {
    const mine = changed({ remaining: ['Laundry 1', 'Bath'] })
    const saved = changed({ notes: [{ lineItemId: 'b', note: 'brass' }] })
    expect(describeAll(mine, saved)).toEqual([
      'both: b (b) / Note in Kitchen 1: Removed | brass',
      'mine: Kitchen 1 / Room: Removed | Kitchen 1',
    ])
  })

  it('know a room under its new name, and a product in its new room', () => {
    const mine = changed({ renamed: [{ from: 'Kitchen 1', to: 'Galley' }] })
    const saved = changed({ moved: [{ lineItemId: 'b', roomName: 'Bath' }] })
    expect(describeAll(mine, saved)).toEqual([
      'mine: Kitchen 1 / Room: Galley | Kitchen 1',
      'saved: b (b) / Its room: Galley | Bath',
    ])
  })

  it('tell what was added and removed', () => {
    const mine = changed({ removed: ['a'] })
    const saved = withRooms([
      room('Kitchen 1', item('a'), item('b'), item('d', 'd', 6)),
      ...ROOMS.slice(1),
      room('Alfresco', item('e')),
    ])
    expect(describeAll(mine, saved)).toEqual([
      'mine: a (a) / Quantity in Kitchen 1: Removed | 1',
      'saved: d (d) / Quantity in Kitchen 1: Not there | Added: 6',
      'saved: Alfresco / Room: Not there | Added',
      'saved: e (e) / Quantity in Alfresco: Not there | Added: 1',
    ])
  })

  it('tell orders from where they part', () => {
    const mine = changed({ remaining: ['Kitchen 1', 'Bath', 'Laundry 1'] })
    const saved = changed({
      priorities: [
        { lineItemId: 'b', priority: 1 },
        { lineItemId: 'a', priority: 2 },
      ],
    })
    expect(describeAll(mine, saved)).toEqual([
      'mine: Rooms / Order: Bath, Laundry 1 | Laundry 1, Bath',
      'saved: Kitchen 1 / Order of products: a, b | b, a',
    ])
  })

  it('find no clash of an order with a removal', () => {
    const mine = changed({ remaining: ['Kitchen 1', 'Laundry 1'] })
    const saved = changed({ remaining: ['Bath', 'Laundry 1', 'Kitchen 1'] })
    expect(describeAll(mine, saved)).toEqual([
      'mine: Bath / Room: Removed | Bath',
      'saved: Rooms / Order: Kitchen 1, Laundry 1 | Laundry 1, Kitchen 1',
    ])
    expect(mergedState(BASE, mine, saved).rooms).toEqual([ROOMS[1], ROOMS[0]])
  })

  it('call it a clash where one change keeps the other from holding', () => {
    const mine = changed({ renamed: [{ from: 'Bath', to: 'Hall' }] })
    const saved = changed({ renamed: [{ from: 'Kitchen 1', to: 'Hall' }] })
    expect(describeAll(mine, saved)).toEqual([
      'both: Bath / Room: Hall | Bath',
      'saved: Kitchen 1 / Room: Kitchen 1 | Hall',
    ])
  })

  it('call two orders of the same a clash', () => {
    const mine = changed({ remaining: ['Laundry 1', 'Kitchen 1', 'Bath'] })
    const saved = changed({ remaining: ['Kitchen 1', 'Bath', 'Laundry 1'] })
    expect(describeAll(mine, saved)).toEqual([
      'both: Rooms / Order: Laundry 1, Kitchen 1, Bath | Kitchen 1, Bath, Laundry 1',
    ])
  })

  it('leave nothing unsaid, and lose nothing where nothing clashes', () => {
    fc.assert(
      fc.property(startingRooms, edits, edits, (before, mineEdits, savedEdits) => {
        const base = withRooms(before)
        const mine = withRooms(mineEdits.reduce(edited, before))
        const saved = withRooms(savedEdits.reduce(edited, before))
        const { both, mine: onlyMine, saved: onlySaved } = differencesBetween(base, mine, saved)
        const isNone = both.length + onlyMine.length + onlySaved.length === 0
        expect(isNone).toBe(isSameRooms(mine.rooms, saved.rooms))
        if (both.length > 0) return
        const merged = mergedState(base, mine, saved)
        if (onlySaved.length === 0) expect(sorted(merged.rooms)).toEqual(sorted(mine.rooms))
        if (onlyMine.length === 0) expect(sorted(merged.rooms)).toEqual(sorted(saved.rooms))
      }),
      { numRuns: 2_000 },
    )
  })
})

/** Rooms whatever their order, with their products whatever theirs. */
function sorted(rooms: Rooms) {
  return rooms
    .map((each) => ({ ...each, items: each.items.toSorted((a, b) => a.id.localeCompare(b.id)) }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}
