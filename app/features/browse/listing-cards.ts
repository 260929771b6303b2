import type { Visibility } from '#app/core/actor.ts'
import type { CardVariant, ProductCard } from '#app/features/catalogue/card.ts'
import { isContactUs, priceDisplay } from '#app/features/catalogue/price-display.ts'
import type { Locale } from '#app/features/markets/model.ts'
import { hitPrice, type ProductHit, type VariantHit } from '#app/features/search/search-record.ts'
import type { ListingState } from './listing-state.ts'

export interface CardContext {
  readonly locale: Locale
  readonly visibility: Visibility
  readonly state: Pick<ListingState, 'query' | 'values'>
}

/** A hit as a card, showing the variant that the search or the colour filter is about. */
export function toProductCard(hit: ProductHit, matchedVariant: number | null, context: CardContext): ProductCard {
  return {
    productId: hit.objectID,
    name: hit.name,
    category: hit.typeName,
    categoryKey: hit.categoryKeys.findLast((key) => key.split('/')[0] === hit.categoryKeys[0]) ?? '',
    isNew: hit.IsNew,
    isInternal: hit.IsGWAInternal,
    highlights: hit.highlights,
    variants: hit.variants.map((variant) => toCardVariant(hit, variant, context)),
    selected: shownVariant(hit, matchedVariant, context.state),
  }
}

function toCardVariant(hit: ProductHit, variant: VariantHit, { locale, visibility }: CardContext): CardVariant {
  const contact = isContactUs({
    locale,
    isBuilderRange: hit['builder-range'] === 'YES',
    isInternalProduct: hit.IsGWAInternal || variant.IsGWAInternal,
    isInternalUser: visibility === 'internal',
  })
  const { price, discounted } = hitPrice(variant, locale)
  return {
    sku: variant.sku,
    name: variant.label,
    colour: variant.colour,
    images: variant.images,
    price: priceDisplay(contact, price, discounted),
    path: variant.path,
  }
}

/** Codes are compared without their signs; where two are alike, the one that was written so comes first. */
export function exactCodeFirst<Item>(
  items: readonly Item[],
  query: string,
  skuOf: (item: Item) => string | undefined,
): Item[] {
  const written = query.toLowerCase()
  const isExact = (item: Item) => skuOf(item)?.toLowerCase() === written
  return [...items.filter(isExact), ...items.filter((item) => !isExact(item))]
}

/** The variant whose code was searched for, else of a filtered colour, else of a colour in the search text, else the master. */
function shownVariant(hit: ProductHit, matchedVariant: number | null, state: CardContext['state']): number {
  if (matchedVariant !== null) return matchedVariant
  const colours = state.values['colour'] ?? []
  const filtered = hit.variants.findIndex((variant) => variant.colour !== null && colours.includes(variant.colour))
  if (filtered >= 0) return filtered
  const asked = colourWords(state.query)
  const named = hit.variants.findIndex((variant) => {
    const words = colourWords(variant.colour ?? '')
    return words.length > 0 && words.every((word) => asked.includes(word))
  })
  if (named >= 0) return named
  return Math.max(
    0,
    hit.variants.findIndex((variant) => variant.id === hit.masterVariantID),
  )
}

/** The words of a colour; matt, mat and matte are one. */
function colourWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .map((word) => (word === 'matt' || word === 'mat' ? 'matte' : word))
}
