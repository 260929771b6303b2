import { describe, expect, it } from 'vitest'
import { money } from '@specify/core/money.ts'
import { NO_ALLOWANCES } from '@specify/schedule/free-lines/allowances.ts'
import { excludedFromTotal } from '#app/features/projects/schedule/builder-project.ts'
import { FACTS, NOTES, PRODUCTS, ROOMS, SUMMARY, item, toSummary } from '../testing/harbour.ts'
import { summaryCsv } from '../sheets/summary-csv.ts'
import { toSharedAnswer } from './shared-summary.ts'
import { excludedText, nothingToExport, notIncludedText } from './summary.ts'

describe('the schedule', () => {
  it('leaves out unavailable items, and counts them (T-037)', () => {
    expect(SUMMARY.rooms.map(({ name, lines }) => [name, lines.map(({ sku }) => sku)])).toEqual([
      ['Kitchen 1', ['A', 'C']],
      ['Alfresco 1', ['B']],
    ])
    expect(SUMMARY.notIncluded).toBe(2)
    expect(SUMMARY.quantity).toBe(12)
    expect(notIncludedText({ notIncluded: 2 })).toBe('2 items not included: may no longer be available.')
    expect(notIncludedText({ notIncluded: 0 })).toBe('')
    expect(notIncludedText({ notIncluded: 10_013 })).toBe('10,013 items not included: may no longer be available.')
  })

  it('says what its total leaves out', () => {
    expect(excludedText(SUMMARY)).toBe('excludes 1 item priced on request')
    const unpriced = {
      ...ROOMS[0]!,
      items: [item('1', 'C', 9), item('2', 'C', 1), item('3', 'C', 1), item('4', 'GONE', 1)],
    }
    expect(excludedText(toSummary([unpriced], FACTS, PRODUCTS))).toBe('excludes 3 items priced on request')
    expect(excludedText(toSummary([ROOMS[2]!], FACTS, PRODUCTS))).toBe('')
    expect(excludedFromTotal([unpriced], FACTS)).toBe('excludes 3 items priced on request')
  })

  it('of nothing, or of nothing available, says so', () => {
    expect(nothingToExport(SUMMARY)).toBe('')
    expect(nothingToExport(toSummary([], FACTS, {}))).toBe('There are no products to export yet.')
    expect(nothingToExport(toSummary([ROOMS[1]!], FACTS, {}))).toBe(
      'The only item cannot be exported: it may no longer be available.',
    )
    expect(nothingToExport(toSummary([ROOMS[1]!, ROOMS[1]!], FACTS, {}))).toBe(
      'None of the 2 items can be exported: they may no longer be available.',
    )
  })

  it('adds up in cents what has a price', () => {
    expect(SUMMARY.total).toEqual(money(3 * 1_999 + 7 * 10, 'AUD'))
    expect(SUMMARY.rooms[0]?.lines.map(({ price }) => price?.centAmount ?? null)).toEqual([5_997, null])
    expect(toSummary([], FACTS, PRODUCTS)).toEqual({
      hasTypes: false,
      hasTags: false,
      hasFree: false,
      rooms: [],
      quantity: 0,
      total: null,
      allowances: NO_ALLOWANCES,
      notIncluded: 0,
    })
  })
})

it('is answered in the documented members, in their order, where it has no types and tags', () => {
  const shared = { summary: SUMMARY } as Parameters<typeof toSharedAnswer>[0]
  const { rooms, ...sums } = toSharedAnswer(shared).summary
  expect(Object.keys(sums)).toEqual(['quantity', 'total', 'notIncluded'])
  expect(JSON.stringify(rooms[1])).toBe(
    JSON.stringify({
      name: 'Alfresco 1',
      note: 'Upstairs',
      lines: [
        {
          id: '5',
          room: 'Alfresco 1',
          sku: 'B',
          name: 'Product B',
          note: '',
          quantity: 7,
          path: 'product/x/',
          unitPrice: money(10, 'AUD'),
          price: money(70, 'AUD'),
          product: PRODUCTS.B,
        },
      ],
    }),
  )
  expect(toSharedAnswer({ ...shared, summary: { ...SUMMARY, hasTags: true } }).summary).toHaveProperty('hasTypes')
})

it('becomes CSV in the order of its columns, prices for one, text that runs nowhere (T-036)', () => {
  const [head, ...lines] = summaryCsv(SUMMARY, NOTES).split('\r\n')
  expect(head).toBe('\uFEFFRoom,Product Name,Brand,Category,SKU Code,Quantity,Price Per Unit')
  expect(lines.slice(0, 4)).toEqual([
    'Kitchen 1,Product A,Caroma,Tapware,A,3,19.99',
    'Kitchen 1,Product C,Caroma,Tapware,C,2,',
    'Alfresco 1,Product B,Caroma,N/A,B,7,0.10',
    ',,,,,,',
  ])
  expect(lines.slice(4)).toEqual([
    'Total,excludes 1 item priced on request,,,,12,60.67',
    "Project,'=Harbour,,,,,",
    'Version,Version 1,,,,,',
    'Exported,"22 Nov 2026, 13:05",,,,,',
    'Link,https://specify.example/x,,,,,',
    'Prices,"RRP in AUD, incl. GST",,,,,',
    'Note,2 items not included: may no longer be available.,,,,,',
    '',
  ])
})
