import { expect, it } from 'vitest'
import { toCsv } from '@specify/core/text/csv.ts'
import { finishSteps } from '@specify/core/data/chunked.ts'
import { MARKETS } from '@specify/core/market.ts'
import { room } from '@specify/schedule/testing/edits.ts'
import { csvChunks, jsonSteps } from '@specify/core/answer-steps.ts'
import { reportPaper } from '../report-paper.ts'
import { evidenceLine, listedProduct, TABLES } from '../testing/lines.ts'
import { complianceCsvRows } from './compliance-csv.ts'
import { complianceReport } from './compliance-report.ts'
import { fixtureTable, meansTable, missingTable, warningTable, WHAT_IT_IS_NOT } from './compliance-tables.ts'
import { lineTable } from './product-table.ts'
import { readAssumptions } from './assumptions.ts'

const HOSTILE = ['=HYPERLINK("http://x","y")', '@SUM(A1)', 'Mixer 5 < 6 "x"', '..', 'CON', 'a'.repeat(240)]
const options = { locale: 'au', number: String } as const
const NOTHING_TYPED = readAssumptions(new URLSearchParams())

function hostileReport() {
  const lines = HOSTILE.map((name, at) =>
    evidenceLine({
      listed: listedProduct(
        `S${at}`,
        'Basin mixers',
        { 'wels-rating': '4 star', 'wels-flow-rate': '6 L/min', 'wels-registration': '=1+1', standards: '+A1' },
        { name, waterUse: 'drinking' },
      ),
      room: room(at === 0 ? '=cmd' : 'Bath'),
      quantity: 3,
    }),
  )
  return finishSteps(complianceReport(lines, { tables: TABLES, locale: 'au', day: '2026-11-25' }, NOTHING_TYPED))
}

it('runs nothing that names and figures hold, in a spreadsheet or on paper', () => {
  const report = hostileReport()
  const csv = finishSteps(
    csvChunks(finishSteps(complianceCsvRows(report, { title: '=A1', dataOn: '2026-11-25', options }))),
  )
  expect(csv.split('\r\n').filter((row) => /(?:^|,)"?[=+@]/.test(row))).toEqual([])
  expect(csv).toContain("'=1+1")
  const tables = [lineTable(report, options), warningTable(report), missingTable(report)]
  const { body } = finishSteps(
    reportPaper({
      market: MARKETS.au,
      kind: 'Report',
      projectName: '<b>',
      title: '<b>',
      notice: WHAT_IT_IS_NOT,
      facts: [{ label: 'Project', value: '<b>' }],
      printedAt: '',
      tables,
      widths: {},
    }),
  )
  expect(body.text).not.toMatch(/<b>|5 < 6/)
  expect(body.text).toContain('5 &lt; 6')
})

it('has one figure in every format', () => {
  const report = hostileReport()
  const rows = finishSteps(complianceCsvRows(report, { title: '', dataOn: '2026-11-25', options }))
  const all = rows.map((row) => row.join('|'))
  for (const { rows: own } of [meansTable(report, options), fixtureTable(report, options), warningTable(report)])
    for (const row of own) expect(all).toContain(row.join('|'))
  const shown = lineTable(report, options).rows
  expect(shown.map(([, code, , , total, wels, flow]) => [code, total, wels, flow])).toEqual(
    report.lines.map(({ sku, total, stars, registration, flow }) => [
      sku,
      String(total),
      `${stars} star, ${registration}`,
      `${flow} L/min`,
    ]),
  )
  for (const { sku, total, stars, flow, leadFree } of report.lines)
    expect(rows.find(([, code]) => code === sku)).toEqual(
      expect.arrayContaining([String(total), String(stars), String(flow), leadFree]),
    )
})

it('says not stated where a kind lets one expect a value, as any does of standards, and else nothing', () => {
  const lines = [
    evidenceLine({ listed: listedProduct('T', 'Basin mixers', {}, { waterUse: 'drinking' }) }),
    evidenceLine({ listed: listedProduct('R', 'Towel rails', {}) }),
  ]
  const report = finishSteps(
    complianceReport(lines, { tables: TABLES, locale: 'au', day: '2026-11-25' }, NOTHING_TYPED),
  )
  expect(lineTable(report, options).rows.map((row) => row.slice(5))).toEqual([
    ['not stated', 'not stated', 'not stated', 'not stated', 'not stated', 'not stated'],
    ['', '', '', '', 'not stated', ''],
  ])
})

it('takes what is no number within its bounds for not typed', () => {
  const read = (persons: string) => readAssumptions(new URLSearchParams({ persons })).persons
  expect(['100', ' 2.5 ', '', '-1', '1e9', 'x', '1000001', '<b>'].map(read)).toEqual([
    100,
    2.5,
    null,
    null,
    null,
    null,
    null,
    null,
  ])
})

it('writes JSON and CSV in steps as they would be at once', () => {
  const report = { ...hostileReport(), nothing: null, empty: [], deep: { a: [{ b: [{ c: { d: [1] } }] }] } }
  expect(finishSteps(jsonSteps(report))).toBe(JSON.stringify(report))
  const rows = Array.from({ length: 100 }, (_, at) => [`=${at}`, 'x,y'])
  expect(finishSteps(csvChunks(rows))).toBe(toCsv(rows))
})
