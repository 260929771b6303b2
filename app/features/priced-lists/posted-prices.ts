import type { PriceAnswer } from './price-shapes.server.ts'

/** What came of a form that was sent without script. */
export interface PostedPrices {
  readonly answer: PriceAnswer | null
  readonly problem: string
  /** What was pasted; a file has to be chosen again. */
  readonly text: string
  readonly fileName: string
}
