import { expect, it } from 'vitest'
import type { QuoteAnswer } from '../quote.ts'
import { quoteRows } from './quote-rows.ts'

const requested = (sku: string, quantity: number, listCents: number | null) => ({
  sku,
  name: 'Basin Mixer',
  finish: 'Chrome',
  quantity,
  listCents,
})
const line = (sku: string, priceCents: number | null, more: object = {}) => ({
  sku,
  priceCents,
  leadTime: '2 weeks',
  substitute: null,
  note: '',
  ...more,
})
const ANSWER: QuoteAnswer = {
  lines: [line('A', 11_000, { stages: [3, 1] }), line('B', null, { note: 'gone' }), line('C', 5_500)],
  stages: [
    { name: 'Level 1–3', day: '2027-03-31' },
    { name: 'Rest', day: '' },
  ],
  freightCents: 2_200,
  validUntil: '',
  words: '',
  by: '',
  at: '',
}
const rowsOf = (answer: QuoteAnswer | null) => {
  const request = { lines: [requested('A', 4, 12_000), requested('B', 1, null), requested('C', 2, 6_000)] }
  return quoteRows({ locale: 'au', number: 'Q-1', request, answer } as never)
}

it('lists lines with prices, deliveries and sums', () => {
  const { head, rows, widths } = rowsOf(ANSWER)
  expect(head.slice(3)).toEqual([
    'Each, ex GST',
    'Each, inc GST',
    'Total, inc GST',
    'Lead time',
    'Replaced by',
    'Note',
    'Delivery: Level 1–3, 2027-03-31',
    'Delivery: Rest',
    'Quote',
  ])
  expect(rows).toEqual([
    ['A', 'Basin Mixer, Chrome', '4', 100, 110, 440, '2 weeks', '', '', '3', '1', 'Q-1'],
    ['B', 'Basin Mixer, Chrome', '1', 'Not offered', '', '', '', '', 'Cannot be supplied: gone', '', '', 'Q-1'],
    ['C', 'Basin Mixer, Chrome', '2', 50, 55, 110, '2 weeks', '', '', '', '', 'Q-1'],
    ['', 'Freight', '', '', '', 22, '', '', '', '', '', 'Q-1'],
    ['', 'Total without GST', '', '', '', 520, '', '', '', '', '', 'Q-1'],
    ['', 'GST', '', '', '', 52, '', '', '', '', '', 'Q-1'],
    ['', 'Total with GST', '', '', '', 572, '', '', '', '', '', 'Q-1'],
  ])
  for (const row of [widths, ...rows]) expect(row).toHaveLength(head.length)
})

it('says what was accepted, and sums that', () => {
  const { head, rows } = rowsOf({ ...ANSWER, accepted: ['C'] })
  const at = head.indexOf('Accepted')
  expect(rows.slice(0, 3).map((row) => row[at])).toEqual(['No', '', 'Yes'])
  expect(rows.at(-1)?.slice(0, 6)).toEqual(['', 'Total with GST', '', '', '', 132])
  for (const row of rows) expect(row).toHaveLength(head.length)
})

it('is a list with list prices before it is answered', () => {
  expect(rowsOf(null)).toMatchObject({
    head: ['Code', 'Description', 'Qty', 'RRP, inc GST', 'Quote'],
    rows: [
      ['A', 'Basin Mixer, Chrome', '4', 120, 'Q-1'],
      ['B', 'Basin Mixer, Chrome', '1', 'On request', 'Q-1'],
      ['C', 'Basin Mixer, Chrome', '2', 60, 'Q-1'],
    ],
  })
})
