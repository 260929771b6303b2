import { describe, expect, it } from 'vitest'
import { room } from '@specify/schedule/testing/edits.ts'
import type { EvidenceLine } from '../schedule.ts'
import { evidenceLine, listedProduct } from '../testing/lines.ts'
import { evidenced, reported, tap } from '../testing/reported.ts'

/** Twelve lines in six types of 40, 12, 8, 4, 2 and 0 units. */
function towerLines(): EvidenceLine[] {
  const type = (name: string, units: number) => ({ id: `type ${name}`, name: `Type ${name}`, count: units })
  const [a, b, c, d, e, f] = [type('A', 40), type('B', 12), type('C', 8), type('D', 4), type('E', 2), type('F', 0)]
  const bath = room('Bath')
  const wc = (sku: string, full: string, half: string) =>
    listedProduct(
      sku,
      'Toilet suites',
      { 'wels-flush-volume-1': full, 'wels-flush-volume-2': half, 'wels-rating': '4 star', ...evidenced },
      { waterUse: 'flushing', dataCheckedOn: '2026-11-16' },
    )
  const shower = listedProduct(
    'SH',
    'Rail showers',
    { 'litres-per-minute': 9, 'wels-rating': '3 star', ...evidenced },
    { waterUse: 'bathing', dataCheckedOn: '2026-11-16' },
  )
  const bare = listedProduct('BARE', 'Basin mixers', {}, { waterUse: 'drinking' })
  return [
    evidenceLine({ listed: tap('T45', 4.5, 6), unitType: a, room: bath, tag: 'BM-01' }),
    evidenceLine({ listed: shower, unitType: a, room: bath }),
    evidenceLine({ listed: wc('W1', '4.5 L', '3 L'), unitType: a, room: bath }),
    evidenceLine({ listed: tap('T75', 7.5, 4), quantity: 2, unitType: b }),
    evidenceLine({ listed: wc('W2', '4.7 L', '3.2 L'), unitType: b }),
    evidenceLine({ listed: tap('T9', 9, 3), unitType: c }),
    evidenceLine({ listed: bare, unitType: c }),
    evidenceLine({ listed: tap('T6', 6, 5), quantity: 3, unitType: d }),
    evidenceLine({ listed: wc('W3', '6/3 L', ''), unitType: e }),
    evidenceLine({ listed: shower, quantity: 2, unitType: e }),
    evidenceLine({ listed: tap('T12', 12, 2), quantity: 9, unitType: f }),
    evidenceLine({ listed: tap('T16', 16, 1), quantity: 5 }),
  ]
}

describe('the totals of twelve lines in six types', () => {
  const { totals, lines } = reported(towerLines(), { typed: { persons: 100, days: 365, showerMinutes: 6, flushes: 4 } })

  it('weigh flows and flushes as computed by hand', () => {
    // Basins: (40×4.5 + 24×7.5 + 8×9 + 12×6 + 5×16) / 89 = 584 / 89; eight mixers state no flow.
    // Showers: all state 9. WCs: (40×3.3 + 12×3.5 + 2×3.6) / 54 = 181.2 / 54.
    expect(totals.meanFlow).toEqual([
      { outlet: 'basin', label: 'Basin outlets', litresPerMinute: 6.56, counted: 89, notStated: 8 },
      { outlet: 'shower', label: 'Shower outlets', litresPerMinute: 9, counted: 44, notStated: 0 },
    ])
    expect(totals.averageFlush).toEqual({ litres: 3.36, counted: 54, notStated: 0 })
    expect(lines.map(({ averageFlush }) => averageFlush).filter((each) => each !== null)).toEqual([3.3, 3.5, 3.6])
  })

  it('count fixtures in all and by type, and leave types without units out of what is built', () => {
    expect(totals.fixtures).toEqual([
      { kind: 'WC suites', total: 54 },
      { kind: 'Basin outlets', total: 97 },
      { kind: 'Shower outlets', total: 44 },
    ])
    expect({ ...totals, fixtures: 0, unitTypes: 0, meanFlow: 0, averageFlush: 0, estimate: 0 }).toMatchObject({
      lines: 12,
      quantity: 195,
      linesOfZeroUnits: 1,
    })
    expect(totals.unitTypes.find(({ unitType }) => unitType === 'Type F')?.fixtures).toEqual([
      { kind: 'Basin outlets', perUnit: 9, total: 0 },
    ])
    expect(totals.unitTypes.find(({ unitType }) => unitType === 'Type A')?.rooms[0]).toEqual({
      room: 'Bath',
      fixtures: [
        { kind: 'WC suites', perUnit: 1, total: 40 },
        { kind: 'Basin outlets', perUnit: 1, total: 40 },
        { kind: 'Shower outlets', perUnit: 1, total: 40 },
      ],
    })
  })

  it('estimate the use of water from what was typed alone', () => {
    // 100 × 6 × 9 + 100 × 4 × 3.36
    expect(totals.estimate).toEqual({
      parts: [
        { what: 'Shower outlets', formula: '100 people × 6 min × 9 L/min', litresPerDay: 5400 },
        { what: 'WCs', formula: '100 people × 4 uses × 3.36 L', litresPerDay: 1344 },
      ],
      litresPerDay: 6744,
      litresPerYear: 2_461_560,
    })
    expect(reported(towerLines()).totals.estimate).toBeNull()
    expect(reported(towerLines(), { typed: { persons: 100, days: 365 } }).totals.estimate).toBeNull()
  })
})

it('lists a product that is gone from the catalogue, with nothing stated', () => {
  const { lines, missing, warnings } = reported([evidenceLine({ listed: null, sku: 'OLD', quantity: 3 })])
  expect(lines[0]).toMatchObject({ sku: 'OLD', isInCatalogue: false, leadFree: 'not stated', total: 3 })
  expect(missing).toEqual([
    { tag: '', sku: 'OLD', name: 'OLD', fields: ['No longer in the catalogue: nothing is stated'] },
  ])
  expect(warnings).toEqual([])
})

it('puts one product under one tag into one line, with all its places', () => {
  const listed = tap('T6', 6, 5)
  const unitType = { id: 'a', name: 'Type A', count: 40 }
  const { lines } = reported([
    evidenceLine({ listed, tag: 'BM-01', quantity: 2, unitType }),
    evidenceLine({ listed, tag: 'BM-01', room: room('Lobby') }),
    evidenceLine({ listed, tag: 'BM-02' }),
  ])
  expect(lines.map(({ tag, total, places }) => [tag, total, places.length])).toEqual([
    ['BM-01', 81, 2],
    ['BM-02', 1, 1],
  ])
})
