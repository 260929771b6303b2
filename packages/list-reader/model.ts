import type { SheetPlace } from '@specify/spreadsheets/table.ts'
import type { RowChange } from './changes/model.ts'
import type { Field } from './columns/fields.ts'

/** Number of rooms of one name that a heading counts. */
export interface RoomCount {
  /** 0 where it says `each ensuite` without their number. */
  readonly count: number
  /** The room without its number. */
  readonly room: string
  /** The room and its number as they are written. */
  readonly name: string
  /** True for `each of the 4 ensuites`: nobody is asked. */
  readonly isEach: boolean
}

/** One row of a list, as it was written. Texts are empty where nothing was. */
export interface ListRow {
  /** Line number as in a spreadsheet, starting at 1. */
  readonly line: number
  /** Lines of the text that the row takes: more than one where a quoted cell has line breaks. */
  readonly lineCount: number
  /** The key of its table; null for a line of its own. */
  readonly table: string | null
  readonly code: string
  /** A number, or what stands in its place. Two numbers are both named: `2 or 3`. */
  readonly quantity: string
  readonly room: string
  readonly unitType: string
  /** Number of units of its type, if the list states it. */
  readonly units: string
  readonly tag: string
  readonly note: string
  readonly roomNote: string
  readonly description: string
  /** Absent from what a reader answers: the quantity is multiplied by then. */
  readonly roomCount?: RoomCount | undefined
  /** Present where the list is read as changes. */
  readonly change?: RowChange | undefined
}

export type PassedReason =
  | 'text'
  | 'quoted'
  | 'names'
  | 'room'
  | 'total'
  | 'added'
  | 'deleted'
  | 'twin'
  | 'part'
  | 'sheet'
  | 'attachment'

export interface PassedLine {
  readonly line: number
  readonly lineCount: number
  readonly text: string
  readonly reason: PassedReason
}

/** Field of each column by index; null for columns that are not read. */
export type Mapping = readonly (Field | null)[]

/** Tables of one list that share their columns. */
export interface ListTable {
  /** The names of its columns, else its delimiter and width: equal for equal lists. */
  readonly key: string
  readonly header: readonly string[] | null
  /** The first rows, with their cells as they are written. */
  readonly sample: readonly (readonly string[])[]
  readonly mapping: Mapping
  /** Fields that the reader of the list must choose a column for. */
  readonly asks: readonly ('code' | 'quantity' | 'room')[]
  readonly questions?: readonly ListQuestion[]
}

/** A sheet, a table, or lines below a heading such as `Summary`. */
export interface Section {
  /** Empty where nothing names it. */
  readonly name: string
  /** Its first line. */
  readonly line: number
  readonly isSheet?: boolean
}

/** Answers that a question may have, by what it is about; `source` also has the names of its parts. */
export const ANSWERS = {
  repeats: ['once', 'both'],
  sheets: ['rooms', 'types', 'neither'],
  source: ['all'],
  numbers: ['quantities', 'rooms', 'neither'],
  places: ['rooms', 'neither'],
  count: ['quantity', 'one'],
  headings: ['rooms', 'neither'],
  times: ['each', 'all', 'one'],
  plain: ['add', 'set'],
} as const
export type QuestionAbout = keyof typeof ANSWERS

/** A question that only someone who knows the list can answer. */
export interface ListQuestion {
  readonly about: QuestionAbout
  /** Names of the sheets, tables or parts of an email that it concerns. */
  readonly names: readonly string[]
  readonly options: readonly string[]
  /** Null while it is open. */
  readonly answer: string | null
}

export type ListAnswers = { readonly [About in QuestionAbout]?: string | undefined }

export interface ReadList {
  readonly tables: readonly ListTable[]
  readonly rows: readonly ListRow[]
  readonly passed: readonly PassedLine[]
  /** Lines of products of several, without the first of each. */
  readonly parts: readonly PassedLine[]
  /** Sheets of a workbook with several: their names, and the number of lines before each. */
  readonly sheets?: readonly SheetPlace[]
  readonly sections?: readonly Section[]
  readonly questions?: readonly ListQuestion[]
}

/** Mappings that somebody chose, by the key of the table. */
export type ChosenMappings = Readonly<Record<string, Mapping>>
