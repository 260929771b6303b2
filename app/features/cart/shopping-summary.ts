/** What every page of somebody who is signed in shows of their cart and wishlist. */
export interface ShoppingSummary {
  /** How many things are in the cart. */
  readonly count: number
  /** The line items of the wishlist by SKU. */
  readonly wished: Readonly<Record<string, string>>
}
