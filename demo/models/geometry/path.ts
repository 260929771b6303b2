/** A point of a flat path with the unit direction in which the path passes through it. */
export type PathPoint = { x: number; y: number; tx: number; ty: number }

/** A corner of a polyline: x, y and the radius that rounds it. */
export type Corner = readonly [x: number, y: number, fillet?: number]

/** Largest step along an arc, in radians. Small fillets need few steps because normals are exact. */
export function arcStep(radiusMm: number): number {
  const degrees = radiusMm < 1.2 ? 30 : radiusMm < 5 ? 18 : radiusMm < 20 ? 11.25 : radiusMm < 120 ? 6 : 4
  return (degrees * Math.PI) / 180
}

/**
 * Polyline with rounded corners. Each straight piece starts and ends with its own direction, so a corner
 * without a fillet yields two points in one place: a crease. Fillets that do not fit are made smaller.
 */
export function roundedPath(corners: readonly Corner[], closed = false): PathPoint[] {
  const kept = withoutRepeats(corners, closed)
  const count = kept.length
  const edges = kept.map((corner, index) => edgeBetween(corner, kept[(index + 1) % count] ?? corner))
  const trims = kept.map((corner, index) => trimAt(corner, edges[(index + count - 1) % count]!, edges[index]!))
  if (!closed) {
    trims[0] = 0
    trims[count - 1] = 0
  }
  fitTrims(trims, edges, closed)
  const path: PathPoint[] = []
  kept.forEach(([x, y], index) => {
    const before = edges[(index + count - 1) % count]!
    const after = edges[index]!
    if (!closed && index === 0) path.push({ x, y, tx: after.tx, ty: after.ty })
    else if (!closed && index === count - 1) path.push({ x, y, tx: before.tx, ty: before.ty })
    else path.push(...filletPoints(x, y, before, after, trims[index]!))
  })
  if (closed && path.length > 0) path.push({ ...path[0]! })
  return path
}

type Edge = { tx: number; ty: number; length: number }

function withoutRepeats(corners: readonly Corner[], closed: boolean): Corner[] {
  const kept = corners.filter((corner, index) => {
    const next = corners[index + 1] ?? (closed ? corners[0]! : undefined)
    return next === undefined || Math.hypot(next[0] - corner[0], next[1] - corner[1]) > 1e-6
  })
  return kept
}

function edgeBetween(from: Corner, to: Corner): Edge {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return { tx: (to[0] - from[0]) / length, ty: (to[1] - from[1]) / length, length }
}

function turnBetween(before: Edge, after: Edge): number {
  return Math.atan2(before.tx * after.ty - before.ty * after.tx, before.tx * after.tx + before.ty * after.ty)
}

function trimAt(corner: Corner, before: Edge, after: Edge): number {
  const turn = Math.abs(turnBetween(before, after))
  return turn < 1e-4 || turn > 3.1 ? 0 : (corner[2] ?? 0) * Math.tan(turn / 2)
}

function fitTrims(trims: number[], edges: Edge[], closed: boolean): void {
  const count = trims.length
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const next = (index + 1) % count
    const needed = trims[index]! + trims[next]!
    const available = edges[index]!.length
    if (needed <= available) continue
    trims[index]! *= available / needed
    trims[next]! *= available / needed
  }
}

function filletPoints(x: number, y: number, before: Edge, after: Edge, trim: number): PathPoint[] {
  const turn = turnBetween(before, after)
  if (trim < 1e-4) {
    const arriving = { x, y, tx: before.tx, ty: before.ty }
    return Math.abs(turn) < 1e-4 ? [arriving] : [arriving, { x, y, tx: after.tx, ty: after.ty }]
  }
  const radius = trim / Math.tan(Math.abs(turn) / 2)
  const side = Math.sign(turn)
  const startX = x - before.tx * trim
  const startY = y - before.ty * trim
  const centreX = startX - before.ty * radius * side
  const centreY = startY + before.tx * radius * side
  const steps = Math.max(2, Math.ceil(Math.abs(turn) / arcStep(radius)))
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (turn * step) / steps
    const tx = before.tx * Math.cos(angle) - before.ty * Math.sin(angle)
    const ty = before.tx * Math.sin(angle) + before.ty * Math.cos(angle)
    return { x: centreX + ty * radius * side, y: centreY - tx * radius * side, tx, ty }
  })
}

/** Cubic Bézier curve with exact directions. */
export function bezierPath(from: Corner, control1: Corner, control2: Corner, to: Corner, steps = 14): PathPoint[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps
    const s = 1 - t
    const at = (axis: 0 | 1) =>
      s * s * s * from[axis] + 3 * s * s * t * control1[axis] + 3 * s * t * t * control2[axis] + t * t * t * to[axis]
    const slope = (axis: 0 | 1) =>
      s * s * (control1[axis] - from[axis]) +
      2 * s * t * (control2[axis] - control1[axis]) +
      t * t * (to[axis] - control2[axis])
    const length = Math.hypot(slope(0), slope(1)) || 1
    return { x: at(0), y: at(1), tx: slope(0) / length, ty: slope(1) / length }
  })
}

export function movedPath(path: readonly PathPoint[], dx: number, dy: number): PathPoint[] {
  return path.map((point) => ({ ...point, x: point.x + dx, y: point.y + dy }))
}
