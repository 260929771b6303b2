import { arcStep } from './path.ts'
import type { Corner } from './path.ts'

/** A point of a closed outline with its outward unit normal. */
export type OutlinePoint = { x: number; y: number; nx: number; ny: number }

/**
 * A closed counter-clockwise outline that can grow: `outline(2)` lies 2 mm outside `outline(0)`. Every call
 * returns the same number of points in the same order, so rings of one outline can be joined to each other.
 */
export type Outline = (outset?: number) => OutlinePoint[]

/** Circle with enough points for its size. */
export function circle(diameterMm: number, segments = segmentsFor(diameterMm / 2)): Outline {
  return ellipse(diameterMm, diameterMm, segments)
}

export function segmentsFor(radiusMm: number): number {
  return Math.round(Math.min(112, Math.max(20, 14 + 9 * Math.sqrt(radiusMm)))) & ~3
}

export function ellipse(
  widthMm: number,
  heightMm: number,
  segments = segmentsFor(Math.max(widthMm, heightMm) / 2),
): Outline {
  return superellipse(widthMm, heightMm, 2, segments)
}

/** Between an ellipse (exponent 2) and a rectangle (exponent 8 and more): the soft pebble of cast ceramics. */
export function superellipse(widthMm: number, heightMm: number, exponent: number, segments = 72): Outline {
  return (outset = 0) => {
    const a = Math.max(0.02, widthMm / 2 + outset)
    const b = Math.max(0.02, heightMm / 2 + outset)
    return Array.from({ length: segments }, (_, index) => superellipsePoint(a, b, exponent, index, segments))
  }
}

function superellipsePoint(a: number, b: number, exponent: number, index: number, segments: number): OutlinePoint {
  const angle = (2 * Math.PI * index) / segments
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  // Polar form, so that points stay evenly spread for high exponents.
  const radius = (Math.abs(cos / a) ** exponent + Math.abs(sin / b) ** exponent) ** (-1 / exponent)
  const x = radius * cos
  const y = radius * sin
  const gx = (Math.sign(x) * Math.abs(x / a) ** (exponent - 1)) / a
  const gy = (Math.sign(y) * Math.abs(y / b) ** (exponent - 1)) / b
  const length = Math.hypot(gx, gy) || 1
  return { x, y, nx: gx / length, ny: gy / length }
}

/** Rectangle with rounded corners, centred. The radius follows when it grows, as a real offset does. */
export function rectangle(widthMm: number, heightMm: number, radiusMm: number): Outline {
  const steps = cornerSteps(radiusMm)
  return (outset = 0) => {
    const w = Math.max(0.02, widthMm / 2 + outset)
    const h = Math.max(0.02, heightMm / 2 + outset)
    const radius = Math.min(Math.max(0.01, radiusMm + outset), w, h)
    return [0, 1, 2, 3].flatMap((quarter) => {
      const cx = (quarter === 0 || quarter === 3 ? 1 : -1) * (w - radius)
      const cy = (quarter < 2 ? 1 : -1) * (h - radius)
      return arcPoints(cx, cy, radius, (quarter * Math.PI) / 2, Math.PI / 2, steps)
    })
  }
}

function cornerSteps(radiusMm: number): number {
  return Math.max(2, Math.ceil(Math.PI / 2 / arcStep(radiusMm)))
}

function arcPoints(
  cx: number,
  cy: number,
  radius: number,
  start: number,
  sweep: number,
  steps: number,
): OutlinePoint[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const nx = Math.cos(start + (sweep * step) / steps)
    const ny = Math.sin(start + (sweep * step) / steps)
    return { x: cx + nx * radius, y: cy + ny * radius, nx, ny }
  })
}

/** Any polygon with rounded corners, in either direction. Growing moves its edges; fillets follow as far as they can. */
export function polygon(given: readonly Corner[]): Outline {
  const corners = isClockwise(given) ? given.toReversed() : given
  const count = corners.length
  const edges = corners.map(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % count]!
    const length = Math.hypot(nextX - x, nextY - y) || 1
    return { tx: (nextX - x) / length, ty: (nextY - y) / length }
  })
  const turns = edges.map((after, index) => {
    const before = edges[(index + count - 1) % count]!
    return Math.atan2(before.tx * after.ty - before.ty * after.tx, before.tx * after.tx + before.ty * after.ty)
  })
  const steps = corners.map(([, , radius = 0], index) =>
    radius < 0.05 ? 1 : Math.max(1, Math.ceil(Math.abs(turns[index]!) / arcStep(radius))),
  )
  return (outset = 0) => {
    const moved = corners.map((corner, index) =>
      movedCorner(corner, edges[(index + count - 1) % count]!, edges[index]!, turns[index]!, outset),
    )
    const trims = moved.map((corner, index) => corner.radius * Math.tan(Math.abs(turns[index]!) / 2))
    fitTrims(trims, moved)
    return moved.flatMap((corner, index) =>
      cornerArc(corner, edges[(index + count - 1) % count]!, turns[index]!, trims[index]!, steps[index]!),
    )
  }
}

function isClockwise(corners: readonly Corner[]): boolean {
  const area = corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length]!
    return sum + x * nextY - nextX * y
  }, 0)
  return area < 0
}

type Direction = { tx: number; ty: number }
type MovedCorner = { x: number; y: number; radius: number }

/** Finds where the two edges of a corner meet after both have moved outwards. */
function movedCorner(
  [x, y, radius = 0]: Corner,
  before: Direction,
  after: Direction,
  turn: number,
  outset: number,
): MovedCorner {
  const half = Math.cos(turn / 2)
  const nx = before.ty + after.ty
  const ny = -before.tx - after.tx
  const length = Math.hypot(nx, ny) || 1
  const shift = Math.abs(half) < 0.05 ? outset : outset / half
  const grown = radius < 0.05 ? radius : radius + (turn > 0 ? outset : -outset)
  return { x: x + (nx / length) * shift, y: y + (ny / length) * shift, radius: Math.max(0.01, grown) }
}

function fitTrims(trims: number[], corners: readonly MovedCorner[]): void {
  corners.forEach((corner, index) => {
    const next = (index + 1) % corners.length
    const available = Math.hypot(corners[next]!.x - corner.x, corners[next]!.y - corner.y) * 0.999
    const needed = trims[index]! + trims[next]!
    if (needed <= available) return
    trims[index]! *= available / needed
    trims[next]! *= available / needed
  })
}

function cornerArc(corner: MovedCorner, before: Direction, turn: number, trim: number, steps: number): OutlinePoint[] {
  const tangent = Math.tan(Math.abs(turn) / 2)
  const radius = tangent < 1e-4 ? 0 : trim / tangent
  const side = Math.sign(turn) || 1
  const startX = corner.x - before.tx * trim
  const startY = corner.y - before.ty * trim
  const centreX = startX - before.ty * radius * side
  const centreY = startY + before.tx * radius * side
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (turn * step) / steps
    const tx = before.tx * Math.cos(angle) - before.ty * Math.sin(angle)
    const ty = before.tx * Math.sin(angle) + before.ty * Math.cos(angle)
    return { x: centreX + ty * radius * side, y: centreY - tx * radius * side, nx: ty, ny: -tx }
  })
}

export function grownAlongNormals(rim: readonly OutlinePoint[]): Outline {
  return (outset = 0) => rim.map(({ x, y, nx, ny }) => ({ x: x + nx * outset, y: y + ny * outset, nx, ny }))
}

export function movedOutline(outline: Outline, dx: number, dy: number): Outline {
  return (outset = 0) => outline(outset).map((point) => ({ ...point, x: point.x + dx, y: point.y + dy }))
}

/** Turns an outline counter-clockwise by `radians`. */
export function turnedOutline(outline: Outline, radians: number): Outline {
  const cos = Math.cos(radians)
  const sin = Math.sin(radians)
  return (outset = 0) =>
    outline(outset).map(({ x, y, nx, ny }) => ({
      x: x * cos - y * sin,
      y: x * sin + y * cos,
      nx: nx * cos - ny * sin,
      ny: nx * sin + ny * cos,
    }))
}
