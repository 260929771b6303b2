export interface ShoppingSummary {
  readonly count: number
  readonly wished: Readonly<Record<string, string>>
}
