import { correctRangeName } from '@specify/catalogue/product/range-name.ts'
import { facetParameter, PRICE_CONFIG, type FacetType } from '#app/features/search/hits/facet-kinds.ts'
import type { Locale } from '@specify/core/market.ts'
import type { SearchResult } from '#app/features/search/backends/backend.ts'
import type { FacetCounts, FacetStats } from '@specify/engine'
import {
  facetAttribute,
  facetLabel,
  facetsFor,
  FACETS_ON_OVERVIEW_PAGES,
  FACETS_ONCE_REFINED,
  type FacetDefinition,
} from '#app/features/search/hits/facets.ts'
import type { ListingDefinition } from './listing-definition.ts'
import { isRefined, type ListingState } from './listing-state.ts'
import { isSameRange, type NumberRange } from './number-range.ts'

export interface FacetValueView {
  readonly value: string
  readonly label: string
  readonly count: number
  readonly isSelected: boolean
}

/** A filter of the panel: values to tick, or a range between two numbers. */
export interface FacetView {
  readonly parameter: string
  readonly type: FacetType
  readonly label: string
  readonly unit: string | null
  readonly values: readonly FacetValueView[]
  /** The span of the results, and the chosen range; null for filters with values. */
  readonly range: RangeView | null
}

interface RangeView {
  readonly min: number
  readonly max: number
  readonly chosen: NumberRange | null
  readonly bands: readonly BandView[]
}

export interface BandView {
  readonly min: number
  readonly max?: number
  readonly label: string
  readonly count: number
  readonly isSelected: boolean
}

export interface ChipView {
  readonly parameter: string
  /** Null removes the filter's range. */
  readonly value: string | null
  readonly label: string
}

export interface FacetContext {
  readonly locale: Locale
  readonly definition: ListingDefinition | null
  readonly inBimLibrary: boolean
  readonly categoryNames: ReadonlyMap<string, string>
}

/** The filters that have values to offer, each in an order that ticking does not change. */
export function facetViews(
  state: ListingState,
  answer: Pick<SearchResult, 'facets'>,
  unrefined: Pick<SearchResult, 'facets'>,
  bandCounts: readonly number[],
  context: FacetContext,
): FacetView[] {
  const { locale, definition, inBimLibrary } = context
  const views = facetsFor(locale, inBimLibrary).flatMap((facet) => {
    const attribute = facetAttribute(facet, locale)
    const counts = answer.facets.get(attribute)
    const view =
      facet.type === 'range'
        ? rangeView(facet, state, counts?.stats ?? null, bandCounts, context)
        : valuesView(facet, state, counts, unrefined.facets.get(attribute), context)
    return view ? [view] : []
  })
  const isShort = (definition?.kind === 'brand' || definition?.kind === 'sector') && !isRefined(state)
  return views.slice(0, isShort ? FACETS_ON_OVERVIEW_PAGES : FACETS_ONCE_REFINED)
}

function rangeView(
  facet: FacetDefinition,
  state: ListingState,
  stats: FacetStats | null,
  bandCounts: readonly number[],
  context: FacetContext,
): FacetView | null {
  const parameter = facetParameter(facet)
  const chosen = state.ranges[parameter] ?? null
  if (!stats || (stats.min === stats.max && !chosen)) return null
  const bands = parameter === 'price' ? priceBands(bandCounts, chosen) : []
  return {
    parameter,
    type: facet.type,
    label: facetLabel(facet, context.definition?.path ?? ''),
    unit: parameter === 'price' ? '$' : (facet.unit ?? null),
    values: [],
    range: { min: Math.floor(stats.min), max: Math.ceil(stats.max), chosen, bands },
  }
}

/** The non-empty bands; `counts` has one number for each of `PRICE_CONFIG.ranges`. */
function priceBands(counts: readonly number[], chosen: NumberRange | null): BandView[] {
  const bands = PRICE_CONFIG.ranges.flatMap((range: NumberRange & { min: number }, index): BandView[] => {
    const count = counts[index] ?? 0
    const isSelected = isSameRange(chosen, range)
    return count > 0 || isSelected ? [{ ...range, label: bandLabel(range), count, isSelected }] : []
  })
  return bands.length > 1 || bands.some(({ isSelected }) => isSelected) ? bands : []
}

function bandLabel({ min, max }: NumberRange & { min: number }): string {
  return max === undefined ? `Over ${writeDollars(min)}` : `${writeDollars(min)} to ${writeDollars(max)}`
}

/** `$1,000`: whole dollars, with the cents only where there are some. */
function writeDollars(dollars: number): string {
  return `$${dollars.toLocaleString('en-AU', { minimumFractionDigits: Number.isInteger(dollars) ? 0 : 2 })}`
}

function valuesView(
  facet: FacetDefinition,
  state: ListingState,
  counts: FacetCounts | undefined,
  unrefined: FacetCounts | undefined,
  context: FacetContext,
): FacetView | null {
  const parameter = facetParameter(facet)
  const chosen = state.values[parameter] ?? []
  const countOf = new Map((counts?.values ?? []).map(({ value, count }) => [String(value), count]))
  const offered = orderedValues(facet, counts, unrefined).filter((value) => isOffered(facet, value, context))
  const values = [...offered, ...chosen.filter((value) => !offered.includes(value))]
    .map((value) => ({
      value,
      label: valueLabel(facet, value, context),
      count: countOf.get(value) ?? 0,
      isSelected: chosen.includes(value),
    }))
    .filter(({ count, isSelected }) => count > 0 || isSelected)
  // One value that all results have divides nothing, and neither does a flag that is always the same.
  if (values.length < 2 && chosen.length === 0) return null
  return {
    parameter,
    type: facet.type,
    label: facetLabel(facet, context.definition?.path ?? ''),
    unit: null,
    values,
    range: null,
  }
}

const NATURAL = new Intl.Collator('en', { numeric: true })

function orderedValues(
  facet: FacetDefinition,
  counts: FacetCounts | undefined,
  unrefined: FacetCounts | undefined,
): string[] {
  const found = [...(unrefined?.values ?? []), ...(counts?.values ?? [])].map(({ value }) => String(value))
  const values = [...new Set(found)]
  if (facet.type === 'boolean') return values.toSorted().toReversed()
  if (!facet.order) return values
  const natural = values.toSorted((a, b) => NATURAL.compare(a, b))
  return facet.order === 'natural' ? natural : natural.toReversed()
}

/** The category filter offers what is below a group: the groups themselves are addresses of their own. */
function isOffered(facet: FacetDefinition, value: string, { definition }: FacetContext): boolean {
  if (facet.key !== 'category') return true
  const isGroup = !value.includes('/')
  return definition?.kind === 'category' ? !isGroup : isGroup
}

function valueLabel(facet: FacetDefinition, value: string, { categoryNames }: FacetContext): string {
  if (facet.type === 'boolean') return value === 'true' ? 'Yes' : 'No'
  if (facet.key === 'category') return categoryNames.get(value) ?? value
  return correctRangeName(value)
}

export function chipViews(state: ListingState, context: FacetContext): ChipView[] {
  return facetsFor(context.locale, true).flatMap((facet) => {
    const parameter = facetParameter(facet)
    const name = facetLabel(facet, context.definition?.path ?? '')
    const values = (state.values[parameter] ?? []).map((value) => ({
      parameter,
      value,
      label: `${name}: ${valueLabel(facet, value, context)}`,
    }))
    const range = state.ranges[parameter]
    return range ? [...values, { parameter, value: null, label: `${name}: ${rangeLabel(facet, range)}` }] : values
  })
}

function rangeLabel(facet: FacetDefinition, { min, max }: NumberRange): string {
  const isPrice = facetParameter(facet) === 'price'
  const write = (value: number) => (isPrice ? writeDollars(value) : `${value}`)
  const unit = isPrice || !facet.unit ? '' : ` ${facet.unit}`
  if (min === undefined) return `up to ${write(max ?? 0)}${unit}`
  if (max === undefined) return `from ${write(min)}${unit}`
  return `${write(min)}–${write(max)}${unit}`
}
