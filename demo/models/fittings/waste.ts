import type { BufferGeometry } from 'three'
import { cylinder, lathe, ring } from '../geometry/lathe.ts'
import { merged } from '../geometry/placing.ts'

/** Pop-up waste lying in a floor at y = 0: a flange and a domed plug standing a little proud of it. */
export function popUpWaste(diameterMm: number): { metal: BufferGeometry; gap: BufferGeometry } {
  const radius = diameterMm / 2
  const flange = lathe([
    [radius - 8, -4],
    [radius, -1],
    [radius, 1.6, 1],
    [radius - 5, 2.6, 1.4],
    [radius - 8, 0.6],
    [radius - 8, -4],
  ])
  const plug = lathe([
    [0, 1],
    [radius - 9, 1],
    [radius - 8.4, 3.4, 1],
    [radius * 0.4, 5.6, 20],
    [0, 6],
  ])
  return { metal: merged(flange, plug), gap: cylinder(diameterMm - 8, 1, 0.1).translate(0, -1.4, 0) }
}

/** Basket strainer of a kitchen sink, lying in a floor at y = 0. */
export function basketWaste(diameterMm: number): { metal: BufferGeometry; gap: BufferGeometry } {
  const radius = diameterMm / 2
  const flange = lathe([
    [radius - 13, -9],
    [radius - 10, -1.5, 4],
    [radius, -0.6],
    [radius, 1.4, 0.8],
    [radius - 8, 2, 1.4],
    [radius - 14, -9],
  ])
  const basket = lathe([
    [0, -6],
    [radius - 15, -6, 4],
    [radius - 12, 1.5, 1],
    [radius - 17, 2, 1],
    [radius - 20, -3, 3],
    [0, -3],
  ])
  const knob = lathe([
    [0, -4],
    [3.4, -4],
    [3, 5],
    [8, 7, 1],
    [8, 10, 1.4],
    [0, 10.4],
  ])
  const slots = Array.from({ length: 12 }, (_, index) => {
    const angle = (2 * Math.PI * index) / 12
    return cylinder(5, 0.8, 0.1, 12).translate(Math.cos(angle) * radius * 0.45, -3.2, Math.sin(angle) * radius * 0.45)
  })
  return {
    metal: merged(flange, basket, knob),
    gap: merged(cylinder(diameterMm - 20, 1, 0.1).translate(0, -8, 0), ...slots),
  }
}

/** Ring of an overflow, around y = 0 with its hole looking up the y axis. */
export function overflowRing(diameterMm: number): { metal: BufferGeometry; hole: BufferGeometry } {
  return {
    metal: ring(diameterMm, diameterMm - 7, 2, 0.8),
    hole: cylinder(diameterMm - 6.6, 0.7, 0.1).translate(0, 0.1, 0),
  }
}
