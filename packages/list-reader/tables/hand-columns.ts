import { plainName } from '../columns/fields.ts'
import type { ListRow } from '../model.ts'

/** Columns of our own exports that say in which units of a type a line is built; -1 for none. */
export interface HandColumns {
  readonly sideAt: number
  readonly twinAt: number
}

export function handColumns(header: readonly string[] | null): HandColumns {
  const at = (name: string) => (header ?? []).findIndex((each) => plainName(each) === name)
  return { sideAt: at('units of hand'), twinAt: at('twin of') }
}

export function isTwinRow(cells: readonly string[], { twinAt }: HandColumns): boolean {
  return twinAt >= 0 && (cells[twinAt] ?? '').trim() !== ''
}

/** Units of one hand are not those of their type. */
export function withoutUnitsOfHand<R extends Pick<ListRow, 'units'>>(
  row: R,
  cells: readonly string[],
  { sideAt }: HandColumns,
): R {
  return sideAt >= 0 && (cells[sideAt] ?? '').trim() !== '' ? { ...row, units: '' } : row
}
