import { BufferAttribute, BufferGeometry, ShapeUtils, Vector2, Vector3 } from 'three'

/** A vertex on its way into a mesh: place and outward unit normal. */
export type SkinPoint = { x: number; y: number; z: number; nx: number; ny: number; nz: number }

/**
 * Joins rows of equal length into a surface. Each row runs counter-clockwise seen from the side the rows
 * advance to, which makes the outside of the skin face outwards.
 */
export function skin(rows: readonly SkinPoint[][], closed = true): BufferGeometry {
  const columns = rows[0]?.length ?? 0
  const points = rows.flat()
  const index: number[] = []
  for (let row = 0; row + 1 < rows.length; row++) {
    for (let column = 0; column < (closed ? columns : columns - 1); column++) {
      const next = (column + 1) % columns
      const a = row * columns + column
      const b = row * columns + next
      const c = (row + 1) * columns + next
      const d = (row + 1) * columns + column
      pushTriangle(index, points, a, b, c)
      pushTriangle(index, points, a, c, d)
    }
  }
  return meshOf(points, index, (vertex) => {
    const row = Math.floor(vertex / columns) * columns
    const column = vertex - row
    const next = closed ? (column + 1) % columns : Math.min(column + 1, columns - 1)
    const before = closed ? (column + columns - 1) % columns : Math.max(column - 1, 0)
    return [row + before, row + next]
  })
}

/** Flat polygon with holes at height z, facing up (+z) or down. Outer counter-clockwise, any hole order. */
export function flatFace(
  outer: readonly { x: number; y: number }[],
  holes: readonly (readonly { x: number; y: number }[])[],
  z: number,
  facing: 'up' | 'down',
): BufferGeometry {
  const contour = withoutRepeats(outer).map(({ x, y }) => new Vector2(x, y))
  const holeRings = holes.map((hole) => withoutRepeats(hole).map(({ x, y }) => new Vector2(x, y)))
  if (ShapeUtils.isClockWise(contour)) contour.reverse()
  for (const ring of holeRings) if (!ShapeUtils.isClockWise(ring)) ring.reverse()
  const faces = ShapeUtils.triangulateShape(contour, holeRings)
  const nz = facing === 'up' ? 1 : -1
  const points = [contour, ...holeRings].flat().map(({ x, y }) => ({ x, y, z, nx: 0, ny: 0, nz }))
  const index: number[] = []
  for (const [a, b, c] of faces as [number, number, number][]) {
    const up = signedArea(points[a]!, points[b]!, points[c]!) > 0
    if (up === (facing === 'up')) index.push(a, b, c)
    else index.push(a, c, b)
  }
  return meshOf(points, index, () => null)
}

/** Flat polygon on any plane, facing `normal`. */
export function flatFaceOn(rim: readonly SkinPoint[], normal: Vector3): BufferGeometry {
  const across = Math.abs(normal.y) > 0.9 ? new Vector3(1, 0, 0) : new Vector3(0, 1, 0)
  const u = across.cross(normal).normalize()
  const v = normal.clone().cross(u)
  const flat = rim.map(({ x, y, z }) => new Vector2(u.x * x + u.y * y + u.z * z, v.x * x + v.y * y + v.z * z))
  const points = rim.map(({ x, y, z }) => ({ x, y, z, nx: normal.x, ny: normal.y, nz: normal.z }))
  const index: number[] = []
  for (const [a, b, c] of ShapeUtils.triangulateShape(flat, []) as [number, number, number][]) {
    const up = signedArea(flat[a]!, flat[b]!, flat[c]!)
    if (Math.abs(up) < 1e-9) continue
    if (up > 0) index.push(a, b, c)
    else index.push(a, c, b)
  }
  return meshOf(points, index, () => null)
}

/** Any mesh with normals, from points and triangle corners. `alongs` names two vertices per brush direction. */
function meshOf(
  points: readonly SkinPoint[],
  index: number[],
  alongs: (vertex: number) => [number, number] | null,
): BufferGeometry {
  const geometry = new BufferGeometry()
  const position = new Float32Array(points.length * 3)
  const normal = new Float32Array(points.length * 3)
  const tangent = new Float32Array(points.length * 4)
  points.forEach((point, vertex) => {
    position.set([point.x, point.y, point.z], vertex * 3)
    normal.set([point.nx, point.ny, point.nz], vertex * 3)
    tangent.set(brushDirection(points, alongs(vertex)), vertex * 4)
  })
  geometry.setAttribute('position', new BufferAttribute(position, 3))
  geometry.setAttribute('normal', new BufferAttribute(normal, 3))
  geometry.setAttribute('tangent', new BufferAttribute(tangent, 4))
  geometry.setIndex(index)
  return geometry
}

function brushDirection(points: readonly SkinPoint[], pair: [number, number] | null): [number, number, number, number] {
  if (!pair) return [1, 0, 0, 1]
  const from = points[pair[0]]!
  const to = points[pair[1]]!
  const length = Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z)
  if (length < 1e-9) return [1, 0, 0, 1]
  return [(to.x - from.x) / length, (to.y - from.y) / length, (to.z - from.z) / length, 1]
}

function pushTriangle(index: number[], points: readonly SkinPoint[], a: number, b: number, c: number): void {
  const p = points[a]!
  const q = points[b]!
  const r = points[c]!
  const ux = q.x - p.x
  const uy = q.y - p.y
  const uz = q.z - p.z
  const vx = r.x - p.x
  const vy = r.y - p.y
  const vz = r.z - p.z
  const area = Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx)
  if (area > 1e-7) index.push(a, b, c)
}

function signedArea(a: { x: number; y: number }, b: { x: number; y: number }, c: { x: number; y: number }): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

function withoutRepeats<P extends { x: number; y: number }>(ring: readonly P[]): P[] {
  return ring.filter((point, index) => {
    const next = ring[(index + 1) % ring.length]!
    return Math.hypot(next.x - point.x, next.y - point.y) > 1e-5
  })
}
