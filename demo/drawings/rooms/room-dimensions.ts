import type { DrawnLine, Label } from '../drawing.ts'
import type { Point2 } from '../projection.ts'
import type { SetOut } from './set-out.ts'

const TICK_MM = 46
const BEYOND_MM = 36
const TEXT_OFF_MM = 22
/** Height of a figure in this drawing. */
const FIGURE_MM = 44

export interface Marks {
  readonly lines: readonly DrawnLine[]
  readonly labels: readonly Label[]
}
export type Box = readonly [left: number, bottom: number, right: number, top: number]

export function overlap(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
}

interface ChainPlace {
  /** Across the chain: where its line is, and where the lines that lead to it start. */
  readonly at: number
  readonly from: number
  readonly along: 'x' | 'y'
}

/** Distances between places, one after the other. Figures that do not fit between their ticks stand on a second line. */
export function chain(places: readonly number[], { at, from, along }: ChainPlace): Marks {
  const point = (value: number, across: number): Point2 => (along === 'x' ? [value, across] : [across, value])
  const line = (...points: readonly Point2[]): DrawnLine => ({ layer: 'dimension', points: [...points] })
  const out = along === 'x' ? -1 : 1
  const first = places[0]!
  const last = places.at(-1)!
  const lines = [line(point(first - BEYOND_MM, at), point(last + BEYOND_MM, at))]
  for (const place of places) {
    lines.push({ layer: 'extension', points: [point(place, from), point(place, at + out * BEYOND_MM)] })
    lines.push(line(point(place - TICK_MM / 2, at - TICK_MM / 2), point(place + TICK_MM / 2, at + TICK_MM / 2)))
  }
  let isLow = false
  const labels = places.slice(1).map((place, index): Label => {
    const before = places[index]!
    const text = String(Math.round(Math.abs(place - before)))
    const fits = Math.abs(place - before) >= text.length * FIGURE_MM + 30
    isLow = !fits && !isLow
    const off = isLow ? -(TEXT_OFF_MM + 62) : TEXT_OFF_MM
    const middle = (place + before) / 2
    return along === 'x'
      ? { kind: 'dimension', at: [middle, at + off], text, isTurned: false }
      : { kind: 'dimension', at: [at - off, middle], text, isTurned: true }
  })
  return { lines, labels }
}

const SIDE_MM = 95
/** Heights nearer together than this are written beside one another. */
const STEP_MM = 190

/** The heights of what stands or hangs together, on one line beside it. */
export function heights(
  setOut: readonly SetOut[],
  { left, right }: { readonly left: number; readonly right: number },
): Marks & { readonly taken: readonly Box[] } {
  const lines: DrawnLine[] = []
  const labels: Label[] = []
  const taken: Box[] = []
  const draw = (values: readonly number[], x: number, from: number) => {
    const top = values.at(-1)
    if (top === undefined) return
    lines.push({
      layer: 'dimension',
      points: [
        [x, 0],
        [x, top + BEYOND_MM],
      ],
    })
    taken.push([x - 90, 0, x + 30, top])
    for (const y of [0, ...values])
      lines.push({
        layer: 'dimension',
        points: [
          [x - TICK_MM / 2, y - TICK_MM / 2],
          [x + TICK_MM / 2, y + TICK_MM / 2],
        ],
      })
    for (const y of values) {
      lines.push({
        layer: 'extension',
        points: [
          [x, y],
          [from, y],
        ],
      })
      labels.push({
        kind: 'dimension',
        at: [x - TEXT_OFF_MM, y - (String(y).length * FIGURE_MM) / 2 - 14],
        text: String(y),
        isTurned: true,
      })
    }
  }
  const heightsOf = (column: readonly SetOut[]) => distinct(column.flatMap(({ height }) => (height ? [height.mm] : [])))
  // What is on a side wall is measured outside of it.
  for (const [side, x, edge] of [
    ['left', left - 170, left - 20],
    ['right', right + 190, right + 20],
  ] as const)
    draw(heightsOf(setOut.filter(({ wall }) => wall === side)), x, edge)
  for (const column of columnsOf(setOut.filter(({ wall }) => wall === 'back' || wall === 'none'))) {
    const near = Math.min(...column.map(({ product }) => product.box.min.x))
    const far = Math.max(...column.map(({ product }) => product.box.max.x))
    const isAfter = near - SIDE_MM - 80 < left
    const x = isAfter ? Math.min(far + SIDE_MM + 40, right - 60) : near - SIDE_MM
    draw(heightsOf(column), x, isAfter ? x - SIDE_MM : x + SIDE_MM)
  }
  return { lines, labels, taken }
}

function distinct(values: readonly number[]): number[] {
  const kept: number[] = []
  for (const value of values.toSorted((a, b) => a - b)) {
    const last = kept.at(-1)
    if (last === undefined || value - last >= STEP_MM) kept.push(value)
  }
  return kept
}

/** Groups products that overlap along the wall, transitively. */
function columnsOf(setOut: readonly SetOut[]): SetOut[][] {
  const ordered = setOut.toSorted((a, b) => a.product.box.min.x - b.product.box.min.x)
  const columns: SetOut[][] = []
  let reach = -Infinity
  for (const each of ordered) {
    const { min, max } = each.product.box
    if (columns.length > 0 && min.x < reach + 60) columns.at(-1)!.push(each)
    else columns.push([each])
    reach = Math.max(reach, max.x)
  }
  return columns
}
