import type { AttributeKey } from '@specify/catalogue/facts/attributes.ts'
import type { ComparisonGroup } from './comparison.ts'

/** Attributes that decide first whether one product can replace another. */
export const DECIDING: readonly AttributeKey[] = [
  'colour',
  'wels-rating',
  'set-out',
  'item-tapholes',
  'number-of-tap-holes',
  'outlet-length',
  'pan-projection-size',
]

/** The same rows, those that decide on a replacement in a group of their own at the top. */
export function withDecidingFirst(groups: readonly ComparisonGroup[]): ComparisonGroup[] {
  const rows = groups.flatMap((group) => group.rows)
  const first = DECIDING.flatMap((key) => rows.find((row) => row.key === key) ?? [])
  const rest = groups.map((group) => ({ ...group, rows: group.rows.filter((row) => !first.includes(row)) }))
  return [{ heading: 'What matters first', rows: first }, ...rest].filter((group) => group.rows.length > 0)
}
