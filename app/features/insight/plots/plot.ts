import type { TableKey } from '../tables/insight-table.ts'

/** Lengths in percent of the width, so that the texts of a plot are as large on a phone as beside it. */
export interface PlottedBar {
  readonly key: string
  readonly label: string
  /** The label as far as there is room. */
  readonly shortLabel: string
  readonly value: number
  readonly width: number
}

export interface PlottedColumn {
  readonly label: string
  readonly shortLabel: string
  readonly value: number
  readonly x: number
  readonly width: number
  /** Pixels above the foot. */
  readonly height: number
}

export type Plot =
  | { readonly kind: 'bars'; readonly bars: readonly PlottedBar[] }
  | {
      readonly kind: 'columns'
      readonly columns: readonly PlottedColumn[]
      readonly ticks: readonly { readonly value: number; readonly height: number }[]
    }

/** A table as a page shows it: the first rows of it, drawn and in words. */
export interface PlottedTable {
  readonly key: TableKey
  readonly title: string
  /** Has the width of the page, with its table beside the plot. */
  readonly isWide: boolean
  readonly headings: readonly string[]
  readonly rows: readonly {
    readonly key: string
    readonly label: string
    readonly texts: readonly string[]
    readonly values: readonly number[]
  }[]
  /** Rows of the whole table. */
  readonly total: number
  readonly plot: Plot
}
