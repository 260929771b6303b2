import { describe, expect, it } from 'vitest'
import { finishSteps } from '@specify/core/data/chunked.ts'
import { evidenceLine, listedProduct, TABLES } from '../testing/lines.ts'
import { evidenced, NOTHING_TYPED, reported, tap } from '../testing/reported.ts'
import { complianceReport } from './compliance-report.ts'

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
