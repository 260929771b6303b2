import type { RoomLayout } from '../room/room-piece.ts'
import type { DrawnStroke } from './visible-lines.ts'

/** Input of an elevation: plain data, derived from the schedule each time. */
export interface ElevationSubject {
  readonly project: string
  readonly room: string
  /** `Revision B`, or that it is the project as it is. */
  readonly state: string
  readonly date: string
  /** Drawn for units of the hand that the schedule does not show. */
  readonly isMirrored?: boolean
  /** One of so many rooms alike is drawn. */
  readonly divisor: number
  readonly layout: RoomLayout
  readonly strokes: readonly DrawnStroke[]
  /** Each product of the room, in the order of its lines. */
  readonly items: readonly ElevationItem[]
}

export interface ElevationItem {
  /** Its tag, or `P3` where it has none. */
  readonly mark: string
  readonly sku: string
  readonly name: string
  /** `Chrome, 800 mm, Left hand` */
  readonly variantText: string
  readonly quantity: number
  readonly pieces: readonly string[]
  /** `lacking` for a product that does not come in the hand of these units. */
  readonly shape: 'model' | 'box' | 'none' | 'lacking'
}
