import { expect, it } from 'vitest'
import { setLines } from '@specify/schedule/edits/schedule-edits.ts'
import { setUnitType } from '@specify/schedule/edits/unit-type-edits.ts'
import { hasSameLines } from './same-lines.ts'
import { toSummary } from '../summary/summary.ts'
import { TOWER, TOWER_FACTS, TOWER_PRODUCTS } from '../testing/tower.ts'

const summaryOf = (schedule: typeof TOWER) => toSummary(schedule, TOWER_FACTS, TOWER_PRODUCTS)

/** The rooms whose lines look otherwise than in the tower. */
const changed = (schedule: typeof TOWER) => {
  const before = summaryOf(TOWER).rooms
  return summaryOf(schedule).rooms.flatMap((room, index) => (hasSameLines(before[index]!, room) ? [] : room.name))
}

it('only rooms that a change touches look otherwise', () => {
  expect(changed(structuredClone(TOWER))).toEqual([])
  expect(changed(setLines(new Set(['2']), { quantity: 9 })(TOWER))).toEqual(['Ensuite A'])
  expect(changed(setLines(new Set(['5', '7']), { note: 'late' })(TOWER))).toEqual(['Lobby', 'Ensuite B'])
  expect(changed(setLines(new Set(['8']), { tag: 'BM-3' })(TOWER))).toEqual(['Kitchen A'])
  expect(changed(setUnitType('a', { count: 42 })(TOWER))).toEqual(['Ensuite A', 'Kitchen A'])
})
