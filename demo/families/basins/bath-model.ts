import type { Vector3 } from 'three'
import { assembly, type Assembly, type ProductModel } from '../../models/assembly.ts'
import { addWaste, vessel, type BowlShape } from '../../models/fittings/vessel.ts'
import { overflowRing } from '../../models/fittings/waste.ts'
import { surfaceAt, type BowlFloor } from '../../models/geometry/bowl.ts'
import { deformed } from '../../models/geometry/deform.ts'
import { fluted } from '../../models/geometry/flutes.ts'
import { cylinder, ring } from '../../models/geometry/lathe.ts'
import { movedOutline, polygon, rectangle, superellipse, type Outline } from '../../models/geometry/outline.ts'
import type { Corner } from '../../models/geometry/path.ts'
import { aimed, merged } from '../../models/geometry/placing.ts'
import { box } from '../../models/geometry/sheath.ts'
import type { BathSpec } from './bath.ts'

const WASTE_MM = 70

/** Bath standing on y = 0, its length along x; back-to-wall baths have their back at z = 0. */
export function bath(spec: BathSpec): ProductModel {
  const model = assembly('floor')
  const shape = insideOf(spec)
  const outer = outerOutline(spec)
  const body = vessel({
    outer,
    ...(spec.side === 'fluted' ? { skirt: fluted(outer, 34, 8) } : {}),
    outside: outsideProfile(spec),
    rimEdgeMm: Math.min(spec.rimWidthMm * 0.45, 12),
    bowls: [shape],
    tapHoles: [],
  }).translate(0, spec.heightMm, 0)
  if (spec.slipper) raiseEnd(body, spec)
  addWaste(model, shape, spec.heightMm)
  addOverflowTo(model, body, spec, shape)
  if (spec.form === 'spa') addJets(model, body, spec)
  model.add('bath', 'finish', body)
  if (isLetIn(spec)) {
    addFeet(model, spec)
    model.letInto(spec.heightMm - 32, outer(-12))
  }
  model.measure('length', [-spec.lengthMm / 2, spec.heightMm, 0], [spec.lengthMm / 2, spec.heightMm, 0], 'x')
  model.measure('width', [0, spec.heightMm, -spec.widthMm / 2], [0, spec.heightMm, spec.widthMm / 2], 'z')
  model.measure('rimHeight', [spec.lengthMm / 2, 0, 0], [spec.lengthMm / 2, spec.heightMm, 0], 'y')
  const { x, y } = shape.waste
  const end = x < 0 ? -spec.lengthMm / 2 : spec.lengthMm / 2
  model.measure('wasteFromEnd', [x, spec.heightMm, -y], [end, spec.heightMm, -y], 'x')
  model.measure('wasteFromBack', [x, spec.heightMm, -spec.widthMm / 2], [x, spec.heightMm, -y], 'z')
  if (isLetIn(spec)) model.pose({ azimuth: spec.form === 'corner' ? 0 : -28, elevation: 32, fill: 0.82 })
  else model.pose({ azimuth: -20, elevation: 17, fill: 0.82 })
  return model.finish()
}

function isLetIn({ form }: BathSpec): boolean {
  return form === 'inset' || form === 'corner' || form === 'spa' || form === 'shower-bath'
}

function outerOutline({ form, shape, lengthMm, widthMm }: BathSpec): Outline {
  if (form === 'corner') return cornerOutline(lengthMm, widthMm, 0)
  if (form === 'back-to-wall') {
    const half = lengthMm / 2
    const front = shape === 'rectangle' ? 60 : Math.min(widthMm * 0.8, half * 0.95)
    return polygon([
      [-half, widthMm / 2, 6],
      [-half, -widthMm / 2, front],
      [half, -widthMm / 2, front],
      [half, widthMm / 2, 6],
    ])
  }
  if (form === 'inset' || form === 'spa' || form === 'shower-bath') return rectangle(lengthMm, widthMm, 26)
  return plainOutline(shape, lengthMm, widthMm)
}

function plainOutline(shape: BathSpec['shape'], lengthMm: number, widthMm: number): Outline {
  if (shape === 'oval') return superellipse(lengthMm, widthMm, 2.3, 144)
  if (shape === 'pill') return rectangle(lengthMm, widthMm, widthMm / 2)
  if (shape === 'soft-rectangle') return superellipse(lengthMm, widthMm, 4.4, 144)
  return rectangle(lengthMm, widthMm, 46)
}

/** Triangle with a bowed front for a room corner. */
function cornerOutline(lengthMm: number, widthMm: number, inset: number): Outline {
  const x = lengthMm / 2 - inset
  const y = widthMm / 2 - inset
  const soft = inset > 0 ? 150 : 30
  return polygon([
    [-x * 0.06, y, soft],
    [-x, y * 0.06, soft],
    [-x, -y * 0.28, inset > 0 ? 160 : 60],
    [-x * 0.34, -y, 420],
    [x * 0.34, -y, 420],
    [x, -y * 0.28, inset > 0 ? 160 : 60],
    [x, y * 0.06, soft],
    [x * 0.06, y, soft],
  ])
}

function outsideProfile(spec: BathSpec): Corner[] {
  const { heightMm } = spec
  if (spec.form === 'inset' || spec.form === 'spa' || spec.form === 'corner' || spec.form === 'shower-bath') {
    const under = spec.rimWidthMm * 0.62
    return [
      [-under - 120, -heightMm + 30],
      [-under - 60, -heightMm + 30, 60],
      [-under, -60, 60],
      [-under, -34, 4],
      [-1, -34],
      [0, -34, 3],
    ]
  }
  switch (spec.side) {
    case 'tapered':
      return [
        [-120, -heightMm],
        [-86, -heightMm, 10],
      ]
    case 'curved':
      return [
        [-spec.widthMm * 0.26, -heightMm],
        [-spec.widthMm * 0.19, -heightMm, 12],
        [-spec.widthMm * 0.11, -heightMm * 0.6, heightMm],
        [-2, -heightMm * 0.06, 160],
      ]
    default:
      return [
        [-40, -heightMm],
        [-4, -heightMm, 8],
      ]
  }
}

function insideOf(spec: BathSpec): BowlShape {
  const rim = spec.rimWidthMm
  const lip = Math.min(rim * 0.45, 16)
  const length = spec.lengthMm - 2 * rim
  const width = spec.widthMm - 2 * rim
  const wasteX = spec.waste === 'centre' ? 0 : length * 0.36
  const depthMm = spec.heightMm - (spec.form === 'freestanding' || spec.form === 'back-to-wall' ? 110 : 70)
  const oval = spec.shape === 'oval'
  const exponent = oval ? 2.3 : spec.shape === 'rectangle' ? 5.4 : 3.6
  const opening =
    spec.form === 'corner'
      ? movedOutline(cornerOutline(spec.lengthMm - 2 * rim, spec.widthMm - 2 * rim, 60), 0, -10)
      : insideOpening(spec, length, width, exponent)
  return {
    opening,
    floor: floorOf(spec, length, width),
    footMm: 110,
    depthMm,
    lipMm: lip,
    squareness: spec.shape === 'rectangle' && spec.form !== 'corner' ? 5 : 3,
    waste: { x: wasteX, y: 0, diameterMm: WASTE_MM },
  }
}

function insideOpening(spec: BathSpec, length: number, width: number, exponent: number): Outline {
  if (spec.form === 'back-to-wall') return (outset = 0) => outerOutline(spec)(outset - spec.rimWidthMm)
  if (spec.shape === 'pill') return rectangle(length, width, width / 2)
  return superellipse(length, width, exponent, 144)
}

/** The floor is shorter than the opening: both ends slope for the back. */
function floorOf(spec: BathSpec, length: number, width: number): BowlFloor {
  if (spec.form === 'corner') return { scaleX: 0.6, scaleY: 0.62, x: 0, y: 0 }
  const slopes = spec.waste === 'centre' ? 420 : 360
  // What the outside draws in already is not drawn in twice.
  const drawn = spec.side === 'curved' ? spec.widthMm * 0.2 : spec.side === 'tapered' ? 90 : 0
  return {
    scaleX: (length - slopes) / (length - drawn),
    scaleY: Math.min(0.86, (width - 190 - drawn * 0.6) / (width - drawn)),
    x: 0,
    y: 0,
    shiftX: spec.waste === 'end' ? length * 0.05 : 0,
  }
}

function addOverflowTo(model: Assembly, body: ReturnType<typeof vessel>, spec: BathSpec, shape: BowlShape): void {
  const atEnd = spec.waste === 'end'
  const hit = atEnd
    ? surfaceAt(body, [0, spec.heightMm - 90, 0], [1, 0, 0])
    : surfaceAt(body, [shape.waste.x, spec.heightMm - 90, 0], [0, 0, -1])
  if (!hit) return
  const parts = overflowRing(52)
  const place: [number, number, number] = [hit.at.x, hit.at.y, hit.at.z]
  const direction: [number, number, number] = [hit.facing.x, hit.facing.y, hit.facing.z]
  model.add('overflow', 'trim', aimed(merged(parts.metal, cylinder(40, 3.4, 1.2)), place, direction))
}

/** Bends one end upwards. */
function raiseEnd(body: ReturnType<typeof vessel>, spec: BathSpec): void {
  const half = spec.lengthMm / 2
  deformed(body, (at: Vector3) => {
    const along = Math.max(0, (-at.x / half - 0.05) / 0.95)
    const up = Math.max(0, at.y / spec.heightMm)
    at.y += 120 * along * along * (3 - 2 * Math.min(1, along)) * up * up
  })
}

function addJets(model: Assembly, body: ReturnType<typeof vessel>, spec: BathSpec): void {
  const count = spec.jets ?? 8
  const perSide = Math.ceil(count / 2)
  for (let jet = 0; jet < count; jet++) {
    const side = jet % 2 === 0 ? 1 : -1
    const step = Math.floor(jet / 2)
    const x = (perSide === 1 ? 0 : step / (perSide - 1) - 0.5) * spec.lengthMm * 0.46
    const hit = surfaceAt(body, [x, spec.heightMm * 0.5, 0], [0, 0, side])
    if (!hit) continue
    const nozzle = merged(ring(58, 30, 5, 2), ring(30, 13, 3, 1))
    const place: [number, number, number] = [hit.at.x, hit.at.y, hit.at.z]
    const direction: [number, number, number] = [hit.facing.x, hit.facing.y, hit.facing.z]
    model.add('jet', 'trim', aimed(nozzle, place, direction))
    model.add('jet eye', 'dark', aimed(cylinder(14, 1.4, 0.2), place, direction))
  }
  const control = surfaceAt(
    body,
    [spec.lengthMm * 0.2, spec.heightMm + 50, -spec.widthMm / 2 + spec.rimWidthMm * 0.5],
    [0, -1, 0],
  )
  if (control) model.add('control', 'trim', cylinder(40, 6, 2).translate(control.at.x, control.at.y, control.at.z))
}

/** Adjustable feet below baths that are built in. */
function addFeet(model: Assembly, spec: BathSpec): void {
  const x = spec.lengthMm * 0.26
  const z = spec.widthMm * 0.16
  for (const [footX, footZ] of [
    [-x, -z],
    [-x, z],
    [x, -z],
    [x, z],
  ] as const) {
    model.add(
      'foot',
      'plastic-black',
      cylinder(46, 8, 2).translate(footX, 0, footZ),
      cylinder(14, 44, 0.5).translate(footX, 4, footZ),
    )
  }
  model.add(
    'frame',
    'steel',
    box(2 * x + 80, 20, 40, 2).translate(0, 24, -z),
    box(2 * x + 80, 20, 40, 2).translate(0, 24, z),
  )
}
