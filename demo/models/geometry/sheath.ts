import type { BufferGeometry } from 'three'
import { rectangle } from './outline.ts'
import type { Outline } from './outline.ts'
import { roundedPath } from './path.ts'
import type { Corner, PathPoint } from './path.ts'
import { merged } from './placing.ts'
import { flatFace, skin } from './skin.ts'
import type { SkinPoint } from './skin.ts'

/**
 * Wraps a profile around an outline drawn in the x-y plane. The profile is (outset, height): outset grows the
 * outline, height rises along z. Drawn from the foot up the outside and, for bowls, down the inside.
 */
export function sheath(
  outline: Outline,
  profile: readonly Corner[] | readonly PathPoint[],
  caps: Caps = 'none',
): BufferGeometry {
  const path = toPath(profile)
  const rows = path.map((point) => sheathRow(outline, point))
  return closedOff(rows, caps)
}

/** Open ends of a skin that are closed with a flat face. */
export type Caps = 'none' | 'foot' | 'top' | 'both'

function toPath(profile: readonly Corner[] | readonly PathPoint[]): readonly PathPoint[] {
  const first = profile[0]
  return first !== undefined && Array.isArray(first)
    ? roundedPath(profile as readonly Corner[])
    : (profile as readonly PathPoint[])
}

function sheathRow(outline: Outline, { x, y, tx, ty }: PathPoint): SkinPoint[] {
  return outline(x).map((rim) => ({ x: rim.x, y: rim.y, z: y, nx: rim.nx * ty, ny: rim.ny * ty, nz: -tx }))
}

function closedOff(rows: readonly SkinPoint[][], caps: Caps): BufferGeometry {
  const parts = [skin(rows)]
  const foot = rows[0]
  const top = rows.at(-1)
  if (foot && (caps === 'foot' || caps === 'both')) parts.push(flatFace(foot, [], foot[0]?.z ?? 0, 'down'))
  if (top && (caps === 'top' || caps === 'both')) parts.push(flatFace(top, [], top[0]?.z ?? 0, 'up'))
  return parts.length === 1 ? parts[0]! : merged(...parts)
}

/** Solid of any outline from z = 0 to its height, with rounded edges at both ends. */
export function slab(outline: Outline, heightMm: number, topEdgeMm = 0.8, footEdgeMm = topEdgeMm): BufferGeometry {
  const top = Math.min(topEdgeMm, heightMm * 0.98)
  const foot = Math.min(footEdgeMm, heightMm - top)
  return sheath(
    outline,
    [
      [-foot - 0.4, 0],
      [0, 0, foot],
      [0, heightMm, top],
      [-top - 0.4, heightMm],
    ],
    'both',
  )
}

/** Box rounded on every edge, centred on x and z, standing on y = 0. */
export function box(widthMm: number, heightMm: number, depthMm: number, edgeMm = 1, cornerMm = edgeMm): BufferGeometry {
  const edge = Math.min(edgeMm, widthMm / 2 - 0.05, heightMm / 2, depthMm / 2 - 0.05)
  const corner = Math.min(Math.max(cornerMm, edge + 0.05), widthMm / 2, depthMm / 2)
  return slab(rectangle(widthMm, depthMm, corner), heightMm, edge).rotateX(-Math.PI / 2)
}

/** Slab with the outline itself changing between foot and top, for tapered and morphing bodies. */
export function loft(
  rings: readonly { outline: Outline; z: number; outset?: number }[],
  caps: Caps = 'both',
): BufferGeometry {
  const rims = rings.map(({ outline, outset }) => outline(outset ?? 0))
  const rows = rings.map(({ z }, row) =>
    rims[row]!.map((rim, column): SkinPoint => {
      const below = Math.max(0, row - 1)
      const above = Math.min(rings.length - 1, row + 1)
      const rise = rings[above]!.z - rings[below]!.z
      const from = rims[below]![column]!
      const to = rims[above]![column]!
      const spread = (to.x - from.x) * rim.nx + (to.y - from.y) * rim.ny
      const length = Math.hypot(rise, spread) || 1
      return {
        x: rim.x,
        y: rim.y,
        z,
        nx: (rim.nx * rise) / length,
        ny: (rim.ny * rise) / length,
        nz: -spread / length,
      }
    }),
  )
  return closedOff(rows, caps)
}
