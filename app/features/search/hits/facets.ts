import type { Locale } from '@specify/core/market.ts'
import { MARKETS } from '@specify/core/market.ts'
import { attributeDefinition, attributeLabel, isAttributeKey } from '@specify/catalogue/facts/attributes.ts'
import { isCategoryGroup } from '@specify/catalogue/product/model.ts'
import type { AttributeDefinition } from '@specify/catalogue/facts/attribute-definition.ts'
import { FACET_KINDS, type FacetKind } from './facet-kinds.ts'

export interface FacetDefinition extends FacetKind {
  readonly label: string
  readonly unit?: string
  readonly onlyIn?: Locale
}

/** Every filter with its label. One on a variant attribute has the label, unit and market of the attribute. */
export const FACETS: readonly FacetDefinition[] = FACET_KINDS.map((kind) => {
  const {
    label = '',
    unit,
    onlyIn,
  }: Partial<AttributeDefinition> = isAttributeKey(kind.key) ? attributeDefinition(kind.key) : kind
  return { ...kind, label, ...(unit ? { unit } : {}), ...(onlyIn ? { onlyIn } : {}) }
})

export const FACETS_ON_OVERVIEW_PAGES = 8
export const FACETS_ONCE_REFINED = 9_999
export const MAX_VALUES_PER_FACET = 999

/** The filters of a market: its own accessibility standards only, BIM types only in the BIM library. */
export function facetsFor(locale: Locale, inBimLibrary: boolean): FacetDefinition[] {
  return FACETS.filter(({ onlyIn, onlyInBim }) => (!onlyIn || onlyIn === locale) && (!onlyInBim || inBimLibrary))
}

export function facetAttribute({ key }: Pick<FacetDefinition, 'key'>, locale: Locale): string {
  return key === 'category' ? 'categoryKeys' : key.replace('{currency}', MARKETS[locale].currencyCode)
}

/** WELS stars mean litres a minute for showers and litres a flush for toilets: shower listings name the measure. */
export function facetLabel(definition: FacetDefinition, listingPath: string): string {
  if (definition.key === 'outlet-length')
    return attributeLabel(definition.key, listingPath.split('/').filter(isCategoryGroup))
  if (definition.key !== 'wels-rating') return definition.label
  return /(?:^|\/)[a-z-]*showers?(?:$|[/-])/.test(listingPath) ? 'WELS Rating (Shower)' : 'WELS Rating'
}
