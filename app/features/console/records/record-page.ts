/** The id in the address of a form for a new record. */
export const NEW = 'new'

/** The tick for stock of a code that the catalogue does not have. */
export const UNLISTED = 'unlisted'

/** A field of a form in the console. Its value is a text, as forms post it. */
export interface RecordField {
  readonly name: string
  readonly label: string
  readonly hint?: string
  /** `text` by default; ticks are values separated by commas, a moment is the local time `2026-07-01T00:00`. */
  readonly kind?: 'text' | 'area' | 'select' | 'ticks' | 'moment'
  readonly options?: readonly (readonly [value: string, label: string])[]
  readonly maxLength?: number
  readonly isRequired?: boolean
  /** Shown, and not changed: it names the record. */
  readonly isFixed?: boolean
  readonly isNumber?: boolean
  /** A tick that is shown once there is a problem with it, and holds for this value of the named field alone. */
  readonly confirms?: string
  /** Beside another one, where there is room. */
  readonly isHalf?: boolean
}

/** A record with a form, or the form of a new one. */
export interface RecordPage {
  readonly title: string
  readonly facts: readonly (readonly [label: string, text: string])[]
  readonly fields: readonly RecordField[]
  readonly values: Readonly<Record<string, string>>
  /** Version or state that was read: a change since then is not overwritten. */
  readonly was: string
  readonly saveLabel: string
  /** Null where there is nothing to remove or to end. */
  readonly removal: { readonly label: string; readonly sentence: string } | null
}
