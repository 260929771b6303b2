import { fieldLabel } from '../field-label.ts'

/** A value that stands against the feed. */
export interface Override {
  /** Empty for a value of the whole product. */
  readonly sku: string
  /** A column of a table of changes, such as `price AUD`. */
  readonly field: string
  /** The value that the catalogue has, as text; empty for none. */
  readonly own: string
  /** The value that the feed gave last. */
  readonly feed: string
  /** The id of the change set that made it. */
  readonly set: string
}

/** An override under which the feed has moved on: somebody has to decide. */
export interface OpenOverride extends Override {
  /** The value that the feed gives now. */
  readonly next: string
}

export type Takes = 'ours' | 'feed'

/** Overrides of one product. */
export const MOST_OVERRIDES = 300

/** `Price AUD of FM1001C` */
export function overrideLabel({ sku, field }: Pick<Override, 'sku' | 'field'>): string {
  return sku === '' ? fieldLabel(field) : `${fieldLabel(field)} of ${sku}`
}

/** A value in a sentence. */
export function quoted(text: string): string {
  return text === '' ? 'nothing' : `"${text.length > 120 ? `${text.slice(0, 120).toWellFormed()}…` : text}"`
}
