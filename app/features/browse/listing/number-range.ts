export interface NumberRange {
  readonly min?: number
  readonly max?: number
}

/** The largest bound in an address: `readRange` takes nine digits before the point and four after it. */
const MAX_BOUND = 999_999_999
const MAX_BOUND_LENGTH = 40

/** A typed bound: `1200`, `$1,200.50`, `1 200 mm`. Null for an empty field, and for text without a number from 0 on. */
export function readBound(typed: string): number | null {
  const digits = typed
    .slice(0, MAX_BOUND_LENGTH)
    .replaceAll(/(?<=\d)[,\s](?=\d{3}(?!\d))/g, '')
    .replaceAll(/^[^\d.-]+|[^\d.]+$/g, '')
  const number = digits === '' ? Number.NaN : Number(digits)
  return number >= 0 ? Math.min(MAX_BOUND, Math.round(number * 10_000) / 10_000) : null
}

export function isSameRange(one: NumberRange | null, other: NumberRange): boolean {
  return one !== null && one.min === other.min && one.max === other.max
}

export function boundFields(parameter: string): { readonly min: string; readonly max: string } {
  return { min: `${parameter}.min`, max: `${parameter}.max` }
}

/** A range of two ends in either order; null is an open end. */
export function orderedRange(one: number | null, other: number | null): NumberRange {
  const [min, max] = one !== null && other !== null && one > other ? [other, one] : [one, other]
  return { ...(min === null ? {} : { min }), ...(max === null ? {} : { max }) }
}
