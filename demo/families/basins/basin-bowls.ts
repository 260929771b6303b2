import type { BowlShape } from '../../models/fittings/vessel.ts'
import type { BowlFloor } from '../../models/geometry/bowl.ts'
import { evenly } from '../../models/geometry/flutes.ts'
import { ellipse, movedOutline, polygon, rectangle, superellipse, type Outline } from '../../models/geometry/outline.ts'
import { frontRadius, isRoundFronted } from './basin-outside.ts'
import type { BasinSpec } from './basin.ts'

const WASTE_MM = 62

export function bowlShapes(spec: BasinSpec, height: number): BowlShape[] {
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

export function tapHolesOf(
  spec: BasinSpec,
  shapes: readonly BowlShape[],
): { x: number; y: number; diameterMm: number }[] {
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

/**
 * Measures from the centre of the tap hole to the edge of the bowl, and the bowl from back to front; empty without a
 * tap hole.
 */
export function bowlBehindTap(spec: BasinSpec, height: number) {
  const shapes = bowlShapes(spec, height)
  const [hole] = tapHolesOf(spec, shapes)
  const ys = shapes[0]?.opening().map(({ y }) => y) ?? []
  if (!hole || ys.length === 0) return {}
  const back = Math.max(...ys)
  return {
    'tap-hole-size': '35 mm',
    'tap-hole-to-bowl': Math.round(hole.y - back),
    'bowl-length': Math.round(back - Math.min(...ys)),
  }
}
