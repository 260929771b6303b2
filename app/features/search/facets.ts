import type { Locale } from '#app/features/markets/model.ts'
import { MARKETS } from '#app/features/markets/model.ts'
import { ATTRIBUTES, type AttributeKey } from '#app/features/catalogue/attributes.ts'

export type FacetType = 'range' | 'color' | 'term' | 'boolean'

/** One filter of a listing. `{currency}` in a key stands for the market's currency code. */
export interface FacetDefinition {
  readonly key: string
  readonly type: FacetType
  readonly label: string
  readonly unit?: string
  /** Values in their natural order rather than the most frequent first: sizes and ratings read that way. */
  readonly order?: 'natural' | 'reverse'
  /** Where the standard behind the filter applies. */
  readonly onlyIn?: Locale
  /** Only in the BIM library. */
  readonly onlyInBim?: true
}

type Details = Omit<FacetDefinition, 'key' | 'type' | 'label'>

/** A filter on a variant attribute, which lends it its label, unit and market. */
function facet(type: FacetType, key: AttributeKey, details: Details = {}): FacetDefinition {
  const { label, unit, onlyIn } = { unit: undefined, onlyIn: undefined, ...ATTRIBUTES[key] }
  return { key, type, label, ...(unit ? { unit } : {}), ...(onlyIn ? { onlyIn } : {}), ...details }
}

/** Every filter, in the order of the panel. A filter shows only where the results have values for it. */
export const FACETS: readonly FacetDefinition[] = [
  { key: 'bim-file-types', type: 'term', label: 'BIM file type', onlyInBim: true },
  facet('color', 'colour'),
  { key: 'category', type: 'term', label: 'Category' },
  { key: 'product-types', type: 'term', label: 'Product type' },
  { key: 'price.{currency}', type: 'range', label: 'Price' },
  facet('term', 'brand'),
  facet('term', 'range'),
  facet('term', 'item-material'),
  facet('term', 'wels-rating', { order: 'reverse' }),
  facet('range', 'litres-per-minute'),
  facet('term', 'mount-type'),
  facet('term', 'shape'),
  facet('term', 'trap-type'),
  facet('term', 'set-out', { order: 'natural' }),
  facet('term', 'item-tapholes', { order: 'natural' }),
  facet('term', 'bowl-position'),
  facet('term', 'overflow'),
  facet('term', 'spray-functions', { order: 'natural' }),
  facet('range', 'length'),
  facet('range', 'width'),
  facet('range', 'depth'),
  facet('range', 'height'),
  facet('range', 'outlet-length'),
  facet('range', 'pan-height'),
  facet('range', 'rail-length'),
  facet('range', 'shower-head-diameter'),
  facet('range', 'capacity-size'),
  facet('term', 'inlet-type'),
  facet('term', 'surface-finish'),
  facet('boolean', 'IsAS14281Compliant'),
  facet('boolean', 'IsAS14281Ambulant'),
  facet('boolean', 'IsNZ41121Compliant'),
  facet('boolean', 'IsIndependentLivingCompliant'),
  facet('boolean', 'clean-flush'),
  facet('boolean', 'touchless-smart'),
  facet('boolean', 'leadfree'),
  facet('boolean', 'pre-fabrication-frames'),
  facet('boolean', 'smart-command'),
  { key: 'IsNew', type: 'boolean', label: 'New' },
]

/** The most filters a brand or sector page shows until one is used. */
export const FACETS_ON_OVERVIEW_PAGES = 8
export const FACETS_ONCE_REFINED = 9_999
/** Values shown before `Show More`. */
export const VALUES_BEFORE_SHOW_MORE = 6
export const MAX_VALUES_PER_FACET = 999

/** The filters a market has: its own accessibility standards only, BIM types only in the BIM library. */
export function facetsFor(locale: Locale, inBimLibrary: boolean): FacetDefinition[] {
  return FACETS.filter(({ onlyIn, onlyInBim }) => (!onlyIn || onlyIn === locale) && (!onlyInBim || inBimLibrary))
}

/** What a filter is called in an address: its key, without what the market fills in. */
export function facetParameter({ key }: Pick<FacetDefinition, 'key'>): string {
  return key.replace('.{currency}', '')
}

/** The attribute of the index that a filter reads. */
export function facetAttribute({ key }: Pick<FacetDefinition, 'key'>, locale: Locale): string {
  return key === 'category' ? 'categoryKeys' : key.replace('{currency}', MARKETS[locale].currencyCode)
}

/** Price bands offered beside the free range, in dollars including GST. `max` is left out of the open last band. */
export const PRICE_CONFIG = {
  key: 'price.{currency}',
  ranges: [
    { min: 0, max: 100 },
    { min: 100, max: 250 },
    { min: 250, max: 500 },
    { min: 500, max: 1000 },
    { min: 1000, max: 2500 },
    { min: 2500 },
  ],
} as const

/**
 * The label of a filter on one listing. WELS stars mean litres a minute for showers and litres a flush for toilets, so
 * the shower listings say which they show.
 */
export function facetLabel(definition: FacetDefinition, listingPath: string): string {
  if (definition.key !== 'wels-rating') return definition.label
  return /(?:^|\/)[a-z-]*showers?(?:$|[/-])/.test(listingPath) ? 'WELS Rating (Shower)' : 'WELS Rating'
}
