import { namedField, plainName } from './fields.ts'

/** Columns from and to (exclusive) of tables that stand side by side: the same names, again and again. */
export function sideBySide(header: readonly string[]): (readonly [from: number, to: number])[] {
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
