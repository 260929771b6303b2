import type { PlannedRow } from './package-plan.ts'

export type FileOutcome =
  | { readonly kind: 'present'; readonly bytes: number; readonly sha256: string }
  | { readonly kind: 'missing'; readonly reason: string }

/** Outcomes by the addresses of files. */
export type FileOutcomes = ReadonlyMap<string, FileOutcome>

export interface MadeFile {
  /** Path in the package. */
  readonly path: string
  /** Example: `schedule-pdf`. */
  readonly kind: string
  readonly label: string
  readonly outcome: FileOutcome
}

const NOT_LISTED: FileOutcome = { kind: 'missing', reason: 'the catalogue has no such product' }
const NOT_OURS: FileOutcome = { kind: 'missing', reason: 'not from this catalogue' }
const NOT_REACHED: FileOutcome = { kind: 'missing', reason: 'was not fetched' }

export function outcomeOf({ file, isFree }: PlannedRow, outcomes: FileOutcomes): FileOutcome {
  if (isFree) return NOT_OURS
  return file === null ? NOT_LISTED : (outcomes.get(file.url) ?? NOT_REACHED)
}

/** Formats a size such as `3.4 MB`: decimal, as browsers and storage vendors count. */
export function sizeText(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`
  if (bytes < 999_500) return `${Math.round(bytes / 1_000)} kB`
  if (bytes < 999_950_000) return `${(bytes / 1_000_000).toFixed(1)} MB`
  return `${(bytes / 1_000_000_000).toFixed(2)} GB`
}
