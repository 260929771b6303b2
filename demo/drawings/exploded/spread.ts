import type { Stroke } from '../chain.ts'
import type { Point2 } from '../projection.ts'
import type { Piece, PlacedPiece } from './piece.ts'

/** Every so many millimetres of an outline are looked at, as a share of the gap. */
const SAMPLE_SHARE = 0.6
const AROUND = Array.from({ length: 8 }, (_, at): Point2 => [
  Math.cos((at * Math.PI) / 4),
  Math.sin((at * Math.PI) / 4),
])
const MAX_STEPS = 800

/** Moves a piece away in a direction, from where it is, until a gap parts it from all that is placed. */
export function placeClear(
  piece: Piece,
  { from, towards, gapMm }: { from: Point2; towards: Point2; gapMm: number },
  placed: readonly PlacedPiece[],
): PlacedPiece {
  const outline = samples(piece.outline, gapMm * SAMPLE_SHARE)
  const others = placed.map((other) => ({ ...other, outline: samples(other.piece.outline, gapMm * SAMPLE_SHARE) }))
  for (let step = 0; step < MAX_STEPS; step++) {
    const by: Point2 = [from[0] + towards[0] * step * gapMm * 0.5, from[1] + towards[1] * step * gapMm * 0.5]
    const isClear = others.every(
      (other) =>
        !outline.some((at) => coversNear(other, plus(at, by), gapMm)) &&
        !other.outline.some((at) => piece.covers(minus(plus(at, other.by), by))),
    )
    if (isClear) return { piece, by }
  }
  return { piece, by: from }
}

/** Returns whether a moved piece covers a point, or one within a distance of it. */
export function coversNear({ piece, by }: PlacedPiece, at: Point2, withinMm: number): boolean {
  const own = minus(at, by)
  return piece.covers(own) || AROUND.some(([x, y]) => piece.covers([own[0] + x * withinMm, own[1] + y * withinMm]))
}

/** Places along strokes, their ends among them. */
export function samples(strokes: readonly Stroke[], everyMm: number): Point2[] {
  return strokes.flatMap((stroke) =>
    stroke.flatMap((to, index): Point2[] => {
      const from = stroke[index - 1] ?? to
      const count = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / everyMm))
      return Array.from({ length: count }, (_, step): Point2 => {
        const share = (step + 1) / count
        return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
      })
    }),
  )
}

export function plus([ax, ay]: Point2, [bx, by]: Point2): Point2 {
  return [ax + bx, ay + by]
}

export function minus([ax, ay]: Point2, [bx, by]: Point2): Point2 {
  return [ax - bx, ay - by]
}
