import type { Sheet } from 'write-excel-file/universal'
import { excelText } from '@specify/core/text/excel-text.ts'

/** Sheets as they are written: their texts as Excel reads them back. */
export function escapeSheets<Content>(sheets: readonly Sheet<Content>[]): Sheet<Content>[] {
  return sheets.map((sheet) => ({ ...sheet, data: sheet.data.map((row) => row.map(escapeCell)) })) as Sheet<Content>[]
}

function escapeCell<Cell>(cell: Cell): Cell {
  if (typeof cell !== 'object' || cell === null || !('value' in cell) || typeof cell.value !== 'string') return cell
  return { ...cell, value: excelText(cell.value) }
}
