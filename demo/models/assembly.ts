import { Box3, Group, Mesh, MeshStandardMaterial, Vector3 } from 'three'
import type { BufferGeometry } from 'three'
import type { OutlinePoint } from './geometry/outline.ts'
import type { Point3 } from './geometry/placing.ts'

/**
 * Material roles of parts. `finish` takes the finish of the variant, `trim` the finish of its small metal parts
 * (buttons, wastes, hinges); `spray` faces and hoses follow it light or dark; every other role looks the same in all
 * variants.
 */
export const MATERIAL_ROLES = [
  'finish',
  'trim',
  'ceramic',
  'chrome',
  'steel',
  'brass',
  'rubber',
  'plastic-white',
  'plastic-grey',
  'plastic-black',
  'dark',
  'water-black',
  'glass',
  'frosted',
  'mirror',
  'light',
  'hot',
  'cold',
  'oak',
  'walnut',
  'charcoal',
  'paint-white',
  'paper',
  'stone',
  'copper',
  'blue',
  'spray',
] as const
export type MaterialRole = (typeof MATERIAL_ROLES)[number]

/**
 * The surface that the product is fixed to, which decides its origin. `bench` is for loose parts lying on a surface.
 */
export type Mount = 'hob' | 'floor' | 'wall' | 'ceiling' | 'bench'

export type Part = { name: string; role: MaterialRole; geometry: BufferGeometry }

/** A measurement for a drawing: between two points of the product, along one axis. */
type Dimension = {
  name: string
  axis: 'x' | 'y' | 'z'
  valueMm: number
  from: Point3
  to: Point3
}

/**
 * Camera for the main picture: degrees to the right of straight on, degrees above, share of the tile filled. A
 * close-up looks at `focus`, `zoom` times as near. Of what is tall and thin it shows the `upper` share of the height.
 */
type Portrait = { azimuth: number; elevation: number; fill?: number; focus?: Point3; zoom?: number; upper?: number }

/**
 * Recess into a bench or deck: the height of the product's top in mm, the cut-out as x and z, and the visible thickness
 * of its edge, which is 0 where the rim covers it.
 */
export type Recess = {
  levelMm: number
  edgeMm: number
  cutOut: readonly (readonly [x: number, z: number])[]
}

export type ProductModel = {
  /** One mesh per part; `userData.role` names its material. */
  group: Group
  mount: Mount
  parts: readonly Part[]
  /** Portrait settings, where the family differs from the mount. */
  portrait?: Portrait
  /** The bench that the main picture shows it in. */
  recess?: Recess
  /** Always has `overallWidth`, `overallHeight` and `overallDepth`. */
  dimensions: readonly Dimension[]
  bounds: Box3
}

export type Assembly = {
  add(name: string, role: MaterialRole, ...geometries: BufferGeometry[]): void
  /** Distance between two points along the axis on which they differ most, or along the axis given. */
  measure(name: string, from: Point3, to: Point3, axis?: Dimension['axis']): void
  /** Says how the main picture is taken; `focus` is what a close-up looks at. */
  pose(portrait: Portrait): void
  /** Says that the main picture shows it let into a bench; the cut-out has its +y at the back, as outlines have. */
  letInto(levelMm: number, cutOut: readonly OutlinePoint[], edgeMm?: number): void
  /** Moves everything, measurements included, when the product is finished. */
  move(x: number, y: number, z: number): void
  /** Sets products on a bench down on y = 0. */
  finish(): ProductModel
}

/**
 * Builds twice when bends and tilts leave a product a little off its stated height: the second time the wish is
 * corrected by the first error.
 */
export function atHeight<S extends { heightMm: number }>(spec: S, build: (spec: S) => ProductModel): ProductModel {
  const first = build(spec)
  const error = spec.heightMm - (first.bounds.max.y - first.bounds.min.y)
  return Math.abs(error) < 0.05 ? first : build({ ...spec, heightMm: spec.heightMm + error })
}

/** An empty product to add parts and measurements to. */
export function assembly(mount: Mount): Assembly {
  const parts: Part[] = []
  const dimensions: Dimension[] = []
  let portrait: Portrait | undefined
  let recess: Recess | undefined
  const offset = new Vector3()
  return {
    add(name, role, ...geometries) {
      for (const geometry of geometries) parts.push({ name, role, geometry })
    },
    measure(name, from, to, axis) {
      dimensions.push(measured(name, from, to, axis))
    },
    pose(wanted) {
      portrait = wanted
    },
    letInto(levelMm, cutOut, edgeMm = 0) {
      recess = { levelMm, edgeMm, cutOut: cutOut.map(({ x, y }) => [x, -y] as const) }
    },
    move(x, y, z) {
      offset.set(x, y, z)
    },
    finish() {
      if (mount === 'bench') offset.y -= boundsOf(parts).min.y
      for (const { geometry } of parts) geometry.translate(offset.x, offset.y, offset.z)
      const bounds = boundsOf(parts)
      const moved = dimensions.map((dimension) => ({
        ...dimension,
        from: shifted(dimension.from, offset),
        to: shifted(dimension.to, offset),
      }))
      return {
        group: groupOf(parts),
        mount,
        parts,
        dimensions: [...overall(bounds), ...moved],
        bounds,
        ...(portrait ? { portrait } : {}),
        ...(recess ? { recess: movedRecess(recess, offset) } : {}),
      }
    },
  }
}

function movedRecess({ levelMm, edgeMm, cutOut }: Recess, { x: dx, y: dy, z: dz }: Vector3): Recess {
  return { levelMm: levelMm + dy, edgeMm, cutOut: cutOut.map(([x, z]) => [x + dx, z + dz] as const) }
}

function shifted([x, y, z]: Point3, { x: dx, y: dy, z: dz }: Vector3): Point3 {
  return [x + dx, y + dy, z + dz]
}

function measured(name: string, from: Point3, to: Point3, axis?: Dimension['axis']): Dimension {
  const spans = { x: Math.abs(to[0] - from[0]), y: Math.abs(to[1] - from[1]), z: Math.abs(to[2] - from[2]) }
  const along = axis ?? (spans.x >= spans.y && spans.x >= spans.z ? 'x' : spans.y >= spans.z ? 'y' : 'z')
  return { name, axis: along, valueMm: spans[along], from, to }
}

function boundsOf(parts: readonly Part[]): Box3 {
  const bounds = new Box3()
  for (const { geometry } of parts) {
    geometry.computeBoundingBox()
    if (geometry.boundingBox) bounds.union(geometry.boundingBox)
  }
  return bounds
}

function overall({ min, max }: Box3): Dimension[] {
  return [
    measured('overallWidth', [min.x, min.y, max.z], [max.x, min.y, max.z], 'x'),
    measured('overallHeight', [max.x, min.y, max.z], [max.x, max.y, max.z], 'y'),
    measured('overallDepth', [max.x, min.y, min.z], [max.x, min.y, max.z], 'z'),
  ]
}

function groupOf(parts: readonly Part[]): Group {
  const group = new Group()
  for (const { name, role, geometry } of parts) {
    const mesh = new Mesh(geometry, new MeshStandardMaterial())
    mesh.name = name
    mesh.userData = { role }
    group.add(mesh)
  }
  return group
}
