import { normaliseCode } from '@specify/engine/fold'
import type { IsCode } from '../find-code.ts'
import { namedCodes } from '../named-codes.ts'
import { quantityIn } from '../list-words.ts'
import type { ListRow } from './model.ts'

const BETWEEN = /\s*[/,;&+\n]\s*|\s+(?:and|plus|with)\s+/i
/** Of several one is meant. */
const CHOICE = /\b(?:or|alt|alternat\w+|option\w*|either|equal|equiv\w*|replac\w+|supersed\w+|was|formerly)\b/i
/** Codes that begin alike are finishes or sizes of one product. */
const MAX_ALIKE = 4

/**
 * The rows of a cell with the codes of several products that go together: `746300W / 300112W` and 12 are 12 of each, and
 * `12 / 6` as many of one as of the other. Finishes of one product stay one row to choose from.
 */
export function rowsByCode(row: ListRow, cell: string, isCode: IsCode): readonly ListRow[] {
  if (isCode(cell) || CHOICE.test(cell)) return [row]
  // In one cell below each other they have a space between them.
  const areAll = cell.split(/\s+/).every(isCode)
  const codes = cell.split(areAll ? /\s+/ : BETWEEN).map((part) => namedCodes(part, isCode))
  if (codes.length < 2 || !codes.every((code) => code !== '' && isCode(code)) || !areApart(codes)) return [row]
  const counts = row.quantity.split(BETWEEN).map(quantityIn)
  const areEach = counts.length === codes.length && !counts.includes(null)
  return codes.map((code, at) => ({ ...row, code, quantity: areEach ? counts[at]! : row.quantity }))
}

function areApart(codes: readonly string[]): boolean {
  const plain = codes.map(normaliseCode)
  return plain.every((one, at) => plain.every((other, index) => index === at || alikeLength(one, other) <= MAX_ALIKE))
}

function alikeLength(one: string, other: string): number {
  const end = Array.from(one).findIndex((character, at) => character !== other[at])
  return end < 0 ? one.length : end
}
