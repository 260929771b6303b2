import type { BufferGeometry } from 'three'
import type { ProductModel } from '../models/assembly.ts'

/**
 * A product as one list of triangles whose corners know their neighbours. Places are in millimetres; vertices of one
 * part closer together than `WELD_MM` are the same vertex, parts stay apart.
 */
export type Surface = {
  /** x, y, z of each vertex. */
  points: Float64Array
  /** Three vertices of each triangle, counter-clockwise from outside. */
  corners: Uint32Array
  /** x, y, z of the smooth normal at each corner of each triangle. */
  cornerNormals: Float32Array
  /** x, y, z of the flat unit normal of each triangle. */
  faceNormals: Float64Array
  /** Part of the model of each triangle. */
  parts: Uint16Array
  /** Connected piece of each triangle. */
  shells: Uint32Array
  edges: readonly Edge[]
}

/** Two triangles meet in most edges; one where the surface ends, more where pieces of one part touch. */
export type Edge = { from: number; to: number; triangles: number[] }

/** The part of a model that drawings need. */
export type DrawnModel = Pick<ProductModel, 'parts' | 'bounds'>

/** Far below any feature, far above the rounding of 32-bit places in a two-metre product. */
const WELD_MM = 0.002

/** Welds the parts of a model; triangles without area are left out. */
export function toSurface(model: DrawnModel): Surface {
  const points: number[] = []
  const corners: number[] = []
  const cornerNormals: number[] = []
  const parts: number[] = []
  model.parts.forEach(({ geometry }, part) => {
    addPart(geometry, points, corners, cornerNormals)
    while (parts.length < corners.length / 3) parts.push(part)
  })
  const surface = {
    points: Float64Array.from(points),
    corners: Uint32Array.from(corners),
    cornerNormals: Float32Array.from(cornerNormals),
  }
  const edges = listEdges(surface.corners, points.length / 3)
  return {
    ...surface,
    parts: Uint16Array.from(parts),
    faceNormals: faceNormals(surface.points, surface.corners),
    shells: listShells(surface.corners, points.length / 3),
    edges,
  }
}

function addPart(geometry: BufferGeometry, points: number[], corners: number[], cornerNormals: number[]): void {
  const position = geometry.getAttribute('position').array
  const normal = geometry.getAttribute('normal').array
  const vertexOf = weld(position, points)
  const index = geometry.getIndex()?.array ?? Uint32Array.from(vertexOf.keys())
  for (let corner = 0; corner < index.length; corner += 3) {
    const old = [index[corner]!, index[corner + 1]!, index[corner + 2]!]
    const [a, b, c] = old.map((vertex) => vertexOf[vertex]!) as [number, number, number]
    if (a === b || b === c || c === a) continue
    corners.push(a, b, c)
    for (const vertex of old) {
      cornerNormals.push(normal[vertex * 3]!, normal[vertex * 3 + 1]!, normal[vertex * 3 + 2]!)
    }
  }
}

/** Appends the places not yet seen in this part to `points` and returns the vertex of each place. */
function weld(position: ArrayLike<number>, points: number[]): Uint32Array {
  const count = position.length / 3
  const vertexOf = new Uint32Array(count)
  const seen = new Map<string, number>()
  for (let place = 0; place < count; place++) {
    const x = position[place * 3]!
    const y = position[place * 3 + 1]!
    const z = position[place * 3 + 2]!
    const key = `${Math.round(x / WELD_MM)},${Math.round(y / WELD_MM)},${Math.round(z / WELD_MM)}`
    let vertex = seen.get(key)
    if (vertex === undefined) {
      vertex = points.length / 3
      seen.set(key, vertex)
      points.push(x, y, z)
    }
    vertexOf[place] = vertex
  }
  return vertexOf
}

function faceNormals(points: Float64Array, corners: Uint32Array): Float64Array {
  const normals = new Float64Array(corners.length)
  for (let corner = 0; corner < corners.length; corner += 3) {
    const [a, b, c] = [corners[corner]! * 3, corners[corner + 1]! * 3, corners[corner + 2]! * 3]
    const ux = points[b]! - points[a]!
    const uy = points[b + 1]! - points[a + 1]!
    const uz = points[b + 2]! - points[a + 2]!
    const vx = points[c]! - points[a]!
    const vy = points[c + 1]! - points[a + 1]!
    const vz = points[c + 2]! - points[a + 2]!
    const x = uy * vz - uz * vy
    const y = uz * vx - ux * vz
    const z = ux * vy - uy * vx
    const length = Math.hypot(x, y, z) || 1
    normals.set([x / length, y / length, z / length], corner)
  }
  return normals
}

function listEdges(corners: Uint32Array, vertexCount: number): Edge[] {
  const edges = new Map<number, Edge>()
  for (let corner = 0; corner < corners.length; corner++) {
    const triangle = Math.floor(corner / 3)
    const from = corners[corner]!
    const to = corners[corner % 3 === 2 ? corner - 2 : corner + 1]!
    const key = Math.min(from, to) * vertexCount + Math.max(from, to)
    const edge = edges.get(key)
    if (edge) edge.triangles.push(triangle)
    else edges.set(key, { from, to, triangles: [triangle] })
  }
  return [...edges.values()]
}

function listShells(corners: Uint32Array, vertexCount: number): Uint32Array {
  const parent = Uint32Array.from({ length: vertexCount }, (_, vertex) => vertex)
  const rootOf = (vertex: number) => {
    let root = vertex
    while (parent[root] !== root) {
      parent[root] = parent[parent[root]!]!
      root = parent[root]!
    }
    return root
  }
  for (let corner = 0; corner < corners.length; corner += 3) {
    const root = rootOf(corners[corner]!)
    parent[rootOf(corners[corner + 1]!)] = root
    parent[rootOf(corners[corner + 2]!)] = root
  }
  return Uint32Array.from({ length: corners.length / 3 }, (_, triangle) => rootOf(corners[triangle * 3]!))
}
