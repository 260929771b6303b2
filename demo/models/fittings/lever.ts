import type { BufferGeometry } from 'three'
import type { LeverForm } from '../forms.ts'
import { deformed } from '../geometry/deform.ts'
import { knurledCylinder } from '../geometry/knurl.ts'
import { cylinder, lathe } from '../geometry/lathe.ts'
import { polygon, rectangle, type Outline } from '../geometry/outline.ts'
import { aimed, degrees, merged, upright } from '../geometry/placing.ts'
import { slab } from '../geometry/sheath.ts'
import { pipe } from '../geometry/sweep.ts'

export type LeverOptions = {
  form: LeverForm
  /** Outline of the body below, so that the cap continues it. */
  section: Outline
  /** Diameter or side of the body. */
  widthMm: number
  /** Length of the lever from the axis; left out, it suits the width. */
  lengthMm?: number
}

/**
 * Handle standing on y = 0 above a shadow gap, its lever pointing to +z (`side-*` forms: a plain cap, whose
 * lever the caller adds with `sideLever`).
 */
export function lever(options: LeverOptions): BufferGeometry {
  const { form, widthMm } = options
  const length = options.lengthMm ?? Math.max(62, widthMm * 1.9)
  switch (form) {
    case 'lever':
      return capped(options, 0.46, merged(blade(widthMm, length, 0.3, 0.24, 4.6, 7, widthMm * 0.46 - 1.6)))
    case 'paddle':
      return capped(options, 0.34, blade(widthMm, length * 0.94, 0.94, 0.8, 5.4, 5, widthMm * 0.34 - 1.2))
    case 'block':
      return blockLever(options, length * 0.92)
    case 'pin':
      return capped(options, 0.62, aimed(pin(6.6, length * 0.82), [0, widthMm * 0.36, 0], tilt(9)))
    case 'knurled':
      return capped(options, 0.62, knurledPin(widthMm, length * 0.86, 9))
    case 'joystick':
      return merged(joystickCap(options), aimed(pin(7.4, length * 0.58), [0, widthMm * 0.3, 0], [0, 1, 0.12]))
    case 'loop':
      return capped(options, 0.4, loop(widthMm, length))
    case 'disc':
      return discLever(options, length * 0.7)
    default:
      return cap(options, widthMm * 0.42, 2.4)
  }
}

function capped(options: LeverOptions, heightShare: number, grip: BufferGeometry): BufferGeometry {
  return merged(cap(options, options.widthMm * heightShare, 1.6), grip)
}

function cap({ section }: LeverOptions, heightMm: number, edgeMm: number): BufferGeometry {
  return upright(slab(section, heightMm, edgeMm, 0.5))
}

function joystickCap(options: LeverOptions): BufferGeometry {
  const { widthMm } = options
  const dome = lathe([
    [0, 0],
    [widthMm * 0.3, 0],
    [widthMm * 0.24, widthMm * 0.12, 4],
    [0, widthMm * 0.16],
  ])
  return merged(cap(options, widthMm * 0.26, 2), dome.translate(0, widthMm * 0.24, 0))
}

function tilt(upDegrees: number): [number, number, number] {
  return [0, Math.sin(degrees(upDegrees)), Math.cos(degrees(upDegrees))]
}

/** Round pin along y with a domed end. */
export function pin(diameterMm: number, lengthMm: number): BufferGeometry {
  return lathe([
    [0, 0],
    [diameterMm / 2, 0],
    [diameterMm / 2, lengthMm, diameterMm * 0.32],
    [0, lengthMm],
  ])
}

/** Slim bar with a knurled grip, along its own y. */
function knurledGrip(gripMm: number, lengthMm: number): BufferGeometry {
  const gripLength = Math.min(38, lengthMm * 0.52)
  const neck = cylinder(gripMm * 0.68, lengthMm - gripLength + 1, 0.4)
  const collar = cylinder(gripMm, 2, 0.5).translate(0, lengthMm - gripLength - 2.6, 0)
  const knurl = knurledCylinder(gripMm, gripLength - 3).translate(0, lengthMm - gripLength, 0)
  const end = cylinder(gripMm, 2.6, 0.8).translate(0, lengthMm - 2.6, 0)
  return merged(neck, collar, knurl, end)
}

function knurledPin(widthMm: number, lengthMm: number, upDegrees: number): BufferGeometry {
  return aimed(knurledGrip(11, lengthMm), [0, widthMm * 0.36, 0], tilt(upDegrees))
}

/** Flat plate from behind the axis to the tip, rising towards it. Widths are shares of the body width. */
function blade(
  widthMm: number,
  lengthMm: number,
  rootShare: number,
  tipShare: number,
  thicknessMm: number,
  riseDegrees: number,
  atY: number,
): BufferGeometry {
  const root = (widthMm * rootShare) / 2
  const tip = (widthMm * tipShare) / 2
  const back = widthMm * 0.32
  const corner = Math.min(tip * 0.96, rootShare > 0.6 ? 4 : tip * 0.9)
  const outline = polygon([
    [-root, back, Math.min(root * 0.9, 5)],
    [-tip, -lengthMm, corner],
    [tip, -lengthMm, corner],
    [root, back, Math.min(root * 0.9, 5)],
  ])
  return upright(slab(outline, thicknessMm, 1.5))
    .rotateX(-degrees(riseDegrees))
    .translate(0, atY, 0)
}

/** Cap and lever in one piece, thinning towards the tip. */
function blockLever({ section, widthMm }: LeverOptions, lengthMm: number): BufferGeometry {
  const half = widthMm / 2
  const isRound = section().length !== rectangle(widthMm, widthMm, widthMm * 0.06)().length
  const tip = widthMm * (isRound ? 0.2 : 0.34)
  const outline = polygon([
    [-half, half, isRound ? half * 0.99 : 3],
    [-half, -half * 0.1, isRound ? 26 : 40],
    [-tip, -lengthMm, isRound ? tip * 0.9 : 3],
    [tip, -lengthMm, isRound ? tip * 0.9 : 3],
    [half, -half * 0.1, isRound ? 26 : 40],
    [half, half, isRound ? half * 0.99 : 3],
  ])
  const thick = widthMm * 0.46
  return deformed(upright(slab(outline, thick, 3, 0.6)), (at) => {
    const share = Math.max(0, Math.min(1, (at.z - half * 0.2) / (lengthMm - half * 0.2)))
    const ease = share * share * (3 - 2 * share)
    at.y = at.y * (1 - 0.56 * ease) + ease * thick * 0.5
  })
}

function loop(widthMm: number, lengthMm: number): BufferGeometry {
  const half = widthMm * 0.36
  const bar = 6.4
  const y = widthMm * 0.4 - bar / 2 - 1
  const rise = Math.tan(degrees(9)) * lengthMm
  return pipe(
    [
      [-half, y, 0],
      [-half, y + rise, lengthMm, half * 0.9],
      [half, y + rise, lengthMm, half * 0.9],
      [half, y, 0],
    ],
    bar,
  )
}

function discLever({ widthMm }: LeverOptions, lengthMm: number): BufferGeometry {
  const radius = widthMm * 0.54
  const disc = lathe([
    [0, 0],
    [radius * 0.94, 0, 0.5],
    [radius * 0.94, 1.2],
    [radius, 2, 0.4],
    [radius, 10, 2.4],
    [0, 10.6],
  ])
  const tab = upright(slab(rectangle(13, lengthMm, 5), 4.4, 1.4))
    .rotateX(-degrees(5))
    .translate(0, 3.4, lengthMm / 2)
  return merged(disc, tab)
}

/** Hub and lever on the right-hand side of an upright body: along +x from the axis, lever standing up. */
export function sideLever(form: string, bodyWidthMm: number, hubMm: number, lengthMm: number): BufferGeometry {
  const reach = bodyWidthMm / 2
  const neck = hubMm * 0.9
  const hub = merged(
    cylinder(neck, reach + 3, 0.3),
    cylinder(hubMm - 2.4, 1.2, 0.2).translate(0, reach + 2.6, 0),
    lathe([
      [0, 0],
      [hubMm / 2, 0, 0.5],
      [hubMm / 2, 17, 1.8],
      [0, 17],
    ]).translate(0, reach + 3.6, 0),
  )
  const grip = sideGrip(form, hubMm, lengthMm)
  const lean = degrees(form.endsWith('pin') || form.endsWith('knurled') ? 12 : 8)
  grip.rotateZ(-lean).translate(reach + 12, 0, 0)
  return merged(aimed(hub, [0, 0, 0], [1, 0, 0]), grip)
}

function sideGrip(form: string, hubMm: number, lengthMm: number): BufferGeometry {
  if (form.endsWith('knurled')) return knurledGrip(Math.min(11, hubMm * 0.5), lengthMm)
  if (form.endsWith('loop')) {
    const half = hubMm * 0.32
    return pipe(
      [
        [0, 0, -half],
        [0, lengthMm, -half, half * 0.95],
        [0, lengthMm, half, half * 0.95],
        [0, 0, half],
      ],
      5,
    )
  }
  if (form.endsWith('lever') || form.endsWith('paddle')) {
    const wide = form.endsWith('paddle') ? hubMm * 0.9 : hubMm * 0.46
    return slab(rectangle(5, wide, 2.2), lengthMm, 1.6).rotateX(-Math.PI / 2)
  }
  return pin(Math.min(7, hubMm * 0.36), lengthMm)
}
