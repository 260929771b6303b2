import type { SummaryRoom } from './summary.ts'
import type { VariantTotal } from '../sheets/variant-totals.ts'

/** The first rooms with so many lines together: the last one may lack some. Empty rooms between them stay. */
export function firstRooms(rooms: readonly SummaryRoom[], lines: number): readonly SummaryRoom[] {
  let before = 0
  return rooms.flatMap((room) => {
    if (before >= lines) return []
    const shown = room.lines.slice(0, lines - before)
    before += room.lines.length
    return shown.length === room.lines.length ? room : { ...room, lines: shown }
  })
}

/** The first variants with so many lines together: their sums are of all lines, and the last one may lack some. */
export function firstVariants(totals: readonly VariantTotal[], lines: number): readonly VariantTotal[] {
  let before = 0
  return totals.flatMap((total) => {
    const shown = total.lines.slice(0, Math.max(lines - before, 0))
    before += total.lines.length
    if (shown.length === 0) return []
    return shown.length === total.lines.length ? total : { ...total, lines: shown }
  })
}

export function countLines(rooms: readonly SummaryRoom[]): number {
  return rooms.reduce((sum, { lines }) => sum + lines.length, 0)
}
