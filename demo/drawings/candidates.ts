import type { Edge, Surface } from './surface.ts'

/** Kinds of lines: an outline, a sharp edge (or a joint of two pieces), or the middle of a tight rounding. */
export type LineKind = 'silhouette' | 'crease' | 'rounding'

/** Right, up, nearness of both ends. */
export type Segment = { kind: LineKind; ends: readonly [number, number, number, number, number, number] }

/** A face turned less than this to or from the viewer is seen edge on. */
const EDGE_ON = 1e-3
/** Smooth normals that differ by more than this make a sharp edge. */
const CREASE_COS = Math.cos((28 * Math.PI) / 180)
/** A rounding is drawn where it faces half-way between the viewer and the side. */
const ROUNDING_COS = 0.72

/**
 * Pieces of line that may be drawn, whether or not something hides them. `seen` are the places of the surface and
 * `near` the direction to the viewer; roundings count up to `roundingMm` of radius.
 */
export function listCandidates(
  surface: Surface,
  { seen, near, roundingMm }: { seen: Float64Array; near: readonly number[]; roundingMm: number },
): Segment[] {
  const facing = facings(surface, near)
  return [...edgeLines(surface, seen, facing), ...roundingLines(surface, seen, facing, near, roundingMm)]
}

/** Nearly flat skins fold over where their outline turns tightly; the smooth normals say what was meant. */
function facings({ faceNormals, cornerNormals }: Surface, near: readonly number[]): Float64Array {
  return Float64Array.from({ length: faceNormals.length / 3 }, (_, triangle) => {
    const first = triangle * 9
    const smooth = [0, 1, 2].map((axis) => [0, 3, 6].reduce((sum, at) => sum + cornerNormals[first + at + axis]!, 0))
    const isFolded = dot(faceNormals, triangle * 3, smooth) < 0
    return dot(faceNormals, triangle * 3, near) * (isFolded ? -1 : 1)
  })
}

function dot(vectors: ArrayLike<number>, at: number, near: readonly number[]): number {
  return vectors[at]! * near[0]! + vectors[at + 1]! * near[1]! + vectors[at + 2]! * near[2]!
}

/**
 * A silhouette runs where faces turn away from the viewer. Faces turned away count as well as those turned to the
 * viewer: some meshes are inside out in tight corners, and what is really at the back is hidden in the end.
 */
function edgeLines(surface: Surface, seen: Float64Array, facing: Float64Array): Segment[] {
  const lines: Segment[] = []
  for (const edge of surface.edges) {
    const turns = edge.triangles.map((triangle) => turnOf(facing[triangle]!))
    const [first = 0] = turns
    const isRim = turns.length === 1 || turns.some((turn) => turn !== first)
    const kind = isRim ? 'silhouette' : first > 0 && isCrease(surface, edge) ? 'crease' : null
    if (kind) lines.push({ kind, ends: endsOf(seen, edge.from * 3, edge.to * 3) })
  }
  return lines
}

/** 1 to the viewer, -1 away, 0 edge on. */
function turnOf(facing: number): number {
  return facing > EDGE_ON ? 1 : facing < -EDGE_ON ? -1 : 0
}

function endsOf(seen: Float64Array, from: number, to: number): Segment['ends'] {
  return [seen[from]!, seen[from + 1]!, seen[from + 2]!, seen[to]!, seen[to + 1]!, seen[to + 2]!]
}

function isCrease(surface: Surface, { from, to, triangles }: Edge): boolean {
  const [left = 0, right = left] = triangles
  return isSharpAt(surface, from, left, right) && isSharpAt(surface, to, left, right)
}

function isSharpAt({ corners, cornerNormals }: Surface, vertex: number, left: number, right: number): boolean {
  const a = cornerOf(corners, left, vertex) * 3
  const b = cornerOf(corners, right, vertex) * 3
  const cos =
    cornerNormals[a]! * cornerNormals[b]! +
    cornerNormals[a + 1]! * cornerNormals[b + 1]! +
    cornerNormals[a + 2]! * cornerNormals[b + 2]!
  return cos < CREASE_COS
}

function cornerOf(corners: Uint32Array, triangle: number, vertex: number): number {
  const first = triangle * 3
  return corners[first] === vertex ? first : corners[first + 1] === vertex ? first + 1 : first + 2
}

function roundingLines(
  surface: Surface,
  seen: Float64Array,
  facing: Float64Array,
  near: readonly number[],
  roundingMm: number,
): Segment[] {
  const lines: Segment[] = []
  const { corners, cornerNormals } = surface
  const steepest = Math.sqrt(1 - ROUNDING_COS ** 2) / roundingMm
  for (let triangle = 0; triangle < facing.length; triangle++) {
    if (facing[triangle]! <= EDGE_ON) continue
    const first = triangle * 3
    const turns = [0, 1, 2].map((corner) => dot(cornerNormals, (first + corner) * 3, near) - ROUNDING_COS)
    const [a, b, c] = turns as [number, number, number]
    if (a > 0 === b > 0 && b > 0 === c > 0) continue
    const places = [corners[first]! * 3, corners[first + 1]! * 3, corners[first + 2]! * 3]
    if (slope(seen, places, turns) < steepest) continue
    lines.push({ kind: 'rounding', ends: levelLine(seen, places, turns) })
  }
  return lines
}

/** Computes the gradient of a value given at a triangle's corners, per millimetre. */
function slope(seen: Float64Array, [a, b, c]: readonly number[], [fa, fb, fc]: readonly number[]): number {
  const u = [seen[b!]! - seen[a!]!, seen[b! + 1]! - seen[a! + 1]!, seen[b! + 2]! - seen[a! + 2]!]
  const v = [seen[c!]! - seen[a!]!, seen[c! + 1]! - seen[a! + 1]!, seen[c! + 2]! - seen[a! + 2]!]
  const uu = dot(u, 0, u)
  const uv = dot(u, 0, v)
  const vv = dot(v, 0, v)
  const area = uu * vv - uv * uv
  if (area < 1e-12) return 0
  const [p, q] = [fb! - fa!, fc! - fa!]
  return Math.sqrt(Math.max(0, (p * p * vv - 2 * p * q * uv + q * q * uu) / area))
}

/** The line through a triangle on which a value given at its corners is zero. */
function levelLine(seen: Float64Array, places: readonly number[], values: readonly number[]): Segment['ends'] {
  const ends: number[] = []
  for (let corner = 0; corner < 3; corner++) {
    const next = (corner + 1) % 3
    const [value, other] = [values[corner]!, values[next]!]
    if (value > 0 === other > 0) continue
    const share = value / (value - other)
    const [from, to] = [places[corner]!, places[next]!]
    for (let axis = 0; axis < 3; axis++) ends.push(seen[from + axis]! + share * (seen[to + axis]! - seen[from + axis]!))
  }
  return ends as unknown as Segment['ends']
}
