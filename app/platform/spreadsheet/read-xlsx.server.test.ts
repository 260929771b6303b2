import { describe, expect, it } from 'vitest'
import { sheetOf, workbook, workbookParts, zipOf, type Part } from '#tests/support/files/workbook.ts'
import { readXlsx } from '@specify/spreadsheets/read-xlsx.server.ts'
import { UnreadableSpreadsheet } from '@specify/spreadsheets/table.ts'

const LIMITS = { maxEntries: 200, maxInflatedBytes: 20 * 1024 * 1024, maxRatio: 100 }
const read = (bytes: Buffer) => readXlsx(bytes, LIMITS)
const cells = (bytes: Buffer) => read(bytes).rows.map((row) => row.cells)
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const HEAD = sheetOf([['sku', 'qty', 'section']])

const styles = (...formats: readonly string[]) => ({
  'xl/styles.xml': `<styleSheet ${MAIN}><numFmts>${formats
    .map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${code}"/>`)
    .join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats
    .map((_, index) => `<xf numFmtId="${164 + index}"/>`)
    .join('')}<xf numFmtId="14"/></cellXfs></styleSheet>`,
})

describe('cells of a workbook', () => {
  it('are texts, shared or in their place, without how they are spoken', () => {
    const strings = `<sst ${MAIN}><si><t>97140C6AF</t></si><si><r><t>Powder </t></r><r><t xml:space="preserve">Room</t></r><rPh sb="0" eb="1"><t>x</t></rPh></si></sst>`
    const sheet =
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>a &amp; _x0041_</t></is></c><c r="C1" t="s"><v>1</v></c><c r="D1" t="s"><v>7</v></c></row>'
    expect(cells(workbook(sheet, { 'xl/sharedStrings.xml': strings }))).toEqual([['97140C6AF', 'a & A', 'Powder Room']])
  })

  it.each([
    ['a whole number', '<c><v>872010</v></c>', '872010'],
    ['a number with an exponent', '<c><v>9.7140012345E+14</v></c>', '971400123450000'],
    ['the noise of a fraction', '<c><v>2.0000000000000004</v></c>', '2'],
    ['a fraction', '<c><v>1.5</v></c>', '1.5'],
    ['zeros that a format adds', '<c s="1"><v>123</v></c>', '00123'],
    ['a date by its number', '<c s="4"><v>45303</v></c>', '2024-01-12'],
    ['a date by its code', '<c s="2"><v>45303.5</v></c>', '2024-01-12'],
    ['a price', '<c s="3"><v>12</v></c>', '12'],
    ['a formula with what it came to', '<c><f>1+1</f><v>2</v></c>', '2'],
    ['a formula of text', '<c t="str"><f>UPPER("a")</f><v>A</v></c>', 'A'],
    ['a formula that was never computed', '<c><f>1+1</f></c>', undefined],
    ['an error', '<c t="e"><v>#REF!</v></c>', '#REF!'],
    ['yes or no', '<c t="b"><v>1</v></c>', 'TRUE'],
    ['a style that is not there', '<c s="99"><v>5</v></c>', '5'],
    ['a reference to no text', '<c t="s"><v>99</v></c>', undefined],
  ])('%s', (_name, cell, text) => {
    const sheet = `<row><c t="inlineStr"><is><t>-</t></is></c>${cell}</row>`
    const bytes = workbook(sheet, styles('00000', 'd\\-mmm\\-yy', '&quot;days&quot;#,##0.00 [$-409]'))
    expect(cells(bytes)[0]![1]).toBe(text)
  })

  it('dates of old Macs count from 1904', () => {
    const book = `<workbook ${MAIN} xmlns:r="r"><workbookPr date1904="1"/><sheets><sheet r:id="rId1"/></sheets></workbook>`
    const bytes = workbook('<row><c s="1"><v>43841</v></c></row>', { ...styles(), 'xl/workbook.xml': book })
    expect(cells(bytes)).toEqual([['2024-01-12']])
  })

  it('stand where they say, or next to each other', () => {
    const sheet = '<row r="3"><c r="C3"><v>1</v></c><c><v>2</v></c></row><row><c><v>3</v></c></row>'
    expect(read(workbook(sheet)).rows).toEqual([
      { number: 3, cells: ['', '', '1', '2'] },
      { number: 4, cells: ['3'] },
    ])
  })

  it('are read whatever prefix their elements have', () => {
    const sheet = `<?xml version="1.0"?><x:worksheet xmlns:x="m"><x:sheetData><x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>A</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>`
    expect(cells(workbook(sheet))).toEqual([['A']])
  })

  it('come from the first sheet that is shown', () => {
    const book = `<workbook ${MAIN} xmlns:r="r"><sheets><sheet name="Lists" state="veryHidden" r:id="rId9"/><sheet name="One" r:id="rId1"/></sheets></workbook>`
    expect(cells(workbook(sheetOf([['A']]), { 'xl/workbook.xml': book }))).toEqual([['A']])
  })

  it('of hidden and merged rows count like others, in their first cell', () => {
    const sheet = `<?xml version="1.0"?><worksheet ${MAIN}><sheetData><row r="1" hidden="1"><c r="A1"><v>1</v></c></row><row r="2"><c r="A2" s="1"/></row></sheetData><mergeCells><mergeCell ref="A1:XFD59000"/></mergeCells></worksheet>`
    expect(read(workbook(sheet)).rows).toEqual([{ number: 1, cells: ['1'] }])
  })
})

describe('a workbook that lies about its size', () => {
  it('has as many rows as say something (T-029)', () => {
    const sheet = `<?xml version="1.0"?><worksheet ${MAIN}><dimension ref="A1:XFD1048576"/><sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="B1048576"><v>2</v></c></row></sheetData></worksheet>`
    expect(read(workbook(sheet)).rows.map(({ number }) => number)).toEqual([1, 1_048_576])
  })

  it('tells of cells far away without making those before them', () => {
    const table = read(workbook('<row r="1"><c r="A1"><v>1</v></c><c r="XFD1"><v>2</v></c></row>'))
    expect(table).toEqual({ rows: [{ number: 1, cells: ['1'] }], isCut: false, hasFarCells: true })
  })
})

const part = (name: string, change: (part: Part) => Part) => (bad: Part) => (bad.name === name ? change(bad) : bad)
const SHEET = 'xl/worksheets/sheet1.xml'

it('an archive may be written as large ones are, whatever its size', () => {
  const parts = workbookParts(HEAD)
  expect(cells(zipOf(parts, { zip64: true }))).toEqual(cells(zipOf(parts)))
})

/** Removes the locator of the end record for large archives. */
const withoutLocator = (archive: Buffer) => Buffer.concat([archive.subarray(0, -42), archive.subarray(-22)])

describe('what is refused (T-024, T-025, T-026, T-027)', () => {
  const sound = workbookParts(HEAD)
  const lie = (lies: Part['lies']) => zipOf(sound.map(part(SHEET, (each) => ({ ...each, ...(lies && { lies }) }))))
  const withDoctype = (name: string) =>
    zipOf(
      sound.map(
        part(name, (each) => ({
          ...each,
          content: String(each.content).replace(
            '?>',
            '?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>',
          ),
        })),
      ),
    )
  it.each([
    ['no archive', Buffer.from('MZ\u0090\0')],
    ['an archive behind a program', Buffer.concat([Buffer.from('MZ'), zipOf(sound)])],
    ['half an archive', zipOf(sound).subarray(0, 900)],
    ['no workbook', zipOf([{ name: 'a.txt', content: 'a' }])],
    ['no sheet', zipOf(sound.filter(({ name }) => name !== SHEET))],
    [
      'a sheet elsewhere',
      zipOf(
        sound.map(
          part('xl/_rels/workbook.xml.rels', (each) => ({
            ...each,
            content: String(each.content).replaceAll(
              'Target="worksheets/sheet1.xml"',
              'TargetMode="External" Target="http://127.0.0.1/sheet.xml"',
            ),
          })),
        ),
      ),
    ],
    ['two entries of one name', zipOf([...sound, { name: SHEET.toUpperCase(), content: 'x' }])],
    ['entries that overlap', lie({ offset: 0 })],
    ['an entry under two names', zipOf([...sound, { ...sound[0]!, name: 'copy', lies: { offset: 0 } }])],
    ['a size that is too small', lie({ inflatedBytes: 10 })],
    ['a size that is too large', lie({ inflatedBytes: 5_000 })],
    ['a wrong checksum', lie({ crc: 1 })],
    ['an unknown compression', lie({ method: 12 })],
    ['encryption', lie({ flags: 1 })],
    [
      'too many entries',
      zipOf([...sound, ...Array.from({ length: 200 }, (_, index) => ({ name: `${index}`, content: '' }))]),
    ],
    ['seventy thousand entries', zipOf(sound, { entryCount: 70_000 })],
    ['a declared gigabyte', lie({ inflatedBytes: 2 ** 30 })],
    ['records for large archives with seventy thousand entries', zipOf(sound, { entryCount: 70_000, zip64: true })],
    [
      'records for large archives with a directory beyond the file',
      zipOf(sound, { zip64: { directoryOffset: 9_999n } }),
    ],
    ['records for large archives that nobody can count', zipOf(sound, { zip64: { directoryOffset: 2n ** 64n - 1n } })],
    ['records for large archives with an exabyte', zipOf(sound, { zip64: { sizes: 2n ** 60n } })],
    ['records for large archives with no size', zipOf(sound, { zip64: { sizes: 0n } })],
    ['a large archive without its records', withoutLocator(zipOf(sound, { zip64: true }))],
    [
      'a megabyte of nothing in records for large archives',
      zipOf(sound.map(part(SHEET, (each) => ({ ...each, content: ' '.repeat(2_000_000) }))), { zip64: true }),
    ],
    ['a megabyte of nothing', zipOf(sound.map(part(SHEET, (each) => ({ ...each, content: ' '.repeat(2_000_000) }))))],
    ['rows out of order', workbook(HEAD + HEAD)],
    ['elements too deep within each other', workbook('<a>'.repeat(100))],
    ['a document type in the sheet', withDoctype(SHEET)],
    ['a document type in the relations', withDoctype('xl/_rels/workbook.xml.rels')],
    ['a document type in the workbook', withDoctype('xl/workbook.xml')],
    [
      'a document type in the shared texts',
      workbook('<row><c t="s"><v>0</v></c></row>', {
        'xl/sharedStrings.xml': '<!DOCTYPE sst SYSTEM "http://127.0.0.1:1/a.dtd"><sst><si><t>a</t></si></sst>',
      }),
    ],
  ])('%s', (_name, bytes) => {
    expect(() => read(bytes)).toThrow(UnreadableSpreadsheet)
  })

  it('no entity beyond those of XML is read', () => {
    expect(cells(workbook('<row><c t="inlineStr"><is><t>&f;&lt;</t></is></c></row>'))).toEqual([['&f;<']])
  })
})
