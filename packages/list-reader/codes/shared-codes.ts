import type { IsCode } from './find-code.ts'
import { areApart, namedCodes } from './named-codes.ts'
import { quantityIn } from '../words/list-words.ts'
import type { ListRow } from '../model.ts'

const BETWEEN = /\s*[/,;&+\n]\s*|\s+(?:and|plus|with)\s+/i
const CHOICE = /\b(?:or|alt|alternat\w+|option\w*|either|equal|equiv\w*|replac\w+|supersed\w+|was|formerly)\b/i

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
