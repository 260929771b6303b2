import { countText } from '@specify/core/text/count-text.ts'
import { walkJson } from './walk-json.ts'

const MOST_PARTS = 20
/** A rate stands in rates, in a delivery, in deliveries, in the file. */
const MOST_DEPTH = 6
/** A delivery has 500 ranges of postcodes and 20 rates of two amounts. */
const MOST_VALUES = 1_000
/** The longest text of a schema has 200 characters, which may be written as six each. */
const MOST_CHARACTERS = 2_000

/**
 * The reason for which a text is not parsed: too many or too long values, too deep, or a part that is there twice, of which
 * JSON would keep the last one. Null for a text that costs little to parse and to check.
 *
 * @param mostEntries Values of all its lists, those inside of entries as well.
 */
export function findBoundsProblem(text: string, mostEntries: number): string | null {
  let [line, entries, values, last] = [1, 0, 0, '']
  let problem: string | null = null
  const open: { readonly isList: boolean; count: number }[] = []
  const names = new Set<string>()

  const countValue = (container: { readonly isList: boolean; count: number }) => {
    container.count++
    const depth = open.length
    if (depth === 1 && container.count > MOST_PARTS) problem = `file: has more than ${MOST_PARTS} parts`
    if (depth === 2) values = 0
    if (depth > 2 && ++values > MOST_VALUES)
      problem = `line ${line}: has an entry of more than ${countText(MOST_VALUES)} values`
    if ((depth === 2 || (depth > 2 && container.isList)) && ++entries > mostEntries)
      problem = `file: has more than ${countText(mostEntries)} entries (rates, states and postcodes count as well); npm run orders reads longer ones`
  }

  walkJson(text, (sign, start, end) => {
    const container = open.at(-1)
    if (sign === '\n') line++
    else if (sign === '}' || sign === ']') open.pop()
    else if (sign === ',') {
      if (container) countValue(container)
    } else if (sign === ':') {
      if (open.length === 1 && names.has(last)) problem = `file: has ${last.slice(0, 50)} twice`
      if (open.length === 1) names.add(last)
    } else {
      if (container?.count === 0) countValue(container)
      if (end - start > MOST_CHARACTERS)
        problem = `line ${line}: has a text of more than ${countText(MOST_CHARACTERS)} characters`
      if (open.length === 1 && sign === 'text') last = text.slice(start, end)
      if (sign === '{' || sign === '[') {
        if (open.length >= MOST_DEPTH) problem = `line ${line}: has lists or objects that stand too deep in one another`
        open.push({ isList: sign === '[', count: 0 })
      }
    }
    return problem === null
  })
  return problem
}
