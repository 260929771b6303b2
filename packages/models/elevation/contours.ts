import type { Point } from './strokes.ts'

/**
 * The outlines of the cells that are filled, as closed strokes along their sides, holes too. Coordinates are cells.
 * Each side has its filled cell to the left.
 */
export function contours(isFilled: (column: number, row: number) => boolean, columns: number, rows: number): Point[][] {
  const width = columns + 1
  const next = new Map<number, number[]>()
  const add = (fromX: number, fromY: number, toX: number, toY: number) =>
    next.getOrInsertComputed(fromY * width + fromX, () => []).push(toY * width + toX)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!isFilled(column, row)) continue
      if (!isFilled(column, row - 1)) add(column, row, column + 1, row)
      if (!isFilled(column + 1, row)) add(column + 1, row, column + 1, row + 1)
      if (!isFilled(column, row + 1)) add(column + 1, row + 1, column, row + 1)
      if (!isFilled(column - 1, row)) add(column, row + 1, column, row)
    }
  }
  const strokes: Point[][] = []
  for (const start of next.keys()) {
    for (let way = next.get(start)?.pop(); way !== undefined; way = next.get(start)?.pop()) {
      const trail = [start, way]
      for (let at: number | undefined = next.get(way)?.pop(); at !== undefined; at = next.get(at)?.pop()) trail.push(at)
      strokes.push(trail.map((corner): Point => [corner % width, Math.floor(corner / width)]))
    }
  }
  return strokes
}
