import type { ModelMesh } from '../model-mesh.ts'
import type { PlacedPiece, RoomLayout } from '../room/room-piece.ts'
import { NearnessMap, type Triangles } from './nearness-map.ts'
import { joinSegments, simplified, strokeLength, type Point } from './strokes.ts'
import { Crowding } from './crowding.ts'

/** A line of an elevation: millimetres from the left end of the wall, and from the floor. */
export interface DrawnStroke {
  readonly layer: 'outline' | 'edge'
  readonly column: number
  readonly points: readonly Point[]
}

/** A tenth of a millimetre on paper at 1:20. */
const TOLERANCE_MM = 1.1
const SHORTEST_MM = 6
/** Faces that meet at a sharper angle have an edge between them. */
const CREASE_COS = Math.cos((34 * Math.PI) / 180)
/** A step in depth that is an edge, where it is none of the outline. */
const STEP_MM = 4

/**
 * Finds the visible lines of a room from in front of its wall: outlines and sharp edges without hidden ones, thinned
 * out to what stays distinct at 1:20.
 */
export function visibleLines(
  { pieces }: RoomLayout,
  meshesOf: (piece: PlacedPiece) => readonly ModelMesh[],
): DrawnStroke[] {
  const columns = Map.groupBy(pieces, ({ column }) => column)
  return Array.from(columns).flatMap(([column, own]) => {
    const solids = own
      // What is in the wall is not seen.
      .filter(({ box }) => box.max[2] > 0.5)
      .flatMap((piece) => meshesOf(piece).map((mesh) => ({ mesh, at: piece.at, box: piece.box })))
    if (solids.length === 0) return []
    const map = new NearnessMap(own.map(({ box }) => box))
    const all = solids.map(({ mesh, at }) => placed(mesh, at))
    for (const triangles of all) map.add(triangles)
    const segments: Record<'outline' | 'edge', [Point, Point][]> = { outline: [], edge: [] }
    for (const triangles of all) for (const edge of edgesOf(triangles)) sortPieces(map, triangles, edge, segments)
    return settle(map.outlines(), segments.edge, column)
  })
}

function placed({ positions, index }: ModelMesh, [x, y, z]: PlacedPiece['at']): Triangles {
  const moved = new Float32Array(positions.length)
  for (let at = 0; at < positions.length; at += 3) {
    moved[at] = positions[at]! + x
    moved[at + 1] = positions[at + 1]! + y
    moved[at + 2] = positions[at + 2]! + z
  }
  return { positions: moved, index }
}

interface Edge {
  /** First number of the place of each end. */
  readonly from: number
  readonly to: number
  readonly isCrease: boolean
}

/** Silhouettes, rims and sharp edges of triangles, seen from the front. */
function edgesOf({ positions, index }: Triangles): Edge[] {
  const weld = weldOf(positions)
  const normals = faceNormals(positions, index)
  const count = positions.length / 3
  /** Edge number by its two points; the arrays hold its ends, first two faces and number of faces. */
  const numbers = new Map<number, number>()
  const ends = new Uint32Array(index.length * 2)
  const faces = new Uint32Array(index.length * 2)
  const faceCounts = new Uint32Array(index.length)
  for (let corner = 0; corner < index.length; corner++) {
    const next = corner % 3 === 2 ? corner - 2 : corner + 1
    const [a, b] = [weld[index[corner]!]!, weld[index[next]!]!]
    if (a === b) continue
    const key = a < b ? a * count + b : b * count + a
    let edge = numbers.get(key)
    if (edge === undefined) {
      numbers.set(key, (edge = numbers.size))
      ends[edge * 2] = a
      ends[edge * 2 + 1] = b
    }
    const faceCount = faceCounts[edge]!++
    if (faceCount < 2) faces[edge * 2 + faceCount] = Math.floor(corner / 3)
  }
  const edges: Edge[] = []
  for (let edge = 0; edge < numbers.size; edge++) {
    const faceCount = faceCounts[edge]!
    const n = faces[edge * 2]! * 3
    const m = faceCount === 1 ? n : faces[edge * 2 + 1]! * 3
    const [isFront, isOtherFront] = [normals[n + 2]! > 0.02, normals[m + 2]! > 0.02]
    if (!isFront && !isOtherFront) continue
    const isSilhouette = faceCount === 1 || isFront !== isOtherFront
    const cos = normals[n]! * normals[m]! + normals[n + 1]! * normals[m + 1]! + normals[n + 2]! * normals[m + 2]!
    const isCrease = faceCount === 2 && cos < CREASE_COS
    if (isSilhouette || isCrease) edges.push({ from: ends[edge * 2]! * 3, to: ends[edge * 2 + 1]! * 3, isCrease })
  }
  return edges
}

/** Vertices within a fiftieth of a millimetre are at one place. */
const WELD_PER_MM = 50

/** The first vertex at each place. An open hash table of vertices: a map of texts took longer than all drawing. */
function weldOf(positions: Float32Array): Uint32Array {
  const places = Int32Array.from(positions, (mm) => Math.round(mm * WELD_PER_MM))
  const count = positions.length / 3
  const mask = 2 ** Math.ceil(Math.log2(count * 2 + 1)) - 1
  const table = new Int32Array(mask + 1).fill(-1)
  const weld = new Uint32Array(count)
  for (let vertex = 0; vertex < count; vertex++) {
    const at = vertex * 3
    const [x, y, z] = [places[at]!, places[at + 1]!, places[at + 2]!]
    let slot = (Math.imul(x, 73_856_093) ^ Math.imul(y, 19_349_663) ^ Math.imul(z, 83_492_791)) & mask
    for (let known = table[slot]!; known >= 0; known = table[slot]!) {
      if (places[known * 3] === x && places[known * 3 + 1] === y && places[known * 3 + 2] === z) break
      slot = (slot + 1) & mask
    }
    if (table[slot]! < 0) table[slot] = vertex
    weld[vertex] = table[slot]!
  }
  return weld
}

function faceNormals(p: Float32Array, index: Uint32Array): Float64Array {
  const normals = new Float64Array(index.length)
  for (let at = 0; at + 2 < index.length; at += 3) {
    const [a, b, c] = [index[at]! * 3, index[at + 1]! * 3, index[at + 2]! * 3]
    const [ux, uy, uz] = [p[b]! - p[a]!, p[b + 1]! - p[a + 1]!, p[b + 2]! - p[a + 2]!]
    const [vx, vy, vz] = [p[c]! - p[a]!, p[c + 1]! - p[a + 1]!, p[c + 2]! - p[a + 2]!]
    const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
    const length = Math.hypot(x, y, z) || 1
    normals[at] = x / length
    normals[at + 1] = y / length
    normals[at + 2] = z / length
  }
  return normals
}

/** Cuts an edge into steps of a cell and keeps those that are seen. */
function sortPieces(
  map: NearnessMap,
  { positions: p }: Triangles,
  { from, to, isCrease }: Edge,
  segments: Record<'outline' | 'edge', [Point, Point][]>,
): void {
  const [ax, ay, az, bx, by, bz] = [p[from]!, p[from + 1]!, p[from + 2]!, p[to]!, p[to + 1]!, p[to + 2]!]
  const length = Math.hypot(bx - ax, by - ay)
  if (length < 0.01) return
  const steps = Math.max(1, Math.ceil(length / (map.cellMm * 2)))
  const aside: Point = [(by - ay) / length, (ax - bx) / length]
  let run: { layer: 'outline' | 'edge'; since: number } | null = null
  const pointAt = (share: number): Point => [ax + share * (bx - ax), ay + share * (by - ay)]
  const end = (step: number) => {
    if (run) segments[run.layer].push([pointAt(run.since / steps), pointAt(step / steps)])
    run = null
  }
  for (let step = 0; step < steps; step++) {
    const share = (step + 0.5) / steps
    const [x, y] = pointAt(share)
    const sight = map.look(x, y, az + share * (bz - az), aside)
    const layer = sight.isOutline ? 'outline' : sight.isVisible && (isCrease || sight.stepMm > STEP_MM) ? 'edge' : null
    if (run && run.layer !== layer) end(step)
    if (layer && !run) run = { layer, since: step }
  }
  end(steps)
}

function settle(around: readonly Point[][], edges: readonly [Point, Point][], column: number): DrawnStroke[] {
  const crowding = new Crowding()
  const longestFirst = (strokes: readonly (readonly Point[])[]) =>
    strokes
      .map((points) => simplified(points, TOLERANCE_MM))
      .filter((points) => strokeLength(points) >= SHORTEST_MM)
      .toSorted((a, b) => strokeLength(b) - strokeLength(a))
  const outline = longestFirst(around)
  for (const points of outline) crowding.draw(points)
  const inner = longestFirst(joinSegments(edges)).flatMap((points) => crowding.fit(points, 0.45))
  return [
    ...outline.map((points) => ({ layer: 'outline' as const, column, points })),
    ...inner.map((points) => ({ layer: 'edge' as const, column, points })),
  ]
}
