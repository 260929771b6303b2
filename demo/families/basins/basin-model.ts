import { assembly, type Assembly, type Mount, type ProductModel } from '../../models/assembly.ts'
import { addOverflow, addWaste, vessel, type BowlShape } from '../../models/fittings/vessel.ts'
import { fluted } from '../../models/geometry/flutes.ts'
import { cylinder } from '../../models/geometry/lathe.ts'
import { superellipse } from '../../models/geometry/outline.ts'
import type { Corner } from '../../models/geometry/path.ts'
import { upright } from '../../models/geometry/placing.ts'
import { sheath } from '../../models/geometry/sheath.ts'
import { bowlShapes, tapHolesOf } from './basin-bowls.ts'
import { outerOutline, outsideProfile } from './basin-outside.ts'
import type { BasinSpec } from './basin.ts'

const BENCH_MM = 20
const RIM_OVER_BENCH_MM = 12

/** Wash basin. Counter-top basins stand on y = 0, hung ones have their rim at their height, back at z = 0. */
export function basin(spec: BasinSpec): ProductModel {
  const mount = mountOf(spec)
  const model = assembly(mount)
  const rimY = spec.heightMm
  const bowlHeight = spec.mount === 'pedestal' ? 200 : spec.heightMm
  const shapes = bowlShapes(spec, bowlHeight)
  const outer = outerOutline(spec)
  const body = vessel({
    outer,
    ...(spec.side === 'fluted' ? { skirt: fluted(outer, 16, 4.5) } : {}),
    outside: outsideProfile(spec, bowlHeight),
    rimEdgeMm: Math.min(spec.rimWidthMm * 0.46, spec.mount === 'vanity-top' ? 3 : 7),
    bowls: shapes,
    tapHoles: tapHolesOf(spec, shapes),
  })
  const back = mount === 'wall' || spec.mount === 'pedestal' || spec.mount === 'corner' ? spec.depthMm / 2 : 0
  body.translate(0, rimY, 0)
  for (const shape of shapes) {
    addWaste(model, shape, rimY)
    if (spec.overflow) addOverflow(model, body, shape, rimY, Math.min(44, shape.depthMm * 0.42))
  }
  model.add('basin', 'finish', body)
  if (spec.mount === 'pedestal') addPedestal(model, spec)
  if (spec.tapHoles > 0) addHoleShadows(model, spec, shapes, rimY)
  if (back !== 0) model.move(0, 0, back)
  if (spec.mount === 'inset') model.letInto(rimY - RIM_OVER_BENCH_MM, outer(-10))
  else if (spec.mount === 'under-counter' && shapes[0]) model.letInto(rimY + BENCH_MM, shapes[0].opening(1), BENCH_MM)
  measureHoles(model, spec, shapes)
  return pose(model, spec)
}

function mountOf({ mount }: BasinSpec): Mount {
  if (mount === 'wall' || mount === 'care' || mount === 'corner') return 'wall'
  return mount === 'pedestal' ? 'floor' : 'bench'
}

function pose(model: Assembly, spec: BasinSpec): ProductModel {
  const { widthMm, depthMm, heightMm } = spec
  model.measure('rimWidth', [widthMm / 2 - spec.rimWidthMm, heightMm, 0], [widthMm / 2, heightMm, 0], 'x')
  model.measure('width', [-widthMm / 2, heightMm, 0], [widthMm / 2, heightMm, 0], 'x')
  model.measure('depth', [0, heightMm, -depthMm / 2], [0, heightMm, depthMm / 2], 'z')
  if (spec.mount === 'pedestal') model.pose({ azimuth: -32, elevation: 16, fill: 0.76 })
  else if (mountOf(spec) === 'wall') model.pose({ azimuth: -30, elevation: 24, fill: 0.74 })
  else
    model.pose({
      azimuth: -28,
      elevation: spec.mount === 'vanity-top' ? 30 : isLetIn(spec) ? 38 : 22,
      fill: spec.mount === 'vanity-top' ? 0.8 : 0.74,
    })
  return model.finish()
}

function isLetIn({ mount }: BasinSpec): boolean {
  return mount === 'inset' || mount === 'under-counter'
}

/** Measures the positions of waste and taps from the back of the basin. */
function measureHoles(model: Assembly, spec: BasinSpec, shapes: readonly BowlShape[]): void {
  const [first, second] = shapes
  const back = -spec.depthMm / 2
  const rimY = spec.heightMm
  if (first) model.measure('wasteFromBack', [first.waste.x, rimY, back], [first.waste.x, rimY, -first.waste.y], 'z')
  if (first && second)
    model.measure('bowlCentres', [first.waste.x, rimY, -first.waste.y], [second.waste.x, rimY, -second.waste.y], 'x')
  const [tap, next] = tapHolesOf(spec, shapes)
  if (!tap) return
  model.measure('tapHoleFromBack', [tap.x, rimY, back], [tap.x, rimY, -tap.y], 'z')
  if (next && spec.tapHoles === 3) model.measure('tapHoleCentres', [tap.x, rimY, -tap.y], [next.x, rimY, -next.y], 'x')
}

/** Dark bottoms of the tap holes. */
function addHoleShadows(model: Assembly, spec: BasinSpec, shapes: readonly BowlShape[], rimY: number): void {
  for (const { x, y } of tapHolesOf(spec, shapes))
    model.add('tap hole', 'dark', cylinder(36, 1, 0.1).translate(x, rimY - 14, -y))
}

function addPedestal(model: Assembly, spec: BasinSpec): void {
  const top = spec.heightMm - 130
  const outline = superellipse(178, 168, 3, 80)
  const profile: Corner[] = [
    [16, 0],
    [16, 10, 4],
    [0, 60, 120],
    [-10, top * 0.6, 600],
    [14, top, 200],
  ]
  model.add('pedestal', 'finish', upright(sheath(outline, profile, 'both')).translate(0, 0, -spec.depthMm * 0.1))
}
