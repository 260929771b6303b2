import type { ModelSpec } from '../families/all.ts'

/** The spec as one text that does not depend on the order in which its fields were written. */
export function specKey(spec: ModelSpec): string {
  const fields = Object.entries(spec).filter(([, value]) => value !== undefined)
  return JSON.stringify(fields.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
