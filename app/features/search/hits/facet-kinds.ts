/** The part of filters that browsers need: enough to read and write addresses. Labels come from the server. */

export type FacetType = 'range' | 'color' | 'term' | 'boolean'

export interface FacetKind {
  /** `{currency}` is replaced by the market's currency code. */
  readonly key: string
  readonly type: FacetType
  /** The label of a filter that is no variant attribute: those have labels of their own. */
  readonly label?: string
  /** Natural order instead of the most frequent first, for sizes and ratings. */
  readonly order?: 'natural' | 'reverse'
  readonly onlyInBim?: true
}

/** Every filter, in the order of the panel. A filter is shown only where the results have values for it. */
export const FACET_KINDS: readonly FacetKind[] = [
  { key: 'bim-file-types', type: 'term', label: 'BIM file type', onlyInBim: true },
  { key: 'colour', type: 'color' },
  { key: 'category', type: 'term', label: 'Category' },
  { key: 'product-types', type: 'term', label: 'Product type' },
  { key: 'price.{currency}', type: 'range', label: 'Price' },
  { key: 'brand', type: 'term' },
  { key: 'range', type: 'term' },
  { key: 'item-material', type: 'term' },
  { key: 'wels-rating', type: 'term', order: 'reverse' },
  { key: 'litres-per-minute', type: 'range' },
  { key: 'mount-type', type: 'term' },
  { key: 'shape', type: 'term' },
  { key: 'trap-type', type: 'term' },
  { key: 'set-out', type: 'term', order: 'natural' },
  { key: 'item-tapholes', type: 'term', order: 'natural' },
  { key: 'bowl-position', type: 'term' },
  { key: 'overflow', type: 'term' },
  { key: 'spray-functions', type: 'term', order: 'natural' },
  { key: 'length', type: 'range' },
  { key: 'width', type: 'range' },
  { key: 'depth', type: 'range' },
  { key: 'height', type: 'range' },
  { key: 'outlet-length', type: 'range' },
  { key: 'pan-height', type: 'range' },
  { key: 'rail-length', type: 'range' },
  { key: 'shower-head-diameter', type: 'range' },
  { key: 'capacity-size', type: 'range' },
  { key: 'inlet-type', type: 'term' },
  { key: 'surface-finish', type: 'term' },
  { key: 'IsAS14281Compliant', type: 'boolean' },
  { key: 'IsAS14281Ambulant', type: 'boolean' },
  { key: 'IsNZ41121Compliant', type: 'boolean' },
  { key: 'IsIndependentLivingCompliant', type: 'boolean' },
  { key: 'clean-flush', type: 'boolean' },
  { key: 'touchless-smart', type: 'boolean' },
  { key: 'leadfree', type: 'boolean' },
  { key: 'pre-fabrication-frames', type: 'boolean' },
  { key: 'smart-command', type: 'boolean' },
  { key: 'IsNew', type: 'boolean', label: 'New' },
]

export const HITS_PER_PAGE = 12

/** Name of a filter in an address: its key, without the market's part. */
export function facetParameter({ key }: Pick<FacetKind, 'key'>): string {
  return key.replace('.{currency}', '')
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

export const VALUES_BEFORE_SHOW_MORE = 6
