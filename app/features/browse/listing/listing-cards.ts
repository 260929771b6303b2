import type { Visibility } from '@specify/core/actor.ts'
import type { CardVariant, ProductCard } from '@specify/catalogue/prices/card.ts'
import { isContactUs, priceDisplay } from '@specify/catalogue/prices/price-display.ts'
import type { Locale } from '@specify/core/market.ts'
import { hitPrice } from '#app/features/search/hits/hit-price.ts'
import type { ProductHit, VariantHit } from '#app/features/search/catalogue/search-record.ts'
import { facetParameter } from '#app/features/search/hits/facet-kinds.ts'
import { FACETS, facetAttribute } from '#app/features/search/hits/facets.ts'
import { fittingVariant, type AnyOfConditions } from '#app/features/search/hits/fitting-variant.ts'
import type { Understanding } from '#app/features/search/understanding/understanding.ts'
import { leadsCard, type LeadFinishes } from './lead-finish.ts'
import type { ListingState } from './listing-state.ts'

export interface CardContext {
  readonly locale: Locale
  readonly visibility: Visibility
  readonly state: Pick<ListingState, 'query' | 'values' | 'ranges'>
  /** The reading of the query; null without a query. */
  readonly understood: Understanding | null
  /** Absent where the master leads. */
  readonly leads?: LeadFinishes | undefined
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
    selected: matchedVariant ?? shownVariant(hit, context),
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

/** The variant that fits the filters, then what the query asks for, then a size or a colour in its words, else the leading one. */
function shownVariant(hit: ProductHit, { locale, state, understood, leads }: CardContext): number {
  const colours = colourWords(state.query)
  const criteria = [
    ...chosenFilters(state, locale),
    ...(understood?.parts ?? []).map(({ alternatives }) => alternatives.flatMap(({ conditions }) => conditions)),
  ]
  const isAsked = ({ colour }: VariantHit) => {
    const words = colourWords(colour ?? '')
    return words.length > 0 && words.every((word) => colours.includes(word))
  }
  const isLead = (variant: VariantHit) => leadsCard(variant, { range: hit.range, leads })
  const sizes = sizesIn(understood?.corrected ?? state.query)
  const isSized = ({ label }: VariantHit) => sizesIn(label ?? '').some((size) => sizes.includes(size))
  const both = (variant: VariantHit) => isSized(variant) && isAsked(variant)
  const preferred = [both, isSized, isAsked].find((test) => hit.variants.some(test)) ?? isLead
  return fittingVariant(hit, criteria, locale, preferred)
}

function chosenFilters({ values, ranges }: CardContext['state'], locale: Locale): AnyOfConditions[] {
  return FACETS.flatMap((facet): AnyOfConditions[] => {
    const attribute = facetAttribute(facet, locale)
    const chosen = values[facetParameter(facet)]
    const range = ranges[facetParameter(facet)]
    if (chosen)
      return [[{ attribute, values: facet.type === 'boolean' ? chosen.map((each) => each === 'true') : chosen }]]
    return range ? [[{ attribute, range }]] : []
  })
}

function sizesIn(text: string): string[] {
  return Array.from(text.matchAll(/(?<![\d.])(\d+(?:\.\d+)?)\s?mm\b/giu), ([, size = '']) => size)
}

/** The words of a colour; matt, mat and matte are one. */
function colourWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .map((word) => (word === 'matt' || word === 'mat' ? 'matte' : word))
}
