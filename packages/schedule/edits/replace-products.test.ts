import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeSchedules } from './merge-schedules.ts'
import { NO_HISTORY, undone, withEdit } from './edit-history.ts'
import { linesIn, type LineScope } from '../line-scope.ts'
import { MAX_QUANTITY, type LineItem, type Schedule } from '../model.ts'
import { countMeetings, replaceProducts, substituteProduct, type Meeting, type NewRecord } from './replace-products.ts'
import { setLines } from './schedule-edits.ts'
import { item, room } from '../testing/edits.ts'
import { randomEdits, randomlyEdited, startingSchedule as base } from '../testing/random-edits.ts'

const Z = { sku: 'Z', productId: 'z', name: 'New' }
const RECORD: NewRecord = {
  id: 'record',
  from: { sku: 'A', productId: 'A', name: 'A' },
  to: Z,
  reason: 'discontinued',
  note: 'gone in March',
  by: 'Jo Smith',
  at: '2026-11-23T00:00:00.000Z',
  prices: { from: 10_000, to: 12_550 },
}
const of = (scope: LineScope, sku = 'A') => linesIn(base, scope).filter(({ item: { sku: each } }) => each === sku)
const replace = (scope: LineScope, meeting: Meeting = 'add') => substituteProduct(of(scope), RECORD, meeting)
const lines = ({ rooms }: Schedule) => rooms.flatMap(({ items }) => items)
const inRoom = (...items: LineItem[]): Schedule => ({
  unitTypes: [],
  rooms: [room('Bath', ...items)],
  substitutions: [],
})
const swap = (schedule: Schedule, meeting: Meeting, ...skus: string[]) => {
  const replacement = {
    lineIds: new Set(lines(schedule).map(({ id }) => id)),
    targets: new Map(skus.map((sku) => [sku, Z])),
    meeting,
  }
  return { meetings: countMeetings(schedule, replacement), after: lines(replaceProducts(replacement)(schedule)) }
}

describe('a product replaced in three rooms', () => {
  const after = replace({ all: true })(base)

  it('changes its three lines and leaves everything else the same objects', () => {
    const before = new Map(lines(base).map((each) => [each.id, each]))
    const changed = lines(after).filter((each) => before.get(each.id) !== each)
    expect(changed).toEqual(
      ['a1', 'a2', 'a4'].map((id) => ({ ...before.get(id), sku: 'Z', productId: 'z', name: 'New' })),
    )
    expect(after.unitTypes).toBe(base.unitTypes)
    expect(after.rooms.map((each, at) => each === base.rooms[at])).toEqual([false, false, true, false, true])
  })

  it('writes a record of them, with the price of all units', () => {
    expect(after.substitutions).toEqual([
      {
        id: 'record',
        from: RECORD.from,
        to: Z,
        reason: 'discontinued',
        note: 'gone in March',
        by: 'Jo Smith',
        at: RECORD.at,
        // 2 and 1 in each of 40 units, 4 in the lobby, at 25.50 more.
        priceEffect: (2 * 40 + 40 + 4) * 2_550,
        lines: [
          { lineItemId: 'a1', roomName: 'Ensuite 1', unitType: 'Type A', quantity: 2, units: 40 },
          { lineItemId: 'a2', roomName: 'Kitchen 1', unitType: 'Type A', quantity: 1, units: 40 },
          { lineItemId: 'a4', roomName: 'Lobby', unitType: '', quantity: 4, units: 1 },
        ],
      },
    ])
  })

  it('goes back with one undo, record and all', () => {
    const history = withEdit({ ...NO_HISTORY, now: base }, replace({ all: true }))
    expect(history.now.substitutions).toHaveLength(1)
    expect(undone(history).now).toBe(base)
  })

  it('meets another editor who changed a quantity: both hold', () => {
    const theirs = setLines(new Set(['a1']), { quantity: 9 })(base)
    const merged = mergeSchedules(base, after, theirs)
    expect(lines(merged).find(({ id }) => id === 'a1')).toMatchObject({ sku: 'Z', quantity: 9 })
    expect(merged.substitutions).toEqual(after.substitutions)
    expect(mergeSchedules(base, theirs, after)).toEqual(merged)
  })

  it('has no price effect where a price is not known', () => {
    const unknown = { ...RECORD, prices: { from: null, to: 12_550 } }
    expect(substituteProduct(of({ all: true }), unknown, 'add')(base).substitutions[0]?.priceEffect).toBeNull()
  })
})

it('is replaced in a line, a room, a type, the common areas, or nowhere', () => {
  const changed = (scope: LineScope) => lines(replace(scope)(base)).flatMap(({ id, sku }) => (sku === 'Z' ? [id] : []))
  expect(changed({ lineItemIds: ['a2', 'b1', 'nothing'] })).toEqual(['a2'])
  expect(changed({ roomIds: ['room Lobby'] })).toEqual(['a4'])
  expect(changed({ unitTypeIds: ['type-a'] })).toEqual(['a1', 'a2'])
  expect(changed({ unitTypeIds: [null] })).toEqual(['a4'])
  expect(replace({ unitTypeIds: ['type-b'] })(base)).toBe(base)
})

describe('where the other product is in the room already', () => {
  const both = inRoom(item('1', 'A', 2), { ...item('2', 'Z', 3), note: 'left' })

  it('adds up or keeps both', () => {
    expect(swap(both, 'add', 'A')).toMatchObject({ meetings: 1, after: [{ id: '2', quantity: 5, note: 'left' }] })
    expect(swap(both, 'keep', 'A')).toMatchObject({
      meetings: 1,
      after: [
        { id: '1', sku: 'Z', quantity: 2 },
        { id: '2', quantity: 3 },
      ],
    })
  })

  it('never cuts a quantity or a note, and keeps what tags tell apart', () => {
    const full = inRoom(item('1', 'A', MAX_QUANTITY), item('2', 'Z'))
    const tagged = inRoom({ ...item('1', 'A'), tag: 'BM-01' }, { ...item('2', 'Z'), tag: 'BM-02' })
    const long = inRoom({ ...item('1', 'A'), note: 'a'.repeat(200) }, { ...item('2', 'Z'), note: 'b'.repeat(200) })
    for (const schedule of [full, tagged, long])
      expect(swap(schedule, 'add', 'A')).toMatchObject({ meetings: 0, after: [{ id: '1' }, { id: '2' }] })
  })

  it('joins two products that become one, and not two lines of one product', () => {
    expect(swap(inRoom(item('1', 'A', 2), item('2', 'B', 3)), 'add', 'A', 'B').after).toMatchObject([
      { id: '1', sku: 'Z', quantity: 5 },
    ])
    expect(swap(inRoom(item('1', 'A', 2), item('2', 'A', 3)), 'add', 'A').after).toHaveLength(2)
  })
})

it('loses no piece and doubles none, whatever was done before', () => {
  fc.assert(
    fc.property(randomEdits, fc.constantFrom('add', 'keep'), fc.constantFrom('A', 'B', 'E'), (edits, meeting, to) => {
      const before = edits.reduce(randomlyEdited, base)
      const scoped = linesIn(before, { all: true }).filter(({ item: { sku } }) => sku === 'C')
      const target = { sku: to, productId: to, name: to }
      const after = substituteProduct(
        scoped,
        { ...RECORD, from: { ...RECORD.from, sku: 'C' }, to: target },
        meeting,
      )(before)
      const count = (schedule: Schedule, ...skus: string[]) =>
        lines(schedule).reduce((sum, { sku, quantity }) => sum + (skus.includes(sku) ? quantity : 0), 0)
      expect(count(after, 'C')).toBe(0)
      expect(count(after, to)).toBe(count(before, 'C', to))
      expect(after.substitutions.length - before.substitutions.length).toBe(scoped.length > 0 ? 1 : 0)
    }),
    { numRuns: 300 },
  )
})
