import type { Feature, SheetData, Sheet } from 'write-excel-file/universal'
import type { Money } from '#app/core/money.ts'
import { monthYear } from '#app/core/month-year.ts'
import { noteRows, type ExportNotes } from './summary-csv.ts'
import { excludedText, type Summary, type SummaryLine } from './summary.ts'

const EXCEL_COLUMNS = [
  'Room',
  'Product Name',
  'Image',
  'Product Code',
  'Colour Variant',
  'Specification/Details',
  'Notes',
  'Quantity',
  'Price',
] as const

/** Right-aligned. */
const NUMBERS: ReadonlySet<string> = new Set(['Quantity', 'Price'])

const MAX_ATTRIBUTES = 8
const ROW_HEIGHT = 150
const HEAD_HEIGHT = 24
const COLUMN_WIDTH = 35
export const PICTURE_WIDTH = 200
export const PICTURE_HEIGHT = 170
/** Centres a picture in its cell: a column is about 250 px wide, a row 200 px high. */
const PICTURE_OFFSET = { offsetX: 25, offsetY: 15 }
const IMAGE_COLUMN = EXCEL_COLUMNS.indexOf('Image') + 1

export interface SheetPicture {
  readonly content: Blob
  readonly contentType: string
}

/** A product's first attributes, one a line. Screen and Excel show the same. */
export function specificationOf({ product }: Pick<SummaryLine, 'product'>): string[] {
  return product.attributes.slice(0, MAX_ATTRIBUTES).map(({ name, value }) => `${name}: ${monthYear(value)}`)
}

/**
 * The schedule as two sheets: the lines below a band for each room, and the notes. `pictureOf` returns the picture of a
 * line, null for none.
 */
export function summarySheets(
  summary: Summary,
  notes: ExportNotes,
  pictureOf: (line: SummaryLine) => SheetPicture | null,
): Sheet<Blob>[] {
  const data: SheetData = [
    EXCEL_COLUMNS.map((name) => ({ ...text(name), ...HEAD, ...(NUMBERS.has(name) && { align: 'right' as const }) })),
  ]
  const images: NonNullable<Sheet<Blob>['images']> = []
  for (const room of summary.rooms) {
    const band = [room.name, room.note].filter(Boolean).join(' · ')
    data.push([{ ...text(band), ...BAND, columnSpan: EXCEL_COLUMNS.length }, ...EXCEL_COLUMNS.slice(1).map(() => null)])
    for (const line of room.lines) {
      data.push(lineRow(line))
      const picture = pictureOf(line)
      if (!picture) continue
      images.push({
        ...picture,
        ...PICTURE_OFFSET,
        width: PICTURE_WIDTH,
        height: PICTURE_HEIGHT,
        dpi: 96,
        anchor: { row: data.length, column: IMAGE_COLUMN },
        description: line.name,
      })
    }
  }
  data.push(totalRow(summary))
  return [
    {
      sheet: 'Summary',
      data,
      images,
      orientation: 'landscape',
      stickyRowsCount: 1,
      columns: EXCEL_COLUMNS.map(() => ({ width: COLUMN_WIDTH })),
    },
    {
      sheet: 'About',
      data: noteRows(summary, notes).map(([label, value]) => [{ ...text(label), fontWeight: 'bold' }, text(value)]),
      columns: [{ width: 24 }, { width: 100 }],
    },
  ]
}

const HEAD = { fontWeight: 'bold', backgroundColor: '#E6EFEC', height: HEAD_HEIGHT, alignVertical: 'center' } as const
const BAND = { fontWeight: 'bold', backgroundColor: '#F6F5F3', height: HEAD_HEIGHT, alignVertical: 'center' } as const
const CELL = { alignVertical: 'top', wrap: true } as const

/** Typed as text, so that no cell is taken for a formula. */
function text(value: string) {
  return { value, type: String }
}

function lineRow(line: SummaryLine): SheetData[number] {
  const { room, name, sku, product, note, quantity, price } = line
  return [
    { ...text(room), ...CELL, height: ROW_HEIGHT },
    { ...text(name), ...CELL },
    null,
    { ...text(sku), ...CELL },
    { ...text(product.colour), ...CELL },
    { ...text(specificationOf(line).join('\n')), ...CELL },
    { ...text(note), ...CELL },
    { ...whole(quantity), ...CELL },
    price ? { ...amount(price), ...CELL } : null,
  ]
}

function totalRow(summary: Summary): SheetData[number] {
  const { quantity, total } = summary
  const cell = { fontWeight: 'bold', height: HEAD_HEIGHT, topBorderStyle: 'thin' } as const
  const blank = EXCEL_COLUMNS.slice(2, -2).map(() => ({ ...text(''), ...cell }))
  return [
    { ...text('Total'), ...cell },
    { ...text(excludedText(summary)), ...cell, wrap: true },
    ...blank,
    { ...whole(quantity), ...cell },
    total ? { ...amount(total), ...cell } : { ...text(''), ...cell },
  ]
}

function whole(value: number) {
  return { value, type: Number, format: '#,##0' }
}

function amount({ centAmount, fractionDigits }: Money) {
  return { value: centAmount / 10 ** fractionDigits, type: Number, format: '"$"#,##0.00' }
}

const PRINT_TITLES = '<definedName name="_xlnm.Print_Titles" localSheetId="0">Summary!$1:$1</definedName>'

/**
 * All columns on the width of an A4 page, as many pages high as needed, with the head on each; and the default style
 * that every workbook has, without which programs warn.
 */
export const FIT_TO_WIDTH: Feature<Blob> = {
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml) =>
          xml.replace(/<worksheet\b[^>]*>/, (tag) => `${tag}<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>`),
        transformElementAttributes: (tag, attributes) =>
          tag === 'pageSetup' ? { ...attributes, fitToWidth: 1, fitToHeight: 0 } : attributes,
      },
      'xl/workbook.xml': {
        transform: (xml) =>
          // The function keeps `$1` from being read as a group.
          xml.replace(/<definedNames\s*\/>/, () => `<definedNames>${PRINT_TITLES}</definedNames>`),
      },
      'xl/styles.xml': {
        transform: (xml) =>
          xml
            .replace(
              '<cellXfs',
              '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs',
            )
            .replace(
              '</cellXfs>',
              '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
            ),
      },
    },
  },
}
