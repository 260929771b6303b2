import type { PriceAnswer } from './price-shapes.server.ts'

/** The outcome of a form that was sent without script. */
export interface PostedPrices {
  readonly answer: PriceAnswer | null
  readonly problem: string
  /** The pasted text; a file has to be chosen again. */
  readonly text: string
  readonly fileName: string
}
