import type { PartView } from './part-view.ts'
import type { RequirementKind } from '@specify/catalogue/product/requirements.ts'

export interface RequirementView {
  readonly kind: RequirementKind
  readonly label: string
  /** Parts on sale in the market; never empty. */
  readonly parts: readonly PartView[]
}
