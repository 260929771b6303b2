import { columnLetters } from '@specify/spreadsheets/column-letters.ts'
import { escapeXml } from '@specify/spreadsheets/escape-xml.ts'
import { writePlainWorkbook } from '@specify/spreadsheets/text-workbook.server.ts'

/** A workbook with the lines of a text, each in the row of its number. Digits are numbers where `isNumber` says so. */
export function writeLines(
  sheet: string,
  lines: ReadonlyMap<number, readonly string[]>,
  isNumber: (line: number, column: number) => boolean,
): Buffer<ArrayBuffer> {
  const rows = Array.from(lines, ([line, cells]) => {
    const written = cells.map((text, column) => {
      if (text === '') return ''
      const place = `r="${columnLetters(column)}${line}"`
      if (isNumber(line, column) && /^\d{1,7}$/.test(text)) return `<c ${place}><v>${Number(text)}</v></c>`
      return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`
    })
    return `<row r="${line}">${written.join('')}</row>`
  })
  return writePlainWorkbook(sheet, rows)
}
