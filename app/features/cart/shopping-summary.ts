/** Cart and wishlist as every page of a signed-in account shows them. */
export interface ShoppingSummary {
  readonly count: number
  readonly wished: Readonly<Record<string, string>>
}
