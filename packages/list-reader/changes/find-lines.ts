import { countOf } from '@specify/core/text/count-text.ts'
import type { Room } from '@specify/schedule/model.ts'
import { totalQuantity } from '@specify/schedule/units.ts'
import { LEAVE, type ChangeOption, type ChangeRow } from './model.ts'
import type { WorkingLine, WorkingSchedule } from './working-schedule.ts'

export interface Asked {
  readonly text: string
  readonly options: readonly ChangeOption[]
}

export type FoundLines =
  | { readonly kind: 'lines'; readonly lines: readonly WorkingLine[] }
  | { readonly kind: 'asked'; readonly asked: Asked }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'skipped' }

interface Finding {
  /** The room of rows that name none, where the product is nowhere yet. */
  readonly otherwise: string
  /** Rooms that the project does not have are made without a question. */
  readonly makesRooms: boolean
}

const MAX_OPTIONS = 12
export const LEAVE_OPTION: ChangeOption = { value: LEAVE, text: 'Leave this line out' }

/** Finds the lines that a row changes. A place that is not clear is asked about: nothing is guessed. */
export function findLines(work: WorkingSchedule, row: ChangeRow, finding: Finding): FoundLines {
  const answer = row.answers.place
  if (answer === LEAVE) return { kind: 'skipped' }
  const all = work.linesOf(row.sku)
  const chosen = answer === undefined ? null : answeredLines(work, row, { answer, all, finding })
  if (chosen) return { kind: 'lines', lines: chosen }
  const rooms = work.roomsNamed(row)
  const takes = row.kind === 'remove' || row.kind === 'out'
  if (takes && all.length === 0)
    return { kind: 'refused', text: `${row.sku} is not in this project, or has been taken out above.` }
  if (rooms?.length === 0 && !(finding.makesRooms && !takes)) return unknownPlace(row, all, takes)
  const tagged = (lines: readonly WorkingLine[]) => withTag(lines, row.tag)
  const own = tagged(rooms === null ? all : work.linesIn(rooms, row.sku))
  if (own.length === 1) return { kind: 'lines', lines: own }
  if (own.length > 1) return severalLines(row, own, takes)
  if (takes) return elsewhere(row, all, [])
  return place(work, row, { rooms, all, finding })
}

/** The room for a product that a place does not have yet. */
function place(
  work: WorkingSchedule,
  row: ChangeRow,
  { rooms, all, finding }: { rooms: readonly Room[] | null; all: readonly WorkingLine[]; finding: Finding },
): FoundLines {
  if (rooms === null) {
    if (finding.otherwise === '') return { kind: 'refused', text: 'Which room?' }
    return { kind: 'lines', lines: [work.lineIn(work.makeRoom({ ...row, room: finding.otherwise }), row, row.tag)] }
  }
  if (rooms.length > 1) {
    const options = rooms
      .slice(0, MAX_OPTIONS)
      .map(({ id, name }) => ({ value: `room ${id}`, text: `Add it in ${name}` }))
    return { kind: 'asked', asked: { text: `Which room of ${nameOf(row)}?`, options: [...options, LEAVE_OPTION] } }
  }
  const [room] = rooms
  if (room && row.kind === 'set' && !finding.makesRooms && all.length > 0)
    return elsewhere(row, all, [{ value: `room ${room.id}`, text: `Add it in ${room.name}` }])
  return { kind: 'lines', lines: [work.lineIn(room ?? work.makeRoom(row), row, row.tag)] }
}

function answeredLines(
  work: WorkingSchedule,
  row: ChangeRow,
  { answer, all, finding }: { answer: string; all: readonly WorkingLine[]; finding: Finding },
): readonly WorkingLine[] | null {
  if (answer === 'all') {
    const rooms = work.roomsNamed(row)
    const own = rooms === null ? all : work.linesIn(rooms, row.sku)
    return own.length > 0 ? own : null
  }
  if (answer === 'new')
    return [work.lineIn(work.makeRoom({ ...row, room: row.room || finding.otherwise }), row, row.tag)]
  const [kind, id = ''] = answer.split(' ')
  if (kind === 'line') {
    const line = all.find(({ item }) => item.id === id)
    return line ? [line] : null
  }
  const room = kind === 'room' ? work.roomWithId(id) : undefined
  return room ? [work.lineIn(room, row, row.tag)] : null
}

function unknownPlace(row: ChangeRow, all: readonly WorkingLine[], takes: boolean): FoundLines {
  const made = takes || row.room === '' ? [] : [{ value: 'new', text: `Make the room ${row.room}` }]
  const options = [...lineOptions(all), ...made, LEAVE_OPTION]
  return { kind: 'asked', asked: { text: `There is no ${nameOf(row)} in this project. Where is it?`, options } }
}

function elsewhere(row: ChangeRow, all: readonly WorkingLine[], here: readonly ChangeOption[]): FoundLines {
  const options = [...here, ...lineOptions(all), LEAVE_OPTION]
  return { kind: 'asked', asked: { text: `${nameOf(row)} has no ${row.sku}. Which line is meant?`, options } }
}

function severalLines(row: ChangeRow, own: readonly WorkingLine[], takes: boolean): FoundLines {
  const sum = own.reduce((total, { item, units }) => total + totalQuantity(item, units), 0)
  const isAll = takes && (row.quantity === null ? row.from === null || row.from === sum : row.quantity === sum)
  if (isAll) return { kind: 'lines', lines: own }
  const stated = row.from === null ? [] : own.filter((line) => isQuantityOf(line, row.from!))
  if (stated.length === 1) return { kind: 'lines', lines: stated }
  const every = takes && row.quantity === null ? [{ value: 'all', text: `All ${countOf(own.length, 'line')}` }] : []
  const options = [...every, ...lineOptions(own), LEAVE_OPTION]
  return {
    kind: 'asked',
    asked: { text: `${row.sku} is in ${countOf(own.length, 'line')}. Which one is meant?`, options },
  }
}

/** Returns whether a number is the quantity of a line, for one unit or for all of them. */
function isQuantityOf({ item, units }: WorkingLine, quantity: number): boolean {
  return quantity === item.quantity || quantity === totalQuantity(item, units)
}

/** Lines with the tag of a row, where one has it. */
function withTag(lines: readonly WorkingLine[], tag: string): readonly WorkingLine[] {
  const tagged = tag === '' ? [] : lines.filter(({ item }) => item.tag === tag)
  return tagged.length > 0 ? tagged : lines
}

function lineOptions(lines: readonly WorkingLine[]): ChangeOption[] {
  return lines.slice(0, MAX_OPTIONS).map(({ item, room, unitType, units }) => ({
    value: `line ${item.id}`,
    text: [unitType && `${unitType} × ${units}`, room.name, item.tag].filter(Boolean).join(', ') + `: ${item.quantity}`,
  }))
}

function nameOf({ room, unitType }: ChangeRow): string {
  return [unitType, room].filter(Boolean).join(', ') || 'room'
}
