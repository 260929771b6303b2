import { columnLetters } from './column-letters.ts'
import { escapeXml } from './escape-xml.ts'
import { zip } from './zip/write-zip.server.ts'

/** A sheet of texts, and of numbers with two decimals: its head stays in view. */
export interface TextSheet {
  /** At most 31 characters, none of `[]:*?/\`. */
  readonly name: string
  readonly head: readonly string[]
  /** Read once, one by one. */
  readonly rows: Iterable<readonly (string | number)[]>
  readonly widths: readonly number[]
  /** Names of columns that are not shown. */
  readonly hidden?: readonly string[]
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/**
 * An Excel workbook (ISO/IEC 29500) of texts and numbers alone, so that no cell is taken for a formula. Ten times as fast as a
 * writer that takes an object for each cell: 23,000 rows of 15 cells take a second. Rows are packed as they come, so that
 * only the packed workbook grows with them. For threads: it does not pause.
 */
export function writeTextWorkbook(sheets: readonly TextSheet[]): Buffer<ArrayBuffer> {
  return writeWorkbook(sheets.map((sheet) => ({ name: sheet.name, xml: sheetXml(sheet) })))
}

/** A workbook of one sheet whose rows are XML already, without names of columns. */
export function writePlainWorkbook(name: string, rows: Iterable<string>): Buffer<ArrayBuffer> {
  return writeWorkbook([{ name, xml: plainXml(rows) }])
}

interface WrittenSheet {
  readonly name: string
  /** In pieces. */
  readonly xml: Iterable<string>
}

function writeWorkbook(sheets: readonly WrittenSheet[]): Buffer<ArrayBuffer> {
  const numbers = sheets.map((_, index) => index + 1)
  const parts: [string, Iterable<string>][] = [
    [
      '[Content_Types].xml',
      [
        `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${numbers.map((number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${TYPE}.worksheet+xml"/>`).join('')}</Types>`,
      ],
    ],
    [
      '_rels/.rels',
      [
        `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ],
    ],
    [
      'xl/workbook.xml',
      [
        `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.map(({ name }, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
      ],
    ],
    [
      'xl/_rels/workbook.xml.rels',
      [
        `<Relationships xmlns="${RELATIONS}">${numbers.map((number) => `<Relationship Id="rId${number}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${number}.xml"/>`).join('')}<Relationship Id="rId${sheets.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
      ],
    ],
    [
      'xl/styles.xml',
      [
        `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="10"/><name val="Arial"/></font><font><b/><sz val="10"/><name val="Arial"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf numFmtId="49" fontId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/><xf numFmtId="4" fontId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
      ],
    ],
    ...sheets.map((sheet, index): [string, Iterable<string>] => [`xl/worksheets/sheet${index + 1}.xml`, sheet.xml]),
  ]
  return zip(parts)
}

function* plainXml(rows: Iterable<string>): Iterable<string> {
  yield `<worksheet xmlns="${MAIN}"><sheetData>`
  yield* rows
  yield '</sheetData></worksheet>'
}

/** Yields the sheet's XML in pieces. */
function* sheetXml({ head, rows, widths, hidden = [] }: TextSheet): Iterable<string> {
  const letters = head.map((_, index) => columnLetters(index))
  const columns = widths.map((width, index) => {
    const isHidden = hidden.includes(head[index] ?? '')
    return `<col min="${index + 1}" max="${index + 1}" width="${width}"${isHidden ? ' hidden="1"' : ''} customWidth="1"/>`
  })
  yield `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>${rowXml(head, 1, letters, ' s="1"')}`
  let number = 1
  for (const row of rows) yield rowXml(row, ++number, letters, '')
  yield '</sheetData></worksheet>'
}

function rowXml(
  cells: readonly (string | number)[],
  number: number,
  letters: readonly string[],
  style: string,
): string {
  let xml = `<row r="${number}">`
  for (let index = 0; index < cells.length; index++) {
    const [place, cell] = [`${letters[index]}${number}`, cells[index]!]
    xml +=
      typeof cell === 'number'
        ? `<c r="${place}" s="2"><v>${cell}</v></c>`
        : `<c r="${place}" t="inlineStr"${style}><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`
  }
  return `${xml}</row>`
}
