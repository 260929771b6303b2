import { countOf } from '#app/core/count-text.ts'
import type { ElevationSubject } from './elevation-subject.ts'
import { heightsText } from './piece-heights.ts'
import { cutText, SHEET_HEIGHT_MM, SHEET_WIDTH_MM, type SheetLine, type SheetText } from './sheet.ts'

const MARGIN_MM = 200
export const TITLE_HEIGHT_MM = 440
const ROW_MM = 92
const SIZE_MM = 44
const NOTE_SIZE_MM = 40

interface Drawn {
  readonly lines: readonly SheetLine[]
  readonly texts: readonly SheetText[]
}

/** From the left end of a list, with the width that a text may take. */
const COLUMNS = [
  ['Mark', 0, 380],
  ['Code', 400, 700],
  ['Product', 1_120, 1_650],
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

function rowsOf({ items, layout }: ElevationSubject): string[][] {
  const placed = new Map(layout.pieces.map((piece) => [piece.id, piece]))
  return items.map(({ mark, sku, name, finish, quantity, pieces, shape }) => {
    const heights = [...new Set(pieces.flatMap((id) => placed.get(id) ?? []).map(heightsText))].join('; ')
    const said =
      shape === 'none' ? 'no model, not drawn' : shape === 'box' ? `box of its stated size; ${heights}` : heights
    return [mark, sku, finish === '' ? name : `${name}, ${finish}`, String(quantity), said]
  })
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

export function titleBlock(subject: ElevationSubject, { number, count }: { number: number; count: number }): Drawn {
  const [left, right, bottom, top] = [MARGIN_MM, SHEET_WIDTH_MM - MARGIN_MM, MARGIN_MM, SHEET_HEIGHT_MM - MARGIN_MM]
  const head = bottom + TITLE_HEIGHT_MM
  const cells: readonly (readonly [label: string, value: string, width: number])[] = [
    ['Project', subject.project, 2_350],
    ['Elevation', subject.room, 2_000],
    ['State', subject.state, 1_500],
    ['Date', subject.date, 850],
    ['Scale', '1:20 at A3', 700],
    ['Sheet', `${number} of ${count}`, 600],
  ]
  const lines: SheetLine[] = [
    {
      layer: 'frame',
      points: [
        [left, bottom],
        [right, bottom],
        [right, top],
        [left, top],
        [left, bottom],
      ],
    },
    {
      layer: 'frame',
      points: [
        [left, head],
        [right, head],
      ],
    },
    {
      layer: 'dimension',
      points: [
        [left, bottom + 150],
        [right, bottom + 150],
      ],
    },
  ]
  const texts: SheetText[] = []
  let x = left
  for (const [label, value, width] of cells) {
    texts.push({ layer: 'notes', at: [x + 60, head - 90], text: label, sizeMm: 36, anchor: 'start' })
    texts.push({
      layer: 'notes',
      at: [x + 60, head - 200],
      text: cutText(value, 66, width - 100),
      sizeMm: 66,
      anchor: 'start',
      isBold: true,
    })
    x += width
    if (x < right - 10)
      lines.push({
        layer: 'dimension',
        points: [
          [x, bottom + 150],
          [x, head],
        ],
      })
  }
  const missing = subject.items.filter(({ shape }) => shape === 'none').length
  const remarks = [
    'For checking. Products along one wall at usual heights; positions are the designer’s. Dimensions in millimetres.',
    ...(subject.layout.benches.length > 0 ? ['Benches (dashed) are not in the schedule.'] : []),
    ...(subject.divisor > 1
      ? [`One of ${subject.divisor} alike: quantities of the schedule are divided by ${subject.divisor}.`]
      : []),
    ...(missing > 0 ? [`${countOf(missing, 'product')} without a model: not drawn.`] : []),
  ]
  texts.push({
    layer: 'notes',
    at: [left + 60, bottom + 58],
    text: remarks.join(' '),
    sizeMm: NOTE_SIZE_MM,
    anchor: 'start',
  })
  return { lines, texts }
}
