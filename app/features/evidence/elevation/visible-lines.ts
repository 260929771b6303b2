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

/** On paper at 1:20 a tenth of a millimetre. */
const TOLERANCE_MM = 1.1
const SHORTEST_MM = 6
/** Faces that meet at a sharper angle have an edge between them. */
const CREASE_COS = Math.cos((34 * Math.PI) / 180)
/** A step in depth that is an edge, where it is none of the outline. */
const STEP_MM = 4

/**
 * What is seen of a room from in front of its wall, column by column: outlines and sharp edges without what is hidden,
 * thinned out to what stays distinct at 1:20.
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
  const shared = new Map<number, { from: number; to: number; faces: number[] }>()
  const count = positions.length / 3
  for (let corner = 0; corner < index.length; corner++) {
    const next = corner % 3 === 2 ? corner - 2 : corner + 1
    const [a, b] = [weld[index[corner]!]!, weld[index[next]!]!]
    if (a === b) continue
    const key = a < b ? a * count + b : b * count + a
    const face = Math.floor(corner / 3)
    const known = shared.get(key)
    if (known) known.faces.push(face)
    else shared.set(key, { from: a * 3, to: b * 3, faces: [face] })
  }
  const edges: Edge[] = []
  for (const { from, to, faces } of shared.values()) {
    const [one = 0, other = one] = faces
    const [n, m] = [normals.subarray(one * 3, one * 3 + 3), normals.subarray(other * 3, other * 3 + 3)]
    const isFront = n[2]! > 0.02 || m[2]! > 0.02
    if (!isFront) continue
    const isSilhouette = faces.length === 1 || n[2]! > 0.02 !== m[2]! > 0.02
    const isCrease = faces.length === 2 && n[0]! * m[0]! + n[1]! * m[1]! + n[2]! * m[2]! < CREASE_COS
    if (isSilhouette || isCrease) edges.push({ from, to, isCrease })
  }
  return edges
}

/** The first vertex at each place. */
function weldOf(positions: Float32Array): Uint32Array {
  const seen = new Map<string, number>()
  return Uint32Array.from({ length: positions.length / 3 }, (_, vertex) => {
    const [x, y, z] = [0, 1, 2].map((axis) => Math.round(positions[vertex * 3 + axis]! * 50))
    return seen.getOrInsert(`${x} ${y} ${z}`, vertex)
  })
}

function faceNormals(p: Float32Array, index: Uint32Array): Float64Array {
  const normals = new Float64Array(index.length)
  for (let at = 0; at + 2 < index.length; at += 3) {
    const [a, b, c] = [index[at]! * 3, index[at + 1]! * 3, index[at + 2]! * 3]
    const [ux, uy, uz] = [p[b]! - p[a]!, p[b + 1]! - p[a + 1]!, p[b + 2]! - p[a + 2]!]
    const [vx, vy, vz] = [p[c]! - p[a]!, p[c + 1]! - p[a + 1]!, p[c + 2]! - p[a + 2]!]
    const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
    const length = Math.hypot(x, y, z) || 1
    normals.set([x / length, y / length, z / length], at)
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
    const seen = map.look(x, y, az + share * (bz - az), aside)
    const layer = seen.isOutline ? 'outline' : seen.isVisible && (isCrease || seen.stepMm > STEP_MM) ? 'edge' : null
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
