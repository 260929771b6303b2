import type { Filter, SearchQuery } from '@specify/engine'
import { MAX_VALUES_PER_FACET } from '#app/features/search/hits/facets.ts'

type Scalar = string | number | boolean

/** Every named attribute must match, in any of its values. */
export interface CarouselFilter {
  readonly brand?: readonly string[] | undefined
  readonly range?: readonly string[] | undefined
  readonly categoryKeys?: readonly string[] | undefined
  readonly attributes?: Readonly<Record<string, readonly Scalar[]>> | undefined
}

/** Maximum, whatever the query finds. */
export const MAX_SLIDES = 12
const FEW = 12
const MANY = 48

const RETRIEVED = [
  'name',
  'slug',
  'categoryKeys',
  'masterVariantID',
  'IsNew',
  'builder-range',
  'IsGWAInternal',
  'brand',
  'range',
  'sub-brand',
  'product-types',
  'variants',
  // For cards, in our own records only.
  'typeName',
  'highlights',
]

/** Search of a carousel: 12 products on pages of collections, Livewell and single slugs, else 48. */
export function carouselQuery(path: string, filter: CarouselFilter | null): SearchQuery {
  const { attributes = {}, ...named } = filter ?? {}
  const filters = Object.entries({ ...named, ...attributes }).flatMap(([attribute, values]): Filter[] =>
    values && values.length > 0
      ? [{ kind: 'or', filters: values.map((value) => ({ kind: 'term', attribute, value })) }]
      : [],
  )
  return {
    ...(filters.length > 0 ? { filter: { kind: 'and', filters } } : {}),
    facets: '*',
    maxValuesPerFacet: MAX_VALUES_PER_FACET,
    limit: isFewPage(path) ? FEW : MANY,
    retrieve: RETRIEVED,
  }
}

function isFewPage(path: string): boolean {
  return /^(?:collection|livewell)\//.test(path) || !path.includes('/')
}
