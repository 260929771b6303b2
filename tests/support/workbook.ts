import { crc32, deflateRawSync } from 'node:zlib'

/** Makes workbooks and other archives for tests of what reads them: sound ones, and ones that lie. */

export interface Part {
  readonly name: string
  readonly content: string | Buffer
  /** What the directory says in the place of the truth. */
  readonly lies?: {
    readonly inflatedBytes?: number
    readonly crc?: number
    readonly offset?: number
    readonly method?: number
    readonly flags?: number
  }
  readonly isStored?: boolean
}

export function zipOf(parts: readonly Part[], { entryCount = parts.length } = {}): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, lies = {}, isStored = false } of parts) {
    const bytes = Buffer.from(content)
    const data = isStored ? bytes : deflateRawSync(bytes)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(lies.flags ?? 0, 2)
    fields.writeUInt16LE(lies.method ?? (isStored ? 0 : 8), 4)
    fields.writeUInt32LE(lies.crc ?? crc32(bytes), 10)
    fields.writeUInt32LE(data.length, 14)
    fields.writeUInt32LE(lies.inflatedBytes ?? bytes.length, 18)
    fields.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), data])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(lies.offset ?? offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, rest, Buffer.from(name)]))
    files.push(local)
    offset += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(Math.min(entryCount, 65_535), 4)
  end.writeUInt16LE(Math.min(entryCount, 65_535), 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...files, listed, Buffer.from('PK\x05\x06'), end])
}

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'

const relations = (...all: readonly (readonly [id: string, type: string, target: string])[]) =>
  `<?xml version="1.0"?><Relationships xmlns="${PACKAGE}/relationships">${all
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

/** The parts of a workbook around the XML of its sheet: what is within `sheetData`, or a whole part. */
export function workbookParts(sheet: string, more: Readonly<Record<string, string>> = {}): Part[] {
  const parts = {
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="${PACKAGE}/content-types"/>`,
    '_rels/.rels': relations(['rId1', 'officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `<?xml version="1.0"?><workbook ${MAIN} xmlns:r="${OFFICE}"><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId2', 'styles', 'styles.xml'],
      ['rId3', 'sharedStrings', '/xl/sharedStrings.xml'],
    ),
    'xl/worksheets/sheet1.xml': sheet.startsWith('<?xml')
      ? sheet
      : `<?xml version="1.0"?><worksheet ${MAIN}><sheetData>${sheet}</sheetData></worksheet>`,
    ...more,
  }
  return Object.entries(parts).map(([name, content]) => ({ name, content }))
}

export function workbook(sheet: string, more: Readonly<Record<string, string>> = {}): Buffer {
  return zipOf(workbookParts(sheet, more))
}

type Cell = string | number | null

/** Rows as the XML of a sheet; texts stand in their cells. */
export function sheetOf(rows: readonly (readonly Cell[])[]): string {
  return rows
    .map((cells, index) => {
      const number = index + 1
      return `<row r="${number}">${cells.map((cell, column) => cellOf(cell, `${columnName(column)}${number}`)).join('')}</row>`
    })
    .join('')
}

function cellOf(cell: Cell, reference: string): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`
  const text = cell.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
}

function columnName(column: number): string {
  return (column >= 26 ? columnName(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))
}
