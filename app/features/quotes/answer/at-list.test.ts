import { expect, it } from 'vitest'
import { atListText } from './at-list.ts'

const line = (
  listCents: number | null,
  priceCents: number | null,
  substitute: { sku: string; name: string } | null = null,
) => ({
  sku: 'A',
  name: '',
  finish: '',
  leadTime: '',
  note: '',
  quantity: 10,
  listCents,
  priceCents,
  substitute,
  totalCents: (priceCents ?? 0) * 10,
})

it('compares what is offered and has a list price, and nothing else', () => {
  const others = [line(null, 5_000), line(9_000, null), line(9_000, 100, { sku: 'B', name: 'B' })]
  expect(atListText({ lines: [line(40_000, 34_000), ...others] }, 'au')).toBe(
    '$600.00 (−15.0%) below the list price of $4,000.00',
  )
  expect(atListText({ lines: [line(40_000, 44_000)] }, 'au')).toContain('$400.00 (+10.0%) above')
  expect([atListText({ lines: others }, 'au'), atListText({ lines: [line(100, 100)] }, 'au')]).toEqual(['', ''])
})
