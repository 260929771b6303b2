import type { BufferGeometry } from 'three'
import { lathe } from '../geometry/lathe.ts'
import { outward, repeated } from '../geometry/placing.ts'
import type { Point3 } from '../geometry/placing.ts'

/** Rubber spray nozzles standing on the x-y plane, looking to +z. */
export function nozzles(
  places: readonly (readonly [number, number])[],
  diameterMm = 3.4,
  heightMm = 1.3,
): BufferGeometry {
  const radius = diameterMm / 2
  const nozzle = outward(
    lathe(
      [
        [radius, 0],
        [radius * 0.72, heightMm, 0.3],
        [0, heightMm],
      ],
      8,
    ),
  )
  return repeated(
    nozzle,
    places.map(([x, y]): Point3 => [x, y, 0]),
  )
}

/** Rings of places on a disc, about `gapMm` apart, between two radii. */
export function discPlaces(fromRadius: number, toRadius: number, gapMm: number): [number, number][] {
  const rings = Math.max(1, Math.round((toRadius - fromRadius) / gapMm))
  return Array.from(
    { length: rings + 1 },
    (_, index) => fromRadius + ((toRadius - fromRadius) * index) / rings,
  ).flatMap((radius, ring) => {
    const count = Math.max(1, Math.round((2 * Math.PI * radius) / gapMm))
    return Array.from({ length: count }, (_, index): [number, number] => {
      const angle = (2 * Math.PI * (index + (ring % 2) / 2)) / count
      return [Math.cos(angle) * radius, Math.sin(angle) * radius]
    })
  })
}

/** Places on a rectangle, about `gapMm` apart. */
export function gridPlaces(widthMm: number, heightMm: number, gapMm: number): [number, number][] {
  const columns = Math.max(2, Math.round(widthMm / gapMm) + 1)
  const rows = Math.max(2, Math.round(heightMm / gapMm) + 1)
  return Array.from({ length: columns * rows }, (_, index): [number, number] => [
    ((index % columns) / (columns - 1) - 0.5) * widthMm,
    (Math.floor(index / columns) / (rows - 1) - 0.5) * heightMm,
  ])
}
