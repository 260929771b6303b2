import type { BufferGeometry } from 'three'
import type { Assembly, MaterialRole } from '../assembly.ts'
import { bowl, rimFace, surfaceAt } from '../geometry/bowl.ts'
import type { BowlOptions } from '../geometry/bowl.ts'
import type { Outline } from '../geometry/outline.ts'
import type { Corner, PathPoint } from '../geometry/path.ts'
import { movedPath, roundedPath } from '../geometry/path.ts'
import { aimed, merged, upright } from '../geometry/placing.ts'
import { sheath } from '../geometry/sheath.ts'
import { flatFace } from '../geometry/skin.ts'
import { overflowRing, popUpWaste } from './waste.ts'

export type BowlShape = Omit<BowlOptions, 'lean'>

export type VesselOptions = {
  outer: Outline
  /** Outside from the foot up: (outset, height below the rim as a negative number). Ends below the rim's outer edge. */
  outside: readonly Corner[]
  /** Outline of the outside below a plain rim, when it differs: flutes. */
  skirt?: Outline
  rimEdgeMm: number
  bowls: readonly BowlShape[]
  tapHoles: readonly { x: number; y: number; diameterMm: number }[]
}

/** Ceramic body with real bowls, its rim at y = 0; the outline's +y is the back. */
export function vessel(options: VesselOptions): BufferGeometry {
  const { outer, outside, skirt, rimEdgeMm, tapHoles } = options
  const bowls = options.bowls.map((shape) => keptInside(outer, shape, rimEdgeMm + shape.lipMm + 1))
  const footDown = -(outside[0]?.[1] ?? 0)
  const isSlab = bowls.some(({ depthMm }) => depthMm > footDown)
  const drawn = roundedPath([...outside, [0, 0, rimEdgeMm], [-rimEdgeMm - 0.05, 0]])
  // Rounding the edge of a sloping wall takes something off the width; it is given back.
  const lost = -Math.max(...drawn.map(({ x }) => x))
  const profile = movedPath(drawn, lost, 0)
  const shell = skirt
    ? merged(
        sheath(skirt, [...outside, [0, -RIM_BAND], [-6, -RIM_BAND]], 'foot'),
        sheath(outer, [
          [-12, -RIM_BAND],
          [0, -RIM_BAND, 2],
          [0, 0, rimEdgeMm],
          [-rimEdgeMm - 0.05, 0],
        ]),
      )
    : sheath(outer, profile, isSlab ? 'none' : 'foot')
  const rim = rimFace(
    outer,
    bowls.map(({ opening }) => opening),
    { outerMm: rimEdgeMm + 0.05 - lost, innerMm: bowls[0]?.lipMm ?? 0 },
    0,
    tapHoles,
  )
  const lean = isSlab ? () => 0 : (downMm: number) => Math.min(0, outsetAt(profile, -downMm))
  const insides = bowls.map((shape) => bowl({ ...shape, lean }))
  const parts = [shell, rim, ...insides]
  if (isSlab) parts.push(...underside(outer, outside, footDown, bowls))
  return upright(merged(...parts))
}

/** The bowl, made smaller until no corner of its opening breaks through the rim. */
function keptInside(outer: Outline, shape: BowlShape, marginMm: number): BowlShape {
  const rim = outer(-marginMm)
  const { opening } = shape
  const points = opening(0)
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length
  for (let scale = 1; scale > 0.6; scale -= 0.02) {
    const fitted: Outline = (outset = 0) =>
      opening(outset / scale).map((point) => ({ ...point, x: x + (point.x - x) * scale, y: y + (point.y - y) * scale }))
    if (fitted(0).every((point) => contains(rim, point))) return scale === 1 ? shape : { ...shape, opening: fitted }
  }
  return shape
}

function contains(ring: readonly { x: number; y: number }[], { x, y }: { x: number; y: number }): boolean {
  let inside = false
  ring.forEach((from, index) => {
    const to = ring[(index + 1) % ring.length]!
    if (from.y > y !== to.y > y && x < from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y)) inside = !inside
  })
  return inside
}

const RIM_BAND = 16

/** Outset of a profile at a height, on its way up. */
function outsetAt(profile: readonly PathPoint[], y: number): number {
  for (let index = 1; index < profile.length; index++) {
    const from = profile[index - 1]!
    const to = profile[index]!
    if (from.y > y || to.y < y || to.y - from.y < 1e-6) continue
    return from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y)
  }
  return 0
}

/** Below a thin slab: its flat underside and the backs of its bowls. */
function underside(
  outer: Outline,
  outside: readonly Corner[],
  footDown: number,
  bowls: readonly BowlShape[],
): BufferGeometry[] {
  const wall = 7
  const backs = bowls.map(({ opening, depthMm }) =>
    sheath(
      (outset = 0) => opening(outset + wall),
      [
        [-60, -depthMm - wall],
        [-3, -depthMm - wall, 34],
        [0, -footDown],
      ],
      'foot',
    ),
  )
  const face = flatFace(
    outer(outside[0]?.[0] ?? 0),
    bowls.map(({ opening }) => opening(wall)),
    -footDown,
    'down',
  )
  return [face, ...backs]
}

/** Pop-up waste in the floor of a bowl whose rim is at `rimY`. */
export function addWaste(model: Assembly, { waste, depthMm }: BowlShape, rimY: number): void {
  const parts = popUpWaste(waste.diameterMm)
  const y = rimY - depthMm
  model.add('waste', 'trim', parts.metal.translate(waste.x, y, -waste.y))
  model.add('waste gap', 'dark', parts.gap.translate(waste.x, y, -waste.y))
}

/** Overflow ring on the back wall of a bowl, `dropMm` below the rim. The body must be in place already. */
export function addOverflow(
  model: Assembly,
  body: BufferGeometry,
  shape: BowlShape,
  rimY: number,
  dropMm: number,
  role: MaterialRole = 'trim',
): void {
  const { x, y } = shape.waste
  const hit = surfaceAt(body, [x, rimY - dropMm, -y], [0, 0, -1])
  if (!hit) return
  const parts = overflowRing(26)
  const { at, facing } = hit
  const place: [number, number, number] = [at.x, at.y, at.z]
  const direction: [number, number, number] = [facing.x, facing.y, facing.z]
  model.add('overflow', role, aimed(parts.metal, place, direction))
  model.add('overflow hole', 'dark', aimed(parts.hole, place, direction))
}
