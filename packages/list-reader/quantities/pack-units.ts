import type { ListRow, Mapping } from '../model.ts'

const MAX_LENGTH = 40
const WHOLE = /^[1-9]\d{0,4}$/
const DOZEN = /^(?:doz(?:ens?)?|dz)\.?$/i
/** `box of 10`, `pack (6)`, `ctn/12` */
const PACK =
  /^(?:box(?:es)?|bx|packs?|pks?|pkts?|packets?|cartons?|ctns?|bags?|sets?|cases?|bundles?)(?: of |[ /-]?\(?(?:x ?)?)(\d{1,3})\)?$/i

/** Reads how many pieces a unit holds: 12 of `doz`, 10 of `box of 10`, otherwise 1. */
function piecesOf(unit: string): number {
  if (unit.length > MAX_LENGTH) return 1
  if (DOZEN.test(unit)) return 12
  return Math.max(1, Number(PACK.exec(unit)?.[1] ?? 1))
}

/**
 * A row with both readings of its quantity (`4 or 48`) where a unit of several pieces stands in a cell that is nothing
 * else, or in brackets behind the name of the quantities.
 */
export function withPacks(
  row: ListRow,
  cells: readonly string[],
  { mapping, header }: { readonly mapping: Mapping; readonly header: readonly string[] | null },
): ListRow {
  if (!WHOLE.test(row.quantity)) return row
  const [, named = ''] = /\(([^()]{1,40})\)\s*$/.exec(header?.[mapping.indexOf('quantity')] ?? '') ?? []
  const units = [named, ...cells.filter((_, index) => (mapping[index] ?? null) === null)]
  const pieces = units.map(piecesOf).find((count) => count > 1)
  return pieces === undefined ? row : { ...row, quantity: `${row.quantity} or ${Number(row.quantity) * pieces}` }
}

/** A row with both readings of its quantity where a number of units stands beside it and no type says which. */
export function withUnits(row: ListRow): ListRow {
  const [quantity, units] = [Number(row.quantity), Number(row.units)]
  if (!WHOLE.test(row.quantity) || !WHOLE.test(row.units) || units < 2) return row
  return { ...row, quantity: `${quantity} or ${quantity * units}`, units: '' }
}
