import type { ProductKind } from '../product-kinds.ts'
import type { PlacedPiece, RoomPiece, Support } from './room-piece.ts'
import { RAIL_RADIUS_MM, type MountingHeight } from './mounting-heights.ts'

/** A piece in its column: x is 0 in the middle of the column. */
export type ColumnPiece = Omit<PlacedPiece, 'column'>

interface Place {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly support: Support
  readonly carriedBy?: string
}

export function placePiece({ id, kind, bounds }: RoomPiece, { x, y, z, support, carriedBy }: Place): ColumnPiece {
  const at = [x - (bounds.min[0] + bounds.max[0]) / 2, y, z] as const
  return {
    id,
    kind,
    at,
    box: {
      min: [bounds.min[0] + at[0], bounds.min[1] + y, bounds.min[2] + z],
      max: [bounds.max[0] + at[0], bounds.max[1] + y, bounds.max[2] + z],
    },
    support,
    carriedBy: carriedBy ?? null,
  }
}

/** Places a piece on the floor with its back to the wall. Models of hanging pieces have their floor at 0. */
export function onFloor(piece: RoomPiece, x = 0): ColumnPiece {
  const { min } = piece.bounds
  return placePiece(piece, { x, y: -min[1], z: -min[2], support: 'floor' })
}

/** Sinks a piece into the floor, flush with its top and away from the wall. */
export function inFloor(piece: RoomPiece, x = 0): ColumnPiece {
  const { min, max } = piece.bounds
  return placePiece(piece, { x, y: -max[1], z: IN_FLOOR_FROM_WALL_MM - min[2], support: 'floor' })
}

const IN_FLOOR_FROM_WALL_MM = 300

/** Places a piece on the wall at a height, moved up or down to fit between its neighbours. */
export function onWall(
  piece: RoomPiece,
  height: MountingHeight,
  { x = 0, leastMm = 0, mostMm = Infinity } = {},
): ColumnPiece {
  const { min, max } = piece.bounds
  const ideal = height.mm - referenceOf(piece, height)
  const raised = Math.max(ideal, leastMm - min[1])
  return placePiece(piece, {
    x,
    y: Math.max(Math.min(raised, mostMm - max[1]), -min[1]),
    z: wallOffset(piece),
    support: 'wall',
  })
}

function referenceOf({ bounds: { min, max } }: RoomPiece, { part }: MountingHeight): number {
  const middle = (min[1] + max[1]) / 2
  const origin = min[1] <= 0 && max[1] >= 0 ? 0 : middle
  switch (part) {
    case 'top':
      return max[1]
    case 'bottom':
      return min[1]
    case 'middle':
      return middle
    case 'origin':
      return origin
    case 'tube':
      return origin + RAIL_RADIUS_MM
  }
}

/** Half a millimetre of what is modelled round its middle. */
const ROUND_MIDDLE_MM = 2

/** The wall is at z = 0 of models of what hangs on it; what is modelled otherwise has its back to the wall. */
export function wallOffset({ bounds: { min, max } }: Pick<RoomPiece, 'bounds'>): number {
  const hasOrigin = min[2] <= 0.5 && max[2] >= 0
  return hasOrigin && Math.abs(min[2] + max[2]) > ROUND_MIDDLE_MM ? 0 : -min[2]
}

export type PlaceOnWall = (piece: RoomPiece, options?: Parameters<typeof onWall>[2]) => ColumnPiece

const WALL_KINDS: ReadonlySet<ProductKind> = new Set<ProductKind>(['wall-basin-mixer', 'wall-tap'])

/** Returns whether a tap is on the wall: as the product states, or else by its kind. */
export function isOnWall({ kind, isWallMounted }: RoomPiece): boolean {
  return isWallMounted ?? WALL_KINDS.has(kind)
}

export function widthOf({ bounds }: Pick<RoomPiece, 'bounds'>): number {
  return bounds.max[0] - bounds.min[0]
}

export function heightOf({ bounds }: Pick<RoomPiece, 'bounds'>): number {
  return bounds.max[1] - bounds.min[1]
}
