import type { Surface } from '../drawings/surface.ts'

/** A mesh on its way to fewer triangles; a removed triangle has all its corners at vertex 0. */
export type Mesh = Pick<Surface, 'points' | 'corners' | 'cornerNormals' | 'parts'>

/** Symmetric 4 × 4 matrix of squared distances to planes (Garland and Heckbert, 1997): xx xy xz xw yy yz yw zz zw ww. */
const QUADRIC = 10
/** Normals that differ by more than this show an edge. */
const SHARP_COS = Math.cos((8 * Math.PI) / 180)
/** Weight of a rim against a face when its vertices move. */
const RIM_WEIGHT = 10
/** A triangle may not turn by more than this when a corner of it moves. */
const TURN_COS = 0.3

/**
 * Reduces a mesh to about `maxTriangles` triangles by merging vertices where that changes the shape least. Remaining
 * vertices keep their places, so the result touches the original; the outermost stay, and with them the size.
 */
export function simplify(mesh: Mesh, maxTriangles: number): Mesh {
  if (mesh.parts.length <= maxTriangles) return mesh
  let current: Mesh = {
    points: mesh.points,
    corners: mesh.corners.slice(),
    cornerNormals: mesh.cornerNormals.slice(),
    parts: mesh.parts.slice(),
  }
  const quadrics = planeQuadrics(current)
  addRims(current, quadrics)
  for (let count = current.corners.length / 3; count > maxTriangles;) {
    collapseOnce(current, quadrics, count - maxTriangles)
    current = withoutRemoved(current)
    const left = current.corners.length / 3
    if (left > count * 0.995) break
    count = left
  }
  return current
}

function withoutRemoved({ points, corners, cornerNormals, parts }: Mesh): Mesh {
  let count = 0
  for (let triangle = 0; triangle < parts.length; triangle++) {
    if (corners[triangle * 3] === corners[triangle * 3 + 1]) continue
    corners.copyWithin(count * 3, triangle * 3, triangle * 3 + 3)
    cornerNormals.copyWithin(count * 9, triangle * 9, triangle * 9 + 9)
    parts[count++] = parts[triangle]!
  }
  return {
    points,
    corners: corners.subarray(0, count * 3),
    cornerNormals: cornerNormals.subarray(0, count * 9),
    parts: parts.subarray(0, count),
  }
}

function planeQuadrics({ points, corners }: Mesh): Float64Array {
  const quadrics = new Float64Array((points.length / 3) * QUADRIC)
  for (let corner = 0; corner < corners.length; corner += 3) {
    const [x, y, z] = crossOf(points, corners[corner]!, corners[corner + 1]!, corners[corner + 2]!)
    const length = Math.hypot(x, y, z)
    if (length < 1e-12) continue
    const normal = [x / length, y / length, z / length] as const
    for (let at = corner; at < corner + 3; at++) addPlane(quadrics, points, corners[at]!, normal, length / 2)
  }
  return quadrics
}

/** Rims are held in place by a plane that stands on their triangle. */
function addRims(mesh: Mesh, quadrics: Float64Array): void {
  const { points, corners } = mesh
  for (const { from, to, corner, isRim } of sides(mesh)) {
    if (!isRim) continue
    const first = corner - (corner % 3)
    const [nx, ny, nz] = crossOf(points, corners[first]!, corners[first + 1]!, corners[first + 2]!)
    const [ex, ey, ez] = [0, 1, 2].map((axis) => points[to * 3 + axis]! - points[from * 3 + axis]!) as Vector
    const across: Vector = [ey * nz - ez * ny, ez * nx - ex * nz, ex * ny - ey * nx]
    const length = Math.hypot(...across)
    if (length < 1e-12) continue
    const normal = across.map((value) => value / length) as Vector
    const weight = (ex * ex + ey * ey + ez * ez) * RIM_WEIGHT
    addPlane(quadrics, points, from, normal, weight)
    addPlane(quadrics, points, to, normal, weight)
  }
}

type Vector = [number, number, number]

function crossOf(points: Float64Array, a: number, b: number, c: number): Vector {
  const ux = points[b * 3]! - points[a * 3]!
  const uy = points[b * 3 + 1]! - points[a * 3 + 1]!
  const uz = points[b * 3 + 2]! - points[a * 3 + 2]!
  const vx = points[c * 3]! - points[a * 3]!
  const vy = points[c * 3 + 1]! - points[a * 3 + 1]!
  const vz = points[c * 3 + 2]! - points[a * 3 + 2]!
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
}

function addPlane(
  quadrics: Float64Array,
  points: Float64Array,
  vertex: number,
  [x, y, z]: readonly [number, number, number],
  weight: number,
): void {
  const w = -(x * points[vertex * 3]! + y * points[vertex * 3 + 1]! + z * points[vertex * 3 + 2]!)
  const products = [x * x, x * y, x * z, x * w, y * y, y * z, y * w, z * z, z * w, w * w]
  for (let at = 0; at < QUADRIC; at++) quadrics[vertex * QUADRIC + at]! += products[at]! * weight
}

function costAt(quadrics: Float64Array, vertex: number, x: number, y: number, z: number): number {
  const q = vertex * QUADRIC
  return (
    quadrics[q]! * x * x +
    quadrics[q + 4]! * y * y +
    quadrics[q + 7]! * z * z +
    quadrics[q + 9]! +
    2 *
      (quadrics[q + 1]! * x * y +
        quadrics[q + 2]! * x * z +
        quadrics[q + 3]! * x +
        quadrics[q + 5]! * y * z +
        quadrics[q + 6]! * y +
        quadrics[q + 8]! * z)
  )
}

type Side = { from: number; to: number; corner: number; isRim: boolean }

/** Every edge once, with a corner at which it starts; a rim ends the surface or has a sharp turn. */
function sides({ points, corners, cornerNormals }: Mesh): Side[] {
  const vertexCount = points.length / 3
  const open = new Map<number, Side>()
  const sides: Side[] = []
  for (let corner = 0; corner < corners.length; corner++) {
    const next = corner % 3 === 2 ? corner - 2 : corner + 1
    const [from, to] = [corners[corner]!, corners[next]!]
    const key = Math.min(from, to) * vertexCount + Math.max(from, to)
    const other = open.get(key)
    if (!other) {
      const side = { from, to, corner, isRim: true }
      open.set(key, side)
      sides.push(side)
      continue
    }
    const otherNext = other.corner % 3 === 2 ? other.corner - 2 : other.corner + 1
    const isTurned = other.from === to
    other.isRim =
      cosBetween(cornerNormals, corner, isTurned ? otherNext : other.corner) < SHARP_COS ||
      cosBetween(cornerNormals, next, isTurned ? other.corner : otherNext) < SHARP_COS
  }
  return sides
}

function cosBetween(normals: Float32Array, one: number, other: number): number {
  const [a, b] = [one * 3, other * 3]
  return normals[a]! * normals[b]! + normals[a + 1]! * normals[b + 1]! + normals[a + 2]! * normals[b + 2]!
}

/** Cheapest first, no vertex twice; stops when about `surplus` triangles are gone. */
function collapseOnce(mesh: Mesh, quadrics: Float64Array, surplus: number): void {
  const around = trianglesAround(mesh)
  const busy = new Uint8Array(mesh.points.length / 3)
  let removed = 0
  for (const { from, to } of listCollapses(mesh, quadrics)) {
    if (removed >= surplus) return
    if (busy[from] === 1 || busy[to] === 1 || !mayCollapse(mesh, around, from, to)) continue
    removed += collapse(mesh, around, from, to)
    for (let at = 0; at < QUADRIC; at++) quadrics[to * QUADRIC + at]! += quadrics[from * QUADRIC + at]!
    for (const triangle of [...around.of(from), ...around.of(to)]) {
      for (let corner = triangle * 3; corner < triangle * 3 + 3; corner++) busy[mesh.corners[corner]!] = 1
    }
  }
}

/** Vertices on a rim move along it only, and corners of rims and the outermost vertices stay. */
function listCollapses(mesh: Mesh, quadrics: Float64Array): { from: number; to: number; cost: number }[] {
  const { points } = mesh
  const all = sides(mesh)
  const rims = new Uint8Array(points.length / 3)
  for (const { from, to, isRim } of all)
    if (isRim) for (const end of [from, to]) rims[end] = Math.min(9, rims[end]! + 1)
  for (const vertex of outermost(points)) rims[vertex] = 9
  const collapses: { from: number; to: number; cost: number }[] = []
  const consider = (from: number, to: number, isRim: boolean) => {
    if (rims[from] !== 0 && !(isRim && rims[from] === 2)) return
    const place = [points[to * 3]!, points[to * 3 + 1]!, points[to * 3 + 2]!] as const
    collapses.push({ from, to, cost: costAt(quadrics, from, ...place) + costAt(quadrics, to, ...place) })
  }
  for (const { from, to, isRim } of all) {
    consider(from, to, isRim)
    consider(to, from, isRim)
  }
  return collapses.sort((a, b) => a.cost - b.cost)
}

/** First vertex at each of the six limits of the mesh. */
function outermost(points: Float64Array): number[] {
  return [0, 1, 2].flatMap((axis) => {
    let [least, most] = [0, 0]
    for (let vertex = 1; vertex < points.length / 3; vertex++) {
      if (points[vertex * 3 + axis]! < points[least * 3 + axis]!) least = vertex
      if (points[vertex * 3 + axis]! > points[most * 3 + axis]!) most = vertex
    }
    return [least, most]
  })
}

type Around = { of(vertex: number): Uint32Array }

function trianglesAround({ points, corners }: Mesh): Around {
  const starts = new Uint32Array(points.length / 3 + 1)
  for (const vertex of corners) starts[vertex + 1]!++
  for (let vertex = 0; vertex + 1 < starts.length; vertex++) starts[vertex + 1]! += starts[vertex]!
  const next = starts.slice()
  const members = new Uint32Array(corners.length)
  corners.forEach((vertex, corner) => (members[next[vertex]!++] = Math.floor(corner / 3)))
  return { of: (vertex) => members.subarray(starts[vertex], starts[vertex + 1]) }
}

function mayCollapse({ points, corners }: Mesh, around: Around, from: number, to: number): boolean {
  for (const triangle of around.of(from)) {
    const old = corners.subarray(triangle * 3, triangle * 3 + 3)
    if (old.includes(to)) continue
    const [a, b, c] = Array.from(old, (vertex) => (vertex === from ? to : vertex)) as Vector
    const before = crossOf(points, old[0]!, old[1]!, old[2]!)
    const after = crossOf(points, a, b, c)
    const dot = before[0] * after[0] + before[1] * after[1] + before[2] * after[2]
    const limit = TURN_COS * Math.hypot(...before) * Math.hypot(...after)
    if (dot <= limit || dot < 1e-12) return false
  }
  return true
}

/** Moves all triangles of one vertex to another and returns how many vanish. */
function collapse(mesh: Mesh, around: Around, from: number, to: number): number {
  const { corners, cornerNormals } = mesh
  const models = Array.from(around.of(to), (triangle) => cornerAt(corners, triangle, to)).map((corner) => ({
    normal: cornerNormals.slice(corner * 3, corner * 3 + 3),
  }))
  let vanished = 0
  for (const triangle of around.of(from)) {
    const first = triangle * 3
    if (corners.subarray(first, first + 3).includes(to)) {
      corners.fill(0, first, first + 3)
      vanished++
      continue
    }
    const corner = cornerAt(corners, triangle, from)
    corners[corner] = to
    const own = cornerNormals.subarray(corner * 3, corner * 3 + 3)
    const likeness = (normal: Float32Array) => normal[0]! * own[0]! + normal[1]! * own[1]! + normal[2]! * own[2]!
    const best = models.reduce((best, model) => (likeness(model.normal) > likeness(best.normal) ? model : best))
    own.set(best.normal)
  }
  return vanished
}

function cornerAt(corners: Uint32Array, triangle: number, vertex: number): number {
  const first = triangle * 3
  return corners[first] === vertex ? first : corners[first + 1] === vertex ? first + 1 : first + 2
}
