import type { RawBuilder } from 'kysely'
import type { Locale } from '@specify/core/market.ts'
import type { StaffRight } from '@specify/core/staff-rights.ts'

/** A cell of a list: a text, or one with a link, a second line or a warning. */
export interface Cell {
  readonly text: string
  readonly note?: string
  readonly isWarning?: boolean
}

export interface ListColumn {
  readonly key: string
  readonly label: string
  /** Shown at the right, with figures of one width. */
  readonly isNumber?: boolean
  /** Left out unless somebody adds it. */
  readonly isExtra?: boolean
}

export interface ListFilter {
  readonly key: string
  readonly label: string
  /** A day is typed, as `2026-11-30`; so is a text. */
  readonly options: readonly (readonly [value: string, label: string])[] | 'day' | 'text'
  /** A text that has a field of its own, also while it is empty. */
  readonly isTyped?: true
  /** Holds where the address names none; empty for all. */
  readonly byDefault?: string
  /** Words the choice of none: `Any` where it is left out. */
  readonly none?: string
}

export interface ListSort {
  readonly column: string
  readonly by: RawBuilder<unknown>
  readonly type: 'timestamptz' | 'bigint' | 'text'
}

export interface ListSource {
  /** Columns that `toRow` reads. */
  readonly select: RawBuilder<unknown>
  /** Tables with their joins. */
  readonly from: RawBuilder<unknown>
  /** Leaves out rows that are deleted for good sometime. */
  readonly isThere?: RawBuilder<boolean>
  /** Unique; decides between rows of equal sort. */
  readonly id: RawBuilder<unknown>
  readonly idType: 'uuid' | 'bigint' | 'text'
  /** The first one holds by default: the moment at which a row came, where rows are changed together. */
  readonly sorts: readonly [ListSort, ...ListSort[]]
  /** The smallest first, as names are read; otherwise the largest. */
  readonly startsUpwards?: boolean
}

export interface ListReader {
  readonly locale: Locale
  readonly now: Date
  readonly accountId: string
  /** May see internal products and all projects. */
  readonly isInternal: boolean
}

export interface ListedRow {
  readonly id: string
  /** The page of the row; null where it has none. */
  readonly href: string | null
  readonly cells: Readonly<Record<string, Cell>>
}

/** A list of the console: what it is made of, who sees it, and how its rows read. */
export interface ListDefinition<Row> {
  readonly key: string
  readonly title: string
  readonly group: 'Today' | 'Catalogue' | 'Work' | 'Content' | 'People' | 'Insight' | 'System'
  readonly right: StaffRight
  /** Names what the search reads: `Number, name, company, email or code`. Empty for a list without search. */
  readonly searched: string
  readonly columns: readonly ListColumn[]
  readonly filters: readonly ListFilter[]
  readonly source: ListSource
  /** Conditions of the words that were searched for. */
  readonly search?: (words: string) => RawBuilder<boolean>
  /** Selects `id` of the rows that have some words, by an index of words. Left out where the search is by another one. */
  readonly findWords?: (words: string) => RawBuilder<unknown>
  /** The condition of a filter with its value. */
  readonly filter: (key: string, value: string, reader: ListReader) => RawBuilder<boolean> | null
  readonly toRow: (row: Row, reader: ListReader) => ListedRow
  /** The filter by whose value many rows may belong together, as those of one sender do, and the value of a row. */
  readonly groups?: { readonly filter: string; readonly by: RawBuilder<string> }
  /** Changes of several rows at once, by the names of their forms. */
  readonly bulk?: readonly { readonly form: string; readonly label: string }[]
  /** A file of the ticked rows, and how many it takes. */
  readonly sheets?: { readonly label: string; readonly href: (locale: Locale) => string }
  /** Ways to a form of a new row, or to the upload of a file. */
  readonly links?: readonly { readonly label: string; readonly to: 'new' | 'upload' | 'edit' | 'uses' }[]
  /** Says what an empty list means. */
  readonly empty: string
}
