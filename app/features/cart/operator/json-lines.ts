import { walkJson } from './walk-json.ts'

/**
 * The lines at which the entries of the lists of a file begin, by `stock.12`. The text is JSON: an object whose members
 * are lists.
 */
export function linesOfEntries(text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>()
  let [line, depth, index, part, last] = [1, 0, 0, '', '']
  walkJson(text, (sign, start, end) => {
    if (sign === '\n') line++
    else if (sign === '}' || sign === ']') depth--
    else if (sign === ',') index += depth === 2 ? 1 : 0
    else if (sign !== ':') {
      if (depth === 2 && !lines.has(`${part}.${index}`)) lines.set(`${part}.${index}`, line)
      if (depth === 1) [part, index] = [last, 0]
      if (depth === 1 && sign === 'text') last = text.slice(start, end)
      if (sign === '{' || sign === '[') depth++
    }
  })
  return lines
}
