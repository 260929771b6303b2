import { describe, expect, it } from 'vitest'
import { toSummary } from '../summary/summary.ts'
import { summarySheets } from './summary-sheet.ts'
import { noticeHtml } from '../calls/substitution-notice.ts'
import { substitutionRows, substitutionsCsv } from './substitution-rows.ts'
import { EXAMPLE_SUBSTITUTION } from '#app/features/projects/project-actions/shapes/substitution-shapes.server.ts'

const RECORDS = [
  { ...EXAMPLE_SUBSTITUTION, note: '=HYPERLINK("x")' },
  { ...EXAMPLE_SUBSTITUTION, id: 'unpriced', priceEffect: null },
  { ...EXAMPLE_SUBSTITUTION, id: 'unsaved', at: '' },
]
const ROWS = substitutionRows(RECORDS, 'au')

describe('the records of a project', () => {
  it('are rows of what is saved', () => {
    expect(ROWS).toHaveLength(2)
    expect(ROWS[0]).toMatchObject({
      from: { sku: '96340C6AF' },
      places: 'Type A × 40: Ensuite Bathroom 1 (1)',
      quantity: 40,
      priceEffect: { centAmount: 240_000, currencyCode: 'AUD' },
      reason: 'Client request',
      by: 'Ari Lane',
    })
  })

  it('are a file of their own, without formulas', () => {
    const [head, row] = substitutionsCsv(ROWS).split('\r\n')
    expect(head).toContain('Date,By,From code')
    expect(row).toContain('40,2400.00,Client request,"\'=HYPERLINK')
  })

  it('are a sheet before the last where there are any, and none otherwise', () => {
    const summary = toSummary({ unitTypes: [], rooms: [] }, {}, {})
    const notes = { projectName: 'A', projectVersion: '1', exportedAt: '', link: '', priceBasis: '' }
    const named = (rows: typeof ROWS) => summarySheets(summary, notes, () => null, rows).map(({ sheet }) => sheet)
    expect(named([])).toEqual(['Summary', 'Schedule', 'Totals', 'About'])
    expect(named(ROWS)).toEqual(['Summary', 'Schedule', 'Totals', 'Substitutions', 'About'])
  })
})

it('gives a notice without prices where the project shows none, and nothing of its texts as markup', () => {
  const notice = (showPricesOnPdf: boolean) =>
    noticeHtml({
      locale: 'au',
      project: { projectName: '<b>Tower</b>', projectVersion: '1', showPricesOnPdf },
      record: { ...EXAMPLE_SUBSTITUTION, note: '<img src=x>' },
      comparison: { columns: [], groups: [] },
      company: 'Lane & Co',
      date: '9 Mar 2026',
    })
  expect(notice(true)).toContain('+ $2,400.00')
  expect(notice(false)).not.toContain('$')
  expect(notice(true)).toContain('&lt;b&gt;Tower')
  expect(notice(true)).not.toContain('<img')
})
