import type { ElevationSubject } from './elevation-subject.ts'
import { heightsText } from './piece-heights.ts'
import { cutText, SHEET_WIDTH_MM, textWidth, type SheetLine, type SheetText, type Drawn, MARGIN_MM } from './sheet.ts'
import { TITLE_HEIGHT_MM } from './title-block.ts'

const ROW_MM = 92
const SIZE_MM = 44

const PRODUCT_MM = 1_650

/** Columns by offset from the list's left end, with the width of their text. */
const COLUMNS = [
  ['Mark', 0, 380],
  ['Code', 400, 700],
  ['Product', 1_120, PRODUCT_MM],
  ['Qty', 2_900, 120],
  ['Height above floor', 3_020, 880],
] as const

const LIST_WIDTH_MM = (SHEET_WIDTH_MM - 2 * MARGIN_MM - 200) / 2

/** The list of what is drawn, in two columns below the drawing; one entry for each sheet that it takes. */
export function legendRows(subject: ElevationSubject, topY: number): Drawn[] {
  const bottom = MARGIN_MM + TITLE_HEIGHT_MM + 60
  const perColumn = Math.max(1, Math.floor((topY - bottom) / ROW_MM) - 1)
  const rows = rowsOf(subject)
  const sheets = Array.from({ length: Math.ceil(rows.length / (2 * perColumn)) }, (_, index) =>
    rows.slice(index * 2 * perColumn, (index + 1) * 2 * perColumn),
  )
  return sheets.map((own) => {
    const lines: SheetLine[] = []
    const texts: SheetText[] = []
    for (const [half, part] of [own.slice(0, perColumn), own.slice(perColumn)].entries()) {
      if (part.length === 0) continue
      const left = MARGIN_MM + 60 + half * (LIST_WIDTH_MM + 80)
      lines.push(rule(left, topY - 24))
      for (const [index, cells] of [COLUMNS.map(([name]) => name), ...part].entries()) {
        const y = topY - index * ROW_MM
        for (const [at, [, x, width]] of COLUMNS.entries()) {
          const text = cutText(cells[at] ?? '', SIZE_MM, at === 2 && cells[3] === '' ? 2_700 : width)
          if (text !== '') texts.push(note(left + x, y, text, index === 0 || at === 0))
        }
        if (index > 0) lines.push(rule(left, y - 24))
      }
    }
    return { lines, texts }
  })
}

const UNDRAWN = { none: 'no model, not drawn', lacking: 'not in these units' } as const

function rowsOf({ items, layout }: ElevationSubject): string[][] {
  const placed = new Map(layout.pieces.map((piece) => [piece.id, piece]))
  return items.map(({ mark, sku, name, variantText, quantity, pieces, shape }) => {
    const heights = [...new Set(pieces.flatMap((id) => placed.get(id) ?? []).map(heightsText))].join('; ')
    const said =
      shape === 'box' ? `box of its stated size; ${heights}` : (UNDRAWN[shape as keyof typeof UNDRAWN] ?? heights)
    return [mark, sku, productText(name, variantText), quantity === 0 ? '–' : String(quantity), said]
  })
}

/** The name gives way to the words of its variant: without them two look the same. */
function productText(name: string, variantText: string): string {
  if (variantText === '') return name
  const words = `, ${variantText}`
  return cutText(name, SIZE_MM, Math.max(PRODUCT_MM / 3, PRODUCT_MM - textWidth(words, SIZE_MM))) + words
}

function rule(left: number, y: number): SheetLine {
  return {
    layer: 'dimension',
    points: [
      [left, y],
      [left + LIST_WIDTH_MM, y],
    ],
  }
}

function note(x: number, y: number, text: string, isBold: boolean): SheetText {
  return { layer: 'notes', at: [x, y], text, sizeMm: SIZE_MM, anchor: 'start', isBold }
}
