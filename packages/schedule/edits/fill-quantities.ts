import { MAX_QUANTITY, type Room } from '../model.ts'

export type Filled = { readonly quantities: ReadonlyMap<string, number> } | { readonly problem: string }

/**
 * The quantities of a column for the lines from one on, in the order of the rooms. A column that does not fit, or that
 * has something else than quantities, changes nothing: the problem says what.
 */
export function fillQuantities(
  rooms: readonly Pick<Room, 'items'>[],
  fromId: string,
  column: readonly string[],
): Filled {
  const ids = rooms.flatMap(({ items }) => items.map(({ id }) => id))
  const lines = ids.slice(Math.max(0, ids.indexOf(fromId)))
  const odd = column.find((text) => !isQuantity(text))
  if (odd !== undefined) return { problem: `“${odd.slice(0, 40)}” is no quantity: nothing was pasted.` }
  if (column.length > lines.length)
    return { problem: `${column.length} quantities for ${lines.length} lines: nothing was pasted.` }
  return { quantities: new Map(column.map((text, at) => [lines[at]!, Number(text)])) }
}

function isQuantity(text: string): boolean {
  return /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_QUANTITY
}
