import type { BufferGeometry } from 'three'
import { segmentsFor } from './outline.ts'
import { roundedPath } from './path.ts'
import type { Corner, PathPoint } from './path.ts'
import { skin } from './skin.ts'

/**
 * Solid of revolution about the y axis. The profile is (radius, height), drawn from the foot up the outside, so
 * that its right-hand side is the open air; going on down the inside makes a bowl with real thickness.
 */
export function lathe(profile: readonly Corner[] | readonly PathPoint[], segments?: number): BufferGeometry {
  const path = isPath(profile) ? profile : roundedPath(profile)
  const widest = path.reduce((radius, point) => Math.max(radius, point.x), 0)
  const count = segments ?? segmentsFor(widest)
  const rows = path.map(({ x, y, tx, ty }) =>
    Array.from({ length: count }, (_, index) => {
      const angle = (2 * Math.PI * index) / count
      const cos = Math.cos(angle)
      const sin = Math.sin(angle)
      return { x: x * cos, y, z: -x * sin, nx: ty * cos, ny: -tx, nz: -ty * sin }
    }),
  )
  return skin(rows)
}

function isPath(profile: readonly Corner[] | readonly PathPoint[]): profile is readonly PathPoint[] {
  return profile.length > 0 && !Array.isArray(profile[0])
}

/** Upright cylinder standing on y = 0 with rounded edges. */
export function cylinder(diameterMm: number, heightMm: number, edgeMm = 0.6, segments?: number): BufferGeometry {
  return cone(diameterMm, diameterMm, heightMm, edgeMm, segments)
}

/** Like `cylinder`, with another diameter at the top. */
export function cone(footMm: number, topMm: number, heightMm: number, edgeMm = 0.6, segments?: number): BufferGeometry {
  const edge = Math.min(edgeMm, heightMm / 2, topMm / 2, footMm / 2)
  return lathe(
    [
      [0, 0],
      [footMm / 2, 0, edge],
      [topMm / 2, heightMm, edge],
      [0, heightMm],
    ],
    segments,
  )
}

/** Hollow upright ring. */
export function ring(outerMm: number, innerMm: number, heightMm: number, edgeMm = 0.4): BufferGeometry {
  const edge = Math.min(edgeMm, (outerMm - innerMm) / 4, heightMm / 2)
  return lathe(
    roundedPath(
      [
        [innerMm / 2, 0, edge],
        [outerMm / 2, 0, edge],
        [outerMm / 2, heightMm, edge],
        [innerMm / 2, heightMm, edge],
      ],
      true,
    ),
    segmentsFor(outerMm / 2),
  )
}

/** Threaded rod: fine ridges in place of a helix, which no picture or drawing resolves. */
export function threadedRod(diameterMm: number, heightMm: number, pitchMm = 2.2): BufferGeometry {
  const radius = diameterMm / 2
  const turns = Math.max(2, Math.floor(heightMm / pitchMm))
  const profile: Corner[] = [
    [0, 0],
    [radius * 0.9, 0],
  ]
  for (let turn = 0; turn < turns; turn++) {
    const y = (heightMm * turn) / turns
    profile.push([radius, y + pitchMm * 0.45], [radius * 0.9, y + pitchMm * 0.95])
  }
  profile.push([0, heightMm])
  return lathe(profile, 40)
}

/** Ball, standing on its lowest point. */
export function ball(diameterMm: number): BufferGeometry {
  const radius = diameterMm / 2
  return lathe([
    [0, 0],
    [radius, 0, radius],
    [radius, diameterMm, radius],
    [0, diameterMm],
  ])
}

/** Doughnut lying in the x-z plane around the origin. */
export function torus(ringMm: number, sectionMm: number, segments = 64): BufferGeometry {
  const middle = ringMm / 2
  const radius = sectionMm / 2
  const steps = Math.max(10, Math.min(28, Math.round(8 + Math.sqrt(radius) * 5)))
  const path = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (2 * Math.PI * step) / steps
    return {
      x: middle + radius * Math.cos(angle),
      y: radius * Math.sin(angle),
      tx: -Math.sin(angle),
      ty: Math.cos(angle),
    }
  })
  return lathe(path, segments)
}
