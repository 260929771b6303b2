import type { Part } from '../../models/assembly.ts'
import type { Point3 } from '../../models/geometry/placing.ts'
import type { Stroke } from '../chain.ts'
import type { Drawing } from '../drawing.ts'
import type { Frame, Point2 } from '../projection.ts'
import { placeBalloons, type Balloon } from './balloons.ts'
import { onPaper, toPiece, type PlacedPiece, type Pose } from './piece.ts'
import { coversNear, minus, placeClear, plus, samples } from './spread.ts'

/** A part that is drawn as one piece. */
export interface Component {
  readonly parts: readonly Part[]
  /** Number in its balloon; absent without one. */
  readonly number?: number
  /** Stands in its own place of the product, and moves from there; or else it comes with its middle on the axis. */
  readonly isOwn: boolean
}

/** Pieces that come off the product in one direction, the innermost first. */
export interface Branch {
  /** A place of the product that the axis goes through. */
  readonly from: Point3
  readonly towards: Point3
  readonly components: readonly Component[]
}

export interface Explosion {
  readonly body: Component
  readonly branches: readonly Branch[]
  readonly pose: Pose
  /** Points on paper; the balloons have the same size in every drawing. */
  readonly within: { readonly width: number; readonly height: number }
  readonly title: string
}

export interface ExplodedDrawing {
  readonly drawing: Drawing
  readonly balloons: readonly Balloon[]
  readonly radiusMm: number
}

/** Radius of a balloon in points. */
const RADIUS = 8.5
/** Space between two pieces, and of the dashes of an axis, as shares of the drawing. */
const GAP_SHARE = 0.022
const LONG_DASH_SHARE = 0.02
const DASH_GAP_SHARE = 0.005

/** The parts of a product drawn apart at one scale, with the axes that they come off along, and a number for each. */
export function drawExploded({ body, branches, pose, within, title }: Explosion): ExplodedDrawing {
  const placedBody: PlacedPiece = { piece: toPiece(body.parts, pose), by: [0, 0] }
  const sizeMm = Math.max(...extent(frameAround([placedBody])))
  const placed: PlacedPiece[] = [placedBody]
  const numbered = body.number === undefined ? [] : [{ number: body.number, placed: placedBody }]
  const axes: [Point2, Point2][] = []
  for (const branch of branches) {
    const from = onPaper(branch.from, pose)
    const towards = unit(onPaper(branch.towards, pose))
    let last = from
    for (const { parts, number, isOwn } of branch.components) {
      const piece = toPiece(parts, pose)
      const start = isOwn ? ([0, 0] as const) : minus(from, piece.middle)
      const next = placeClear(piece, { from: start, towards, gapMm: sizeMm * GAP_SHARE }, placed)
      placed.push(next)
      if (number !== undefined) numbered.push({ number, placed: next })
      last = isOwn ? plus(from, next.by) : plus(piece.middle, next.by)
    }
    axes.push([from, last])
  }
  const bare = frameAround(placed)
  const [width, height] = extent(bare)
  const radiusMm = RADIUS * Math.max(width / (within.width - 6 * RADIUS), height / (within.height - 4 * RADIUS))
  const balloons = placeBalloons(numbered, placed, radiusMm)
  const frame = widened(bare, balloons, radiusMm)
  return { drawing: toDrawing(placed, axes, balloons, { frame, radiusMm, title }), balloons, radiusMm }
}

function toDrawing(
  placed: readonly PlacedPiece[],
  axes: readonly (readonly [Point2, Point2])[],
  balloons: readonly Balloon[],
  { frame, radiusMm, title }: { frame: Frame; radiusMm: number; title: string },
): Drawing {
  const sizeMm = Math.max(...extent(frame))
  const moved = (strokes: readonly Stroke[], by: Point2) => strokes.map((stroke) => stroke.map((at) => plus(at, by)))
  return {
    title,
    description: `${title}: its parts drawn apart, with the numbers of the list below`,
    frame,
    textMm: radiusMm,
    lines: [
      ...axes.flatMap((axis) => dashes(axis, placed, sizeMm)).map((points) => ({ layer: 'datum' as const, points })),
      ...placed.flatMap(({ piece, by }) => [
        ...moved(piece.edges, by).map((points) => ({ layer: 'edge' as const, points })),
        ...moved(piece.outline, by).map((points) => ({ layer: 'outline' as const, points })),
      ]),
      ...balloons.map(({ tip, at }) => ({ layer: 'dimension' as const, points: [tip, shortened(tip, at, radiusMm)] })),
    ],
    arrows: [],
    labels: [],
  }
}

/** The dashes of a centre line, without what pieces cover. */
function dashes([from, to]: readonly [Point2, Point2], placed: readonly PlacedPiece[], sizeMm: number): Stroke[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  if (length === 0) return []
  const period = sizeMm * (LONG_DASH_SHARE + DASH_GAP_SHARE)
  const at = (mm: number): Point2 => [
    from[0] + ((to[0] - from[0]) * mm) / length,
    from[1] + ((to[1] - from[1]) * mm) / length,
  ]
  const strokes: Stroke[] = []
  for (let start = 0; start < length; start += period) {
    const points = samples([[at(start), at(Math.min(length, start + sizeMm * LONG_DASH_SHARE))]], sizeMm * 0.003)
    let run: Point2[] = []
    for (const point of points) {
      if (placed.some((each) => coversNear(each, point, 0))) {
        if (run.length > 1) strokes.push(run)
        run = []
      } else run.push(point)
    }
    if (run.length > 1) strokes.push(run)
  }
  return strokes.map((stroke) => [stroke[0]!, stroke.at(-1)!])
}

/** The end of a balloon's line, on its circle. */
function shortened(tip: Point2, at: Point2, radiusMm: number): Point2 {
  const [x, y] = unit(minus(tip, at))
  return [at[0] + x * radiusMm, at[1] + y * radiusMm]
}

function unit([x, y]: Point2): Point2 {
  const length = Math.hypot(x, y) || 1
  return [x / length, y / length]
}

function frameAround(placed: readonly PlacedPiece[]): Frame {
  const points = placed.flatMap(({ piece, by }) => piece.outline.flat().map((at) => plus(at, by)))
  return frameOfPoints(points)
}

function widened(frame: Frame, balloons: readonly Balloon[], radiusMm: number): Frame {
  const reach = radiusMm * 1.1
  return frameOfPoints([
    [frame.left, frame.bottom],
    [frame.right, frame.top],
    ...balloons.flatMap(({ at: [x, y] }): Point2[] => [
      [x - reach, y - reach],
      [x + reach, y + reach],
    ]),
  ])
}

function frameOfPoints(points: readonly Point2[]): Frame {
  const frame = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity }
  for (const [x, y] of points) {
    frame.left = Math.min(frame.left, x)
    frame.right = Math.max(frame.right, x)
    frame.bottom = Math.min(frame.bottom, y)
    frame.top = Math.max(frame.top, y)
  }
  return frame
}

function extent({ left, right, bottom, top }: Frame): [number, number] {
  return [right - left, top - bottom]
}
