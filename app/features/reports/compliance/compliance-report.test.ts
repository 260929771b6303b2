import { describe, expect, it } from 'vitest'
import { finishSteps } from '@specify/core/data/chunked.ts'
import { room } from '@specify/schedule/testing/edits.ts'
import type { EvidenceLine } from '../schedule.ts'
import { evidenceLine, listedProduct, TABLES } from '../testing/lines.ts'
import { complianceReport } from './compliance-report.ts'
import type { Assumptions } from './assumptions.ts'

const NOTHING_TYPED: Assumptions = {
  persons: null,
  days: null,
  showerMinutes: null,
  basinMinutes: null,
  sinkMinutes: null,
  laundryMinutes: null,
  flushes: null,
}
const reported = (
  lines: readonly EvidenceLine[],
  { locale = 'au', typed = {} }: { locale?: 'au' | 'nz'; typed?: Partial<Assumptions> } = {},
) => finishSteps(complianceReport(lines, { tables: TABLES, locale, day: '2026-11-25' }, { ...NOTHING_TYPED, ...typed }))
const evidenced = { 'wels-registration': 'T1', 'watermark-licence': 'WM1', leadfree: true }
const tap = (sku: string, flow: number, stars: number, more: object = {}) =>
  listedProduct(
    sku,
    'Basin mixers',
    { 'wels-flow-rate': `${flow} L/min`, 'wels-rating': `${stars} star`, ...evidenced, ...more },
    { waterUse: 'drinking', dataCheckedOn: '2026-11-16' },
  )

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

describe('warnings', () => {
  const warned = (...given: Parameters<typeof reported>) =>
    reported(...given).warnings.map(({ kind, text }) => `${kind}: ${text}`)

  it('name a tap for drinking water that is not lead free, in Australia', () => {
    const line = evidenceLine({ listed: tap('T6', 6, 5, { leadfree: false }) })
    expect(reported([line]).warnings).toEqual([
      {
        kind: 'lead-free',
        tag: '',
        sku: 'T6',
        name: 'Basin mixers T6',
        text: 'Not lead free, for drinking water. Required for drinking water from 1 May 2026.',
        source: expect.stringContaining('A5G4'),
      },
    ])
  })

  const NZ_REQUIRED = 'Required for drinking water from 2 May 2026.'
  it.each([
    ['drinking', true, true, []],
    [
      'drinking',
      false,
      null,
      [
        `lead-free: Not lead free, for drinking water. ${NZ_REQUIRED}`,
        `dezincification: Dezincification resistance not stated, for drinking water. ${NZ_REQUIRED}`,
      ],
    ],
    [
      undefined,
      true,
      false,
      [`dezincification: Not dezincification resistant, its use of water is not stated. ${NZ_REQUIRED}`],
    ],
    ['bathing', false, false, []],
    ['flushing', null, null, []],
  ])('in New Zealand ask of a tap for %s, lead free %s, for resistance %s', (waterUse, leadfree, resists, expected) => {
    const attributes = { ...evidenced, leadfree, 'wels-rating': '5 star', 'wels-flow-rate': '6 L/min' }
    const listed = listedProduct('N', 'Basin mixers', attributes, { waterUse, dezincificationResistant: resists })
    const { warnings, missing, lines } = reported([evidenceLine({ listed })], { locale: 'nz' })
    expect(warnings.map(({ kind, text }) => `${kind}: ${text}`)).toEqual(expected)
    expect(warnings.every(({ source }) => source.includes('G12/AS1'))).toBe(true)
    expect(lines[0]?.dezincificationResistant).toBe(resists === null ? 'not stated' : resists ? 'yes' : 'no')
    expect(missing.flatMap(({ fields }) => fields).includes('Dezincification resistance')).toBe(
      waterUse === 'drinking' && resists === null,
    )
  })

  it('go by the rule that is in force on the day of the data, or else by the first to come', () => {
    const rule = (from: string) => ({ ...TABLES.leadFree[0]!, from, source: `since ${from}` })
    const tables = { ...TABLES, leadFree: [rule('2029-05-01'), rule('2026-05-01')] }
    const line = evidenceLine({ listed: tap('T6', 6, 5, { leadfree: false }) })
    const source = (day: string) =>
      finishSteps(complianceReport([line], { tables, locale: 'au', day }, NOTHING_TYPED)).warnings[0]?.source
    expect(['2026-04-30', '2026-05-01', '2029-04-30', '2029-05-01'].map(source)).toEqual([
      'since 2026-05-01',
      'since 2026-05-01',
      'since 2026-05-01',
      'since 2029-05-01',
    ])
  })

  it('take a flag that the feed has lost for not stated, never for a yes', () => {
    const { lines, warnings, missing } = reported([evidenceLine({ listed: tap('T6', 6, 5, { leadfree: null }) })])
    expect(lines[0]?.leadFree).toBe('not stated')
    expect(warnings.map(({ text }) => text)).toEqual([
      'Lead free not stated, for drinking water. Required for drinking water from 1 May 2026.',
    ])
    expect(missing).toEqual([{ tag: '', sku: 'T6', name: 'Basin mixers T6', fields: ['Lead free'] }])
  })

  it('say nothing of baths, shower heads and drains that are not lead free', () => {
    const of = (type: string, waterUse: string) =>
      evidenceLine({ listed: listedProduct(type, type, { ...evidenced, leadfree: false }, { waterUse }) })
    const lines = [
      of('Bath mixers', 'bathing'),
      of('Wastes and traps', 'drain'),
      of('Basin mixers', 'washing-machines'),
    ]
    expect(warned(lines).filter((each) => each.startsWith('lead-free'))).toEqual([])
  })

  it.each([
    [4.5, 6],
    [4.51, 5],
    [6, 5],
    [7.5, 4],
    [9, 3],
    [12, 2],
    [16, 1],
  ])('take %s L/min for %s stars, and any other number of stars for wrong', (flow, stars) => {
    expect(warned([evidenceLine({ listed: tap('A', flow, stars) })])).toEqual([])
    expect(warned([evidenceLine({ listed: tap('A', flow, stars - 1) })])).toEqual([
      expect.stringMatching(new RegExp(`^stars: States ${stars - 1} stars?; ${flow} L/min is ${stars} stars? \\(over`)),
    ])
  })

  it('check WCs by their average flush, and derive none for showers and urinals', () => {
    const wels = (type: string, stars: number, more: object) =>
      evidenceLine({ listed: listedProduct(type, type, { 'wels-rating': `${stars} star`, ...evidenced, ...more }) })
    const flushes = { 'wels-flush-volume-1': '4.5 L', 'wels-flush-volume-2': '3 L' }
    expect(warned([wels('Toilet suites', 4, flushes)])).toEqual([])
    expect(warned([wels('Toilet suites', 5, flushes)])).toEqual([
      'stars: States 5 stars; an average flush of 3.3 L is 4 stars (over 3, up to 3.5).',
    ])
    expect(warned([wels('Rail showers', 1, { 'litres-per-minute': 6 }), wels('Urinals', 1, flushes)])).toEqual([])
  })

  it('name what is discontinued, and whose licence or registration is not stated', () => {
    const bare = listedProduct('A', 'Toilet suites', {}, { status: 'discontinued', replacedBy: ['B1'] })
    expect(warned([evidenceLine({ listed: bare })])).toEqual([
      'licence: WaterMark licence not stated.',
      'registration: WELS registration not stated.',
      'discontinued: Discontinued. Replaced by B1.',
    ])
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
