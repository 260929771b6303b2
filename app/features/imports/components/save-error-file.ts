import { loadModule } from '#app/shell/load-module.ts'
import { safeCell, toCsv } from '@specify/core/text/csv.ts'
import type { Locale } from '@specify/core/market.ts'
import type { TableKind } from '@specify/spreadsheets/table.ts'
import { saveBlob } from '#app/ui/loading/save-blob.ts'
import { errorFileName, errorRows } from '../error-file.ts'
import type { UploadAnswer } from '../import-answer.ts'

const COLUMN_WIDTHS = [24, 10, 32, 80]

export async function saveErrorFile(answer: UploadAnswer, kind: TableKind, locale: Locale): Promise<void> {
  const rows = errorRows(answer)
  const blob = kind === 'xlsx' ? await toWorkbook(rows) : new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' })
  saveBlob(blob, errorFileName(kind, locale, new Date()))
}

/** Every cell is text, so that none is run; cells that look like a formula are guarded as in CSV. */
async function toWorkbook(rows: readonly (readonly string[])[]): Promise<Blob> {
  const { default: writeXlsxFile } = await loadModule(() => import('write-excel-file/browser'))
  const cells = rows.map((row, index) =>
    row.map((cell) => ({ type: String, value: safeCell(cell), ...(index === 0 && { fontWeight: 'bold' as const }) })),
  )
  return writeXlsxFile(cells, { columns: COLUMN_WIDTHS.map((width) => ({ width })), stickyRowsCount: 1 }).toBlob()
}
