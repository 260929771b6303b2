import type { BufferGeometry } from 'three'
import type { TapHandleForm } from '../forms.ts'
import { knurledCylinder } from '../geometry/knurl.ts'
import { ball, cone, cylinder, lathe } from '../geometry/lathe.ts'
import { polygon, rectangle, superellipse, type Outline } from '../geometry/outline.ts'
import { aimed, degrees, merged, upright } from '../geometry/placing.ts'
import { slab } from '../geometry/sheath.ts'
import { pin } from './lever.ts'

export type TapHandle = {
  metal: BufferGeometry
  /** Small disc on top that says hot or cold. */
  index: BufferGeometry
  heightMm: number
}

/** Handle of a hot or cold tap, turning about y, from y = 0 up. Suits a spindle cover about 22 wide. */
export function tapHandle(form: TapHandleForm | 'tee'): TapHandle {
  switch (form) {
    case 'cross':
      return withIndex(cross(8.4, 33), 27, 15)
    case 'cross-flat':
      return withIndex(flatCross(), 24, 18)
    case 'lever':
      return withIndex(merged(hub(21, 20), flatLever()), 20, 11)
    case 'pin':
      return withIndex(merged(hub(24, 22), pinThrough()), 22, 12)
    case 'capstan':
      return withIndex(capstan(), 28, 17)
    case 'tri':
      return withIndex(lobed(3, 44, 24), 24, 16)
    case 'round':
      return withIndex(
        lathe([
          [0, 0],
          [10, 0],
          [10, 4],
          [17, 5, 0.6],
          [17.6, 30, 2],
          [0, 30.6],
        ]),
        30.6,
        14,
      )
    case 'knurled':
      return withIndex(knurledKnob(), 30, 14)
    case 'square':
      return withIndex(
        merged(cylinder(20, 6), upright(slab(superellipse(36, 36, 4.6, 96), 24, 2)).translate(0, 5, 0)),
        29,
        14,
      )
    case 'fluted':
      return withIndex(fluted(), 30, 16)
    case 'tee':
      return withIndex(tee(), 24, 10)
  }
}

function withIndex(metal: BufferGeometry, topMm: number, diameterMm: number): TapHandle {
  metal.computeBoundingBox()
  const index = cylinder(diameterMm * 0.26, 0.7, 0.2, 20).translate(0, topMm - 0.3, 0)
  return { metal, index, heightMm: Math.max(topMm + 0.4, metal.boundingBox?.max.y ?? 0) }
}

function hub(diameterMm: number, heightMm: number): BufferGeometry {
  return lathe([
    [0, 0],
    [diameterMm / 2 - 1, 0],
    [diameterMm / 2, 2, 0.8],
    [diameterMm / 2, heightMm, 1.6],
    [0, heightMm],
  ])
}

function cross(armMm: number, reachMm: number): BufferGeometry {
  const body = lathe([
    [0, 0],
    [10.5, 0, 0.5],
    [9, 8, 4],
    [12.5, 14, 3],
    [12, 24, 2.4],
    [8, 27, 1.5],
    [0, 27],
  ])
  const arms = [0, 90, 180, 270].map((turn) => {
    const arm = merged(
      lathe([
        [0, 0],
        [armMm * 0.42, 0],
        [armMm * 0.36, reachMm * 0.55, 20],
        [armMm * 0.5, reachMm - 4, 3],
        [armMm * 0.5, reachMm, 2.6],
        [0, reachMm],
      ]),
    )
    return aimed(arm, [0, 17, 0], [Math.cos(degrees(turn + 45)), 0.02, Math.sin(degrees(turn + 45))])
  })
  return merged(body, ...arms)
}

function flatCross(): BufferGeometry {
  const arm = 7
  const reach = 31
  const outline = crossOutline(arm, reach)
  return merged(
    lathe([
      [0, 0],
      [10, 0, 0.5],
      [10, 12],
      [0, 12],
    ]),
    upright(slab(outline, 12, 1.6)).translate(0, 11, 0),
    lathe([
      [0, 0],
      [11, 0],
      [11, 2, 1],
      [0, 2],
    ]).translate(0, 22, 0),
  )
}

function crossOutline(half: number, reach: number): Outline {
  const end = 2.4
  const inner = 5
  return polygon(
    [0, 1, 2, 3].flatMap((quarter) => {
      const turn = (x: number, y: number): [number, number] => {
        const angle = (quarter * Math.PI) / 2
        return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)]
      }
      return [
        [...turn(reach, -half), end],
        [...turn(reach, half), end],
        [...turn(half, half), inner],
      ] as [number, number, number][]
    }),
  )
}

function flatLever(): BufferGeometry {
  const outline = polygon([
    [-8, 12, 6],
    [-5.5, -62, 5],
    [5.5, -62, 5],
    [8, 12, 6],
  ])
  return upright(slab(outline, 5.4, 1.7))
    .rotateX(-degrees(5))
    .translate(0, 12, 0)
}

function pinThrough(): BufferGeometry {
  return aimed(pin(7, 58), [0, 13, 0], [0, 0.09, 1])
}

function capstan(): BufferGeometry {
  const body = lathe([
    [0, 0],
    [11, 0, 0.5],
    [9, 7, 5],
    [14, 12, 3],
    [14, 22, 4],
    [9.5, 26, 1],
    [9.5, 28, 0.6],
    [0, 28],
  ])
  const pegs = [0, 90, 180, 270].map((turn) =>
    aimed(
      lathe([
        [0, 0],
        [3.6, 0],
        [3.1, 20, 8],
        [4.6, 27, 3],
        [4.2, 31, 2],
        [0, 31],
      ]),
      [0, 17, 0],
      [Math.cos(degrees(turn + 45)), 0, Math.sin(degrees(turn + 45))],
    ),
  )
  return merged(body, ...pegs)
}

function lobed(lobes: number, widthMm: number, heightMm: number): BufferGeometry {
  const segments = 96
  const rim = Array.from({ length: segments }, (_, index) => {
    const angle = (2 * Math.PI * index) / segments
    const radius = (widthMm / 2) * (0.86 + 0.14 * Math.cos(lobes * angle))
    const slope = (-(widthMm / 2) * 0.14 * lobes * Math.sin(lobes * angle)) / radius
    const nx = Math.cos(angle) + slope * Math.sin(angle)
    const ny = Math.sin(angle) - slope * Math.cos(angle)
    const length = Math.hypot(nx, ny)
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle), nx: nx / length, ny: ny / length }
  })
  const outline: Outline = (outset = 0) =>
    rim.map((point) => ({ ...point, x: point.x + point.nx * outset, y: point.y + point.ny * outset }))
  return merged(cylinder(20, 6), upright(slab(outline, heightMm - 5, 3.4)).translate(0, 5, 0))
}

function knurledKnob(): BufferGeometry {
  return merged(
    cylinder(21, 5, 0.4),
    cylinder(35, 3, 0.8).translate(0, 4.4, 0),
    knurledCylinder(34.4, 18, 2, 0.5).translate(0, 7.2, 0),
    cylinder(35, 5, 1.4).translate(0, 25, 0),
  )
}

function fluted(): BufferGeometry {
  return merged(
    lathe([
      [0, 0],
      [10, 0],
      [9, 6, 4],
      [14, 9, 2],
      [0, 9],
    ]),
    upright(slab(lobeOutline(12, 40, 0.07), 15, 4)).translate(0, 8, 0),
    lathe([
      [0, 0],
      [12, 0],
      [11, 5, 2],
      [8.5, 7.4, 1],
      [0, 7.4],
    ]).translate(0, 22.4, 0),
  )
}

function lobeOutline(lobes: number, widthMm: number, depth: number): Outline {
  const segments = lobes * 10
  return (outset = 0) =>
    Array.from({ length: segments }, (_, index) => {
      const angle = (2 * Math.PI * index) / segments
      const radius = (widthMm / 2) * (1 - depth + depth * Math.cos(lobes * angle)) + outset
      const slope = (-(widthMm / 2) * depth * lobes * Math.sin(lobes * angle)) / radius
      const nx = Math.cos(angle) + slope * Math.sin(angle)
      const ny = Math.sin(angle) - slope * Math.cos(angle)
      const length = Math.hypot(nx, ny)
      return { x: radius * Math.cos(angle), y: radius * Math.sin(angle), nx: nx / length, ny: ny / length }
    })
}

function tee(): BufferGeometry {
  const bar = slab(rectangle(52, 9, 4.4), 9, 2.6)
  return merged(cone(18, 15, 16, 1), upright(bar).translate(0, 14, 0), ball(8).translate(0, 17, 0))
}

/** Cover between flange and handle, along y. */
export function spindleCover(footMm: number, heightMm: number, traditional = false): BufferGeometry {
  const radius = footMm / 2
  if (traditional) {
    return lathe([
      [0, 0],
      [radius, 0, 0.5],
      [radius * 0.8, heightMm * 0.35, 8],
      [radius * 0.56, heightMm * 0.7, 8],
      [radius * 0.62, heightMm, 1],
      [0, heightMm],
    ])
  }
  return lathe([
    [0, 0],
    [radius * 0.8, 0, 0.3],
    [radius * 0.72, heightMm, 0.6],
    [0, heightMm],
  ])
}

/** Handles whose period asks for a turned, waisted cover below them. */
export function isTraditional(form: TapHandleForm | 'tee'): boolean {
  return form === 'cross' || form === 'capstan' || form === 'fluted' || form === 'tri'
}
