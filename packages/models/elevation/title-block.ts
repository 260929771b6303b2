import { countOf } from '@specify/core/text/count-text.ts'
import type { ElevationSubject } from './elevation-subject.ts'
import {
  cutText,
  SHEET_HEIGHT_MM,
  SHEET_WIDTH_MM,
  type SheetLine,
  type SheetText,
  type Drawn,
  MARGIN_MM,
} from './sheet.ts'

export const TITLE_HEIGHT_MM = 440

const NOTE_SIZE_MM = 40

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
    ...(subject.isMirrored ? ['Mirrored: the schedule shows units of the other hand.'] : []),
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
