/** Cells that are added beside those of a file; columns of both count from 0. */
export type AddedCell =
  | { readonly kind: 'text'; readonly text: string; readonly isBold?: boolean }
  | { readonly kind: 'amount'; readonly value: number }
  | AddedProduct
  | { readonly kind: 'sum'; readonly column: number; readonly rows: RowSpan; readonly value: number }

/** A formula: an amount of this row, which is in an added column, times counts of the row's own cells. */
export interface AddedProduct {
  readonly kind: 'product'
  /** Added column of the amount. */
  readonly amount: number
  readonly counts: readonly CountCell[]
  /** Sum of the counts. */
  readonly count: number
  /** Value of the formula. */
  readonly value: number
}

/** A cell of the file that has a count. */
export interface CountCell {
  readonly column: number
  /** 0 for a blank cell. */
  readonly count: number
  /** Factor of the count, such as 40 apartments; 1 where absent. */
  readonly times?: number
  /** Null where the cell says more than a number: `12 ea`. The formula has the number then, not the cell. */
  readonly text: string | null
}

export interface RowSpan {
  /** Rows count from 1. */
  readonly first: number
  readonly last: number
}

/** Rows count from 1, as spreadsheets show them; a null cell stays blank. */
export interface Addition {
  readonly columns: readonly { readonly width: number }[]
  readonly rows: ReadonlyMap<number, readonly (AddedCell | null)[]>
  /** Stands in the first row below `after` that is shown. */
  readonly total: { readonly after: number; readonly cells: readonly (AddedCell | null)[] } | null
}

export interface SheetAddition extends Addition {
  /** Name of the sheet. */
  readonly sheet: string
}
