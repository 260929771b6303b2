import { DELIMITERS } from './split-lines.ts'

/** A text whose first line names a delimiter of its own, `sep=&`, with tabs between its cells. */
export function withTabs(text: string): string {
  const [first = '', sign = ''] = /^\ufeff?sep=([^\r\n])(?=[\r\n])/i.exec(text) ?? []
  if (sign === '' || DELIMITERS.some((delimiter) => delimiter === sign)) return text
  const parts = text.slice(first.length).replaceAll('\t', ' ').split('"')
  // Within quotes it is part of a cell.
  return first + parts.map((part, at) => (at % 2 === 0 ? part.replaceAll(sign, '\t') : part)).join('"')
}
