import { Ray, Triangle, Vector3 } from 'three'
import type { BufferGeometry } from 'three'
import { circle } from './outline.ts'
import type { Outline, OutlinePoint } from './outline.ts'
import { merged } from './placing.ts'
import type { Point3 } from './placing.ts'
import { roundedPath } from './path.ts'
import { sheath } from './sheath.ts'
import { flatFace, skin } from './skin.ts'
import type { SkinPoint } from './skin.ts'

/**
 * Dense rows of points as a smooth surface: normals come from the neighbours, so rows must be close where the
 * surface bends. Rows run as for `skin`.
 */
export function smoothSkin(rows: readonly Vector3[][]): BufferGeometry {
  const columns = rows[0]?.length ?? 0
  const across = new Vector3()
  const along = new Vector3()
  const skinRows = rows.map((row, index) => {
    const below = rows[Math.max(0, index - 1)]!
    const above = rows[Math.min(rows.length - 1, index + 1)]!
    return row.map((point, column): SkinPoint => {
      across.copy(row[(column + 1) % columns]!).sub(row[(column + columns - 1) % columns]!)
      along.copy(above[column]!).sub(below[column]!)
      across.cross(along).normalize()
      return { x: point.x, y: point.y, z: point.z, nx: across.x, ny: across.y, nz: across.z }
    })
  })
  return skin(skinRows)
}

/** Flat floor of a bowl: the wall's outline, scaled about a centre and moved along x. */
export type BowlFloor = { scaleX: number; scaleY: number; x: number; y: number; shiftX?: number }

export type BowlOptions = {
  /** Inner edge of the rim, in the x-y plane. */
  opening: Outline
  /** Left out: the bowl runs down to the waste. */
  floor?: BowlFloor
  depthMm: number
  /** Rounding between rim and wall. */
  lipMm: number
  /**
   * Squareness from a soft bowl (2) to a deep one (3.6); above 4 the walls are straight and meet the floor in a fillet.
   */
  squareness: number
  /** Rounding between straight walls and the floor. */
  footMm?: number
  waste: { x: number; y: number; diameterMm: number }
  /** Outside taper at a depth, as a negative outset: the inside follows it. */
  lean?: (downMm: number) => number
}

/** Inside of a bowl: its rim at z = 0, its floor at z = -depth with a round hole for the waste. */
export function bowl(options: BowlOptions): BufferGeometry {
  const { opening, depthMm, lipMm, waste } = options
  const lean = options.lean ?? (() => 0)
  const lip = sheath(opening, [
    [lipMm, 0],
    [0, 0, lipMm],
    [0, -lipMm * 1.02],
  ])
  const hole = wasteRing(opening(lean(depthMm)), waste)
  const floor = options.floor ? scaledFloor(opening(lean(depthMm)), options.floor) : hole
  const steps = options.squareness > 4 ? straightSteps(options) : softSteps(options.squareness, depthMm, lipMm)
  const rows = steps.map(({ keep, down }) =>
    opening(lean(down)).map((from, index) => {
      const to = floor[index]!
      return new Vector3(to.x + (from.x - to.x) * keep, to.y + (from.y - to.y) * keep, -down)
    }),
  )
  const parts = [lip, smoothSkin(rows), drain(hole, depthMm)]
  if (options.floor) parts.push(flatFace(floor, [hole], -depthMm, 'up'))
  return merged(...parts)
}

function scaledFloor(rim: readonly OutlinePoint[], { scaleX, scaleY, x, y, shiftX = 0 }: BowlFloor): OutlinePoint[] {
  return rim.map((point) => ({ ...point, x: x + (point.x - x) * scaleX + shiftX, y: y + (point.y - y) * scaleY }))
}

type Step = { keep: number; down: number }

function softSteps(squareness: number, depthMm: number, lipMm: number): Step[] {
  const exponent = 2 / squareness
  const count = 24
  return Array.from({ length: count + 1 }, (_, step) => {
    const angle = (step / count) * (Math.PI / 2)
    return { keep: Math.cos(angle) ** exponent, down: lipMm + (depthMm - lipMm) * Math.sin(angle) ** exponent }
  })
}

/** Straight wall, fillet and floor; extra rows beside the fillet keep the flat parts flat. */
function straightSteps({ depthMm, lipMm, footMm = 30, floor, opening }: BowlOptions): Step[] {
  const widest = opening(0).reduce((most, point) => Math.max(most, Math.abs(point.x - (floor?.x ?? 0))), 0)
  const inset = Math.max(4, widest * (1 - (floor?.scaleX ?? 0.5)))
  const fillet = Math.min(footMm, inset * 0.98, depthMm * 0.6)
  const path = roundedPath([
    [0, -lipMm],
    [inset - fillet, -depthMm, fillet],
    [inset, -depthMm],
  ])
  const dense: Step[] = []
  path.forEach(({ x, y }, index) => {
    const before = path[index - 1]
    if (before && Math.hypot(x - before.x, y - before.y) > fillet) {
      for (const share of [0.03, 0.35, 0.7, 0.97])
        dense.push({
          keep: 1 - (before.x + (x - before.x) * share) / inset,
          down: -(before.y + (y - before.y) * share),
        })
    }
    dense.push({ keep: Math.max(0, 1 - x / inset), down: -y })
  })
  return dense
}

/** Circle of the waste with one point for each point of the rim, in the same direction. */
function wasteRing(rim: readonly OutlinePoint[], { x, y, diameterMm }: BowlOptions['waste']): OutlinePoint[] {
  return rim.map((point) => {
    const angle = Math.atan2(point.y - y, point.x - x)
    const nx = Math.cos(angle)
    const ny = Math.sin(angle)
    return { x: x + (nx * diameterMm) / 2, y: y + (ny * diameterMm) / 2, nx, ny }
  })
}

function drain(hole: readonly OutlinePoint[], depthMm: number): BufferGeometry {
  const row = (z: number) => hole.map(({ x, y, nx, ny }) => ({ x, y, z, nx: -nx, ny: -ny, nz: 0 }))
  return skin([row(-depthMm), row(-depthMm - 6)])
}

/** Flat rim between an outer and an inner outline, with round holes cut through it. */
export function rimFace(
  outer: Outline,
  inner: readonly Outline[],
  outsets: { outerMm: number; innerMm: number },
  z: number,
  tapHoles: readonly { x: number; y: number; diameterMm: number }[] = [],
): BufferGeometry {
  const holes = tapHoles.map(({ x, y, diameterMm }) =>
    circle(diameterMm, 40)().map((point) => ({ ...point, x: point.x + x, y: point.y + y })),
  )
  const walls = holes.map((hole) => {
    const row = (depth: number) => hole.map(({ x, y, nx, ny }) => ({ x, y, z: z - depth, nx: -nx, ny: -ny, nz: 0 }))
    return skin([row(0), row(14)])
  })
  return merged(
    flatFace(outer(-outsets.outerMm), [...inner.map((opening) => opening(outsets.innerMm)), ...holes], z, 'up'),
    ...walls,
  )
}

/** First place where a ray meets a surface, and the direction the surface faces there. */
export function surfaceAt(
  geometry: BufferGeometry,
  from: Point3,
  direction: Point3,
): { at: Vector3; facing: Vector3 } | null {
  const ray = new Ray(new Vector3(...from), new Vector3(...direction).normalize())
  const position = geometry.getAttribute('position')
  const index = geometry.getIndex()!
  const triangle = new Triangle()
  const hit = new Vector3()
  let found: { at: Vector3; facing: Vector3 } | null = null
  let best = Infinity
  for (let corner = 0; corner < index.count; corner += 3) {
    triangle.setFromAttributeAndIndices(position, index.getX(corner), index.getX(corner + 1), index.getX(corner + 2))
    if (!ray.intersectTriangle(triangle.a, triangle.b, triangle.c, false, hit)) continue
    const distance = hit.distanceTo(ray.origin)
    if (distance >= best) continue
    best = distance
    found = { at: hit.clone(), facing: triangle.getNormal(new Vector3()) }
  }
  return found
}
