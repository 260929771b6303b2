import { listCandidates } from './candidates.ts'
import type { LineKind, Segment } from './candidates.ts'
import { distance, joinStrokes, lengthOf, simplified } from './chain.ts'
import type { Stroke } from './chain.ts'
import { findIntersections } from './intersections.ts'
import { frameOf, project } from './projection.ts'
import type { Frame, Point2, View } from './projection.ts'
import { toSurface } from './surface.ts'
import type { DrawnModel, Surface } from './surface.ts'
import { emptyDraft } from './tidy.ts'
import { nearnessAt, toCover, visibleSpans } from './visibility.ts'
import type { Cover } from './visibility.ts'

/** A model made ready for drawing from any side. */
export type Subject = { surface: Surface; intersections: Float64Array; model: DrawnModel }

/** Visible lines of a product from one side, in mm: its outline, and the edges within. */
export type ViewLines = { view: View; frame: Frame; outline: readonly Stroke[]; edges: readonly Stroke[] }

const NEAR: Record<View, readonly number[]> = { plan: [0, 1, 0], front: [0, 0, 1], side: [1, 0, 0] }

/** Shares of the longer side of the view: the smallest detail that is distinct on a drawing printed across a page. */
const GAP_SHARE = 0.006
const ROUNDING_SHARE = 0.02
const TOLERANCE_SHARE = 0.0003
/** Share of an edge that must be clear of other lines; soft edges are left out sooner. */
const EDGE_SHARE = 0.4
const ROUNDED_EDGE_SHARE = 0.75
/** Lines are looked at in pieces no longer than this. */
const PIECE_SHARE = 0.012
/** Distance on either side of a line that counts as its surroundings. */
const ASIDE_SHARE = 0.0012
/** Lower steps are seams of the mesh or folds in a flat face, not edges. */
const RELIEF_SHARE = 0.0018

/** Precomputes what all views of a model share. */
export function toSubject(model: DrawnModel): Subject {
  const surface = toSurface(model)
  return { surface, intersections: findIntersections(surface), model }
}

/**
 * Draws one view: edges, outlines and joints, without what is hidden, joined and thinned out to what stays distinct on a
 * drawing of the given size, by default that of the model.
 */
export function drawView(
  { surface, intersections, model }: Subject,
  view: View,
  sizeMm = sizeOf(frameOf(model, view)),
): ViewLines {
  const frame = frameOf(model, view)
  const seen = project(surface.points, view)
  const cover = toCover(seen, surface.corners)
  const candidates = listCandidates(surface, { seen, near: NEAR[view], roundingMm: sizeMm * ROUNDING_SHARE })
  const joints = jointLines(project(intersections, view))
  const visible = visiblePieces(cover, [...candidates, ...joints], sizeMm)
  const draft = emptyDraft(sizeMm * GAP_SHARE)
  const tolerance = sizeMm * TOLERANCE_SHARE
  const settle = (pieces: readonly Piece[]) =>
    joinStrokes(pieces, Math.max(0.02, tolerance))
      .map((stroke) => simplified(stroke, tolerance))
      .sort((a, b) => lengthOf(b) - lengthOf(a))
  const outline = settle(visible.outline)
  for (const stroke of outline) draft.draw(stroke)
  const isEdge = (stroke: Stroke) => reliefShare(cover, stroke, sizeMm) > 0.5
  const edges = [
    ...settle(visible.silhouette)
      .filter(isEdge)
      .flatMap((stroke) => draft.fit(stroke, EDGE_SHARE)),
    ...settle(visible.crease).flatMap((stroke) => draft.fit(stroke, EDGE_SHARE)),
    ...settle(visible.rounding).flatMap((stroke) => draft.fit(stroke, ROUNDED_EDGE_SHARE)),
  ].map((stroke) => simplified(stroke, tolerance))
  return { view, frame, outline, edges: edges.filter((stroke) => lengthOf(stroke) > sizeMm * GAP_SHARE) }
}

function sizeOf({ left, right, bottom, top }: Frame): number {
  return Math.max(right - left, top - bottom)
}

function jointLines(seen: Float64Array): Segment[] {
  return Array.from({ length: seen.length / 6 }, (_, line) => ({
    kind: 'crease',
    ends: Array.from(seen.subarray(line * 6, line * 6 + 6)) as unknown as Segment['ends'],
  }))
}

type Piece = readonly [Point2, Point2]

/**
 * The visible pieces of every line by kind, cut short so that each either has the empty paper beside it, which makes it
 * `outline`, or not.
 */
function visiblePieces(
  cover: Cover,
  segments: readonly Segment[],
  sizeMm: number,
): Record<LineKind | 'outline', Piece[]> {
  const pieces: Record<LineKind | 'outline', Piece[]> = { outline: [], silhouette: [], crease: [], rounding: [] }
  segments.forEach((segment, index) => {
    for (const piece of visibleSpans(cover, segment, index + 1).flatMap((span) => cutUp(segment, span, sizeMm))) {
      if (distance(...piece) < 1e-4) continue
      const isOutline = segment.kind !== 'rounding' && reliefAcross(cover, piece, sizeMm * ASIDE_SHARE) === Infinity
      pieces[isOutline ? 'outline' : segment.kind].push(piece)
    }
  })
  return pieces
}

function cutUp({ ends: [ax, ay, , bx, by] }: Segment, [from, to]: readonly [number, number], sizeMm: number): Piece[] {
  const at = (share: number): Point2 => [ax + share * (bx - ax), ay + share * (by - ay)]
  const count = Math.max(1, Math.ceil(distance(at(from), at(to)) / (sizeMm * PIECE_SHARE)))
  const step = (to - from) / count
  return Array.from({ length: count }, (_, piece) => [at(from + piece * step), at(from + (piece + 1) * step)])
}

/** Measures the share of a stroke that has something further away behind it. */
function reliefShare(cover: Cover, stroke: Stroke, sizeMm: number): number {
  const high = stroke.slice(1).reduce((sum, to, index) => {
    const piece = [stroke[index]!, to] as const
    const isHigh = reliefAcross(cover, piece, sizeMm * ASIDE_SHARE) >= sizeMm * RELIEF_SHARE
    return isHigh ? sum + distance(...piece) : sum
  }, 0)
  return high / lengthOf(stroke)
}

/** Step in nearness from one side of a piece of line to the other; infinite where one side is empty paper. */
function reliefAcross(cover: Cover, [[ax, ay], [bx, by]]: Piece, asideMm: number): number {
  const length = Math.hypot(bx - ax, by - ay)
  const [x, y] = [(ax + bx) / 2, (ay + by) / 2]
  const [across, up] = [((by - ay) / length) * asideMm, ((ax - bx) / length) * asideMm]
  const one = nearnessAt(cover, x + across, y + up)
  const other = nearnessAt(cover, x - across, y - up)
  return one === other ? 0 : Math.abs(one - other)
}
