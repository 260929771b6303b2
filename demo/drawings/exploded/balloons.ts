import type { Point2 } from '../projection.ts'
import type { PlacedPiece } from './piece.ts'
import { coversNear, minus, plus, samples } from './spread.ts'

/** A number in a circle, with a line to what it names. */
export interface Balloon {
  readonly number: number
  readonly at: Point2
  /** The end of its line, on the piece. */
  readonly tip: Point2
}

/** Degrees, the side where a reader looks first before the others. */
const SIDES = [0, 20, -20, 40, -40, 60, -60, 180, 160, -160, 140, -140, 90, -90, 120, -120]
/** Distances from the piece in radii of a circle. */
const REACHES = [2.2, 3, 4, 5.5, 7.5, 10, 14]

/** Puts a balloon beside each numbered piece, where neither it nor its line meets a piece or another balloon. */
export function placeBalloons(
  numbered: readonly { readonly number: number; readonly placed: PlacedPiece }[],
  all: readonly PlacedPiece[],
  radiusMm: number,
): Balloon[] {
  const balloons: Balloon[] = []
  for (const { number, placed } of numbered) {
    const tips = SIDES.map((side) => ({ side, tip: tipTowards(placed, side) }))
    const choices = REACHES.flatMap((reach) =>
      tips.map(({ side, tip }): Balloon => ({ number, tip, at: plus(tip, along(side, reach * radiusMm)) })),
    )
    const free = choices.find((choice) => isFree(choice, placed, all, balloons, radiusMm))
    const [first] = choices
    if (free ?? first) balloons.push((free ?? first)!)
  }
  return balloons
}

function isFree(
  { at, tip }: Balloon,
  own: PlacedPiece,
  all: readonly PlacedPiece[],
  balloons: readonly Balloon[],
  radiusMm: number,
): boolean {
  if (all.some((each) => coversNear(each, at, radiusMm * 1.4))) return false
  const line = samples([[tip, at]], radiusMm * 0.4)
  if (line.some((place) => all.some((each) => each !== own && coversNear(each, place, radiusMm * 0.3)))) return false
  const apart = (a: Point2, b: Point2) => Math.hypot(a[0] - b[0], a[1] - b[1])
  return balloons.every((other) => {
    const otherLine = samples([[other.tip, other.at]], radiusMm * 0.4)
    return (
      apart(at, other.at) > radiusMm * 2.6 &&
      line.every((place) => apart(place, other.at) > radiusMm * 1.4) &&
      otherLine.every(
        (place) => apart(place, at) > radiusMm * 1.4 && line.every((own) => apart(own, place) > radiusMm * 0.5),
      )
    )
  })
}

/** The place of the outline that is furthest to a side, seen from the middle of the piece. */
function tipTowards({ piece, by }: PlacedPiece, side: number): Point2 {
  const [dx, dy] = along(side, 1)
  let best: Point2 = piece.middle
  let bestScore = -Infinity
  for (const point of piece.outline.flat()) {
    const [x, y] = minus(point, piece.middle)
    const score = x * dx + y * dy - Math.abs(y * dx - x * dy)
    if (score <= bestScore) continue
    bestScore = score
    best = point
  }
  return plus(best, by)
}

function along(degrees: number, length: number): Point2 {
  const angle = (degrees * Math.PI) / 180
  return [Math.cos(angle) * length, Math.sin(angle) * length]
}
