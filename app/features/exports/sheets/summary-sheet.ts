import type { SheetData, Sheet } from 'write-excel-file/universal'
import { noteRows, type ExportNotes } from './summary-csv.ts'
import type { Summary, SummaryLine } from '../summary/summary.ts'
import { scheduleSheet, substitutionsSheet, totalsSheet } from './flat-sheets.ts'
import { text } from './sheet-cells.ts'
import { HEAD_HEIGHT, headRow, IMAGE_COLUMN, lineRow, summaryColumns, totalRow } from './sheet-rows.ts'
import type { SubstitutionRow } from './substitution-rows.ts'
import { unitTypeText } from '../summary/summary-groups.ts'

const COLUMN_WIDTH = 35
export const PICTURE_WIDTH = 200
export const PICTURE_HEIGHT = 170
/** Centres a picture in its cell: a column is about 250 px wide, a row 200 px high. */
const PICTURE_OFFSET = { offsetX: 25, offsetY: 15 }

export interface SheetPicture {
  readonly content: Blob
  readonly contentType: string
}

/**
 * The schedule as sheets: the lines below a band for each room with their pictures, the same lines flat, each variant
 * once, and the notes. `pictureOf` returns the picture of a line, null for none.
 */
export function summarySheets(
  summary: Summary,
  notes: ExportNotes,
  pictureOf: (line: SummaryLine) => SheetPicture | null,
  substitutions: readonly SubstitutionRow[] = [],
): Sheet<Blob>[] {
  const columns = summaryColumns(summary)
  const data: SheetData = [headRow(columns)]
  const images: NonNullable<Sheet<Blob>['images']> = []
  for (const room of summary.rooms) {
    const type = summary.hasTypes ? unitTypeText(room.unitType) : ''
    const band = [type, room.name, room.note].filter(Boolean).join(' · ')
    data.push([{ ...text(band), ...BAND, columnSpan: columns.length }, ...columns.slice(1).map(() => null)])
    for (const line of room.lines) {
      data.push(lineRow(columns, line))
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
  data.push(totalRow(columns, summary))
  return [
    {
      sheet: 'Summary',
      data,
      images,
      orientation: 'landscape',
      stickyRowsCount: 1,
      columns: columns.map(() => ({ width: COLUMN_WIDTH })),
    },
    scheduleSheet(summary),
    totalsSheet(summary, notes.priceBasis),
    ...(substitutions.length > 0 ? [substitutionsSheet(substitutions)] : []),
    {
      sheet: 'About',
      data: noteRows(summary, notes).map(([label, value]) => [{ ...text(label), fontWeight: 'bold' }, text(value)]),
      columns: [{ width: 24 }, { width: 100 }],
    },
  ]
}

const BAND = { fontWeight: 'bold', backgroundColor: '#F6F5F3', height: HEAD_HEIGHT, alignVertical: 'center' } as const
