import { hashOf } from './record/hash.ts'
import { itemCode } from './record/item-code.ts'
import type { ProductDraft } from './model.ts'

/** Recommends to about half of the products the nearest in price from two other lines of the same category. */
export function withAlternatives(drafts: readonly ProductDraft[]): ProductDraft[] {
  const byPlace = Map.groupBy(drafts.filter(isRecommendable), (draft) => draft.at[0])
  const recommend = (draft: ProductDraft): ProductDraft => {
    const isSilent =
      draft.alternatives ?? (draft.status !== 'discontinued' && hashOf(`alternatives ${draft.code}`) % 2 === 0)
    if (isSilent) return draft
    const others = (byPlace.get(draft.at[0]) ?? []).filter(
      (other) => other.line !== draft.line && sharesMarkets(draft, other),
    )
    const nearest = others.toSorted((a, b) => distance(draft, a) - distance(draft, b))
    const lines = new Map(nearest.toReversed().map((other) => [other.line, other]))
    const codes = [...lines.values()].toReversed().slice(0, 2).flatMap(leadingCode)
    return { ...draft, alternatives: codes }
  }
  return drafts.map(recommend)
}

/** SKU of the option a product leads with. */
function leadingCode(draft: ProductDraft): string[] {
  return draft.options.slice(0, 1).map((option) => itemCode(draft, option))
}

function isRecommendable({ isInternal, status, price }: ProductDraft): boolean {
  return !isInternal && status !== 'discontinued' && price !== null
}

function sharesMarkets(draft: ProductDraft, other: ProductDraft): boolean {
  return (draft.markets ?? ['au', 'nz']).every((market) => (other.markets ?? ['au', 'nz']).includes(market))
}

function distance(a: ProductDraft, b: ProductDraft): number {
  return Math.abs(Math.log((a.price ?? 1) / (b.price ?? 1)))
}
