import { grownAlongNormals } from './outline.ts'
import type { Outline, OutlinePoint } from './outline.ts'

/** Outline with even half-round flutes cut into it all the way round. */
export function fluted(outline: Outline, pitchMm: number, depthMm: number): Outline {
  const base = outline(0)
  const length = perimeter(base)
  const count = Math.max(12, Math.round(length / pitchMm))
  const even = resampled(base, length, count * 8)
  return (outset = 0) => {
    const moved = even.map((point, index) => {
      const wave = Math.abs(Math.sin((Math.PI * index) / 8))
      const shift = outset - depthMm * (1 - wave)
      return { ...point, x: point.x + point.nx * shift, y: point.y + point.ny * shift }
    })
    return withNormals(moved)
  }
}

function perimeter(points: readonly OutlinePoint[]): number {
  return points.reduce((sum, point, index) => {
    const next = points[(index + 1) % points.length]!
    return sum + Math.hypot(next.x - point.x, next.y - point.y)
  }, 0)
}

/** The same outline with points at equal distances. */
export function resampled(points: readonly OutlinePoint[], length: number, count: number): OutlinePoint[] {
  const result: OutlinePoint[] = []
  let index = 0
  let walked = 0
  for (let step = 0; step < count; step++) {
    const target = (length * step) / count
    for (;;) {
      const from = points[index % points.length]!
      const to = points[(index + 1) % points.length]!
      const span = Math.hypot(to.x - from.x, to.y - from.y)
      if (walked + span >= target || index > points.length * 2) {
        const share = span < 1e-9 ? 0 : (target - walked) / span
        const nx = from.nx + (to.nx - from.nx) * share
        const ny = from.ny + (to.ny - from.ny) * share
        const size = Math.hypot(nx, ny) || 1
        result.push({
          x: from.x + (to.x - from.x) * share,
          y: from.y + (to.y - from.y) * share,
          nx: nx / size,
          ny: ny / size,
        })
        break
      }
      walked += span
      index++
    }
  }
  return result
}

/** The same outline with points at equal distances, for surfaces whose normals come from their neighbours. */
export function evenly(outline: Outline, count: number): Outline {
  const points = outline(0)
  return grownAlongNormals(resampled(points, perimeter(points), count))
}

/** Outward normals from the neighbours of each point. */
export function withNormals(points: readonly { x: number; y: number }[]): OutlinePoint[] {
  return points.map((point, index) => {
    const before = points[(index + points.length - 1) % points.length]!
    const after = points[(index + 1) % points.length]!
    const nx = after.y - before.y
    const ny = before.x - after.x
    const size = Math.hypot(nx, ny) || 1
    return { x: point.x, y: point.y, nx: nx / size, ny: ny / size }
  })
}
