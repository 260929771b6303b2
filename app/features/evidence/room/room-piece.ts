import type { Bounds } from '../model-mesh.ts'
import type { ProductKind } from '../product-kinds.ts'

/** A piece as the layout needs it: where its box is in the axes of its model, in millimetres. */
export interface RoomPiece {
  readonly id: string
  readonly kind: ProductKind
  readonly bounds: Bounds
  /** Height of the surface that a tap stands on, in the axes of the model; null for what carries none. */
  readonly ledge: { readonly y: number; readonly z: number } | null
  /** As the catalogue states them. */
  readonly mountingHeight: unknown
  readonly isWallMounted: boolean | null
  /** Of a basin, for each tap; of a tap, how many it takes. */
  readonly tapHoles: number | null
}

export type Support = 'floor' | 'wall' | 'bench' | 'piece'

export interface PlacedPiece {
  readonly id: string
  readonly kind: ProductKind
  /** Where the origin of the model is: x along the wall, y from the floor, z from the wall. */
  readonly at: readonly [number, number, number]
  readonly box: Bounds
  readonly support: Support
  /** What it stands on or in, where that is another piece. */
  readonly carriedBy: string | null
  readonly column: number
}

/** A bench that a product needs and no line of the schedule names. */
export interface Bench {
  readonly fromMm: number
  readonly toMm: number
  readonly topMm: number
  readonly depthMm: number
  readonly column: number
}

export interface RoomLayout {
  readonly pieces: readonly PlacedPiece[]
  readonly benches: readonly Bench[]
  readonly widthMm: number
  readonly heightMm: number
  readonly depthMm: number
}
