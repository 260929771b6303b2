import { MARKETS } from '@specify/core/market.ts'
import { Markup, markup } from '#app/platform/pdf/markup/markup.ts'
import { PaperPictures } from '#app/platform/pdf/markup/paper.ts'
import type { ReportContext } from '../report-context.ts'
import type { EvidenceSchedule } from '../schedule.ts'
import type { Sheet } from '@specify/models/elevation/sheet.ts'
import { writeElevationDxf } from '@specify/models/elevation/write-elevation-dxf.ts'
import { writeElevationSvg, writeSheetSvg } from '@specify/models/elevation/write-elevation-svg.ts'

export const DRAWING_TYPES = { svg: 'image/svg+xml', dxf: 'image/vnd.dxf', pdf: 'application/pdf' } as const

interface Written {
  readonly format: keyof typeof DRAWING_TYPES
  readonly title: string
  readonly locale: EvidenceSchedule['project']['locale']
}

export async function writeElevation(
  { printer, request }: Pick<ReportContext, 'printer' | 'request'>,
  sheets: readonly Sheet[],
  { format, title, locale }: Written,
): Promise<string | Uint8Array<ArrayBuffer>> {
  if (format === 'svg') return writeElevationSvg(sheets, title)
  if (format === 'dxf') return writeElevationDxf(sheets)
  const paper = {
    language: MARKETS[locale].language,
    title,
    running: { isDrawing: true, name: title, kind: 'Elevation', about: [], issue: '' },
    style: '.sheet { break-after: page; } .sheet:last-child { break-after: auto; } .sheet svg { display: block; }',
    body: pagesOf(sheets, title),
    pictures: new PaperPictures(),
  }
  return new Uint8Array(await printer.printPaper(paper, request.signal, { maxPages: 40 }))
}

function pagesOf(sheets: readonly Sheet[], title: string): Markup {
  // Our own markup: texts in it are escaped where it is written.
  return markup`${sheets.map((sheet) => markup`<div class="sheet">${new Markup(writeSheetSvg(sheet, title))}</div>`)}`
}
