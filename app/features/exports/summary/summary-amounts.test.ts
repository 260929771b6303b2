import { describe, expect, it } from 'vitest'
import { money } from '@specify/core/money.ts'
import { totalOf } from '#app/features/projects/schedule/builder-project.ts'
import { excludedText, notIncludedText, toSummary } from './summary.ts'
import { allUnits, oneUnit } from './summary-amounts.ts'
import { groupRooms, unitTypeText } from './summary-groups.ts'
import { firstVariants } from './first-rooms.ts'
import { variantTotals } from '../sheets/variant-totals.ts'
import { TOWER, TOWER_FACTS, TOWER_PRODUCTS } from '../testing/tower.ts'

const SUMMARY = toSummary(TOWER, TOWER_FACTS, TOWER_PRODUCTS)
const aud = (centAmount: number) => money(centAmount, 'AUD')

describe('a schedule of unit types', () => {
  it('stands type by type, common areas first', () => {
    const groups = groupRooms(SUMMARY.rooms)
    expect(groups.map(({ unitType, rooms }) => [unitTypeText(unitType), ...rooms.map(({ name }) => name)])).toEqual([
      ['Common areas', 'Lobby'],
      ['Type A × 40', 'Ensuite A', 'Kitchen A'],
      ['Type B × 0', 'Ensuite B'],
    ])
    expect([SUMMARY.hasTypes, SUMMARY.hasTags]).toEqual([true, true])
  })

  it('counts every unit, and nothing of a type that is not built', () => {
    expect(
      SUMMARY.rooms.flatMap(({ lines }) => lines.map((line) => [line.sku, line.units, line.totalQuantity])),
    ).toEqual([
      ['MIXER', 1, 3],
      ['MIXER', 40, 40],
      ['PAN', 40, 80],
      ['SPECIAL', 40, 40],
      ['MIXER', 40, 40],
      ['PAN', 0, 0],
      ['SPECIAL', 0, 0],
    ])
    expect(SUMMARY.quantity).toBe(3 + 40 + 80 + 40 + 40)
    expect(SUMMARY.total).toEqual(aud(83 * 1_999 + 80 * 50_000))
    expect(SUMMARY.total).toEqual(totalOf(TOWER, TOWER_FACTS))
    expect(excludedText(SUMMARY)).toBe('excludes 1 item priced on request')
    expect(notIncludedText(SUMMARY)).toBe('1 item not included: may no longer be available.')
  })

  it('adds up rooms and types, per unit and in all', () => {
    const [, typeA, typeB] = groupRooms(SUMMARY.rooms)
    const [ensuite] = typeA!.rooms
    expect(oneUnit(ensuite!.lines)).toEqual({ quantity: 4, price: aud(101_999) })
    expect(allUnits(ensuite!.lines)).toEqual({ quantity: 160, price: aud(40 * 101_999) })
    const lines = typeA!.rooms.flatMap((room) => room.lines)
    expect([oneUnit(lines), allUnits(lines)]).toEqual([
      { quantity: 5, price: aud(103_998) },
      { quantity: 200, price: aud(40 * 103_998) },
    ])
    expect(allUnits(typeB!.rooms[0]!.lines)).toEqual({ quantity: 0, price: aud(0) })
    expect(oneUnit([])).toEqual({ quantity: 0, price: null })
  })

  it('has each variant once over all rooms, by tag', () => {
    const totals = variantTotals(SUMMARY.rooms).map((total) => [
      total.tags.join(', '),
      total.sku,
      total.quantity,
      total.price,
      total.lines.map(({ room }) => room).join(', '),
    ])
    expect(totals).toEqual([
      ['BM-2, BM-10', 'MIXER', 83, aud(83 * 1_999), 'Lobby, Ensuite A, Kitchen A'],
      ['WC-01', 'PAN', 80, aud(80 * 50_000), 'Ensuite A, Ensuite B'],
      ['', 'SPECIAL', 40, null, 'Ensuite A, Ensuite B'],
    ])
    expect(variantTotals(SUMMARY.rooms).reduce((sum, { quantity }) => sum + quantity, 0)).toBe(SUMMARY.quantity)
  })
  it('shows the first places of the first variants, with the sums of all', () => {
    const totals = variantTotals(SUMMARY.rooms)
    expect(firstVariants(totals, 7)).toEqual(totals)
    const [first] = totals
    const shown = firstVariants(totals, 2)
    expect(shown.map(({ sku, lines }) => [sku, lines.length])).toEqual([[first?.sku, 2]])
    expect([shown[0]?.quantity, shown[0]?.price]).toEqual([first?.quantity, first?.price])
  })
})
