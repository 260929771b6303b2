import type { BufferGeometry } from 'three'
import { circle } from '../geometry/outline.ts'
import type { Point3 } from '../geometry/placing.ts'
import { lathe } from '../geometry/lathe.ts'
import { aimed } from '../geometry/placing.ts'
import { smoothLine, stationAt, sweep } from '../geometry/sweep.ts'
import type { Station } from '../geometry/sweep.ts'

/** Spiral-wound hose through points: two half rounds every `pitchMm`. */
export function ribbedHose(points: readonly Point3[], diameterMm: number, pitchMm = 5): BufferGeometry {
  const line = smoothLine(points, 24)
  const total = line.at(-1)?.distance ?? 1
  const ribs = Math.max(4, Math.round(total / pitchMm))
  const stations: Station[] = []
  for (let step = 0; step <= ribs * 4; step++) stations.push(stationAt(line, (total * step) / (ribs * 4)))
  const depth = diameterMm * 0.05
  return sweep(stations, circle(diameterMm, 16), {
    outset: (share) => -depth * (1 - Math.abs(Math.sin(share * ribs * Math.PI))),
    startEdgeMm: 0.1,
    endEdgeMm: 0.1,
  })
}

/** Smooth hose through points. */
export function smoothHose(points: readonly Point3[], diameterMm: number): BufferGeometry {
  return sweep(smoothLine(points, 14), circle(diameterMm, 24), { startEdgeMm: 0.2, endEdgeMm: 0.2 })
}

/** Conical nut at the end of a hose, from `at` along `direction`. */
export function hoseNut(at: Point3, direction: Point3, hoseMm = 14): BufferGeometry {
  const wide = hoseMm + 8
  const nut = lathe([
    [0, 0],
    [wide / 2, 0, 0.8],
    [wide / 2, 11, 1],
    [hoseMm / 2 + 1.4, 25, 2],
    [hoseMm / 2 + 1.2, 27],
    [0, 27],
  ])
  return aimed(nut, at, direction)
}
