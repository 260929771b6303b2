import type { SummaryLine } from '../summary/summary.ts'

interface Lines {
  readonly lines: readonly SummaryLine[]
}

/**
 * Returns whether lines look the same after a change elsewhere in the project. Their sums and prices follow from the
 * compared fields.
 */
export function hasSameLines(before: Lines, after: Lines): boolean {
  return (
    before.lines.length === after.lines.length &&
    before.lines.every((line, index) => isSameLine(line, after.lines[index]!))
  )
}

const SHOWN = [
  'id',
  'sku',
  'name',
  'room',
  'type',
  'tag',
  'note',
  'mark',
  'quantity',
  'units',
  'side',
  'missing',
  'unitPrice',
  'product',
] as const

function isSameLine(before: SummaryLine, after: SummaryLine): boolean {
  const isSameFree = before.free?.key === after.free?.key && before.free?.allowance === after.free?.allowance
  return (
    isSameFree && SHOWN.every((key) => before[key] === after[key] || (key === 'product' && before.free !== undefined))
  )
}
