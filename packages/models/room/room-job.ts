import type { CodedVariant } from '@specify/catalogue/variants/variants-by-code.ts'
import type { RoomAccess } from '@specify/catalogue/facts/room-access.ts'
import type { Locale } from '@specify/core/market.ts'
import type { DrawnStroke } from '../elevation/visible-lines.ts'
import type { RoomLayout } from './room-piece.ts'

export interface RoomJob {
  readonly format: 'ifc' | 'glb' | 'drawing'
  readonly locale: Locale
  readonly projectId: string
  readonly projectName: string
  readonly room: { readonly id: string; readonly name: string; readonly unitType: string }
  /** The room's mark for access. */
  readonly access: RoomAccess | null
  /** Drawn for units of the hand that the room does not show. */
  readonly isMirrored?: boolean
  /** ISO date and time. */
  readonly savedAt: string
  readonly pieces: readonly JobPiece[]
  readonly models: readonly JobModel[]
  /** Pieces that are not from the catalogue: nothing is known of their shape. */
  readonly proxies?: readonly JobProxy[]
}

export interface JobProxy {
  readonly id: string
  readonly name: string
  /** Tag, or code; empty for none. */
  readonly mark: string
  readonly note: string
}

export interface JobPiece {
  readonly id: string
  readonly sku: string
  readonly tag: string
  readonly note: string
}

export interface JobModel {
  /** The product with this variant alone. */
  readonly listed: CodedVariant
  /** A GLB; null where the product has none. */
  readonly bytes: Uint8Array<ArrayBuffer> | null
}

export type RoomReport =
  | { readonly kind: 'file'; readonly content: ArrayBuffer }
  | {
      readonly kind: 'drawing'
      readonly layout: RoomLayout
      readonly strokes: readonly DrawnStroke[]
      /** SKUs of what was drawn as a box of its stated size, and of what could not be drawn. */
      readonly boxes: readonly string[]
      readonly missing: readonly string[]
    }
