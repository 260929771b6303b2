import { assembly, type Assembly, type ProductModel } from '../../models/assembly.ts'
import { basketWaste } from '../../models/fittings/waste.ts'
import { bowl, rimFace, type BowlFloor } from '../../models/geometry/bowl.ts'
import { cylinder } from '../../models/geometry/lathe.ts'
import { circle, movedOutline, rectangle, type Outline } from '../../models/geometry/outline.ts'
import { merged, upright } from '../../models/geometry/placing.ts'
import { sheath, slab } from '../../models/geometry/sheath.ts'
import type { KitchenSinkSpec } from './kitchen-sink.ts'

type SinkBowl = {
  opening: Outline
  floor: BowlFloor
  x: number
  y: number
  widthMm: number
  depthMm: number
  downMm: number
}

const WASTE_MM = 112

/** Kitchen sink with its rim at y = bowl depth, so that it stands on its bowls. */
export function kitchenSink(spec: KitchenSinkSpec): ProductModel {
  const model = assembly('bench')
  const rimY = spec.bowlDepthMm + 6
  const bowls = bowlsOf(spec)
  const ceramic = spec.mount === 'apron'
  const outer = outerOutline(spec)
  const lip = ceramic ? 9 : spec.mount === 'flushmount' ? 1.6 : 3
  const holes = spec.tapHoles === 1 ? [{ x: tapX(spec), y: spec.depthMm / 2 - 32, diameterMm: 35 }] : []
  const skirt = ceramic
    ? sheath(
        outer,
        [
          [-10, -spec.bowlDepthMm - 16],
          [0, -spec.bowlDepthMm - 16, 6],
          [0, 0, 9],
          [-9.2, 0],
        ],
        'foot',
      )
    : sheath(outer, [
        [-5, -4.5],
        [0, -4.5, 1],
        [0, 0, 2.2],
        [-2.4, 0],
      ])
  const top = rimFace(
    outer,
    bowls.map(({ opening }) => opening),
    { outerMm: ceramic ? 9.2 : 2.4, innerMm: lip },
    0,
    holes,
  )
  const insides = bowls.map(({ opening, floor, x, y, downMm }) =>
    bowl({
      opening,
      floor,
      depthMm: downMm,
      lipMm: lip,
      squareness: 6,
      footMm: spec.cornerRadiusMm < 20 ? 12 : 30,
      waste: { x, y, diameterMm: WASTE_MM - 16 },
    }),
  )
  const shells = ceramic ? [] : bowls.map((shape) => outsideOf(shape))
  model.add('sink', 'finish', upright(merged(skirt, top, ...insides, ...shells)).translate(0, rimY, 0))
  for (const shape of bowls) addWaste(model, shape, rimY)
  if (spec.drainer !== 'none') addDrainers(model, spec, rimY)
  if (holes.length > 0)
    model.add('tap hole', 'dark', cylinder(36, 1, 0.1).translate(tapX(spec), rimY - 13, -(spec.depthMm / 2 - 32)))
  addMeasures(model, spec, bowls, rimY)
  letIntoBench(model, spec, bowls, outer, rimY)
  const wide = spec.widthMm > 700
  model.pose({
    azimuth: wide ? -24 : -30,
    elevation: spec.mount === 'apron' ? 26 : spec.mount === 'undermount' ? 44 : 36,
    fill: 0.82,
  })
  return model.finish()
}

const BENCH_MM = 20

/** Under the bench one cut-out for all bowls, on it the rim covers the edge; an apron sink is shown whole. */
function letIntoBench(
  model: Assembly,
  { mount, cornerRadiusMm }: KitchenSinkSpec,
  bowls: readonly SinkBowl[],
  outer: Outline,
  rimY: number,
): void {
  if (mount === 'apron') return
  if (mount !== 'undermount') return model.letInto(mount === 'flushmount' ? rimY - 0.6 : rimY - 4, outer(-2))
  const left = Math.min(...bowls.map(({ x, widthMm }) => x - widthMm / 2))
  const right = Math.max(...bowls.map(({ x, widthMm }) => x + widthMm / 2))
  const deep = Math.max(...bowls.map(({ depthMm }) => depthMm))
  const y = bowls[0]?.y ?? 0
  const cutOut = movedOutline(rectangle(right - left, deep, cornerRadiusMm), (left + right) / 2, y)
  model.letInto(rimY + BENCH_MM, cutOut(2), BENCH_MM)
}

function outerOutline(spec: KitchenSinkSpec): Outline {
  if (spec.mount === 'round') return circle(spec.widthMm, 112)
  return rectangle(
    spec.widthMm,
    spec.depthMm,
    spec.mount === 'apron' ? 18 : Math.max(8, Math.min(46, spec.cornerRadiusMm + 6)),
  )
}

function tapX(spec: KitchenSinkSpec): number {
  return spec.drainer === 'right' ? -spec.widthMm * 0.2 : spec.drainer === 'left' ? spec.widthMm * 0.2 : 0
}

function bowlsOf(spec: KitchenSinkSpec): SinkBowl[] {
  if (spec.mount === 'round') return [roundBowl(spec)]
  const border = spec.mount === 'apron' ? 24 : spec.mount === 'undermount' ? 20 : 26
  const ledge = spec.tapHoles === 1 || spec.mount === 'inset' ? 46 : 0
  const drainers = spec.drainer === 'none' ? 0 : spec.drainer === 'both' ? 2 : 1
  const bridge = 26
  const available = spec.widthMm - 2 * border - drainers * Math.max(280, spec.widthMm * 0.3)
  const start =
    -spec.widthMm / 2 +
    border +
    (spec.drainer === 'left' || spec.drainer === 'both' ? (spec.widthMm - 2 * border - available) / drainers : 0)
  const deep = spec.depthMm - 2 * border - ledge
  const y = -ledge / 2
  const shares = spec.bowls === 'single' ? [1] : spec.bowls === 'double' ? [0.5, 0.5] : [0.66, 0.34]
  const usable = available - bridge * (shares.length - 1)
  let from = start
  return shares.map((share) => {
    const width = usable * share
    const x = from + width / 2
    from += width + bridge
    const small = share < 0.4
    return rectangleBowl(
      x,
      y + (small ? deep * 0.06 : 0),
      width,
      small ? deep * 0.88 : deep,
      small ? spec.bowlDepthMm * 0.72 : spec.bowlDepthMm,
      spec.cornerRadiusMm,
    )
  })
}

function rectangleBowl(x: number, y: number, width: number, depth: number, downMm: number, radius: number): SinkBowl {
  const opening = movedOutline(rectangle(width, depth, radius), x, y)
  const inset = (radius < 20 ? 12 : 30) + 9
  const floor = { scaleX: 1 - (2 * inset) / width, scaleY: 1 - (2 * inset) / depth, x, y }
  return { opening, floor, x, y, widthMm: width, depthMm: depth, downMm }
}

function roundBowl(spec: KitchenSinkSpec): SinkBowl {
  const size = spec.widthMm - 56
  const opening = circle(size, 112)
  const floor = { scaleX: 0.79, scaleY: 0.79, x: 0, y: 0 }
  return { opening, floor, x: 0, y: 0, widthMm: size, depthMm: size, downMm: spec.bowlDepthMm }
}

/** Underside of a pressed bowl. */
function outsideOf({ opening, downMm }: SinkBowl) {
  return sheath(
    (outset = 0) => opening(outset + 1.4),
    [
      [-30, -downMm - 2],
      [-6, -downMm - 2, 14],
      [0, -3],
    ],
    'foot',
  )
}

function addWaste(model: Assembly, { x, y, downMm }: SinkBowl, rimY: number): void {
  const parts = basketWaste(WASTE_MM)
  model.add('waste', 'steel', parts.metal.translate(x, rimY - downMm + 0.6, -y))
  model.add('waste gap', 'dark', parts.gap.translate(x, rimY - downMm + 0.6, -y))
}

/** Rounded ribs that run to the bowl. */
function addDrainers(model: Assembly, spec: KitchenSinkSpec, rimY: number): void {
  const sides = spec.drainer === 'both' ? [-1, 1] : [spec.drainer === 'left' ? -1 : 1]
  const length = Math.max(280, spec.widthMm * 0.3)
  const count = Math.floor((spec.depthMm - 130) / 34)
  for (const side of sides) {
    const centre = side * (spec.widthMm / 2 - 26 - length / 2)
    for (let rib = 0; rib < count; rib++) {
      const y = (rib - (count - 1) / 2) * 34 - 12
      const bar = slab(rectangle(length - 90, 11, 5.4), 2.6, 2.5, 0.1)
      model.add('drainer rib', 'finish', upright(bar).translate(centre, rimY - 0.1, -y))
    }
  }
}

function addMeasures(model: Assembly, spec: KitchenSinkSpec, bowls: readonly SinkBowl[], rimY: number): void {
  const [first] = bowls
  model.measure('width', [-spec.widthMm / 2, rimY, 0], [spec.widthMm / 2, rimY, 0], 'x')
  if (!first) return
  model.measure(
    'bowlWidth',
    [first.x - first.widthMm / 2, rimY, -first.y],
    [first.x + first.widthMm / 2, rimY, -first.y],
    'x',
  )
  const front = -first.y + first.depthMm / 2
  model.measure('bowlLength', [first.x, rimY, front - first.depthMm], [first.x, rimY, front], 'z')
  model.measure('wasteFromSide', [-spec.widthMm / 2, rimY, -first.y], [first.x, rimY, -first.y], 'x')
  model.measure('wasteFromBack', [first.x, rimY, -spec.depthMm / 2], [first.x, rimY, -first.y], 'z')
  model.measure('bowlDepth', [first.x, rimY - first.downMm, -first.y], [first.x, rimY, -first.y], 'y')
}
