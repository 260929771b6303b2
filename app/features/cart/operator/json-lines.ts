/**
 * The lines at which the entries of the lists of a file begin, by `stock.12`. The text is JSON: an object whose members
 * are lists.
 */
export function linesOfEntries(text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>()
  let [line, depth, index, part, last] = [1, 0, 0, '', '']
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '\n') line++
    else if (sign === '"') {
      const end = endOfString(text, at)
      if (depth === 1) last = text.slice(at + 1, end)
      if (depth === 2) lines.set(`${part}.${index}`, line)
      at = end
    } else if (sign === '[' || sign === '{') {
      if (depth === 1) [part, index] = [last, 0]
      if (depth === 2) lines.set(`${part}.${index}`, line)
      depth++
    } else if (sign === ']' || sign === '}') depth--
    else if (sign === ',' && depth === 2) index++
    else if (depth === 2 && sign !== undefined && /[\w-]/.test(sign) && !lines.has(`${part}.${index}`))
      lines.set(`${part}.${index}`, line)
  }
  return lines
}

/** The place of the quotation mark that ends a string. */
function endOfString(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at
}
