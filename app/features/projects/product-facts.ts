import type { Money } from '#app/core/money.ts'

/** What is shown of a product besides what the line item itself says. */
export interface ProductFacts {
  /** As it is called now. */
  readonly name: string
  readonly image: string | null
  /** Below the locale; empty for a product that is gone. */
  readonly path: string
  readonly isAvailable: boolean
  /** For one; null where there is none to show. */
  readonly price: Money | null
  /** SKUs to take in its place. */
  readonly alternatives: readonly string[]
}
