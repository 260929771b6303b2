import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '@specify/core/money.ts'
import type { Schedule } from '@specify/schedule/model.ts'
import { totalOf, twinIn } from '#app/features/projects/schedule/builder-project.ts'
import { quantitiesOf } from '#app/features/quotes/answer/quantities.ts'
import { summaryCsv } from '../sheets/summary-csv.ts'
import { variantTotals } from '../sheets/variant-totals.ts'
import { TOWER, TOWER_FACTS, TOWER_PRODUCTS } from '../testing/tower.ts'
import { oneUnit } from './summary-amounts.ts'
import { unitTypeText } from './summary-groups.ts'
import { notIncludedText, toSummary, type Summary } from './summary.ts'

const twin = { text: 'right hand', product: { sku: 'MIXER-R', productId: 'p', name: 'Mixer, right' } }
const FACTS = {
  ...TOWER_FACTS,
  MIXER: { ...TOWER_FACTS.MIXER, twin },
  'MIXER-R': { ...TOWER_FACTS.MIXER, price: money(2_099, 'AUD') },
  SPECIAL: { ...TOWER_FACTS.SPECIAL, twin: { text: 'left hand in Gold', product: null } },
}
const PRODUCTS = { ...TOWER_PRODUCTS, 'MIXER-R': TOWER_PRODUCTS.MIXER }
const findTwin = twinIn(FACTS)

/** 40 units of Type A, 15 of them left-handed as drawn. */
const HANDED: Schedule = {
  ...TOWER,
  unitTypes: TOWER.unitTypes.map((each) =>
    each.id === 'a' ? { ...each, hands: { drawn: 'left', left: 15, right: 25 } } : each,
  ),
}
const SUMMARY = toSummary(HANDED, FACTS, PRODUCTS)
const NOTES = { projectName: 'Tower', projectVersion: '1', exportedAt: 'today', link: 'none', priceBasis: 'RRP' }

const totalsOf = (summary: Summary) =>
  Object.fromEntries(
    variantTotals(summary.rooms).map(({ sku, quantity, price }) => [sku, [quantity, price?.centAmount]]),
  )

describe('a summary of handed units', () => {
  it('has a line for each hand of a handed product, and one for all units of any other', () => {
    const lines = SUMMARY.rooms.flatMap((room) => room.lines.map((line) => ({ ...line, room: room.name })))
    expect(lines.map(({ room, sku, units, side, twinOf }) => [room, sku, units, side, twinOf])).toEqual([
      ['Lobby', 'MIXER', 1, undefined, undefined],
      ['Ensuite A', 'MIXER', 15, 'left', undefined],
      ['Ensuite A', 'MIXER-R', 25, 'right', 'MIXER'],
      ['Ensuite A', 'PAN', 40, undefined, undefined],
      ['Ensuite A', 'SPECIAL', 15, 'left', undefined],
      ['Kitchen A', 'MIXER', 15, 'left', undefined],
      ['Kitchen A', 'MIXER-R', 25, 'right', 'MIXER'],
      ['Ensuite B', 'PAN', 0, undefined, undefined],
      ['Ensuite B', 'SPECIAL', 0, undefined, undefined],
    ])
    expect(unitTypeText(HANDED.unitTypes[0]!)).toBe('Type A × 40: 15 left, 25 right')
  })

  it('totals each code, and says what no code stands for', () => {
    expect(totalsOf(SUMMARY)).toEqual({
      MIXER: [33, 33 * 1_999],
      'MIXER-R': [50, 50 * 2_099],
      PAN: [80, 80 * 50_000],
      SPECIAL: [15, undefined],
    })
    expect(SUMMARY.quantity).toBe(33 + 50 + 80 + 15)
    expect(notIncludedText(SUMMARY)).toBe(
      '1 item not included: may no longer be available. 25 pieces not included: no twin for units of the other hand.',
    )
    const ensuite = SUMMARY.rooms.find(({ name }) => name === 'Ensuite A')!
    expect(ensuite.lines.find(({ sku }) => sku === 'SPECIAL')?.missing).toBe('No left hand in Gold: 25 not included')
  })

  it('counts one unit as it is drawn', () => {
    const ensuite = SUMMARY.rooms.find(({ name }) => name === 'Ensuite A')!
    expect(oneUnit(ensuite.lines)).toEqual({ quantity: 4, price: money(1_999 + 100_000, 'AUD') })
  })

  it('has the same sums everywhere, whatever the hands are', () => {
    const counts = fc.tuple(fc.nat(60), fc.nat(60), fc.constantFrom('left' as const, 'right' as const))
    fc.assert(
      fc.property(counts, ([left, right, drawn]) => {
        const unitTypes = [{ id: 'a', name: 'Type A', count: left + right, hands: { drawn, left, right } }]
        const rooms = HANDED.rooms.filter(({ unitTypeId }) => unitTypeId !== 'b')
        const summary = toSummary({ unitTypes, rooms }, FACTS, PRODUCTS)
        expect(totalOf({ unitTypes, rooms }, FACTS)?.centAmount ?? 0).toBe(summary.total?.centAmount ?? 0)
        const quoted = quantitiesOf({ unitTypes, rooms }, findTwin)
        for (const { sku, quantity } of variantTotals(summary.rooms)) expect(quoted.get(sku) ?? 0).toBe(quantity)
      }),
    )
  })

  it('is as before where no hands are stated, even of products with a twin', () => {
    expect(toSummary(TOWER, FACTS, PRODUCTS)).toEqual(toSummary(TOWER, TOWER_FACTS, TOWER_PRODUCTS))
  })
})

describe('a CSV of handed units', () => {
  it('names the hand of the units and what a twin stands for, behind all columns', () => {
    const [head, ...rows] = summaryCsv(SUMMARY, NOTES).split('\r\n')
    expect(head).toMatch(/,Note,Room note,Units of hand,Twin of,Other hand$/)
    expect(rows.slice(1, 3).map((row) => row.split(',').slice(-3))).toEqual([
      ['Left', '', ''],
      ['Right', 'MIXER', ''],
    ])
    expect(summaryCsv(SUMMARY, NOTES)).toContain('No left hand in Gold: 25 not included')
    expect(summaryCsv(toSummary(TOWER, FACTS, PRODUCTS), NOTES)).not.toContain('Twin of')
  })
})
