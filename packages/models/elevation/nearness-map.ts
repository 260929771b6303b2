import type { Bounds } from '../model-mesh.ts'
import { contours } from './contours.ts'
import type { Point } from './strokes.ts'

export interface Triangles {
  readonly positions: Float32Array
  readonly index: Uint32Array
}

/** Cells along the longer side of a column, and no finer than a drawing at 1:20 shows. */
const MOST_CELLS = 1_600
const FINEST_MM = 1
const MARGIN_CELLS = 4

/** Depth buffer: how far the foremost surface of each cell is from the wall, in mm. */
export class NearnessMap {
  readonly cellMm: number
  private readonly left: number
  private readonly bottom: number
  private readonly columns: number
  private readonly rows: number
  private readonly nearness: Float32Array

  constructor(boxes: readonly Bounds[]) {
    const [left, bottom] = [0, 1].map((axis) => Math.min(...boxes.map(({ min }) => min[axis]!))) as [number, number]
    const [right, top] = [0, 1].map((axis) => Math.max(...boxes.map(({ max }) => max[axis]!))) as [number, number]
    this.cellMm = Math.max(FINEST_MM, Math.max(right - left, top - bottom) / MOST_CELLS)
    this.left = left - MARGIN_CELLS * this.cellMm
    this.bottom = bottom - MARGIN_CELLS * this.cellMm
    this.columns = Math.ceil((right - left) / this.cellMm) + 2 * MARGIN_CELLS
    this.rows = Math.ceil((top - bottom) / this.cellMm) + 2 * MARGIN_CELLS
    this.nearness = new Float32Array(this.columns * this.rows).fill(-Infinity)
  }

  add({ positions: p, index }: Triangles): void {
    for (let at = 0; at + 2 < index.length; at += 3)
      this.addTriangle(p, index[at]! * 3, index[at + 1]! * 3, index[at + 2]! * 3)
  }

  private addTriangle(p: Float32Array, a: number, b: number, c: number): void {
    const { cellMm, left, bottom, columns, rows, nearness } = this
    const [ax, ay] = [(p[a]! - left) / cellMm, (p[a + 1]! - bottom) / cellMm]
    const [bx, by] = [(p[b]! - left) / cellMm, (p[b + 1]! - bottom) / cellMm]
    const [cx, cy] = [(p[c]! - left) / cellMm, (p[c + 1]! - bottom) / cellMm]
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    if (Math.abs(area) < 1e-6) return
    const firstRow = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
    const lastRow = Math.min(rows - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
    const firstColumn = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
    const lastColumn = Math.min(columns - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
    for (let row = firstRow; row <= lastRow; row++) {
      const y = row + 0.5
      for (let column = firstColumn; column <= lastColumn; column++) {
        const x = column + 0.5
        const ofA = ((bx - x) * (cy - y) - (by - y) * (cx - x)) / area
        const ofB = ((cx - x) * (ay - y) - (cy - y) * (ax - x)) / area
        const ofC = 1 - ofA - ofB
        if (ofA < 0 || ofB < 0 || ofC < 0) continue
        const z = ofA * p[a + 2]! + ofB * p[b + 2]! + ofC * p[c + 2]!
        const cell = row * columns + column
        if (z > nearness[cell]!) nearness[cell] = z
      }
    }
  }

  /** Around everything that is in front of the wall, to half a cell. */
  outlines(): Point[][] {
    const { columns, rows, nearness, left, bottom, cellMm } = this
    const isFilled = (column: number, row: number) =>
      column >= 0 && row >= 0 && column < columns && row < rows && nearness[row * columns + column]! > 0
    return contours(isFilled, columns, rows).map((points) =>
      points.map(([x, y]): Point => [left + x * cellMm, bottom + y * cellMm]),
    )
  }

  private at(x: number, y: number): number {
    const column = Math.floor((x - this.left) / this.cellMm)
    const row = Math.floor((y - this.bottom) / this.cellMm)
    if (column < 0 || row < 0 || column >= this.columns || row >= this.rows) return -Infinity
    return this.nearness[row * this.columns + column]!
  }

  /**
   * Returns whether a point of an edge is visible, whether empty wall is beside it, and the depth of the step. The
   * edge's own surface may hide it within a cell, so only clearly nearer surfaces count.
   */
  look(x: number, y: number, z: number, [dx, dy]: readonly [number, number]) {
    const reach = this.cellMm * 1.6
    let [least, nearest] = [Infinity, -Infinity]
    for (const side of [-1, 0, 1]) {
      const value = this.at(x + side * dx * reach, y + side * dy * reach)
      least = Math.min(least, value)
      nearest = Math.max(nearest, value)
    }
    const isVisible = z >= least - HIDDEN_MM
    const far = this.cellMm * 2.6
    const one = this.at(x + dx * far, y + dy * far)
    const other = this.at(x - dx * far, y - dy * far)
    const isOutline = isVisible && (one === -Infinity) !== (other === -Infinity)
    const stepMm = one === other ? 0 : Math.abs(one - other)
    return { isVisible: isVisible && z >= nearest - HIDDEN_MM - Math.min(stepMm, 40), isOutline, stepMm }
  }
}

const HIDDEN_MM = 2.5
