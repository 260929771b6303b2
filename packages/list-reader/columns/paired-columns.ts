import type { IsCode } from '../codes/find-code.ts'
import { contentOf } from './column-content.ts'
import { namedField } from './fields.ts'

/** Columns of which each has so many codes of the catalogue. */
const ENOUGH = 0.5
const SAMPLE_ROWS = 50

/** One product of each row: the columns that all share, and those of its code and its quantity. */
export interface PairedColumns {
  readonly shared: readonly number[]
  readonly own: readonly number[]
}

/**
 * Tables of rooms with several products in each row, as those of doors are written: `Room, WC, Qty, Basin, Qty`. None
 * where the rows have one column of codes, where those of a revision stand side by side, or where codes share a quantity.
 */
export function pairedColumns(
  header: readonly string[],
  body: readonly (readonly string[])[],
  isCode: IsCode,
): readonly PairedColumns[] {
  const columns = header.map((name, index) => {
    return {
      name,
      index,
      ...contentOf(
        body.slice(0, SAMPLE_ROWS).map((cells) => cells[index] ?? ''),
        isCode,
      ),
    }
  })
  const isOfCodes = (index: number) => columns[index] !== undefined && columns[index].known >= ENOUGH
  const isOfQuantities = (index: number) => {
    const column = columns[index]
    return column !== undefined && !isOfCodes(index) && column.quantity >= ENOUGH && column.money === 0
  }
  const codes = columns.flatMap(({ name, index }) =>
    isOfCodes(index) && namedField(name) !== 'ignored' ? [index] : [],
  )
  const [first = 0] = codes
  if (codes.length < 2) return []
  const step = [1, -1].find((by) => codes.every((index) => isOfQuantities(index + by)))
  const quantities = step === undefined ? [] : codes.map((index) => index + step)
  if (step === undefined && columns.some(({ index }) => index > first && isOfQuantities(index))) return []
  if (step === undefined && codes.some((index) => !isThingName(header[index]!))) return []
  const shared = columns.flatMap(({ index }) => (codes.includes(index) || quantities.includes(index) ? [] : [index]))
  return codes.map((code, at) => ({ shared, own: step === undefined ? [code] : [code, quantities[at]!] }))
}

/**
 * Returns whether a column names a product: `WC`, `Basin mixer`, but not `Code`, `Alternative`. Used for tables without
 * quantities.
 */
function isThingName(name: string): boolean {
  return name !== '' && namedField(name) === null && !/\b(?:alternat|option|equal|or|code|sku|no)\b/i.test(name)
}
