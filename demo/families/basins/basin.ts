import { assembly } from '../../models/assembly.ts'
import type { Assembly, Mount, ProductModel } from '../../models/assembly.ts'
import type { BasinSpec } from '../../models/families.ts'
import { addOverflow, addWaste, vessel } from '../../models/fittings/vessel.ts'
import type { BowlShape } from '../../models/fittings/vessel.ts'
import { cylinder } from '../../models/geometry/lathe.ts'
import { evenly, fluted } from '../../models/geometry/flutes.ts'
import { ellipse, movedOutline, polygon, rectangle, superellipse } from '../../models/geometry/outline.ts'
import type { Outline } from '../../models/geometry/outline.ts'
import type { BowlFloor } from '../../models/geometry/bowl.ts'
import type { Corner } from '../../models/geometry/path.ts'
import { upright } from '../../models/geometry/placing.ts'
import { sheath } from '../../models/geometry/sheath.ts'

const WASTE_MM = 62

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
      elevation: spec.mount === 'vanity-top' ? 30 : 25,
      fill: spec.mount === 'vanity-top' ? 0.8 : 0.74,
    })
  return model.finish()
}

/** Where waste and taps go, from the back of the basin. */
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

function outerOutline(spec: BasinSpec): Outline {
  const { shape, widthMm, depthMm, mount } = spec
  if (mount === 'vanity-top') return rectangle(widthMm, depthMm, 4)
  if (mount === 'corner') return cornerOutline(widthMm, depthMm)
  if (isRoundFronted(spec)) return dOutline(widthMm, depthMm, frontRadius(spec))
  switch (shape) {
    case 'round':
      return ellipse(widthMm, depthMm, 112)
    case 'oval':
    case 'd-shape':
      return superellipse(widthMm, depthMm, 2.25, 120)
    case 'pill':
      return rectangle(widthMm, depthMm, Math.min(widthMm, depthMm) / 2)
    case 'soft-rectangle':
      return superellipse(widthMm, depthMm, 4.6, 128)
    case 'rectangle':
      return rectangle(widthMm, depthMm, mount === 'wall' || mount === 'pedestal' ? 26 : 18)
  }
}

/** Straight back, rounded front. */
function dOutline(widthMm: number, depthMm: number, frontMm: number): Outline {
  const half = widthMm / 2
  const back = depthMm / 2
  return polygon([
    [-half, back, 10],
    [-half, -back, Math.min(frontMm, half * 0.98)],
    [half, -back, Math.min(frontMm, half * 0.98)],
    [half, back, 10],
  ])
}

/** Two sides on the walls of a corner, a bowed front. */
function cornerOutline(widthMm: number, depthMm: number): Outline {
  const half = widthMm / 2
  const back = depthMm / 2
  return polygon([
    [-half * 0.1, back, 10],
    [-half, back - depthMm * 0.44, 16],
    [-half, -back, half * 0.96],
    [half, -back, half * 0.96],
    [half, back - depthMm * 0.44, 16],
    [half * 0.1, back, 10],
  ])
}

/** Outside of the body below the rim, as (outset, height). */
function outsideProfile(spec: BasinSpec, height: number): Corner[] {
  if (spec.mount === 'vanity-top')
    return [
      [-4, -Math.min(height, 46)],
      [0, -Math.min(height, 46), 2],
    ]
  if (spec.mount === 'inset' || spec.mount === 'under-counter') {
    const rim = spec.mount === 'inset' ? 12 : 8
    const under = Math.max(spec.rimWidthMm - 8, 10)
    return [
      [-spec.widthMm * 0.34, -height],
      [-spec.widthMm * 0.22, -height, 40],
      [-under - 6, -height * 0.3, 40],
      [-under, -rim - 4, 6],
      [-under, -rim, 2],
      [-1, -rim],
      [0, -rim, 2],
    ]
  }
  const span = Math.min(spec.widthMm, spec.depthMm)
  if (spec.side === 'curved' || spec.mount === 'pedestal') {
    const hung = spec.mount === 'pedestal' || spec.mount === 'wall' || spec.mount === 'care'
    const inset = span * (hung ? 0.3 : 0.24)
    const foot = Math.max(inset + 4, span * 0.32)
    return [
      [-foot, -height],
      [-inset, -height, 8],
      [-span * 0.1, -height * 0.62, height * 0.9],
      [0, -height * 0.16, height * 0.5],
    ]
  }
  if (spec.side === 'tapered')
    return [
      [-span * 0.15, -height],
      [-span * 0.11, -height, 9],
    ]
  return [
    [-14, -height],
    [-1.5, -height, spec.mount === 'wall' || spec.mount === 'care' ? 14 : 5],
  ]
}

function bowlShapes(spec: BasinSpec, height: number): BowlShape[] {
  if (spec.mount === 'vanity-top') return vanityBowls(spec)
  const landing = landingDepth(spec)
  const shelf = spec.mount === 'wall' && spec.shelf ? spec.widthMm * 0.24 : 0
  const sideShelf = spec.shelf === 'both' ? shelf * 2 : shelf
  const rim = spec.rimWidthMm
  const lip = Math.min(rim * 0.46, 7)
  const width = spec.widthMm - 2 * (rim - lip) - 2 * lip - sideShelf
  const depth = spec.depthMm - 2 * rim - landing
  const x = spec.shelf === 'left' ? shelf / 2 : spec.shelf === 'right' ? -shelf / 2 : 0
  const y = -landing / 2
  const soft =
    spec.shape === 'round' ||
    spec.shape === 'oval' ||
    spec.mount === 'corner' ||
    (spec.shape === 'd-shape' && spec.mount !== 'care')
  const depthMm = Math.min(height - 22, spec.mount === 'care' ? 110 : 150)
  const opening = movedOutline(openingOf(spec, width, depth), x, y)
  return [
    {
      opening,
      ...(soft ? {} : { floor: floorOf(spec, width, depth, x, y) }),
      footMm: spec.shape === 'rectangle' ? 26 : 54,
      depthMm,
      lipMm: lip,
      squareness: soft ? (spec.side === 'curved' ? 2.1 : 2.9) : 5,
      waste: { x, y: y + (soft ? 0 : depth * 0.06), diameterMm: WASTE_MM },
    },
  ]
}

/** Flat place behind the bowl that carries the tap. */
function landingDepth({ tapHoles, mount, depthMm }: BasinSpec): number {
  if (mount === 'corner') return depthMm * 0.2
  if (tapHoles === 0) return 0
  return mount === 'care' ? 84 : Math.min(96, depthMm * 0.23)
}

function openingOf(spec: BasinSpec, width: number, depth: number): Outline {
  if (spec.mount === 'corner') return superellipse(width * 0.72, depth * 0.86, 2.3, 112)
  if (isRoundFronted(spec)) return roundFrontedOpening(spec, width, depth)
  switch (spec.shape) {
    case 'round':
      return ellipse(width, depth, 112)
    case 'oval':
    case 'd-shape':
      return superellipse(width, depth, 2.25, 120)
    case 'pill':
      return rectangle(width, depth, Math.min(width, depth) / 2)
    case 'soft-rectangle':
      return superellipse(width, depth, 4.6, 128)
    case 'rectangle':
      return rectangle(width, depth, spec.mount === 'wall' || spec.mount === 'pedestal' ? 44 : 22)
  }
}

/** Straight at the wall, round at the front. */
function isRoundFronted({ shape, mount }: BasinSpec): boolean {
  return shape === 'd-shape' || mount === 'care' || (mount === 'wall' && shape === 'oval')
}

function frontRadius({ mount, depthMm }: BasinSpec): number {
  return mount === 'care' ? 90 : depthMm * 0.5
}

/** Follows the front at the width of the rim; its back corners are wide, for the sponge. */
function roundFrontedOpening(spec: BasinSpec, width: number, depth: number): Outline {
  const x = width / 2
  const y = depth / 2
  const front = Math.min(Math.max(40, frontRadius(spec) - spec.rimWidthMm), x * 0.98)
  const back = Math.min(80, depth * 0.34)
  return evenly(
    polygon([
      [-x, y, back],
      [-x, -y, front],
      [x, -y, front],
      [x, y, back],
    ]),
    132,
  )
}

function floorOf({ shape }: BasinSpec, width: number, depth: number, x: number, y: number): BowlFloor {
  const inset = shape === 'rectangle' ? 30 : 58
  return { scaleX: 1 - (2 * inset) / width, scaleY: 1 - (2 * inset) / depth, x, y }
}

function vanityBowls(spec: BasinSpec): BowlShape[] {
  const count = spec.bowls ?? 1
  const width = Math.min(520, (spec.widthMm - 100) / count - 60)
  const depth = spec.depthMm - 150
  const offset = spec.shelf === 'left' ? spec.widthMm * 0.2 : spec.shelf === 'right' ? -spec.widthMm * 0.2 : 0
  const places = count === 2 ? [-spec.widthMm / 4, spec.widthMm / 4] : [offset]
  const oval = spec.shape === 'oval' || spec.shape === 'round'
  return places.map((x) => {
    const opening = oval ? superellipse(width, depth, 2.3, 120) : rectangle(width, depth, 36)
    return {
      opening: movedOutline(opening, x, -30),
      ...(oval ? {} : { floor: { scaleX: 1 - 80 / width, scaleY: 1 - 80 / depth, x, y: -30 } }),
      footMm: 38,
      depthMm: Math.max(70, spec.heightMm - 7),
      lipMm: 5,
      squareness: oval ? 2.6 : 5,
      waste: { x, y: -20, diameterMm: WASTE_MM },
    }
  })
}

function tapHolesOf(spec: BasinSpec, shapes: readonly BowlShape[]): { x: number; y: number; diameterMm: number }[] {
  if (spec.tapHoles === 0) return []
  const y = tapY(spec)
  return shapes.flatMap(({ waste }) => {
    const centre = spec.mount === 'corner' ? 0 : waste.x
    const places = spec.tapHoles === 1 ? [0] : [-100, 0, 100]
    return places.map((x) => ({ x: centre + x, y, diameterMm: 35 }))
  })
}

function tapY(spec: BasinSpec): number {
  if (spec.mount === 'vanity-top') return spec.depthMm / 2 - 52
  return spec.depthMm / 2 - landingDepth(spec) * 0.5 - spec.rimWidthMm * 0.5
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
