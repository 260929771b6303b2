import type { PartView } from './part-view.ts'
import type { RequirementKind } from './requirements.ts'

/** One kind of product that is needed beside another, with what will do. */
export interface RequirementView {
  readonly kind: RequirementKind
  readonly label: string
  /** On sale in the market; never empty. */
  readonly parts: readonly PartView[]
}
