import type { UnitHands } from '@specify/schedule/hands/unit-hands.ts'
import type { AcceptedRow } from '../draft/add-rows.ts'

/**
 * The kind of change of a row. `set` names the new quantity, `remove` without a quantity takes all; `out` and the
 * `in` behind it are the two halves of a replacement. `plain` says nothing of a change: an answer decides.
 */
export const CHANGE_KINDS = ['add', 'set', 'remove', 'out', 'in', 'plain'] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

/** The use of a list for a project: its rows are added, are all that it shall have, or say what changes. */
export const LIST_MODES = ['add', 'set', 'changes'] as const
export type ListMode = (typeof LIST_MODES)[number]

/** The change that a row of a list states. */
export interface RowChange {
  readonly kind: ChangeKind
  /** The former quantity as it is written; empty where the list does not say it. */
  readonly from: string
  /** The beginning of a line that does not say what changes. */
  readonly text?: string | undefined
}

/** The questions that a row may have, one after the other. */
export const CHANGE_QUESTIONS = ['place', 'quantity', 'clash', 'per'] as const
export type ChangeQuestion = (typeof CHANGE_QUESTIONS)[number]

/** A row of a change order with its product. */
export interface ChangeRow extends Omit<AcceptedRow, 'quantity'> {
  readonly id: number
  readonly kind: Exclude<ChangeKind, 'plain'>
  readonly productId: string
  readonly name: string
  /** Null for all that there are. */
  readonly quantity: number | null
  readonly from: number | null
  readonly answers: { readonly [Question in ChangeQuestion]?: string | undefined }
}

/** One product in one room before and after; quantities are per unit of the room's type. */
export interface LineEffect {
  readonly room: string
  /** Empty for common areas. */
  readonly unitType: string
  readonly units: number
  /** Absent where units are alike. */
  readonly hands?: UnitHands | undefined
  readonly sku: string
  readonly was: number
  readonly now: number
}

export interface ChangeOption {
  readonly value: string
  readonly text: string
}

export interface PlannedRow {
  readonly id: number
  /** `same`: nothing changes, since it is so already. `skipped`: somebody said to leave it. */
  readonly state: 'ready' | 'asked' | 'refused' | 'same' | 'skipped'
  readonly effects: readonly LineEffect[]
  /** The reason of a refusal, or the question. */
  readonly text: string
  readonly question: ChangeQuestion | null
  readonly options: readonly ChangeOption[]
}

/** Answers that count for all rows. */
export interface ChangeAnswers {
  /** Says whether quantities of unit types are for one unit, or for all units together. */
  readonly per?: 'unit' | 'total' | undefined
}

export const LEAVE = 'leave'
