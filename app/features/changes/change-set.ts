import type { ChangeKind, ChangeState } from '#db/schema.ts'

/** Kinds of files, as a form offers them. */
export const FILE_KINDS = {
  columns: 'Some columns of these SKUs',
  prices: 'Price list',
  stock: 'Stock, as it was counted',
  products: 'These products, whole',
  feed: 'The whole catalogue',
  withdraw: 'Products to withdraw',
} as const satisfies Partial<Record<ChangeKind, string>>
export type FileKind = keyof typeof FILE_KINDS

export const KIND_TEXT: Readonly<Record<ChangeKind, string>> = {
  ...FILE_KINDS,
  rollback: 'Rollback',
  edit: 'Edit',
}

export const STATE_TEXT: Readonly<Record<ChangeState, string>> = {
  draft: 'Draft',
  planned: 'Planned',
  approved: 'Approved',
  due: 'Due',
  applying: 'Being applied',
  applied: 'Applied',
  'rolled back': 'Rolled back',
  refused: 'Refused',
  discarded: 'Discarded',
  outdated: 'Outdated',
}

/** States in which nothing has been applied and the set can still go on. */
export const OPEN_STATES: readonly ChangeState[] = ['draft', 'planned', 'approved', 'due', 'outdated']

export const ROW_KINDS = ['added', 'changed', 'withdrawn', 'refused', 'noted'] as const
export type RowKind = (typeof ROW_KINDS)[number]

/** Rows of a plan by kind; products and lines that stay as they are have no row. */
export interface ChangeCounts {
  readonly read: number
  readonly added: number
  readonly changed: number
  readonly withdrawn: number
  readonly refused: number
  readonly noted: number
  readonly unchanged: number
  /** Rows with something that looks wrong. */
  readonly warned: number
  /** Variants whose price changes by more than 30 %. */
  readonly priceJumps: number
  /** Products of the catalogue before. */
  readonly before: number
  /** Values of the feed under an override that somebody has to decide about. */
  readonly undecided: number
}

export const NO_COUNTS: ChangeCounts = {
  read: 0,
  added: 0,
  changed: 0,
  withdrawn: 0,
  refused: 0,
  noted: 0,
  unchanged: 0,
  warned: 0,
  priceJumps: 0,
  before: 0,
  undecided: 0,
}

/** Bytes of a part of a file but the last one. */
export const PART_BYTES = 4 * 1024 * 1024
export const MOST_PARTS = 125
/** Bytes that the open files of one account have together: two of the largest. */
export const ACCOUNT_BYTES = 2 * MOST_PARTS * PART_BYTES

/** A set is named by its number: `C12`. */
export function setName(number: string | number): string {
  return `C${number}`
}

const WITHDRAWN_SHARE = 0.2
const MOST_WITHDRAWN = 500
const MOST_PRICE_JUMPS = 50

/** Reasons for which somebody else than the author has to approve a set; empty for most. */
export function reasonsForOther({ withdrawn, priceJumps, before }: ChangeCounts): string[] {
  const share = before === 0 ? 0 : withdrawn / before
  return [
    ...(withdrawn > MOST_WITHDRAWN || share > WITHDRAWN_SHARE
      ? [`It withdraws ${withdrawn} products, ${Math.round(share * 100)} % of the catalogue.`]
      : []),
    ...(priceJumps > MOST_PRICE_JUMPS ? [`It changes the prices of ${priceJumps} variants by more than 30 %.`] : []),
  ]
}
