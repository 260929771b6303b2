import { compactDateIn } from '@specify/core/market-time.ts'
import type { Locale } from '@specify/core/market.ts'
import type { TableKind } from '@specify/spreadsheets/table.ts'
import type { UploadAnswer, UploadedRow } from './import-answer.ts'
import { COMBINED_REMARK, REMARKS, ROW_KINDS } from '@specify/list-reader/upload/model.ts'

const HEADER = ['sku', 'qty', 'section', 'remark'] as const
const PLACE = new Map(ROW_KINDS.map((kind, index) => [REMARKS[kind], index]))
const PLACE_OF_ADDED = ROW_KINDS.indexOf('added')

function sortedRows({ addedSkus, notAddedSkus }: UploadAnswer): UploadedRow[] {
  const placeOf = ({ remark }: UploadedRow) =>
    remark === COMBINED_REMARK ? PLACE_OF_ADDED : (PLACE.get(remark) ?? ROW_KINDS.length)
  return [...addedSkus, ...notAddedSkus].sort((a, b) => placeOf(a) - placeOf(b) || a.row - b.row)
}

/** The error file as rows of texts, its header first. Writers of a file guard the cells. */
export function errorRows(answer: UploadAnswer): string[][] {
  return [
    [...HEADER],
    ...sortedRows(answer).map(({ sku, qty, section, remark }) => [sku, String(qty), section, remark]),
  ]
}

/** `upload_errors_22112026.csv`, with the day in the market, as in the names of exports. */
export function errorFileName(kind: TableKind, locale: Locale, now: Date): string {
  return `upload_errors_${compactDateIn({ code: locale }, now)}.${kind}`
}
