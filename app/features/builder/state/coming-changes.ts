/** A product of a project that changes on a day to come. */
export interface ComingProduct {
  readonly sku: string
  /** SKUs of the lines that have it: its own, or that of the other hand. */
  readonly lines: readonly string[]
  readonly name: string
  /** `Price: $349 → $399` */
  readonly texts: readonly string[]
  /** It cannot be specified from then on. */
  readonly isEnd: boolean
  /** SKU of what takes its place; null for none. */
  readonly replacement: string | null
}

/** Changes of the catalogue that hold from one day. */
export interface ComingChange {
  /** `1 Mar 2027`, `1 Mar 2027 until 1 Apr 2027` */
  readonly day: string
  /** SKUs of all lines that it changes. */
  readonly skus: readonly string[]
  /** The first hundred. */
  readonly products: readonly ComingProduct[]
}

/** Products that a page names of one day. */
export const MOST_NAMED = 100
