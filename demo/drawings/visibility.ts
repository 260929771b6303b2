import type { Segment } from './candidates.ts'

/** Triangles that may hide lines: projected, in the cells of a grid over the paper. */
export type Cover = {
  seen: Float64Array
  corners: Uint32Array
  /** Left, bottom, right, top and greatest nearness of each triangle. */
  boxes: Float64Array
  left: number
  bottom: number
  cellMm: number
  columns: number
  rows: number
  /** All triangles, the nearest first. */
  order: Uint32Array
  /** Triangles of cell `n` are `members[starts[n]]` up to `members[starts[n + 1]]`, the nearest first. */
  starts: Uint32Array
  members: Uint32Array
  /** The last question asked of each triangle, so that one that spans many cells answers once. */
  asked: Uint32Array
}

/** Cells along the longer side. */
const CELLS = 220
/** A surface hides what lies at least this far behind it: more than rounding errors, less than any gap. */
const BEHIND_MM = 0.03

/** Sorts the triangles of a view; `seen` holds right, up, nearness of each vertex. */
export function toCover(seen: Float64Array, corners: Uint32Array): Cover {
  const frame = spanOf(seen)
  const cellMm = Math.max(frame.right - frame.left, frame.top - frame.bottom, 1) / CELLS
  const columns = Math.floor((frame.right - frame.left) / cellMm) + 1
  const rows = Math.floor((frame.top - frame.bottom) / cellMm) + 1
  const boxes = boxesOf(seen, corners)
  const order = Uint32Array.from({ length: corners.length / 3 }, (_, triangle) => triangle)
  order.sort((a, b) => boxes[b * 5 + 4]! - boxes[a * 5 + 4]!)
  const grid = { seen, corners, boxes, order, left: frame.left, bottom: frame.bottom, cellMm, columns, rows }
  const counts = new Uint32Array(columns * rows + 1)
  forEachCell(grid, (cell) => counts[cell + 1]!++)
  for (let cell = 0; cell < columns * rows; cell++) counts[cell + 1]! += counts[cell]!
  const starts = counts.slice()
  const members = new Uint32Array(starts.at(-1) ?? 0)
  forEachCell(grid, (cell, triangle) => (members[counts[cell]!++] = triangle))
  return { ...grid, starts, members, asked: new Uint32Array(corners.length / 3) }
}

function spanOf(seen: Float64Array): { left: number; right: number; bottom: number; top: number } {
  const span = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity }
  for (let at = 0; at < seen.length; at += 3) {
    span.left = Math.min(span.left, seen[at]!)
    span.right = Math.max(span.right, seen[at]!)
    span.bottom = Math.min(span.bottom, seen[at + 1]!)
    span.top = Math.max(span.top, seen[at + 1]!)
  }
  return span
}

function boxesOf(seen: Float64Array, corners: Uint32Array): Float64Array {
  const boxes = new Float64Array((corners.length / 3) * 5)
  for (let triangle = 0; triangle < corners.length / 3; triangle++) {
    const [a, b, c] = [corners[triangle * 3]! * 3, corners[triangle * 3 + 1]! * 3, corners[triangle * 3 + 2]! * 3]
    boxes[triangle * 5] = Math.min(seen[a]!, seen[b]!, seen[c]!)
    boxes[triangle * 5 + 1] = Math.min(seen[a + 1]!, seen[b + 1]!, seen[c + 1]!)
    boxes[triangle * 5 + 2] = Math.max(seen[a]!, seen[b]!, seen[c]!)
    boxes[triangle * 5 + 3] = Math.max(seen[a + 1]!, seen[b + 1]!, seen[c + 1]!)
    boxes[triangle * 5 + 4] = Math.max(seen[a + 2]!, seen[b + 2]!, seen[c + 2]!)
  }
  return boxes
}

type Grid = Omit<Cover, 'starts' | 'members' | 'asked'>

function forEachCell(grid: Grid, visit: (cell: number, triangle: number) => void): void {
  const { seen, corners, boxes, order } = grid
  for (const triangle of order) {
    const [a, b, c] = [corners[triangle * 3]! * 3, corners[triangle * 3 + 1]! * 3, corners[triangle * 3 + 2]! * 3]
    if (Math.abs(twiceArea(seen, a, b, c)) < 1e-9) continue
    const box = [boxes[triangle * 5]!, boxes[triangle * 5 + 1]!, boxes[triangle * 5 + 2]!, boxes[triangle * 5 + 3]!]
    cellsOf(grid, box, (cell) => visit(cell, triangle))
  }
}

function cellsOf(grid: Grid, box: readonly number[], visit: (cell: number) => void): void {
  const { left, bottom, cellMm, columns, rows } = grid
  const lastColumn = Math.min(columns - 1, Math.floor((box[2]! - left) / cellMm))
  const lastRow = Math.min(rows - 1, Math.floor((box[3]! - bottom) / cellMm))
  const firstColumn = Math.max(0, Math.floor((box[0]! - left) / cellMm))
  for (let row = Math.max(0, Math.floor((box[1]! - bottom) / cellMm)); row <= lastRow; row++) {
    for (let column = firstColumn; column <= lastColumn; column++) visit(row * columns + column)
  }
}

function twiceArea(seen: Float64Array, a: number, b: number, c: number): number {
  return (seen[b]! - seen[a]!) * (seen[c + 1]! - seen[a + 1]!) - (seen[b + 1]! - seen[a + 1]!) * (seen[c]! - seen[a]!)
}

/** The parts of a piece of line that nothing hides, as from and to between 0 and 1. */
export function visibleSpans(cover: Cover, { ends }: Segment, question: number): [number, number][] {
  const { boxes, members, starts, asked } = cover
  const hidden: [number, number][] = []
  const [ax, ay, az, bx, by, bz] = ends
  const [left, bottom, right, top] = [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)]
  const nearness = Math.min(az, bz) + BEHIND_MM
  let isHidden = false
  cellsOf(cover, [left, bottom, right, top], (cell) => {
    for (let member = starts[cell]!; member < starts[cell + 1]! && !isHidden; member++) {
      const triangle = members[member]!
      if (asked[triangle] === question) continue
      asked[triangle] = question
      const box = triangle * 5
      if (boxes[box + 4]! <= nearness) return
      if (boxes[box]! > right || boxes[box + 2]! < left || boxes[box + 1]! > top || boxes[box + 3]! < bottom) continue
      const span = hiddenSpan(cover, triangle, ends)
      if (!span) continue
      hidden.push(span)
      isHidden = span[0] === 0 && span[1] === 1
    }
  })
  return isHidden ? [] : gapsBetween(hidden)
}

/** Finds the part of a line behind a triangle, or null. All conditions are linear along the line. */
function hiddenSpan({ seen, corners }: Cover, triangle: number, ends: Segment['ends']): [number, number] | null {
  const [ax, ay, az, bx, by, bz] = ends
  const places = [corners[triangle * 3]! * 3, corners[triangle * 3 + 1]! * 3, corners[triangle * 3 + 2]! * 3] as const
  const area = twiceArea(seen, ...places)
  let [low, high] = [0, 1]
  let [depthA, depthB] = [-az - BEHIND_MM, -bz - BEHIND_MM]
  for (let corner = 0; corner < 3; corner++) {
    const p = places[corner]!
    const q = places[(corner + 1) % 3]!
    const nearness = seen[places[(corner + 2) % 3]! + 2]!
    const [ex, ey] = [seen[q]! - seen[p]!, seen[q + 1]! - seen[p + 1]!]
    // Share of the corner opposite to this edge, at both ends of the line.
    const shareA = (ex * (ay - seen[p + 1]!) - ey * (ax - seen[p]!)) / area
    const shareB = (ex * (by - seen[p + 1]!) - ey * (bx - seen[p]!)) / area
    depthA += shareA * nearness
    depthB += shareB * nearness
    if (shareA < 0 && shareB < 0) return null
    if (shareA < 0) low = Math.max(low, shareA / (shareA - shareB))
    else if (shareB < 0) high = Math.min(high, shareA / (shareA - shareB))
  }
  if (depthA <= 0 && depthB <= 0) return null
  if (depthA < 0) low = Math.max(low, depthA / (depthA - depthB))
  else if (depthB < 0) high = Math.min(high, depthA / (depthA - depthB))
  return low < high ? [low, high] : null
}

function gapsBetween(hidden: [number, number][]): [number, number][] {
  const gaps: [number, number][] = []
  let reached = 0
  for (const [from, to] of hidden.sort((a, b) => a[0] - b[0])) {
    if (from > reached + 1e-6) gaps.push([reached, from])
    reached = Math.max(reached, to)
  }
  if (reached < 1 - 1e-6) gaps.push([reached, 1])
  return gaps
}

/** Nearness of what is seen at a place on the paper; minus infinity where the paper is empty. */
export function nearnessAt(cover: Cover, x: number, y: number): number {
  const { boxes, left, bottom, cellMm, columns, rows, starts, members } = cover
  const column = Math.floor((x - left) / cellMm)
  const row = Math.floor((y - bottom) / cellMm)
  let nearest = -Infinity
  if (column < 0 || row < 0 || column >= columns || row >= rows) return nearest
  const cell = row * columns + column
  for (let member = starts[cell]!; member < starts[cell + 1]!; member++) {
    const triangle = members[member]!
    if (boxes[triangle * 5 + 4]! <= nearest) break
    nearest = Math.max(nearest, nearnessOn(cover, triangle, x, y))
  }
  return nearest
}

/** Nearness of a triangle at a place on the paper; minus infinity beside it. */
function nearnessOn({ seen, corners }: Cover, triangle: number, x: number, y: number): number {
  const [a, b, c] = [corners[triangle * 3]! * 3, corners[triangle * 3 + 1]! * 3, corners[triangle * 3 + 2]! * 3]
  const area = twiceArea(seen, a, b, c)
  const shareA = ((seen[c]! - seen[b]!) * (y - seen[b + 1]!) - (seen[c + 1]! - seen[b + 1]!) * (x - seen[b]!)) / area
  const shareB = ((seen[a]! - seen[c]!) * (y - seen[c + 1]!) - (seen[a + 1]! - seen[c + 1]!) * (x - seen[c]!)) / area
  const shareC = 1 - shareA - shareB
  if (shareA < 0 || shareB < 0 || shareC < 0) return -Infinity
  return shareA * seen[a + 2]! + shareB * seen[b + 2]! + shareC * seen[c + 2]!
}
