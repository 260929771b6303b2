import type { UploadAnswer, UploadedRow } from './import-answer.ts'
import { REMARKS } from '@specify/list-reader/upload/model.ts'

export function discontinuedRows({ notAddedSkus }: UploadAnswer): readonly UploadedRow[] {
  return notAddedSkus.filter(({ remark }) => remark === REMARKS.discontinued)
}

export function asGiven(rows: readonly UploadedRow[]): string[][] {
  return [['sku', 'qty', 'section'], ...rows.map(({ sku, qty, section }) => [sku, String(qty), section])]
}

export function withDiscontinued(first: UploadAnswer, second: UploadAnswer): UploadAnswer {
  const left = discontinuedRows(first)
  // The second list is the left rows below a header.
  const given = ({ row, remark }: UploadedRow) => left.slice(row - 2, row - 1).map((each) => ({ ...each, remark }))
  return {
    code: second.code,
    message: second.message,
    addedSkus: [...first.addedSkus, ...second.addedSkus.flatMap(given)],
    notAddedSkus: [...first.notAddedSkus.filter((each) => !left.includes(each)), ...second.notAddedSkus.flatMap(given)],
  }
}
