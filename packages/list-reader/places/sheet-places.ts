import { isRoomName, trimRoomName } from '@specify/schedule/rooms/room-name.ts'
import type { SheetPlace } from '@specify/spreadsheets/table.ts'
import { isNoName } from '../words/blank-words.ts'
import { isDescription, isOnlyPlace, isRoomText } from '../words/list-words.ts'
import { readHeading } from '../columns/heading.ts'
import { isLevel } from '../quantities/levels.ts'
import { ANSWERS, type ListQuestion, type ListRow } from '../model.ts'
import { NOWHERE, placeBelow, withoutRoom, type Standing } from './place.ts'
import { plainRoom } from './plain-room.ts'
import { isSummaryName } from '../words/summary-name.ts'

/** `Main`, `Rooms` and `Bathroom schedule` say what a sheet is, not where its rows belong. */
const LISTING =
  /^(?:main|master|common|types?|areas?|rooms?|zones?|levels?|units?|floors?|house|office|store|study|media|staff|review|all|works?)$|\b(?:schedules?|lists?|orders?|boq|boms?|bill|take-?off|quotes?|quotation|data|pivot|mix|matrix|summary|totals?|qty|quantities|sheets?|items?|products?|materials?|fixtures|fittings|tapware|register|export|import|copy|draft|final|rev|version|v\d+|tab|table|page|report|pricing|prices|costs?|procurement|purchas(?:e|ing)|specs?|selections?)\d*\b|\b(?:january|february|march|april|june|july|august|september|october|november|december|(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec) ?\d+)\b/i
/** Parts of a building: whether they are rooms, or have some, their names do not say. */
const BUILT =
  /^(?:levels?|lvl|floors?|units?|apts?|apartments?|stages?|blocks?|buildings?|towers?|lots?|zones?|areas?|houses?|villas?|wings?|flats?|townhouses?|cottages?|residences?|dwellings?|tenanc(?:y|ies)|podium|basement|ground|roof|mezzanine|upper|lower|north|south|east|west|central|new|old|and)$/i
/** `101`, `1.03`, `G.02`, `TH-04`, `L03 East`. */
const NUMBERED = /^(?:\p{L}{1,4}[ .-]?)?\d{1,4}(?:[.-]\d{1,3})?\p{L}?(?: \p{L}{1,12})?$/u

/** Rooms in the singular, products in the plural: `Toilets`. */
const ROOM = /^(?:bath|wc|toilet|hall)$/i

interface SheetName {
  readonly kind: 'place' | 'level' | 'open' | 'none'
  readonly place: Standing
}

const NONE: SheetName = { kind: 'none', place: NOWHERE }

/** Interprets a sheet's name: `open` where it may be a room, a type, a client or anything else. */
function readSheetName(name: string): SheetName {
  if (name === '' || LISTING.test(name) || isSummaryName(name) || isNoName(name)) return NONE
  const heading = readHeading(name)
  const place = heading ? placeBelow(NOWHERE, heading) : NOWHERE
  if (heading && heading.unitType !== '') return { kind: 'place', place }
  if (heading && isLevel(heading.room)) return { kind: 'level', place }
  const isRoom = heading !== null && (isOnlyPlace(heading.room) || ROOM.test(heading.room))
  if (isRoom && !heading.room.split(/[\s-]+/).every(isOfBuilding)) return { kind: 'place', place }
  const isName = (isRoomText(name) && !isDescription(name)) || NUMBERED.test(name)
  return isName && isRoomName(trimRoomName(plainRoom(name))) ? { kind: 'open', place: NOWHERE } : NONE
}

const isOfBuilding = (word: string): boolean => BUILT.test(word) || /^(?:[\p{L}]?\d{1,3}|\p{Lu})$/u.test(word)

/** Places of a workbook's sheets by their names, with answers where names are unclear. */
export class SheetNames {
  private readonly sheets: readonly SheetPlace[]
  private readonly names: readonly SheetName[]
  private readonly answer: string | null

  constructor(sheets: readonly SheetPlace[], answer: string | null) {
    this.sheets = sheets
    this.names = sheets.map(({ name }) => readSheetName(name))
    this.answer = answer
  }

  /** Returns the place of a sheet's rows before any heading. */
  startOf(index: number): Standing {
    const { kind, place } = this.names[index] ?? NONE
    if (kind !== 'level' || this.answer === 'rooms') return place
    return this.answer === null ? withoutRoom(place) : NOWHERE
  }

  /** Rows of a sheet with what its name says, where somebody said what it is. */
  placed(rows: readonly ListRow[], index: number): readonly ListRow[] {
    const { kind } = this.names[index] ?? NONE
    const { name } = this.sheets[index] ?? { name: '' }
    if (kind !== 'open' && kind !== 'level') return rows
    if (this.answer === 'types') return rows.map((row) => (row.unitType === '' ? { ...row, unitType: name } : row))
    if (this.answer !== 'rooms' || kind === 'level') return rows
    return rows.map((row) => ({ ...row, room: row.room === '' ? name : `${name} - ${row.room}` }))
  }

  /** Asked once for all sheets whose rows it is about; null where their names are clear, or nothing would change. */
  question(rowsOf: (index: number) => readonly ListRow[]): ListQuestion | null {
    const filled = this.sheets.filter((_, index) => rowsOf(index).length > 0)
    const names = this.sheets.flatMap(({ name }, index) => {
      const { kind } = this.names[index]!
      const isOpen = kind === 'open' && (filled.length > 1 || NUMBERED.test(name))
      const rows = kind === 'level' || isOpen ? rowsOf(index) : []
      const isAsked = rows.some(({ room, unitType }) => unitType === '' && (isOpen || room === ''))
      return isAsked ? [name] : []
    })
    return names.length === 0 ? null : { about: 'sheets', names, options: ANSWERS.sheets, answer: this.answer }
  }
}
