import type { ModelSpec } from '../families/all.ts'
import type { FinishName } from '../models/finishes.ts'

/** `hero` three-quarter, `front` straight on, `side` profile, `top` from above, `detail` close-up. */
const VIEWS = ['hero', 'front', 'side', 'top', 'detail'] as const
export type View = (typeof VIEWS)[number]

/** One picture. */
export type RenderJob = {
  spec: ModelSpec
  finish: FinishName
  /** Finish of small metal parts such as flush buttons and wastes. Left out: Chrome. */
  trim?: FinishName
  view: View
  /** Side of the square picture in pixels. */
  size: number
}
