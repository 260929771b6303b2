import type { BufferGeometry } from 'three'
import type { Outline } from '../geometry/outline.ts'
import { merged, upright } from '../geometry/placing.ts'
import { sheath, slab } from '../geometry/sheath.ts'
import { flatFace } from '../geometry/skin.ts'
import { panOutline, eggOutline } from './pan.ts'
import type { PanShape } from './pan.ts'

export type SeatOptions = {
  rim: PanShape
  form: 'slim' | 'standard' | 'single-flap'
  /** Start of the seat in front of the pan's back. */
  startMm: number
}

export type SeatParts = {
  ring: BufferGeometry
  lid: BufferGeometry | null
  gap: BufferGeometry
  hinges: BufferGeometry
  heightMm: number
}

/** Seat and closed lid on y = 0, in the same place as the rim below them. */
export function seatParts({ rim, form, startMm }: SeatOptions): SeatParts {
  const depth = rim.depthMm - startMm + 3
  const shape: PanShape = {
    ...rim,
    widthMm: rim.widthMm + 2,
    depthMm: depth,
    backShare: Math.max(rim.backShare, 0.9),
    cornerMm: 34,
  }
  const outline = panOutline(shape)
  const opening = seatOpening(shape)
  const back = (geometry: BufferGeometry) => upright(geometry).translate(0, 0, startMm)
  const ringMm = form === 'slim' ? 12 : 17
  const lidMm = form === 'slim' ? 13 : 22
  const lift = 2.4
  const ringGeometry = back(seatRing(outline, opening, ringMm, form === 'slim' ? 4 : 7)).translate(0, lift, 0)
  const gap = back(
    sheath(
      (outset = 0) => outline(outset - 9),
      [
        [0, -0.5],
        [0, lift + ringMm],
      ],
    ),
  )
  const lidBase = lift + ringMm + 2.2
  const lid = form === 'single-flap' ? null : back(lidOf(outline, lidMm, form)).translate(0, lidBase, 0)
  const underLid = back(
    sheath(
      (outset = 0) => outline(outset - 7),
      [
        [0, ringMm + lift - 1],
        [0, lidBase + 3],
      ],
    ),
  )
  const hingeY = form === 'single-flap' ? ringMm * 0.5 : lidBase
  const hinge = hingePair(rim.widthMm * 0.21, startMm - 8, hingeY)
  return {
    ring: ringGeometry,
    lid,
    gap: form === 'single-flap' ? bufferDots(rim, startMm, lift) : merged(gap, underLid),
    hinges: hinge,
    heightMm: form === 'single-flap' ? lift + ringMm : lidBase + lidMm,
  }
}

function seatOpening(shape: PanShape): Outline {
  const back = shape.depthMm * 0.26
  return eggOutline(shape.widthMm - 150, shape.depthMm - back - 80, back)
}

function seatRing(outline: Outline, opening: Outline, heightMm: number, edgeMm: number): BufferGeometry {
  const inner = edgeMm * 1.3
  return merged(
    sheath(outline, [
      [-3, 0],
      [0, 0, 2],
      [0, heightMm, edgeMm],
      [-edgeMm - 1, heightMm],
    ]),
    sheath(opening, [
      [inner + 1, heightMm],
      [0, heightMm, inner],
      [0, 0, 1.5],
      [2, 0],
    ]),
    flatFace(outline(-edgeMm - 1), [opening(inner + 1)], heightMm, 'up'),
    flatFace(outline(-3), [opening(2)], 0, 'down'),
  )
}

export function lidOf(outline: Outline, heightMm: number, form: 'slim' | 'standard' | 'single-flap'): BufferGeometry {
  const edge = form === 'slim' ? 5 : 13
  const crown = form === 'slim' ? 1 : 3.5
  return merged(
    sheath(
      outline,
      [
        [-7, 0],
        [0, 0, 1.4],
        [0, heightMm - crown, edge],
        [-70, heightMm],
      ],
      'top',
    ),
    flatFace(outline(-7), [], 0, 'down'),
  )
}

function hingePair(x: number, z: number, y: number): BufferGeometry {
  return merged(
    ...[-x, x].map((side) =>
      slab(rectangleOutline(34, 17), 15, 5)
        .rotateX(-Math.PI / 2)
        .translate(side, y - 8, z),
    ),
  )
}

function rectangleOutline(widthMm: number, heightMm: number): Outline {
  return panOutline({ design: 'square', widthMm, depthMm: heightMm, backShare: 1, cornerMm: 5 })
}

function bufferDots(rim: PanShape, startMm: number, lift: number): BufferGeometry {
  const x = rim.widthMm * 0.36
  const z = startMm + (rim.depthMm - startMm) * 0.7
  return merged(
    ...[-x, x].map((side) =>
      slab(rectangleOutline(26, 12), lift + 1, 0.5)
        .rotateX(-Math.PI / 2)
        .translate(side, 0, z),
    ),
  )
}
