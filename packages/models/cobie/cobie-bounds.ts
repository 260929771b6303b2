import { AppError } from '@specify/core/app-error.ts'
import type { CobieLine } from './cobie-job.ts'
import { countText } from '@specify/core/text/count-text.ts'

/**
 * Spaces and components together. A workbook of so many takes about 5 s and 400 MB in its thread (measured on two cores);
 * 40 types of 40 units with 50 lines each have 81,600.
 */
export const MAX_COBIE_ROWS = 200_000

interface CountedRoom {
  /** Number of units built. */
  readonly units: number
  readonly lines: readonly Pick<CobieLine, 'quantity' | 'range'>[]
}

/** A space for each room of each unit, and a component for each piece in it. */
export function countCobieRows(rooms: readonly CountedRoom[]): number {
  return rooms.reduce(
    (sum, { units, lines }) =>
      sum + units + lines.reduce((pieces, { quantity, range }) => pieces + quantity * unitsOf(range, units), 0),
    0,
  )
}

function unitsOf(range: CobieLine['range'], units: number): number {
  return range ? range.toUnit - range.fromUnit + 1 : units
}

/** @throws AppError `too_large` where there are too many pieces. */
export function assertCobieSize({ rooms }: { readonly rooms: readonly CountedRoom[] }): void {
  const rows = countCobieRows(rooms)
  if (rows <= MAX_COBIE_ROWS) return
  throw new AppError(
    'too_large',
    `This project has ${countText(rows)} rooms and pieces, each of which would be a row: a COBie workbook holds ${countText(MAX_COBIE_ROWS)}. Make one of each unit type instead.`,
  )
}
