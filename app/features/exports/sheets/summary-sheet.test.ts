import { describe, expect, it } from 'vitest'
import writeExcelFile from 'write-excel-file/universal'
import { readFirstSheet } from '@specify/spreadsheets/read-xlsx.server.ts'
import { ZipArchive } from '@specify/spreadsheets/zip/zip.server.ts'
import { summarySheets } from './summary-sheet.ts'
import { sheetLayout } from './sheet-layout.ts'
import { NOTES, SUMMARY } from '../testing/harbour.ts'

const LIMITS = { maxEntries: 200, maxInflatedBytes: 1_000_000, maxRatio: 100 }

describe('as a sheet', () => {
  const content = new Blob(['x'])
  const asked: string[] = []
  const [sheet] = summarySheets(SUMMARY, NOTES, ({ sku }) => {
    asked.push(sku)
    return sku === 'C' ? null : { content, contentType: 'image/jpeg' }
  })
  const cells = (sheet?.data ?? []).map((row) =>
    row.map((cell) => (cell && typeof cell === 'object' && 'value' in cell ? cell.value : null)),
  )

  it('has its columns, a band for each room, a line for each product and a total', () => {
    expect(cells[0]).toEqual([
      'Room',
      'Product Name',
      'Image',
      'Product Code',
      'Colour Variant',
      'Specification/Details',
      'Notes',
      'Quantity',
      'Price',
    ])
    expect(cells.slice(1).map(([room]) => room)).toEqual([
      'Kitchen 1',
      'Kitchen 1',
      'Kitchen 1',
      'Alfresco 1 · Upstairs',
      'Alfresco 1',
      'Total',
    ])
    expect(cells[2]?.slice(6)).toEqual(['=SUM(A1)', 3, 59.97])
    expect(cells[3]?.slice(7)).toEqual([2, null])
    expect(cells.at(-1)).toEqual(['Total', 'excludes 1 item priced on request', '', '', '', '', '', 12, 60.67])
  })

  it('specifies at most eight attributes and reads serial numbers as dates', () => {
    const specification = String(cells[2]?.[5]).split('\n')
    expect(specification).toHaveLength(8)
    expect(specification[1]).toBe('Field 1: Jan 2024')
  })

  it('says of every text that it is text, and puts pictures of 200 by 170 beside their lines (T-036)', () => {
    const texts = (sheet?.data ?? []).flat().filter((cell) => cell && typeof cell === 'object' && 'value' in cell)
    expect(texts.every((cell) => cell && typeof cell === 'object' && 'type' in cell && cell.type)).toBe(true)
    expect(asked).toEqual(['A', 'C', 'B'])
    expect(sheet?.images?.map(({ width, height, anchor }) => [width, height, anchor])).toEqual([
      [200, 170, { row: 3, column: 3 }],
      [200, 170, { row: 6, column: 3 }],
    ])
    expect(sheet?.columns?.every((column) => column.width === 35)).toBe(true)
  })
})

it('a workbook has print titles, a default style and numbers that are numbers', async () => {
  const sheets = summarySheets(SUMMARY, NOTES, () => null)
  const file = await writeExcelFile(sheets, {
    features: [sheetLayout(sheets)],
    fontFamily: 'Arial',
    fontSize: 10,
  }).toBlob()
  const archive = new ZipArchive(Buffer.from(await file.arrayBuffer()), LIMITS)
  const book = String(archive.read('xl/workbook.xml'))
  expect(book.match(/<definedNames/g)).toHaveLength(1)
  expect(book).toContain('<definedName name="_xlnm.Print_Titles" localSheetId="0">Summary!$1:$1</definedName>')
  const styles = String(archive.read('xl/styles.xml'))
  expect(styles).toMatch(/<cellStyleXfs count="1">.*<cellXfs.*<cellStyles count="1"><cellStyle name="Normal" xfId="0"/s)
  const rows = readFirstSheet(Buffer.from(await file.arrayBuffer()))
  expect(rows.at(-1)?.slice(-2)).toEqual([12, 60.67])
})
