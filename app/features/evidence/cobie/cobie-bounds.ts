import { AppError } from '#app/core/app-error.ts'
import { countText } from '#app/core/count-text.ts'
import type { CobieJob } from './cobie-job.ts'

/** Spaces and components together: more would not open in the programs that read the workbook. */
const MAX_ROWS = 60_000

/** @throws AppError `too_large` where there are too many pieces. */
export function assertCobieSize({ rooms }: CobieJob): void {
  const rows = rooms.reduce(
    (sum, { units, lines }) => sum + units * (1 + lines.reduce((pieces, { quantity }) => pieces + quantity, 0)),
    0,
  )
  if (rows <= MAX_ROWS) return
  throw new AppError(
    'too_large',
    `This project has ${countText(rows)} rooms and pieces, each of which would be a row: COBie workbooks hold ${countText(MAX_ROWS)}. Make one of a part of the project.`,
  )
}
