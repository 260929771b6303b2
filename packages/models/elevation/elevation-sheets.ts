import type { ElevationSubject } from './elevation-subject.ts'
import { legendRows } from './legend.ts'
import { titleBlock, TITLE_HEIGHT_MM } from './title-block.ts'
import { placeTags } from './place-tags.ts'
import { MARGIN_MM, SHEET_HEIGHT_MM, SHEET_WIDTH_MM, type Sheet, type SheetLine, type SheetText } from './sheet.ts'
import type { Point } from './strokes.ts'
import { dimensionsOf } from './wall-dimensions.ts'

const WALL_MM = SHEET_WIDTH_MM - 2 * MARGIN_MM - 700
const ABOVE_CEILING_MM = 260
const BELOW_FLOOR_MM = 520

interface Strip {
  readonly fromMm: number
  readonly toMm: number
  readonly columns: ReadonlySet<number>
}

/** The sheets of an elevation at 1:20: as many as its wall and its list take. */
export function elevationSheets(subject: ElevationSubject): Sheet[] {
  const strips = stripsOf(subject)
  const drawn = strips.map((strip) => drawStrip(subject, strip))
  const floorY = floorOf(subject)
  const lists = legendRows(subject, floorY - BELOW_FLOOR_MM)
  const count = Math.max(drawn.length, lists.length)
  return Array.from({ length: count }, (_, index) => {
    const frame = titleBlock(subject, { number: index + 1, count })
    const parts = [drawn[index], lists[index], frame]
    return {
      widthMm: SHEET_WIDTH_MM,
      heightMm: SHEET_HEIGHT_MM,
      lines: parts.flatMap((part) => part?.lines ?? []),
      texts: parts.flatMap((part) => part?.texts ?? []),
    }
  })
}

function floorOf({ layout }: ElevationSubject): number {
  const least = MARGIN_MM + TITLE_HEIGHT_MM + BELOW_FLOOR_MM
  return Math.max(least, SHEET_HEIGHT_MM - MARGIN_MM - ABOVE_CEILING_MM - layout.heightMm)
}

/** The wall in parts that fit a sheet, divided between columns. */
function stripsOf({ layout }: ElevationSubject): Strip[] {
  const byColumn = Array.from(
    Map.groupBy(layout.pieces, ({ column }) => column),
    ([column, own]) => ({
      column,
      left: Math.min(...own.map(({ box }) => box.min[0])),
      right: Math.max(...own.map(({ box }) => box.max[0])),
    }),
  )
  // Sheets that are filled alike, rather than a last one with a single hook.
  const sheets = Math.ceil(layout.widthMm / WALL_MM)
  const most = Math.min(WALL_MM, (layout.widthMm / sheets) * 1.1)
  const strips: { fromMm: number; toMm: number; columns: Set<number> }[] = []
  for (const [index, { column, left, right }] of byColumn.entries()) {
    const next = byColumn[index + 1]
    const end = next ? (right + next.left) / 2 : layout.widthMm
    const strip = strips.at(-1)
    if (strip && end - strip.fromMm <= most) {
      strip.toMm = end
      strip.columns.add(column)
    } else {
      const before = byColumn[index - 1]
      strips.push({ fromMm: before ? (before.right + left) / 2 : 0, toMm: end, columns: new Set([column]) })
    }
  }
  return strips.length > 0 ? strips : [{ fromMm: 0, toMm: layout.widthMm, columns: new Set() }]
}

function drawStrip(subject: ElevationSubject, { fromMm, toMm, columns }: Strip) {
  const { layout, strokes, items } = subject
  const floorY = floorOf(subject)
  const left = Math.max(MARGIN_MM + 350, (SHEET_WIDTH_MM - (toMm - fromMm)) / 2)
  const toSheet = (x: number, y: number): Point => [x - fromMm + left, y + floorY]
  const pieces = layout.pieces.filter(({ column }) => columns.has(column))
  const marks = new Map(items.flatMap(({ mark, pieces: ids }) => ids.map((id) => [id, mark] as const)))
  const line = (layer: SheetLine['layer'], ...points: readonly (readonly [number, number])[]): SheetLine => ({
    layer,
    points: points.map(([x, y]) => toSheet(x, y)),
  })
  const dimensions = dimensionsOf(pieces, { fromMm, toMm, heightMm: layout.heightMm }, toSheet)
  const lines: SheetLine[] = [
    line('wall', [fromMm, 0], [fromMm, layout.heightMm], [toMm, layout.heightMm], [toMm, 0]),
    line('floor', [fromMm - 120, 0], [toMm + 120, 0]),
    ...layout.benches
      .filter(({ column }) => columns.has(column))
      .flatMap((bench) => [
        line('edge', [bench.fromMm, bench.topMm], [bench.toMm, bench.topMm]),
        line('bench', [bench.fromMm, bench.topMm], [bench.fromMm, 0]),
        line('bench', [bench.toMm, bench.topMm], [bench.toMm, 0]),
      ]),
    ...strokes
      .filter(({ column }) => columns.has(column))
      .map(({ layer, points }) => ({ layer, points: points.map(([x, y]) => toSheet(x, y)) })),
    ...dimensions.lines,
  ]
  const texts: SheetText[] = [
    ...placeTags(pieces, ({ id }) => marks.get(id) ?? '', toSheet),
    ...dimensions.texts,
    {
      layer: 'notes',
      at: toSheet(fromMm - 130, -58),
      text: 'FFL ±0',
      sizeMm: 40,
      anchor: 'end',
    },
    ...(items.length === 0 ? [emptyText(toSheet((fromMm + toMm) / 2, layout.heightMm / 2))] : []),
  ]
  return { lines, texts }
}

function emptyText(at: Point): SheetText {
  return { layer: 'notes', at, text: 'No products in this room yet', sizeMm: 70, anchor: 'middle' }
}
