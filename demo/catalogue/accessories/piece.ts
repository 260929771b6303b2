import type { ModelSpec } from '#demo/families/all.ts'
import type { CategoryPath } from '../categories.ts'
import type { Form } from '../lines/line.ts'

/** One kind of accessory, which every collection draws in its own form. */
export interface Piece {
  /** Last two digits of the code. */
  readonly number: string
  readonly name: string
  readonly at: CategoryPath
  /** Australian dollars in chrome at the level of the middle collections. */
  readonly price: number
  /** Lengths in millimetres; the first one leads. Empty where it comes in one size without a number. */
  readonly sizes: readonly number[]
  readonly sizeInName?: true
  readonly spec: (form: Form, lengthMm: number) => ModelSpec
  readonly sentences: readonly string[]
  readonly bullets: readonly string[]
  readonly material?: string
}
