import { readParts } from './workbook-parts.ts'
import { readSheet } from './read-sheet.ts'
import { UnreadableSpreadsheet, type Table } from './table.ts'
import { ZipArchive, type ZipLimits } from './zip.server.ts'

/**
 * Reads the first sheet that is shown: values as they were last computed, never formulas. Parts that stand elsewhere, by
 * the word of the file, are not looked for.
 * @throws UnreadableSpreadsheet for what is no workbook, is damaged, or is beyond the limits.
 */
export function readXlsx(bytes: Buffer, limits: ZipLimits): Table {
  const archive = new ZipArchive(bytes, limits)
  const parts = readParts((name) => archive.read(name))
  const sheet = archive.read(parts.sheetName)
  if (!sheet) throw new UnreadableSpreadsheet('the first sheet is not there')
  return readSheet(sheet, parts)
}
