import type { SummaryLine } from '../summary/summary.ts'

interface HandColumn {
  readonly name: string
  readonly textOf: (line: SummaryLine) => string
}

/** Stand behind all others where units are handed. A twin has the code of the line that it is built in place of. */
export const HAND_COLUMNS: readonly HandColumn[] = [
  { name: 'Units of hand', textOf: ({ side }) => (side === undefined ? '' : side === 'left' ? 'Left' : 'Right') },
  { name: 'Twin of', textOf: ({ twinOf = '' }) => twinOf },
  { name: 'Other hand', textOf: ({ missing = '' }) => missing },
]
