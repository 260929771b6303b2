import { Vector3, type BufferGeometry } from 'three'
import type { SpoutForm } from '../forms.ts'
import { cylinder, ring } from '../geometry/lathe.ts'
import { circle, polygon, rectangle, superellipse } from '../geometry/outline.ts'
import { bezierPath } from '../geometry/path.ts'
import { merged, type Point3 } from '../geometry/placing.ts'
import { box } from '../geometry/sheath.ts'
import { bentLine, sweep, type Bend, type Station } from '../geometry/sweep.ts'

export type Spout = {
  metal: BufferGeometry
  /** Aerator insert, in grey plastic. */
  insert: BufferGeometry
  outlet: Point3
}

export type SpoutOptions = {
  form: SpoutForm
  /** Height at which the spout leaves the axis of the body or the wall. */
  startY: number
  reachMm: number
  /** Height of the outlet; must suit the form. */
  outletY: number
  /** Diameter, or height of a flat section. */
  thicknessMm: number
  /** Gooseneck: highest point of the centre line. */
  crownY?: number
}

/** Spout in the y-z plane, pointing to +z and running down to its outlet. */
export function spout(options: SpoutOptions): Spout {
  switch (options.form) {
    case 'flat':
      return flatSpout(options)
    case 'taper':
      return taperSpout(options)
    case 'square':
      return squareSpout(options)
    case 'cascade':
      return cascadeSpout(options)
    default:
      return roundSpout(options)
  }
}

function roundSpout(options: SpoutOptions): Spout {
  const { thicknessMm, reachMm, outletY } = options
  const line = options.form === 'arc' ? arcLine(options) : bentLine(roundBends(options))
  const end = line.at(-1)!
  const metal = sweep(line, circle(thicknessMm), { endEdgeMm: 0.5, bore: { wallMm: 1.7, depthMm: 2 } })
  const insert = insertDisc(thicknessMm - 3, end)
  return { metal, insert, outlet: [0, outletY, reachMm] }
}

function roundBends({ form, startY, reachMm, outletY, thicknessMm, crownY }: SpoutOptions): Bend[] {
  if (form === 'gooseneck') {
    const crown = crownY ?? startY + reachMm
    const radius = reachMm / 2
    return [
      [0, startY, 0],
      [0, crown, 0, radius],
      [0, crown, reachMm, radius],
      [0, outletY, reachMm],
    ]
  }
  const drop = form === 'angled' ? thicknessMm * 1.5 : thicknessMm * 1.0
  return [
    [0, startY, 0],
    [0, outletY + drop, reachMm, thicknessMm * 0.9],
    [0, outletY, reachMm],
  ]
}

function arcLine({ startY, reachMm, outletY }: SpoutOptions): Station[] {
  const drop = startY - outletY
  const path = bezierPath(
    [0, startY],
    [reachMm * 0.6, startY + drop * 0.1],
    [reachMm * 0.97, startY - drop * 0.05],
    [reachMm, outletY],
    22,
  )
  let distance = 0
  return path.map(({ x, y, tx, ty }, index) => {
    const before = path[index - 1]
    distance += before ? Math.hypot(x - before.x, y - before.y) : 0
    return { at: new Vector3(0, y, x), along: new Vector3(0, ty, tx), distance }
  })
}

/** Aerator face inside the bore at the end of a spout. */
export function insertDisc(diameterMm: number, end: Station): BufferGeometry {
  const disc = merged(
    cylinder(diameterMm, 0.8, 0.2),
    ring(diameterMm * 0.72, diameterMm * 0.6, 1.2, 0.2),
    ring(diameterMm * 0.36, diameterMm * 0.2, 1.2, 0.2),
  )
  // Looks out of the bore, against the direction of the line's inside.
  const quarter = Math.atan2(end.along.z, end.along.y)
  return disc.rotateX(quarter).translate(0, end.at.y - end.along.y * 2, end.at.z - end.along.z * 2)
}

function nozzle(
  outlet: Point3,
  diameterMm: number,
  heightMm: number,
): { metal: BufferGeometry; insert: BufferGeometry } {
  const [x, y, z] = outlet
  return {
    metal: ring(diameterMm, diameterMm - 3, heightMm, 0.4).translate(x, y, z),
    insert: cylinder(diameterMm - 2.6, 1, 0.2).translate(x, y + 0.8, z),
  }
}

function flatSpout({ startY, reachMm, outletY, thicknessMm }: SpoutOptions): Spout {
  const tall = thicknessMm * 0.5
  const wide = thicknessMm * 1.55
  const overhang = 11
  const line = bentLine([
    [0, startY, 0],
    [0, outletY + tall / 2 + 2.4, reachMm + overhang],
  ])
  const blade = sweep(line, rectangle(wide, tall, Math.min(3, tall * 0.4)), { endEdgeMm: 2.4 })
  const end = nozzle([0, outletY, reachMm], 17, 5)
  return { metal: merged(blade, end.metal), insert: end.insert, outlet: [0, outletY, reachMm] }
}

function squareSpout({ startY, reachMm, outletY, thicknessMm }: SpoutOptions): Spout {
  const side = thicknessMm * 0.92
  const line = bentLine([
    [0, startY, 0],
    [0, startY, reachMm, 3],
    [0, outletY, reachMm],
  ])
  const metal = sweep(line, rectangle(side, side, 1.6), { endEdgeMm: 0.4, bore: { wallMm: 1.8, depthMm: 2 } })
  return { metal, insert: insertDisc(side - 4, line.at(-1)!), outlet: [0, outletY, reachMm] }
}

function taperSpout({ startY, reachMm, outletY, thicknessMm }: SpoutOptions): Spout {
  const tipTall = thicknessMm * 0.56
  const tipY = outletY + tipTall / 2 + 2.2
  const tipZ = reachMm + thicknessMm * 0.46
  const path = bezierPath([0, startY], [reachMm * 0.45, startY + 2], [reachMm * 0.8, tipY + 5], [tipZ, tipY], 20)
  let distance = 0
  const line = path.map(({ x, y, tx, ty }, index) => {
    const before = path[index - 1]
    distance += before ? Math.hypot(x - before.x, y - before.y) : 0
    return { at: new Vector3(0, y, x), along: new Vector3(0, ty, tx), distance }
  })
  const metal = sweep(line, circle(10), {
    sectionAt: (share) =>
      superellipse(
        thicknessMm * (1.28 - 0.2 * share),
        thicknessMm * 1.16 + (tipTall - thicknessMm * 1.16) * share,
        2.6 + share * 0.8,
        64,
      ),
    endEdgeMm: tipTall * 0.36,
  })
  const end = nozzle([0, outletY, reachMm], 18, 5)
  return { metal: merged(metal, end.metal), insert: end.insert, outlet: [0, outletY, reachMm] }
}

/** Open trough: a floor with two cheeks; water leaves over the lip. */
function cascadeSpout({ startY, reachMm, outletY, thicknessMm }: SpoutOptions): Spout {
  const wide = thicknessMm * 0.85
  const tall = thicknessMm * 0.6
  const cheek = 2.4
  const section = polygon([
    [-wide, 0, 2.4],
    [wide, 0, 2.4],
    [wide, tall, 1],
    [wide - cheek, tall, 1],
    [wide - cheek, 3, 2],
    [cheek - wide, 3, 2],
    [cheek - wide, tall, 1],
    [-wide, tall, 1],
  ])
  const fall = bentLine([
    [0, startY - tall / 2, 0],
    [0, startY - tall / 2, reachMm * 0.4, 60],
    [0, outletY, reachMm],
  ])
  const metal = sweep(fall, section, { endEdgeMm: 0.5 })
  const insert = box(wide * 1.7, tall * 0.5, 3, 0.5).translate(0, startY - tall / 2 + 3, thicknessMm * 0.9)
  return { metal, insert, outlet: [0, outletY, reachMm] }
}
