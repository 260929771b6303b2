import { crc32, deflateRawSync } from 'node:zlib'

/** Makes workbooks and other archives for tests of what reads them: sound ones, and ones that lie. */

export interface Part {
  readonly name: string
  readonly content: string | Buffer
  /** False entries of the archive's directory. */
  readonly lies?: {
    readonly inflatedBytes?: number
    readonly crc?: number
    readonly offset?: number
    readonly method?: number
    readonly flags?: number
  }
  readonly isStored?: boolean
}

interface ZipOptions {
  readonly entryCount?: number
  /** Written as an archive of any size may be: sizes, places and counts stand in the records for large ones. */
  readonly zip64?: boolean | { readonly directoryOffset?: bigint; readonly sizes?: bigint }
}

export function zipOf(parts: readonly Part[], { entryCount = parts.length, zip64 = false }: ZipOptions = {}): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  const lying = typeof zip64 === 'object' ? zip64 : {}
  let offset = 0
  for (const { name, content, lies = {}, isStored = false } of parts) {
    const bytes = Buffer.from(content)
    const data = isStored ? bytes : deflateRawSync(bytes)
    const fields = Buffer.alloc(26)
    const sizes = [lies.inflatedBytes ?? bytes.length, data.length] as const
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(lies.flags ?? 0, 2)
    fields.writeUInt16LE(lies.method ?? (isStored ? 0 : 8), 4)
    fields.writeUInt32LE(lies.crc ?? crc32(bytes), 10)
    fields.writeUInt32LE(zip64 ? WIDE : sizes[1], 14)
    fields.writeUInt32LE(zip64 ? WIDE : sizes[0], 18)
    fields.writeUInt16LE(Buffer.byteLength(name), 22)
    const place = lies.offset ?? offset
    const wide = zip64 ? [...sizes.map((size) => lying.sizes ?? BigInt(size)), BigInt(place)] : []
    const localExtra = extraOf(wide.slice(0, 2))
    const extra = extraOf(wide)
    const local = Buffer.from(fields)
    local.writeUInt16LE(localExtra.length, 24)
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), local, Buffer.from(name), localExtra, data])
    fields.writeUInt16LE(extra.length, 24)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(zip64 ? WIDE : place, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, rest, Buffer.from(name), extra]))
    files.push(file)
    offset += file.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(zip64 ? 65_535 : Math.min(entryCount, 65_535), 4)
  end.writeUInt16LE(zip64 ? 65_535 : Math.min(entryCount, 65_535), 6)
  end.writeUInt32LE(zip64 ? WIDE : listed.length, 8)
  end.writeUInt32LE(zip64 ? WIDE : offset, 12)
  const wideEnd = zip64
    ? [wideEndOf(entryCount, listed.length, lying.directoryOffset ?? BigInt(offset)), locatorOf(offset + listed.length)]
    : []
  return Buffer.concat([...files, listed, ...wideEnd, Buffer.from('PK\x05\x06'), end])
}

const WIDE = 0xffff_ffff

function extraOf(values: readonly bigint[]): Buffer {
  if (values.length === 0) return Buffer.alloc(0)
  const extra = Buffer.alloc(4 + 8 * values.length)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(8 * values.length, 2)
  for (const [index, value] of values.entries()) extra.writeBigUInt64LE(value, 4 + 8 * index)
  return extra
}

function wideEndOf(entryCount: number, directoryBytes: number, directoryOffset: bigint): Buffer {
  const end = Buffer.alloc(56)
  end.write('PK\x06\x06', 'latin1')
  end.writeBigUInt64LE(44n, 4)
  end.writeBigUInt64LE(BigInt(entryCount), 24)
  end.writeBigUInt64LE(BigInt(entryCount), 32)
  end.writeBigUInt64LE(BigInt(directoryBytes), 40)
  end.writeBigUInt64LE(directoryOffset, 48)
  return end
}

function locatorOf(endOffset: number): Buffer {
  const locator = Buffer.alloc(20)
  locator.write('PK\x06\x07', 'latin1')
  locator.writeBigUInt64LE(BigInt(endOffset), 8)
  locator.writeUInt32LE(1, 16)
  return locator
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

/** A workbook of several sheets, each with its rows, by their names; those whose name begins with a dot are hidden. */
export function workbookOf(sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>): Buffer {
  const names = Object.keys(sheets)
  const part = (rows: readonly (readonly Cell[])[]) =>
    `<?xml version="1.0"?><worksheet ${MAIN}><sheetData>${sheetOf(rows)}</sheetData></worksheet>`
  const listed = names.map((name, index) => {
    const state = name.startsWith('.') ? ' state="hidden"' : ''
    return `<sheet name="${name.replace(/^\./, '')}" sheetId="${index + 1}"${state} r:id="rId${index + 1}"/>`
  })
  return workbook('', {
    'xl/workbook.xml': `<?xml version="1.0"?><workbook ${MAIN} xmlns:r="${OFFICE}"><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ...names.map((_, index) => [`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`] as const),
    ),
    ...Object.fromEntries(
      Object.values(sheets).map((rows, index) => [`xl/worksheets/sheet${index + 1}.xml`, part(rows)]),
    ),
  })
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
