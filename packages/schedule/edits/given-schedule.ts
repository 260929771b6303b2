import type { RoomAccess } from '@specify/catalogue/facts/room-access.ts'
import type { FreeLine } from '../free-lines/free-line.ts'
import type { UnitHands } from '../hands/unit-hands.ts'
import type { GivenSubstitution } from '../substitutions/new-substitutions.ts'

/** Whole lists as they shall be. New things have an id of the caller, or none. */
export interface GivenSchedule {
  readonly unitTypes?: readonly GivenUnitType[] | undefined
  readonly rooms?: readonly GivenRoom[] | undefined
  readonly substitutions?: readonly GivenSubstitution[] | undefined
}

export interface GivenUnitType {
  readonly id?: string | undefined
  readonly name: string
  readonly count: number
  /** Left out: as they are; null for units that are alike. */
  readonly hands?: UnitHands | null | undefined
}

export interface GivenRoom {
  readonly id?: string | undefined
  readonly name: string
  readonly note: string
  readonly unitTypeId: string | null
  /** Left out: as it is; null for none. */
  readonly access?: RoomAccess | null | undefined
  readonly lineItems: readonly GivenLineItem[]
}

export interface GivenLineItem {
  readonly id?: string | undefined
  readonly sku: string
  readonly quantity: number
  readonly note: string
  readonly tag: string
  /** Description of a line with `free`. */
  readonly name?: string | undefined
  /** Details of a line that is not from the catalogue. Left out for a saved one, it stays as it is. */
  readonly free?: FreeLine | undefined
}
