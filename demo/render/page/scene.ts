import { BufferAttribute, BufferGeometry, Vector3 } from 'three'
import { MATERIAL_ROLES } from '../../models/assembly.ts'
import type { Part, ProductModel } from '../../models/assembly.ts'
import { buildTree } from './bvh.ts'
import type { Soup, Tree } from './bvh.ts'
import { planeOf, type Plane } from './plane.ts'
import { recessScene, type RecessScene } from './recess.ts'

/** A product scaled into the unit sphere, ready for the graphics card. */
export type Scene = {
  solid: BufferGeometry
  glass: BufferGeometry | null
  soup: Soup
  tree: Tree
  /** Every vertex, for framing. */
  points: Float32Array
  plane: Plane
  /** The bench that the main picture shows it in. */
  recess: RecessScene | null
  centre: Vector3
  /** Millimetres per scene unit. */
  scale: number
}

const CLEAR = new Set(['glass'])

export function prepareScene(model: ProductModel): Scene {
  const centre = model.bounds.getCenter(new Vector3())
  const scale = model.bounds.getSize(new Vector3()).length() / 2
  const solids = model.parts.filter(({ role }) => !CLEAR.has(role))
  const clear = model.parts.filter(({ role }) => CLEAR.has(role))
  const solid = packed(solids.length > 0 ? solids : model.parts, centre, scale)
  const glass = clear.length > 0 && solids.length > 0 ? packed(clear, centre, scale) : null
  const soup = soupOf(solid)
  const position = solid.getAttribute('position').array as Float32Array
  const clearPosition = glass ? (glass.getAttribute('position').array as Float32Array) : new Float32Array()
  const points = new Float32Array(position.length + clearPosition.length)
  points.set(position)
  points.set(clearPosition, position.length)
  return {
    solid,
    glass,
    soup,
    tree: buildTree(soup),
    points,
    plane: planeOf(model.mount, model.bounds, centre, scale),
    recess: model.recess ? recessScene(model.recess, model.bounds, points, centre, scale) : null,
    centre,
    scale,
  }
}

function packed(parts: readonly Part[], centre: Vector3, scale: number): BufferGeometry {
  const vertexCount = parts.reduce((sum, { geometry }) => sum + geometry.getAttribute('position').count, 0)
  const position = new Float32Array(vertexCount * 3)
  const normal = new Float32Array(vertexCount * 3)
  const brush = new Float32Array(vertexCount * 3)
  const role = new Float32Array(vertexCount)
  const index: number[] = []
  let first = 0
  for (const { geometry, role: name } of parts) {
    const from = geometry.getAttribute('position')
    const normals = geometry.getAttribute('normal')
    const tangents = geometry.getAttribute('tangent')
    for (let vertex = 0; vertex < from.count; vertex++) {
      const at = (first + vertex) * 3
      position[at] = (from.getX(vertex) - centre.x) / scale
      position[at + 1] = (from.getY(vertex) - centre.y) / scale
      position[at + 2] = (from.getZ(vertex) - centre.z) / scale
      normal.set([normals.getX(vertex), normals.getY(vertex), normals.getZ(vertex)], at)
      brush.set([tangents.getX(vertex), tangents.getY(vertex), tangents.getZ(vertex)], at)
    }
    role.fill(MATERIAL_ROLES.indexOf(name), first, first + from.count)
    for (const corner of geometry.getIndex()?.array ?? []) index.push(corner + first)
    first += from.count
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(position, 3))
  geometry.setAttribute('normal', new BufferAttribute(normal, 3))
  geometry.setAttribute('brush', new BufferAttribute(brush, 3))
  geometry.setAttribute('role', new BufferAttribute(role, 1))
  geometry.setIndex(new BufferAttribute(Uint32Array.from(index), 1))
  return geometry
}

function soupOf(geometry: BufferGeometry): Soup {
  const index = geometry.getIndex()!.array
  const position = geometry.getAttribute('position').array
  const normal = geometry.getAttribute('normal').array
  const role = geometry.getAttribute('role').array
  const count = index.length / 3
  const soup = {
    positions: new Float32Array(count * 9),
    normals: new Float32Array(count * 9),
    roles: new Uint8Array(count),
    count,
  }
  for (let corner = 0; corner < index.length; corner++) {
    for (let axis = 0; axis < 3; axis++) {
      soup.positions[corner * 3 + axis] = position[index[corner]! * 3 + axis]!
      soup.normals[corner * 3 + axis] = normal[index[corner]! * 3 + axis]!
    }
    if (corner % 3 === 0) soup.roles[corner / 3] = role[index[corner]!]!
  }
  return soup
}
