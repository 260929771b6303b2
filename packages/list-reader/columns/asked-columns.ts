import { isUnitOfMeasure } from '../words/blank-words.ts'
import { quantityIn } from '../words/list-words.ts'
import { COUNTED_CELL, type Column } from './column-content.ts'
import type { Guess } from './columns.ts'
import { isPackedName, plainName } from './fields.ts'
import { isNumberedArea } from '../quantities/level-columns.ts'
import { ANSWERS, type ListAnswers, type ListQuestion, type ListRow, type ListTable, type Mapping } from '../model.ts'
import { placeOfName } from '../places/place-columns.ts'

/** Says of itself that it counts, though no list of names has all of it: `Reqd on site`, `Count (ea)`. */
const COUNTING =
  /(?:^| )(?:req|reqd|required|requirements?|orders?|ordered|ord|counts?|pcs|pce|pieces|units|ea|each|nos?|nr|off|needs?|needed|total|sum|numbers?|amounts?|menge|anzahl)(?: |$)/
const ROOM_NUMBER = /^[1-9]\d{0,2}$/

/**
 * Maps columns whose names do not say what they hold as they were answered to be, and gives the questions: `Bathroom`
 * with 1 and 2 may number the rooms or count in them, `Location` beside a room may be around or within it, and a lone
 * `Frobs` may be the quantity or anything.
 */
export function withQuestions(
  { columns, mapping: guessed, asks, unclear }: Guess,
  answers: ListAnswers = {},
): Required<Pick<ListTable, 'mapping' | 'asks' | 'questions'>> {
  const mapping = [...guessed]
  if (asks.includes('quantity')) return { mapping, asks, questions: [] }
  const quantities = columns.filter(({ index }) => mapping[index] === 'quantity')
  const placed = columns.filter(
    (column) => mapping[column.index] === null && (isOfPlace(column) || isNumberedArea(column)),
  )
  const [only, ...others] = quantities
  const isOpen = only !== undefined && others.length === 0 && !isSure(only, columns)
  const questions: ListQuestion[] = []
  if (placed.length > 0) {
    const answer = answers.numbers ?? null
    questions.push({ about: 'numbers', names: placed.map(({ name }) => name), options: ANSWERS.numbers, answer })
    if (answer === 'quantities') for (const { index } of quantities) mapping[index] = null
    if (answer === 'quantities') for (const { index } of placed) mapping[index] = 'quantity'
    if (answer === 'rooms') for (const { index } of placed) mapping[index] = 'room'
  }
  if (unclear.length > 0) {
    const answer = answers.places ?? null
    questions.push({ about: 'places', names: unclear.map(({ name }) => name), options: ANSWERS.places, answer })
    if (answer === 'rooms') for (const { index } of unclear) mapping[index] = 'room'
  }
  if (isOpen && mapping[only.index] !== null) {
    const answer = answers.count ?? null
    questions.push({ about: 'count', names: [only.name], options: ANSWERS.count, answer })
    if (answer !== 'quantity') mapping[only.index] = null
  }
  return { mapping, asks, questions }
}

function isOfPlace({ name, named, filled, money, cells }: Column): boolean {
  const place = name === '' || named !== null || filled === 0 || money > 0 ? null : placeOfName(name)
  return place !== null && cells.every((cell) => cell === '' || cell === '0' || ROOM_NUMBER.test(cell))
}

/**
 * Returns whether a column holds quantities for sure: by its name, its cells, a price that is a multiple of another, or
 * the units beside it.
 */
function isSure({ name, named, index, cells }: Column, columns: readonly Column[]): boolean {
  const plain = plainName(name)
  if (isPackedName(name)) return false
  if (named !== null || plain === '' || placeOfName(name) !== null || COUNTING.test(plain)) return true
  if (cells.some((cell) => COUNTED_CELL.test(cell))) return true
  const units = columns.find((column) => column.index === index + 1)
  if (units?.cells.some((cell) => cell !== '') && units.cells.every((cell) => cell === '' || isUnitOfMeasure(cell)))
    return true
  const prices = columns.filter(({ money }) => money > 0)
  return prices.some((each) => prices.some((all) => each !== all && isTimes(each, all, cells)))
}

function isTimes(each: Column, all: Column, counts: readonly string[]): boolean {
  const rows = counts.flatMap((cell, at) => {
    const values = [quantityIn(cell), priceIn(each.cells[at]), priceIn(all.cells[at])].map(Number)
    return values.every((value) => value > 0) ? [values] : []
  })
  return (
    rows.length > 0 && rows.every(([count = 0, price = 0, sum = 0]) => Math.abs(count * price - sum) < 0.02 * count)
  )
}

const priceIn = (cell = ''): number => Number(cell.replace(/[^\d.]/g, ''))

export function questionsOf(tables: Iterable<ListTable>, rows: readonly ListRow[]): readonly ListQuestion[] {
  const filled = new Set(rows.map(({ table }) => table))
  const all = Array.from(tables).flatMap(({ key, questions = [] }) => (filled.has(key) ? questions : []))
  return Array.from(Map.groupBy(all, ({ about }) => about).values(), (alike) => {
    return { ...alike[0]!, names: [...new Set(alike.flatMap(({ names }) => names))] }
  })
}

export const isOneEach = ({ questions = [] }: ListTable): boolean =>
  questions.some(({ about, answer }) => about === 'count' && answer === 'one')

export function headingQuestion(names: readonly string[], answers: ListAnswers = {}): readonly ListQuestion[] {
  const asked = [...new Set(names)]
  const answer = answers.headings ?? null
  return asked.length === 0 ? [] : [{ about: 'headings', names: asked, options: ANSWERS.headings, answer }]
}

export function asksLeft(mapping: Mapping, asks: ListTable['asks']): ListTable['asks'] {
  // Who looked at the columns has seen the one that may name rooms.
  return asks.filter(
    (field) => field !== 'room' && !mapping.includes(field) && !(field === 'code' && mapping.includes('description')),
  )
}
