import type { Option, ProductDraft } from '../model.ts'
import { itemCode } from './item-code.ts'

const OTHER_HAND: Readonly<Record<string, string>> = { Left: 'Right', Right: 'Left', left: 'right', right: 'left' }

/** The SKU of the option that says the same for the other hand; null where there is none. */
export function handedTwin(draft: ProductDraft, { label }: Option): string | null {
  const other = label?.replace(/\b(?:left|right)\b/i, (hand) => OTHER_HAND[hand] ?? hand)
  const twin = other === label ? undefined : draft.options.find((option) => option.label === other)
  return twin ? itemCode(draft, twin) : null
}
