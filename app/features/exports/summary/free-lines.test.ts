import { describe, expect, it } from 'vitest'
import { finishSteps } from '@specify/core/data/chunked.ts'
import { MARKETS } from '@specify/core/market.ts'
import { newFreeItem } from '@specify/schedule/free-lines/free-line-edits.ts'
import { NO_DETAILS, type FreeLine } from '@specify/schedule/free-lines/free-line.ts'
import { withoutAllowances } from '@specify/schedule/free-lines/allowances.ts'
import type { Room, Schedule } from '@specify/schedule/model.ts'
import { projectPaper } from '../papers/project-paper.ts'
import { summaryCsv } from '../sheets/summary-csv.ts'
import { summarySheets } from '../sheets/summary-sheet.ts'
import { variantTotals } from '../sheets/variant-totals.ts'
import { TOWER, TOWER_FACTS, TOWER_PRODUCTS } from '../testing/tower.ts'
import { allowancesNote, excludedText, isExtendedSummary, nothingToExport, toSummary } from './summary.ts'

const VANITY: FreeLine = {
  maker: '@Joiner <b>',
  code: 'MIXER',
  allowance: { kind: 'pc', centAmount: 120_000, gst: 'ex' },
  suppliedBy: '-owner',
  installedBy: '+builder',
  link: 'https://joiner.example/?a=1&b=2',
}
const SCREEN: FreeLine = { ...NO_DETAILS, allowance: { kind: 'provisional', centAmount: 500_000, gst: 'inc' } }
const values = { quantity: 2, note: '', tag: '' }
const [first, ...others] = TOWER.rooms as [Room, ...Room[]]
const WITH_FREE: Schedule = {
  ...TOWER,
  rooms: [
    {
      ...first,
      items: [
        ...first.items,
        newFreeItem({ name: '=HYPERLINK("x") <img src=x>', free: VANITY }, values),
        newFreeItem({ name: 'Shower screen', free: SCREEN }, values),
        newFreeItem({ name: 'To be said', free: NO_DETAILS }, values),
      ],
    },
    ...others,
  ],
}
const summaryOf = (schedule: Schedule) => toSummary(schedule, TOWER_FACTS, TOWER_PRODUCTS)
const BEFORE = summaryOf(TOWER)
const SUMMARY = summaryOf(WITH_FREE)
const NOTES = { projectName: 'Tower', projectVersion: '1', exportedAt: '22 Nov 2026', link: '/', priceBasis: 'RRP' }
const NOTE = 'Allowances, not in the total: $96,000.00 ex GST + $5,000.00 inc GST; 1 line without an amount'

const paperOf = (summary: typeof SUMMARY, more: object = {}) =>
  finishSteps(
    projectPaper({
      market: MARKETS.au,
      cover: {
        projectName: 'Tower',
        subtitle: '',
        projectType: 'Hotel',
        location: 'NSW',
        preparedBy: 'Ari',
        projectVersion: 'Version 1',
        createdAt: '2026-11-22T00:00:00Z',
        changedAt: '2026-11-22T00:00:00Z',
      },
      summary,
      media: { MIXER: { image: 'mixer.webp', drawing: 'mixer.svg' } },
      showPrices: true,
      isLandscape: false,
      isByTag: false,
      priceBasis: 'RRP in AUD',
      substitutions: [],
      link: null,
      printedAt: '',
      publicUrl: 'https://specify.example',
      ...more,
    }),
  ).body.text

describe('lines that are not from the catalogue, in the schedule that exports are made of', () => {
  it('leave the prices of products and what they exclude as they are', () => {
    expect(SUMMARY.total).toEqual(BEFORE.total)
    expect(excludedText(SUMMARY)).toBe(excludedText(BEFORE))
    expect(SUMMARY.notIncluded).toBe(BEFORE.notIncluded)
    expect(SUMMARY.quantity).toBe(BEFORE.quantity + 3 * 2 * 40)
    expect(allowancesNote(SUMMARY)).toBe(NOTE)
    expect(allowancesNote(BEFORE)).toBe('')
  })

  it('never stand for the product that has their code', () => {
    const totals = variantTotals(SUMMARY.rooms)
    expect(totals).toHaveLength(variantTotals(BEFORE.rooms).length + 3)
    expect(totals.filter(({ sku }) => sku === 'MIXER')).toHaveLength(2)
  })

  it('alone make a schedule', () => {
    const alone = summaryOf({
      ...TOWER,
      unitTypes: [],
      rooms: [{ ...first, unitTypeId: null, items: WITH_FREE.rooms[0]!.items.slice(-3) }],
    })
    expect(nothingToExport(alone)).toBe('')
    expect(isExtendedSummary(alone)).toBe(true)
    expect(alone.hasTags).toBe(false)
    expect(paperOf(alone)).toContain('Not from this catalogue')
  })
})

describe('each output', () => {
  it('lists them as CSV, inert (T-135)', () => {
    const csv = summaryCsv(SUMMARY, NOTES)
    expect(csv).toContain(`"'=HYPERLINK(""x"") <img src=x>"`)
    expect(csv).toContain(`'@Joiner <b>,Not from this catalogue,MIXER`)
    expect(csv).toContain(`PC sum,1200.00,ex GST,96000.00,'-owner,'+builder,https://joiner.example/?a=1&b=2`)
    expect(csv).toContain('Provisional sum,5000.00,inc GST,5000.00,,,')
    expect(csv).toContain(`Allowances,"${NOTE}"`)
    expect(csv.split('\n')[0]).not.toBe(summaryCsv(BEFORE, NOTES).split('\n')[0])
    expect(summaryCsv(BEFORE, NOTES)).not.toContain('Allowance')
  })

  it('lists them as Excel, in cells of text (T-135)', () => {
    const sheets = summarySheets(SUMMARY, NOTES, () => null)
    for (const name of ['Summary', 'Schedule', 'Totals']) {
      const cells = sheets.find(({ sheet }) => sheet === name)!.data.flat() as ({
        value: unknown
        type: unknown
      } | null)[]
      expect(cells.find((cell) => cell?.value === '=HYPERLINK("x") <img src=x>')).toMatchObject({ type: String })
    }
    expect(JSON.stringify(sheets)).toContain(NOTE)
    expect(JSON.stringify(summarySheets(BEFORE, NOTES, () => null))).not.toContain('Allowance')
  })

  it.each([
    ['portrait', {}],
    ['landscape', { isLandscape: true }],
    ['by tag', { isByTag: true }],
    ['landscape by tag', { isLandscape: true, isByTag: true }],
  ])('prints them escaped, without a picture of anything else: %s', (_what, more) => {
    const html = paperOf(SUMMARY, more)
    expect(html).toContain('=HYPERLINK(&quot;x&quot;) &lt;img src=x&gt;')
    expect(html).not.toContain('<img src=x>')
    expect(html).toContain('@Joiner &lt;b&gt;')
    expect(html).toContain(NOTE)
    expect(html).toContain('$96,000.00 ex GST')
    const pictures = (text: string) => text.match(/<img/g)?.length ?? 0
    expect(pictures(html)).toBe(pictures(paperOf(BEFORE, more)))
  })

  it('shows no allowance to a reader without prices (T-136)', () => {
    const hidden = summaryOf({ ...WITH_FREE, rooms: withoutAllowances(WITH_FREE.rooms) })
    const all = [
      paperOf(SUMMARY, { showPrices: false }),
      paperOf(hidden),
      summaryCsv(hidden, NOTES),
      JSON.stringify(hidden),
    ].join('\n')
    expect(all).toContain('Not from this catalogue')
    expect(all).not.toMatch(/1,?200\.00|5,?000\.00|120000|500000/)
  })
})
