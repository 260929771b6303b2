import { toCsv } from '@specify/core/text/csv.ts'
import type { Chunked } from '@specify/core/data/chunked.ts'
import { outcomeOf, type FileOutcome, type FileOutcomes, type MadeFile } from '../package/package-files.ts'
import type { PlannedRow } from '../package/package-plan.ts'

const MANIFEST_COLUMNS = [
  'tag',
  'sku',
  'kind',
  'file',
  'version',
  'date',
  'bytes',
  'sha256',
  'source',
  'status',
] as const

interface ManifestParts {
  readonly rows: readonly PlannedRow[]
  readonly outcomes: FileOutcomes
  readonly made: readonly MadeFile[]
  /** Example: `https://specify.example`. */
  readonly publicUrl: string
}

const ROWS_A_STEP = 500

/**
 * The list of a package, as CSV: a row for each file of each product and tag, and one for each file made for it. A file
 * that several rows share has one path. `status` is `ok` or `missing: ` and why.
 */
export function* manifestCsv({ rows, outcomes, made, publicUrl }: ManifestParts): Chunked<string> {
  const parts = [toCsv([MANIFEST_COLUMNS, ...made.map((file) => madeCells(file, publicUrl))])]
  for (let at = 0; at < rows.length; at += ROWS_A_STEP) {
    yield
    const cells = rows.slice(at, at + ROWS_A_STEP).map((row) => rowCells(row, outcomeOf(row, outcomes), publicUrl))
    parts.push(toCsv(cells).slice(1))
  }
  return parts.join('')
}

function rowCells({ tag, sku, file }: PlannedRow, outcome: FileOutcome, publicUrl: string): string[] {
  if (file === null) return [tag, sku, '', '', '', '', ...endCells(outcome, '')]
  const { kind, path, version, date, url } = file
  const named = outcome.kind === 'present' ? path : ''
  return [tag, sku, kind, named, version ?? '', date ?? '', ...endCells(outcome, sourceOf(url, publicUrl))]
}

function madeCells({ path, kind, outcome }: MadeFile, publicUrl: string): string[] {
  const named = outcome.kind === 'present' ? path : ''
  return ['', '', kind, named, '', '', ...endCells(outcome, `${publicUrl}/`)]
}

function endCells(outcome: FileOutcome, source: string): string[] {
  return outcome.kind === 'present'
    ? [String(outcome.bytes), outcome.sha256, source, 'ok']
    : ['', '', source, `missing: ${outcome.reason}`]
}

function sourceOf(url: string, publicUrl: string): string {
  return url.startsWith('/') ? `${publicUrl}${url}` : url
}
