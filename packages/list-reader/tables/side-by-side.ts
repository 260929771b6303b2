import { namedField, plainName } from '../columns/fields.ts'

type Span = readonly [from: number, to: number]

/** Columns from and to (exclusive) of tables that stand side by side; the first row has their names. */
export function sideBySide(rows: readonly (readonly string[])[]): Span[] {
  const [header = []] = rows
  const alike = repeatedNames(header)
  return alike.length > 1 ? alike : apartByBlank(rows, header)
}

/** The same names, again and again. */
function repeatedNames(header: readonly string[]): Span[] {
  const names = header.map(plainName)
  const first = names.findIndex((name) => name !== '')
  const starts = names.flatMap((name, index) => (index >= first && name !== '' && name === names[first] ? [index] : []))
  const spans = starts.map((from, index) => [from, starts[index + 1] ?? names.length] as const)
  const namesOf = ([from, to]: readonly [number, number]) => names.slice(from, to).filter(Boolean)
  const [own = []] = spans.map(namesOf)
  const isTable = (['code', 'quantity'] as const).every((field) => own.some((name) => namedField(name) === field))
  const areAlike = spans.every((span) => namesOf(span).join('|') === own.join('|'))
  return spans.length > 1 && isTable && areAlike ? spans : []
}

/** Names of their own, with codes, and a blank column between them: rooms, and their totals beside them. */
function apartByBlank(rows: readonly (readonly string[])[], header: readonly string[]): Span[] {
  const isBlank = (column: number) => rows.every((cells) => (cells[column] ?? '') === '')
  const spans: Span[] = []
  let from = 0
  for (let column = 0; column <= header.length; column++) {
    if (column < header.length && !isBlank(column)) continue
    if (column > from) spans.push([from, column])
    from = column + 1
  }
  const hasCodes = ([start, end]: Span) => header.slice(start, end).some((name) => namedField(name) === 'code')
  return spans.length > 1 && spans.every(hasCodes) ? spans : []
}
