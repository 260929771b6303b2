import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Room, UnitType } from '../model.ts'
import { item, room } from '../testing/edits.ts'
import { totalQuantity, unitCounts } from '../units.ts'
import { builtLines, missingTwinText, NO_TWINS, type FindTwin } from './built-lines.ts'

const TYPE: UnitType = { id: 'a', name: 'Type A', count: 31, hands: { drawn: 'left', left: 15, right: 16 } }
const ENSUITE: Room = {
  ...room('Ensuite', item('1', 'RAIL-L', 2), item('2', 'PAN'), item('3', 'SEAT-L')),
  unitTypeId: 'a',
}

/** `X-L` and `X-R` are twins; a seat comes left only. */
const findTwin: FindTwin = (sku) => {
  if (!/-[LR]$/.test(sku)) return null
  const other = sku.endsWith('L') ? sku.replace(/L$/, 'R') : sku.replace(/R$/, 'L')
  const product = sku.startsWith('SEAT') ? null : { sku: other, productId: other, name: other }
  return { text: 'right hand in Chrome', product }
}

const rows = (of: Room, types: readonly UnitType[] = [TYPE], find = findTwin) =>
  builtLines(
    types,
    find,
  )(of).map(({ item: { id, sku, quantity }, units, side, twinOf, missing }) =>
    [id, sku, quantity, units, side, twinOf && 'twin', missingTwinText({ quantity }, missing)]
      .filter(Boolean)
      .join(' '),
  )

describe('lines of a type with handed units', () => {
  it('split where their product has a hand, and say which twin is missing', () => {
    expect(rows(ENSUITE)).toEqual([
      '1 RAIL-L 2 15 left',
      '1 RAIL-R 2 16 right twin',
      '2 PAN 1 31',
      '3 SEAT-L 1 15 left No right hand in Chrome: 16 not included',
    ])
  })

  it('start from the hand that is drawn', () => {
    const drawnRight = { ...TYPE, hands: { drawn: 'right', left: 15, right: 16 } } as const
    expect(rows(ENSUITE, [drawnRight]).slice(0, 2)).toEqual(['1 RAIL-L 2 16 right', '1 RAIL-R 2 15 left twin'])
  })

  it('need no twin where all units have one hand', () => {
    const allLeft = { ...TYPE, hands: { drawn: 'left', left: 31, right: 0 } } as const
    expect(rows(ENSUITE, [allLeft])).toEqual(['1 RAIL-L 2 31 left', '2 PAN 1 31', '3 SEAT-L 1 31 left'])
  })

  it('come to quantity times count, whatever the hands are', () => {
    const side = fc.constantFrom('left' as const, 'right' as const)
    const type = fc.record({ drawn: side, left: fc.nat(9_999), right: fc.nat(9_999) })
    const lines = fc.array(
      fc.tuple(fc.constantFrom('RAIL-L', 'RAIL-R', 'PAN', 'SEAT-L'), fc.integer({ min: 1, max: 9_999 })),
    )
    fc.assert(
      fc.property(type, lines, (hands, entries) => {
        const unitTypes = [{ id: 'a', name: 'A', count: hands.left + hands.right, hands }]
        const one = { ...ENSUITE, items: entries.map(([sku, quantity], at) => item(String(at), sku, quantity)) }
        const built = builtLines(unitTypes, findTwin)(one)
        for (const each of one.items) {
          const own = built.filter(({ item: { id } }) => id === each.id)
          const sum = own.reduce(
            (all, line) => all + totalQuantity(line.item, line.units + (line.missing?.units ?? 0)),
            0,
          )
          expect(sum).toBe(totalQuantity(each, hands.left + hands.right))
        }
      }),
    )
  })

  it('are as before where no hands are stated, and in common areas', () => {
    const { hands: _hands, ...plain } = TYPE
    for (const [types, of] of [
      [[plain], ENSUITE],
      [[TYPE], { ...ENSUITE, unitTypeId: null }],
    ] as const)
      for (const find of [findTwin, NO_TWINS]) {
        const units = unitCounts(types)(of)
        expect(builtLines(types, find)(of)).toEqual(
          of.items.map((each) => ({ item: each, units, side: null, twinOf: null, missing: null })),
        )
      }
  })
})
