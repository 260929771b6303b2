import { describe, expect, it } from 'vitest'
import { sheetOf, workbook, workbookParts, zipOf } from '#tests/support/files/workbook.ts'
import type { GivenRow, GivenRows } from '@specify/list-reader/upload/model.ts'
import { readUpload } from '@specify/list-reader/upload/read-upload.ts'
import { rowProblem, STRICT_RULES } from '@specify/list-reader/places/row-rules.ts'
import { decodeText } from '@specify/spreadsheets/decode-text.ts'
import { readCsv } from '@specify/spreadsheets/read-csv.ts'
import { readFirstSheet, readXlsx } from '@specify/spreadsheets/read-xlsx.server.ts'
import { UnreadableSpreadsheet, type Table } from '@specify/spreadsheets/table.ts'

const LIMITS = { maxEntries: 200, maxInflatedBytes: 20 * 1024 * 1024, maxRatio: 100 }
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const ROWS = [
  ['sku', 'qty', 'section'],
  ['97140C6AF', 12, 'Wāhi Horoi 1'],
  ['872010W', 1, 'Kitchen & Bar'],
  ['721', 34, 'Attic 2'],
]
/** The same rows with texts that cells share, as Excel writes them. */
const SHARED = (() => {
  const texts: string[] = []
  const rows = ROWS.map((cells, row) => {
    const written = cells.map((cell) =>
      typeof cell === 'number' ? `<c s="1"><v>${cell}</v></c>` : `<c t="s"><v>${texts.push(cell) - 1}</v></c>`,
    )
    return `<row r="${row + 1}">${written.join('')}</row>`
  })
  const shared = texts.map((text) => `<si><t>${text.replace('&', '&amp;')}</t></si>`).join('')
  return {
    sheet: rows.join(''),
    more: {
      'xl/sharedStrings.xml': `<?xml version="1.0"?><sst ${MAIN} count="${texts.length}">${shared}</sst>`,
      'xl/styles.xml': `<?xml version="1.0"?><styleSheet ${MAIN}><cellXfs><xf numFmtId="0"/><xf numFmtId="1"/></cellXfs></styleSheet>`,
    },
  }
})()

function readOrRefuse(read: () => Table): Table | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof UnreadableSpreadsheet) return null
    throw error
  }
}

const given = (read: GivenRows): readonly GivenRow[] => (read.kind === 'rows' ? read.rows : [])

/** Reads each beginning of a file: empty, or as the table. */
const beginnings = (bytes: Buffer, read: (bytes: Buffer) => Table) =>
  Array.from({ length: bytes.length }, (_, length) => readOrRefuse(() => read(bytes.subarray(0, length))))

describe('a workbook that is cut at any byte is refused or read whole', () => {
  it.each([
    ['of texts in their cells', workbook(sheetOf(ROWS))],
    ['of shared texts', workbook(SHARED.sheet, SHARED.more)],
    ['of a large archive', zipOf(workbookParts(sheetOf(ROWS)), { zip64: true })],
  ])('%s', (_name, bytes) => {
    const whole = readXlsx(bytes, LIMITS)
    expect(whole.rows.map(({ cells }) => cells)).toEqual(ROWS.map((cells) => cells.map(String)))
    const read = beginnings(bytes, (part) => readXlsx(part, LIMITS)).filter((table) => table !== null)
    for (const table of read) expect(table).toEqual(whole)
  })

  it.each([
    ['the sheet', 'xl/worksheets/sheet1.xml'],
    ['its texts', 'xl/sharedStrings.xml'],
    ['its formats', 'xl/styles.xml'],
    ['the workbook', 'xl/workbook.xml'],
    ['the relations', 'xl/_rels/workbook.xml.rels'],
    ['the relations of the package', '_rels/.rels'],
  ])('within an archive that is sound: %s', (_name, name) => {
    const parts = workbookParts(SHARED.sheet, SHARED.more)
    const whole = readXlsx(zipOf(parts), LIMITS)
    const content = Buffer.from(parts.find((part) => part.name === name)!.content)
    const read = beginnings(content, (cut) =>
      readXlsx(zipOf(parts.map((part) => (part.name === name ? { name, content: cut } : part))), LIMITS),
    ).filter((table) => table !== null)
    for (const table of read) expect(table).toEqual(whole)
  })
})

describe('a part that is no XML of its kind is refused', () => {
  const sheetPart = (content: string) =>
    zipOf(workbookParts('').map((part) => (part.name === 'xl/worksheets/sheet1.xml' ? { ...part, content } : part)))
  it.each([
    ['a text', 'not xml'],
    ['nothing', ''],
    ['space', ' \n'],
    ['a page', '<html><body><p>Not found</p></body></html>'],
    ['a sheet that ends in the middle', `<worksheet ${MAIN}><sheetData><row r="1"><c r="A1"><v>721`],
    [
      'elements that cross',
      `<worksheet ${MAIN}><sheetData><row r="1"><c r="A1"><v>1</c></v></row></sheetData></worksheet>`,
    ],
    ['two sheets', `<worksheet ${MAIN}/><worksheet ${MAIN}/>`],
    ['text behind it', `<worksheet ${MAIN}/>more`],
  ])('%s', (_name, content) => {
    expect(() => readXlsx(sheetPart(content), LIMITS)).toThrow(UnreadableSpreadsheet)
    expect(() => readFirstSheet(sheetPart(content))).toThrow(UnreadableSpreadsheet)
  })
})

describe('a file with delimiters that is cut', () => {
  const text = 'sku,qty,section\r\n97140C6AF,12,Wāhi Horoi 1\r\n"872010W",1,"Kitchen, Bar"\r\n721,34,Attic 2\r\n'
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ])('in %s is refused, or has rows as they were', (_name, bytes) => {
    const whole = given(readUpload(readCsv(decodeText(bytes))))
    expect(whole).toHaveLength(3)
    for (const table of beginnings(bytes, (part) => readCsv(decodeText(part)))) {
      const rows = table ? given(readUpload(table)) : []
      for (const [index, row] of rows.entries()) {
        const { sku, qty, section } = whole[index]!
        // Nothing ends the last cell of a file: what it has lost cannot be seen. A single row of less cannot be added.
        const isLast = index === rows.length - 1
        expect(section.startsWith(row.section)).toBe(true)
        if (!isLast) expect(row).toEqual(whole[index])
        else if (row.section !== '' || index > 0) expect([row.sku, row.qty]).toEqual([sku, qty])
        else expect(rowProblem(row, STRICT_RULES)).not.toBeNull()
      }
    }
  })

  it.each([
    [`${text}721,34`, true],
    [`${text}721`, true],
    [`${text}721,34\r\n`, false],
    [`${text}721,34,Attic`, false],
    ['sku,qty,section\n721', false],
    [text.slice(0, -2), false],
  ])('%j', (given, endsShort) => {
    expect(readCsv(given).endsShort ?? false).toBe(endsShort)
  })

  it('within a character is refused', () => {
    const bytes = Buffer.from('sku,qty,section\nA,1,Wāhi\nB,1,Tū')
    expect(() => readCsv(decodeText(bytes.subarray(0, -1)))).toThrow(UnreadableSpreadsheet)
    expect(() => readCsv(decodeText(Buffer.from('\ufeffsku,qty', 'utf16le').subarray(0, -1)))).toThrow(
      UnreadableSpreadsheet,
    )
  })
})
