import type { Bounds } from '../model-mesh.ts'
import type { ProductKind } from '../product-kinds.ts'

/** A piece as the layout needs it: where its box is in the axes of its model, in millimetres. */
export interface RoomPiece {
  readonly id: string
  readonly kind: ProductKind
  readonly bounds: Bounds
  /** Height of the surface that a tap stands on, in the axes of the model; null for what carries none. */
  readonly ledge: { readonly y: number; readonly z: number } | null
  /** Values as stated by the catalogue. */
  readonly mountingHeight: unknown
  readonly isWallMounted: boolean | null
  /** Tap holes of a basin for each tap, or those that a tap needs. */
  readonly tapHoles: number | null
}

export type Support = 'floor' | 'wall' | 'bench' | 'piece'

export interface PlacedPiece {
  readonly id: string
  readonly kind: ProductKind
  /** Position of the model's origin: x along the wall, y from the floor, z from the wall. */
  readonly at: readonly [number, number, number]
  readonly box: Bounds
  readonly support: Support
  /** The piece that carries it; null where none does. */
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
