import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allowancesOf, allowancesText, allowanceText } from './allowances.ts'
import { newFreeItem } from './free-line-edits.ts'
import { NO_DETAILS, type Allowance, type FreeLine } from './free-line.ts'
import { freeText } from './free-text.ts'
import type { LineItem, Schedule } from '../model.ts'
import { room } from '../testing/edits.ts'

const values = { quantity: 2, note: '', tag: '' }
const withAllowance = (allowance: Allowance | null) => ({ name: 'Screen', free: { ...NO_DETAILS, allowance } })
const vanity: FreeLine = {
  maker: 'Joinery Co',
  code: 'CV-900',
  allowance: { kind: 'pc', centAmount: 120_000, gst: 'ex' },
  suppliedBy: 'owner',
  installedBy: 'builder',
  link: 'https://joinery.example/cv',
}

describe('allowances', () => {
  const unitTypes = [{ id: 'a', name: 'Type A', count: 40 }]
  const inType = (...lines: LineItem[]): Schedule => ({
    unitTypes,
    rooms: [{ ...room('Bath', ...lines), unitTypeId: 'a' }],
    substitutions: [],
  })
  const line = (allowance: Allowance | null) => newFreeItem(withAllowance(allowance), values)

  it('count a PC sum for each piece, and a provisional sum once', () => {
    const sums = allowancesOf(
      inType(
        line({ kind: 'pc', centAmount: 10_000, gst: 'ex' }),
        line({ kind: 'provisional', centAmount: 10_000, gst: 'inc' }),
        line(null),
      ),
    )
    expect(sums).toEqual({ ex: 800_000, inc: 10_000, unstated: 1 })
    expect(allowancesText(sums)).toBe('$8,000.00 ex GST + $100.00 inc GST')
  })

  it('count nothing that is not built', () => {
    const none = inType(line({ kind: 'provisional', centAmount: 10_000, gst: 'inc' }))
    expect(allowancesOf({ ...none, unitTypes: [{ ...unitTypes[0]!, count: 0 }] })).toEqual({
      ex: 0,
      inc: 0,
      unstated: 0,
    })
  })

  it('say so where they are too large to be exact', () => {
    expect(allowancesText({ ex: 1e20, inc: 0, unstated: 0 })).toBe('more than $90,071,992,547,409.91 ex GST')
  })

  it('are worded with what they are for', () => {
    const text = (allowance: Allowance | null) => allowanceText({ allowance })
    expect(text({ kind: 'pc', centAmount: 35_000, gst: 'ex' })).toBe('PC sum $350.00 ex GST each')
    expect(text({ kind: 'provisional', centAmount: 5, gst: 'inc' })).toBe(
      'Provisional sum $0.05 inc GST for the whole line',
    )
    expect(text(null)).toBe('')
    expect(freeText(newFreeItem({ name: 'Custom vanity by others', free: vanity }, values))).toBe(
      'Custom vanity by others, Joinery Co, CV-900, PC sum 1200.00 ex GST, supplied by owner, installed by builder, https://joinery.example/cv',
    )
  })

  it('add up to the sum of their lines', () => {
    const allowance = fc.record({
      kind: fc.constantFrom('pc' as const, 'provisional' as const),
      centAmount: fc.integer({ min: 1, max: 1_000_000 }),
      gst: fc.constantFrom('ex' as const, 'inc' as const),
    })
    fc.assert(
      fc.property(fc.array(fc.option(allowance), { maxLength: 8 }), (allowances) => {
        const all = allowancesOf(inType(...allowances.map(line)))
        const each = allowances.map((one) => allowancesOf(inType(line(one))))
        expect(all.ex).toBe(each.reduce((sum, { ex }) => sum + ex, 0))
        expect(all.inc).toBe(each.reduce((sum, { inc }) => sum + inc, 0))
      }),
    )
  })
})
