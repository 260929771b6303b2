import { textWidth, type Drawn, type SheetLine, type SheetText } from './sheet.ts'
import type { Point } from './strokes.ts'

const DIMENSION_SIZE_MM = 40
const TICK_MM = 26
const BEYOND_MM = 30
const TEXT_OFF_MM = 14

/** Values that are too near to one another to be written are left out, the first of each stays. */
export function distinct(values: readonly number[], leastMm: number): number[] {
  const distinctValues: number[] = []
  for (const value of values.toSorted((a, b) => a - b)) {
    const last = distinctValues.at(-1)
    if (last === undefined || value - last >= leastMm) distinctValues.push(value)
  }
  return distinctValues
}

/** Least distance between two places of a chain, so that its figures stand side by side. */
export const CHAIN_STEP_MM = textWidth('0000', DIMENSION_SIZE_MM) + 24

/** A chain of distances along the wall: `places` from left to right, `labels` the true ones between them. */
export function horizontalChain(places: readonly number[], y: number, fromY: number): Drawn {
  const [first = 0] = places
  const last = places.at(-1) ?? first
  const lines: SheetLine[] = [line([first - BEYOND_MM, y], [last + BEYOND_MM, y])]
  for (const x of places) lines.push(tick(x, y), line([x, fromY], [x, y - BEYOND_MM]))
  const texts = places.slice(1).map((x, index): SheetText => {
    const before = places[index]!
    const label = String(Math.round(x - before))
    return { ...TEXT, at: [(x + before) / 2, y + TEXT_OFF_MM], text: label, anchor: 'middle' }
  })
  return { lines, texts }
}

/** Heights above the floor beside what has them: each figure stands below its tick. */
export function heightsLine(heights: readonly number[], x: number, floorY: number): Drawn {
  const chain = distinct(heights, CHAIN_STEP_MM)
  const top = chain.at(-1)
  if (top === undefined) return { lines: [], texts: [] }
  const lines = [line([x, floorY], [x, floorY + top + BEYOND_MM]), tick(x, floorY)]
  const texts: SheetText[] = []
  for (const height of chain) {
    const y = floorY + height
    lines.push(tick(x, y), line([x, y], [x + 48, y]))
    texts.push({ ...TEXT, at: [x - TEXT_OFF_MM, y - 12], text: String(height), anchor: 'end', isTurned: true })
  }
  return { lines, texts }
}

const TEXT = { layer: 'dimensions', sizeMm: DIMENSION_SIZE_MM } as const

function line(from: Point, to: Point): SheetLine {
  return { layer: 'dimension', points: [from, to] }
}

function tick(x: number, y: number): SheetLine {
  return line([x - TICK_MM / 2, y - TICK_MM / 2], [x + TICK_MM / 2, y + TICK_MM / 2])
}
