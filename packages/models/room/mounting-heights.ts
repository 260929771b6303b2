import type { RoomAccess } from '@specify/catalogue/facts/room-access.ts'
import type { ProductKind } from '../product-kinds.ts'

/**
 * The point of a product that its mounting height refers to: top, bottom or middle, the origin of its model (the middle
 * of its fixing), or the top of the tube on that axis, as standards measure grab rails.
 */
export type MountedPart = 'top' | 'bottom' | 'middle' | 'origin' | 'tube'

export interface MountingHeight {
  readonly part: MountedPart
  /** Above the finished floor. */
  readonly mm: number
}

interface KindHeights {
  readonly usual: MountingHeight
  /** The height within reach of a seated person, where it differs: usual set-outs, to be checked. */
  readonly accessible?: MountingHeight
}

const at = (part: MountedPart, mm: number, accessible?: number | MountingHeight): KindHeights => ({
  usual: { part, mm },
  ...(accessible !== undefined && {
    accessible: typeof accessible === 'number' ? { part, mm: accessible } : accessible,
  }),
})

/** Half of a rail that a hand goes round; standards allow 30 to 40 mm. */
export const RAIL_RADIUS_MM = 16
export const BENCH_MM = 860
export const LOW_BENCH_MM = 780
export const SINK_BENCH_MM = 900

/** Usual mounting heights; a product's own `mounting-height` takes precedence. Kinds without one stand on the floor. */
export const MOUNTING_HEIGHTS: Readonly<Partial<Record<ProductKind, KindHeights>>> = {
  'wall-basin': at('top', 850, 815),
  vanity: at('top', 870),
  // Of those that hang on the wall.
  'basin-mixer': at('origin', 1000),
  'sink-mixer': at('origin', 1050),
  'wall-basin-mixer': at('origin', 1050, 1000),
  'wall-tap': at('origin', 1100, 1000),
  // Somebody who sits sees into it: its underside is at 900 at most.
  mirror: at('middle', 1600, { part: 'bottom', mm: 900 }),
  'mirror-cabinet': at('middle', 1600),
  'soap-dispenser': at('origin', 1050, 1000),
  'soap-holder': at('origin', 1100, 1000),
  shelf: at('origin', 1250),
  'towel-ring': at('top', 1250),
  'towel-rail': at('origin', 1200),
  'heated-towel-rail': at('bottom', 700),
  'robe-hook': at('origin', 1650, 1350),
  'grab-rail': at('tube', 805),
  'toilet-roll-holder': at('origin', 700),
  'flush-plate': at('origin', 1050, 1050),
  cistern: at('bottom', 450),
  'in-wall-cistern': at('bottom', 0),
  urinal: at('bottom', 500),
  'shower-mixer': at('origin', 1050, 1000),
  'rail-shower': at('top', 1950),
  'overhead-shower': at('top', 2150),
  'shower-arm': at('origin', 2050),
  'hand-shower': at('top', 1800),
  'shower-seat': at('top', 460, 470),
  'bath-mixer': at('origin', 900),
  'bath-outlet': at('origin', 780),
  'tempering-valve': at('middle', 1500),
}

const MM = /(\d{2,4})(?:\s*(?:–|-|to)\s*(\d{2,4}))?\s*mm/
const FIGURES = new RegExp(`${MM.source}(?:\\s*\\([^)]*\\))?`, 'g')
/** Recognises the standard that a stated figure is for: `700 mm (NZS 4121:2001)`. */
const NAMED: Readonly<Record<RoomAccess, RegExp>> = {
  'accessible-2021': /1428\.1:2021/,
  'accessible-2009': /1428\.1:2009/,
  accessible: /1428\.1/,
  ambulant: /1428\.1/,
  'independent-living': /4299/,
  'nzs-4121': /4121/,
}

/**
 * The height of a kind, or the one that the product states: `800–810 mm (AS 1428.1)` is 805. Of several stated ones that
 * of the standard which the room is marked with, else the first.
 */
export function mountingHeight(kind: ProductKind, stated: unknown, access: RoomAccess | null): MountingHeight | null {
  const heights = MOUNTING_HEIGHTS[kind]
  if (!heights) return null
  const { usual, accessible = usual } = heights
  const figures = typeof stated === 'string' ? (stated.match(FIGURES) ?? []) : []
  const own = access && figures.find((figure) => NAMED[access].test(figure))
  const [, from, to = from] = MM.exec(own ?? figures[0] ?? '') ?? []
  if (from !== undefined) {
    const mm = Math.round((Number(from) + Number(to)) / 2)
    if (mm > 0 && mm < 2_600) return { part: usual.part, mm }
  }
  return isSeatedReach(access) ? accessible : usual
}

/** Returns whether a room's mark asks for set-outs of AS 1428.1 or NZS 4121, within reach of a seated person. */
export function isSeatedReach(access: RoomAccess | null): boolean {
  return access !== null && access !== 'independent-living'
}
