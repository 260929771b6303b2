import { BufferAttribute, BufferGeometry, Path, Shape, ShapeGeometry, Vector3 } from 'three'
import type { Box3 } from 'three'
import { MATERIAL_ROLES, type Recess } from '../../models/assembly.ts'
import { levelPlane, type Plane } from './plane.ts'

/** A bench round the product, in units of the scene. */
export type RecessScene = {
  plane: Plane
  /** The bench with its cut-out, and the edge of that. */
  cover: BufferGeometry
  /** What is seen of the product, for framing. */
  points: Float32Array
  /** Of a cut-out that shades what is below it: its middle, half of its size, and the power of its superellipse. */
  shade: { middle: [x: number, z: number]; half: [x: number, z: number]; power: number } | null
}

/** Hides what is below it and shows the tile: materials count from 0. */
const NO_MATERIAL = -1
const FAR = 40

export function recessScene(
  recess: Recess,
  bounds: Box3,
  points: Float32Array,
  centre: Vector3,
  scale: number,
): RecessScene {
  const level = (recess.levelMm - centre.y) / scale
  const cutOut = recess.cutOut.map(([x, z]) => [(x - centre.x) / scale, (z - centre.z) / scale] as const)
  return {
    plane: levelPlane(level, 1, bounds.getSize(new Vector3()).divideScalar(2 * scale)),
    cover: coverOf(cutOut, level, recess.edgeMm / scale),
    points: seenPoints(points, cutOut, level),
    shade: recess.edgeMm > 0 ? superellipseOf(cutOut) : null,
  }
}

/** An ellipse fills pi / 4 of its box, a rectangle all of it. */
function superellipseOf(cutOut: readonly (readonly [number, number])[]): NonNullable<RecessScene['shade']> {
  const xs = cutOut.map(([x]) => x)
  const zs = cutOut.map(([, z]) => z)
  const [left, right, back, front] = [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)]
  const area = Math.abs(
    cutOut.reduce((sum, [x, z], at) => {
      const [nextX, nextZ] = cutOut[(at + 1) % cutOut.length]!
      return sum + (x * nextZ - nextX * z) / 2
    }, 0),
  )
  const filled = area / ((right - left) * (front - back))
  return {
    middle: [(left + right) / 2, (back + front) / 2],
    half: [(right - left) / 2, (front - back) / 2],
    power: 2 + Math.max(0, filled - Math.PI / 4) * 40,
  }
}

function seenPoints(points: Float32Array, cutOut: readonly (readonly [number, number])[], level: number): Float32Array {
  const seen = cutOut.flatMap(([x, z]) => [x, level, z])
  for (let at = 0; at < points.length; at += 3)
    if (points[at + 1]! >= level) seen.push(points[at]!, points[at + 1]!, points[at + 2]!)
  return Float32Array.from(seen)
}

function coverOf(cutOut: readonly (readonly [number, number])[], level: number, edge: number): BufferGeometry {
  const bench = new Shape()
  bench.moveTo(-FAR, -FAR).lineTo(FAR, -FAR).lineTo(FAR, FAR).lineTo(-FAR, FAR)
  const hole = new Path()
  cutOut.forEach(([x, z], index) => (index === 0 ? hole.moveTo(x, z) : hole.lineTo(x, z)))
  bench.holes.push(hole)
  const flat = new ShapeGeometry(bench)
  const from = flat.getAttribute('position')
  const position: number[] = []
  const normal: number[] = []
  const role: number[] = []
  const index: number[] = [...flat.getIndex()!.array]
  for (let at = 0; at < from.count; at++) {
    position.push(from.getX(at), level, from.getY(at))
    normal.push(0, 1, 0)
    role.push(NO_MATERIAL)
  }
  if (edge > 0) addEdge(cutOut, level, edge, { position, normal, role, index })
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(position), 3))
  geometry.setAttribute('normal', new BufferAttribute(Float32Array.from(normal), 3))
  geometry.setAttribute('brush', new BufferAttribute(new Float32Array(position.length).fill(0.577), 3))
  geometry.setAttribute('role', new BufferAttribute(Float32Array.from(role), 1))
  geometry.setIndex(index)
  return geometry
}

/** In units of the scene: the eased edge of a bench, which is what shows where it ends. */
const ARRIS = 0.007

/** The cut edge of the bench, facing the hole, and its arris. */
function addEdge(
  cutOut: readonly (readonly [number, number])[],
  level: number,
  edge: number,
  into: { position: number[]; normal: number[]; role: number[]; index: number[] },
): void {
  const stone = MATERIAL_ROLES.indexOf('stone')
  const middle = cutOut.reduce(([sx, sz], [x, z]) => [sx + x / cutOut.length, sz + z / cutOut.length] as const, [0, 0])
  cutOut.forEach(([x, z], at) => {
    const [nextX, nextZ] = cutOut[(at + 1) % cutOut.length]!
    const length = Math.hypot(nextX - x, nextZ - z) || 1
    let across = [(nextZ - z) / length, -(nextX - x) / length] as const
    if (across[0] * (middle[0] - x) + across[1] * (middle[1] - z) < 0) across = [-across[0], -across[1]]
    const strip = (rise: number, out: number, down: number, normal: readonly [number, number, number]) => {
      const first = into.position.length / 3
      for (const [px, pz] of [
        [x, z],
        [nextX, nextZ],
      ] as const) {
        into.position.push(px - across[0] * out, level + rise, pz - across[1] * out, px, level + rise - down, pz)
        into.normal.push(...normal, ...normal)
        into.role.push(stone, stone)
      }
      into.index.push(first, first + 1, first + 2, first + 2, first + 1, first + 3)
    }
    strip(0, 0, edge, [across[0], 0, across[1]])
    strip(ARRIS / 20, ARRIS, 0, [across[0] * 0.8, 0.6, across[1] * 0.8])
  })
}
