import { isOnWall, placePiece, type ColumnPiece, type PlaceOnWall } from './place-piece.ts'
import type { ProductKind } from '../product-kinds.ts'
import type { RoomPiece } from './room-piece.ts'

/** Distance from the wall to the middle of a bench tap. */
export const TAP_FROM_WALL_MM = 60

/** Distance from a basin's rim to a wall spout. */
const SPOUT_ABOVE_RIM_MM = 150

interface TapPlace {
  readonly basin: RoomPiece
  readonly placed: ColumnPiece
  readonly benchMm: number | null
}

/** Kinds that a bench is beside or round, so that a tap finds its place there. */
const WITH_BENCH: ReadonlySet<ProductKind> = new Set<ProductKind>([
  'counter-basin',
  'inset-basin',
  'vanity-top',
  'vanity',
  'kitchen-sink',
])

/** Returns whether a tap fits a basin: on the wall, in its holes, or on the bench where it has none. */
export function canStandAt(tap: RoomPiece, basin: RoomPiece): boolean {
  if (isOnWall(tap) || basin.tapHoles === null) return true
  if (basin.tapHoles < 1) return WITH_BENCH.has(basin.kind)
  return tap.tapHoles === null || tap.tapHoles <= basin.tapHoles
}

/** Places a tap on the wall above the rim, on the basin's ledge, or on the bench behind it. */
export function placeTap(tap: RoomPiece, { basin, placed, benchMm }: TapPlace, wall: PlaceOnWall): ColumnPiece {
  const rim = placed.box.max[1]
  if (isOnWall(tap)) return wall(tap, { leastMm: rim + SPOUT_ABOVE_RIM_MM / 2 })
  const isOnBench = benchMm !== null && (basin.tapHoles === null || basin.tapHoles < 1)
  if (isOnBench) {
    const y = benchMm - footOf(tap)
    return placePiece(tap, { x: 0, y, z: TAP_FROM_WALL_MM, support: 'bench', carriedBy: basin.id })
  }
  const ledge = basin.ledge ?? { y: basin.bounds.max[1], z: basin.bounds.min[2] + TAP_FROM_WALL_MM }
  return placePiece(tap, {
    x: 0,
    y: placed.at[1] + ledge.y - footOf(tap),
    z: placed.at[2] + ledge.z,
    support: 'piece',
    carriedBy: basin.id,
  })
}

/** The height of its model that stands on the hob: 0 where shanks and hoses reach below. */
export function footOf({ bounds: { min, max } }: RoomPiece): number {
  return min[1] < 0 && max[1] > 0 ? 0 : min[1]
}
