import type { CountCell } from '@specify/spreadsheets/append/added-cells.ts'

/** The words and the price of a variant, as its reader may see them. */
export interface PricedProduct {
  readonly sku: string
  readonly name: string
  readonly finish: string
  /** Its size, and what else tells it from others of its product. */
  readonly size: string
  readonly hand: string
  /** Below the locale. */
  readonly path: string
  readonly isAvailable: boolean
  /** Cents with GST; null where no price is shown. */
  readonly incCents: number | null
  readonly exCents: number | null
  /** `on request` and `none` have no price. */
  readonly priceKind: 'shown' | 'on request' | 'none'
  /** `Was $420.00` of a discounted one. */
  readonly was: string
}

/** `request` is a product whose price is not shown; `check` needs a decision of the reader; `missing` is no product of ours. */
export type PricedState = 'priced' | 'request' | 'check' | 'missing' | 'left'

/** A line of the list with what was found for it. */
export interface PricedRow {
  /** Lines of all sheets are counted through, from 1. */
  readonly line: number
  readonly lineCount: number
  readonly code: string
  readonly description: string
  /** The text of its cell or cells. */
  readonly quantity: string
  readonly state: PricedState
  readonly status: string
  readonly note: string
  readonly product: PricedProduct | null
  /** Pieces over all units of a type; null where the list does not say it. */
  readonly count: number | null
  readonly counts: readonly CountCell[]
  /** Pieces by the column of a level or another place. */
  readonly levels: readonly CountCell[]
}

export interface PriceTotals {
  readonly priced: number
  readonly onRequest: number
  readonly toCheck: number
  readonly notFound: number
  readonly exCents: number
  readonly incCents: number
}

export function lineCents({ product, count }: PricedRow, kind: 'exCents' | 'incCents'): number | null {
  const unit = product?.[kind] ?? null
  return unit === null || count === null ? null : unit * count
}

export function toTotals(rows: readonly PricedRow[]): PriceTotals {
  const count = (state: PricedState) => rows.filter((row) => row.state === state).length
  const sum = (kind: 'exCents' | 'incCents') => rows.reduce((cents, row) => cents + (lineCents(row, kind) ?? 0), 0)
  return {
    priced: count('priced'),
    onRequest: count('request'),
    toCheck: count('check'),
    notFound: count('missing'),
    exCents: sum('exCents'),
    incCents: sum('incCents'),
  }
}
