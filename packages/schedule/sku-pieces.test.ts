import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { skuKey } from '@specify/catalogue/product/sku-in-url.ts'
import { builtLines, type FindTwin } from './hands/built-lines.ts'
import type { Schedule, UnitType } from './model.ts'
import { skuPieces } from './sku-pieces.ts'
import { item, room } from './testing/edits.ts'
import { randomEdits, randomlyEdited, startingSchedule } from './testing/random-edits.ts'
import { totalQuantity } from './units.ts'

const TYPES: UnitType[] = [
  { id: 'a', name: 'Type A', count: 31, hands: { drawn: 'left', left: 15, right: 16 } },
  { id: 'b', name: 'Type B', count: 0 },
]
const free = { ...item('4', 'FREE'), free: { allowance: null } as never }

describe('the pieces of SKUs', () => {
  it('are counted over all units, by the key of the catalogue, without lines that are not from it', () => {
    const rooms = [
      { ...room('Ensuite', item('1', 'Rail L', 2), item('2', 'rail-l', 1), free), unitTypeId: 'a' },
      { ...room('Bath', item('3', 'PAN', 3)), unitTypeId: 'b' },
      room('Lobby', item('5', 'RAIL-L', 4)),
    ]
    expect(Object.fromEntries(skuPieces({ unitTypes: TYPES, rooms }))).toEqual({
      rail_l: { pieces: 3 * 15 + 4, mirrored: 3 * 16 },
      pan: { pieces: 0, mirrored: 0 },
    })
  })

  it('come to what is built, whichever products have a hand', () => {
    const findTwin: FindTwin = (sku) =>
      sku === 'A'
        ? { text: 'right hand', product: { sku: 'B', productId: 'B', name: 'B' } }
        : sku === 'C'
          ? { text: 'right hand', product: null }
          : null
    fc.assert(
      fc.property(randomEdits, (edits) => {
        const schedule = edits.reduce<Schedule>(randomlyEdited, startingSchedule)
        const built = new Map<string, number>()
        const linesOf = builtLines(schedule.unitTypes, findTwin)
        for (const { item: line, units } of schedule.rooms.flatMap(linesOf))
          built.set(skuKey(line.sku), (built.get(skuKey(line.sku)) ?? 0) + totalQuantity(line, units))
        const counts = skuPieces(schedule)
        const of = (key: string) => counts.get(key) ?? { pieces: 0, mirrored: 0 }
        for (const key of ['d', 'e']) expect(built.get(key) ?? 0).toBe(of(key).pieces + of(key).mirrored)
        expect(built.get('a') ?? 0).toBe(of('a').pieces)
        expect(built.get('b') ?? 0).toBe(of('b').pieces + of('b').mirrored + of('a').mirrored)
        expect(built.get('c') ?? 0).toBe(of('c').pieces)
      }),
    )
  })
})
