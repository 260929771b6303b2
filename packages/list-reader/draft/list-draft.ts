import { MAX_ROOM_NAME_LENGTH } from '@specify/core/name-limits.ts'
import type { z } from 'zod'
import type { DeepReadonly } from '@specify/core/data/deep-readonly.ts'
import { MAX_NOTE_LENGTH, MAX_QUANTITY, MAX_TAG_LENGTH } from '@specify/schedule/model.ts'
import { isTag } from '@specify/schedule/rooms/room-limits.ts'
import { isRoomName, roomKey, trimRoomName } from '@specify/schedule/rooms/room-name.ts'
import { numberedRoom, readQuantity } from '../places/row-rules.ts'
import { isFormula } from '../words/blank-words.ts'
import type { RowChange } from '../changes/model.ts'
import type { GivenChange } from '../changes/resolve-rows.ts'
import type { AcceptedRow } from './add-rows.ts'
import { NEW_FREE_SKU } from '@specify/schedule/free-lines/free-line.ts'
import { freeContentOf } from './free-content.ts'
import { spellRoom } from '../places/known-room.ts'
import type { Match } from '../match/candidate.ts'
import type { ReadListShape } from './shapes.server.ts'

export type ListAnswer = DeepReadonly<z.output<typeof ReadListShape>>

export interface DraftRow {
  /** Its place in the list. */
  readonly id: number
  readonly line: number
  /** Sheet and line of the row, where its workbook has several sheets. */
  readonly sheet?: SheetLine
  readonly code: string
  readonly quantity: string
  readonly room: string
  readonly unitType: string
  /** Number of units of its type: the project's, or else the list's. */
  readonly units: string
  readonly tag: string
  readonly note: string
  readonly roomNote: string
  readonly description: string
  /** Absent where the list is added. */
  readonly change?: RowChange | undefined
  /** The options that were chosen of the questions about its change. */
  readonly answers?: GivenChange['answers'] | undefined
  readonly match: Match
  /** The product that somebody chose, where the code alone does not say which. */
  readonly choice: string | null
  readonly isLeftOut: boolean
  /** Kept as a line that is not from the catalogue. */
  readonly isFree?: boolean
}

interface SheetLine {
  readonly name: string
  readonly line: number
}

/** The sheet that a line is in; empty where there is only one. */
export function sheetOf(sheets: ListAnswer['sheets'], line: number): { readonly sheet?: SheetLine } {
  const found = sheets?.findLast(({ after }) => line > after)
  return found ? { sheet: { name: found.name, line: line - found.after } } : {}
}

export type RowField = 'code' | 'quantity' | 'room' | 'tag'
type Problems = Partial<Record<'product' | 'quantity' | 'room' | 'unitType' | 'tag', string>>

export function toDraft({ rows, mode, unitTypes, rooms, typedRooms, sheets }: ListAnswer): DraftRow[] {
  const counts = new Map(unitTypes.map(({ name, count }) => [roomKey(name), String(count)]))
  const ofTypes = new Set(typedRooms.map(({ room }) => roomKey(room)))
  const untyped = rooms.filter((name) => !ofTypes.has(roomKey(name)))
  const spelt = new Map<string, string>()
  const places = rows.map((row) => {
    const { room, unitType } = row.unitType === '' ? typedPlace(row.room, typedRooms, unitTypes) : row
    return {
      unitType,
      room: spelt.getOrInsertComputed(`${unitType}\n${room}`, () => spellRoom(room, unitType === '' ? untyped : [])),
    }
  })
  return rows.map((row, id) => ({
    id,
    line: row.line,
    ...sheetOf(sheets, row.line),
    code: row.code,
    quantity: row.quantity,
    room: places[id]!.room,
    unitType: places[id]!.unitType,
    units: counts.get(roomKey(places[id]!.unitType)) ?? row.units,
    tag: row.tag,
    note: row.note,
    roomNote: row.roomNote,
    description: row.description,
    ...changeOf(row, mode),
    match: row.match,
    // Taking out or recounting a product that is no longer sold means that product.
    choice: mode !== 'add' && row.match.kind === 'discontinued' && !comesIn(row) ? row.match.sku : null,
    isLeftOut: false,
  }))
}

type GivenRow = ListAnswer['rows'][number]

/** Every row of a list that the project is set to says the new quantity. */
function changeOf({ change }: GivenRow, mode: ListAnswer['mode']): Pick<DraftRow, 'change'> {
  return mode === 'set' ? { change: { kind: 'set', from: '' } } : change ? { change } : {}
}

const comesIn = ({ change }: GivenRow) => change?.kind === 'add' || change?.kind === 'in'

/** `Type A / Ensuite` where the project has the type, `Type A Ensuite` where it has that room too. */
function typedPlace(
  room: string,
  typedRooms: ListAnswer['typedRooms'],
  unitTypes: ListAnswer['unitTypes'],
): Pick<DraftRow, 'room' | 'unitType'> {
  for (const { name } of unitTypes.toSorted((one, other) => other.name.length - one.name.length)) {
    if (roomKey(room.slice(0, name.length)) !== roomKey(name)) continue
    const [, sign = '', rest = ''] = /^\s*([-–—/:>,]?)\s*(\S.*)$/u.exec(room.slice(name.length)) ?? []
    const isKnown = typedRooms.some((each) => each.unitType === name && roomKey(each.room) === roomKey(rest))
    if (rest !== '' && (sign !== '' || isKnown)) return { room: rest, unitType: name }
  }
  return { room, unitType: '' }
}

/** The product of a row; null where none is certain or chosen. */
export function skuOf({ match, choice }: DraftRow): string | null {
  return choice ?? (match.kind === 'exact' ? match.sku : null)
}

/** The room that a row is added to, given the one for rows without. */
export function roomOf({ room }: DraftRow, otherwise: string): string {
  return trimRoomName(room === '' ? otherwise : room)
}

const PRODUCT_TEXT: Record<Match['kind'], string> = {
  exact: '',
  discontinued: 'Discontinued',
  ambiguous: 'Several products: choose one',
  unknown: 'Not in the catalogue',
  none: 'No code',
}

function productProblem({ kind, elsewhere }: Match): string {
  return kind === 'unknown' && elsewhere ? 'Not sold in this market' : PRODUCT_TEXT[kind]
}

const LOST_FORMULA = 'Formula saved without its value'
const ROOM_RULE = `Letters, digits, spaces, hyphens; ${MAX_ROOM_NAME_LENGTH} at most`

export function problemsOf(row: DraftRow, otherwise: string): Problems {
  const room = roomOf(row, otherwise)
  const isAnyQuantity = row.quantity === '' && row.change !== undefined && takesAll(row.change)
  // A change finds its place by what is there.
  const isAnyRoom = room === '' && row.change !== undefined
  return {
    ...(skuOf(row) === null &&
      !row.isFree && { product: isFormula(row.code) ? LOST_FORMULA : productProblem(row.match) }),
    ...(!isAnyQuantity && readQuantity(row.quantity) === null && { quantity: quantityProblem(row.quantity) }),
    ...(!isAnyRoom &&
      !isRoomName(room) && { room: room === '' ? 'Which room?' : isFormula(row.room) ? LOST_FORMULA : ROOM_RULE }),
    ...(row.unitType !== '' && !isRoomName(trimRoomName(row.unitType)) && { unitType: ROOM_RULE }),
    ...(!isTag(row.tag) && { tag: `Letters, digits and - . / only, ${MAX_TAG_LENGTH} at most` }),
  }
}

function quantityProblem(quantity: string): string {
  if (quantity === '') return 'How many?'
  if (isFormula(quantity)) return LOST_FORMULA
  if (/^\d+ per /.test(quantity)) return `${quantity}: how many in total?`
  return quantity.includes(' or ') ? `${quantity}?` : `From 1 to ${MAX_QUANTITY}`
}

const takesAll = ({ kind }: RowChange) => kind === 'remove' || kind === 'out' || kind === 'in'

/** Null for what is no count of a type: it is built once then. */
export function readUnits(text: string): number | null {
  return /^\d{1,4}$/.test(text) ? Number(text) : null
}

export type RowState = 'ready' | 'open' | 'left out'

export function stateOf(row: DraftRow, otherwise: string): RowState {
  if (row.isLeftOut) return 'left out'
  return Object.keys(problemsOf(row, otherwise)).length === 0 ? 'ready' : 'open'
}

/** Rows whose only candidate is sure and not chosen yet. */
export function sureRows(rows: readonly DraftRow[]): DraftRow[] {
  return rows.filter((row) => row.match.isSure && skuOf(row) === null && !row.isLeftOut)
}

export function acceptSure(rows: readonly DraftRow[]): DraftRow[] {
  const sure = new Set(sureRows(rows))
  return rows.map((row) => (sure.has(row) ? { ...row, choice: row.match.candidates[0]?.sku ?? null } : row))
}

const NOT_LOOKED_UP: Match = { kind: 'unknown', sku: null, candidates: [], isSure: false }

/** A row with another text. Another code means another product: what was chosen for the old one is gone. */
export function withText(row: DraftRow, field: RowField, text: string): DraftRow {
  if (row[field] === text) return row
  return field === 'code'
    ? { ...row, code: text, choice: null, match: NOT_LOOKED_UP, isFree: false }
    : { ...row, [field]: text }
}

/** The rows that are added, as the call takes them. Notes are as long as a project holds them. */
export function acceptedRows(rows: readonly DraftRow[], otherwise: string): AcceptedRow[] {
  return rows.flatMap((row) => {
    const free = row.isFree ? freeContentOf(row) : null
    const sku = free ? NEW_FREE_SKU : skuOf(row)
    const quantity = readQuantity(row.quantity)
    if (sku === null || quantity === null || stateOf(row, otherwise) !== 'ready') return []
    const { line, unitType, tag, match } = row
    const units = readUnits(row.units)
    const note = cutNote(free?.note ?? row.note)
    const roomNote = cutNote(row.roomNote)
    // Somebody chose the discontinued product itself.
    const allowDiscontinued = match.kind === 'discontinued' && match.sku === sku
    const room = roomOf(row, otherwise)
    const content = free && { name: free.name, free: free.free }
    return [{ line, sku, quantity, room, unitType, units, tag, note, roomNote, allowDiscontinued, ...content }]
  })
}

export function cutNote(note: string): string {
  return Array.from(note).slice(0, MAX_NOTE_LENGTH).join('')
}

/** Rows with a note that is longer than a project holds, of their own or of their room. */
export function isNoteCut({ note, roomNote }: DraftRow): boolean {
  return [note, roomNote].some((text) => Array.from(text).length > MAX_NOTE_LENGTH)
}

/** Returns whether adding a row creates its room; for types, the list does not know. */
export function isNewRoom(row: DraftRow, otherwise: string, known: ReadonlySet<string>): boolean {
  const name = roomOf(row, otherwise)
  return row.unitType === '' && isRoomName(name) && !known.has(roomKey(name)) && !known.has(roomKey(numberedRoom(name)))
}

/** Maps rows to the line of an earlier row with the same product and room, whose quantity they add to. */
export function repeatedLines(rows: readonly DraftRow[], otherwise: string): ReadonlyMap<number, number> {
  const first = new Map<string, number>()
  const repeated = new Map<number, number>()
  for (const row of rows) {
    const sku = skuOf(row)
    if (sku === null || row.isLeftOut) continue
    const key = [sku, row.tag, roomKey(row.unitType), roomKey(roomOf(row, otherwise))].join('\n')
    const line = first.get(key)
    if (line === undefined) first.set(key, row.line)
    else repeated.set(row.id, line)
  }
  return repeated
}
