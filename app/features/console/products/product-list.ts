import type { Locale } from '@specify/core/market.ts'
import { FACETS, type FacetDefinition } from '#app/features/search/hits/facets.ts'
import type { ListDescription } from '../lists/describe-list.ts'
import type { ListColumn } from '../lists/list-definition.ts'
import { isWhollyRead, readListState, type ListState } from '../lists/list-state.ts'

const COLUMNS: readonly ListColumn[] = [
  { key: 'code', label: 'Code' },
  { key: 'name', label: 'Name' },
  { key: 'brand', label: 'Brand' },
  { key: 'category', label: 'Category' },
  { key: 'status', label: 'Status' },
  { key: 'au', label: 'From, AU', isNumber: true },
  { key: 'nz', label: 'From, NZ', isNumber: true },
  { key: 'changed', label: 'Changed' },
  { key: 'collection', label: 'Collection', isExtra: true },
  { key: 'variants', label: 'Variants', isNumber: true, isExtra: true },
]

/** Filters of the site that a list of all products begins with; the others hold where the address names them. */
export const SHOWN_FIRST: readonly string[] = ['category', 'product-types', 'brand', 'range', 'colour', 'wels-rating']
/** Ranges are asked for by what is missing of them alone. */
export const VALUE_FACETS: readonly FacetDefinition[] = FACETS.filter(
  ({ type, onlyInBim }) => type !== 'range' && onlyInBim !== true,
)
/** Facets of attributes, which a product may not state. */
export const STATED_FACETS: readonly FacetDefinition[] = FACETS.filter(
  ({ key, type, onlyInBim }) =>
    onlyInBim !== true && (type === 'range' ? !key.startsWith('price') : !['category', 'IsNew'].includes(key)),
)

const STATUSES = [
  ['new', 'New'],
  ['on-request', 'Price on request'],
  ['internal', 'Internal only'],
  ['discontinued', 'Discontinued'],
] as const
const YES_OR_NO = [
  ['yes', 'Yes'],
  ['no', 'No'],
] as const

export type FilterOptions = readonly (readonly [value: string, label: string])[]

/** The list as its screen shows it, with the values that its results have; all are texts where they are not known yet. */
export function productList(options: ReadonlyMap<string, FilterOptions>, isByRelevance = false): ListDescription {
  const facets = VALUE_FACETS.map(({ key, label }) => ({
    key,
    label,
    options: options.get(key) ?? ('text' as const),
  }))
  const missing = STATED_FACETS.map(({ key, label }) => [key, label] as const)
  return {
    key: 'products',
    title: 'Products',
    searched: 'Name, code, brand or words',
    columns: COLUMNS,
    filters: [
      {
        key: 'market',
        label: 'Market',
        options: [
          ['au', 'Australia'],
          ['nz', 'New Zealand'],
        ],
      },
      { key: 'status', label: 'Status', options: STATUSES, none: 'Current' },
      ...facets,
      {
        key: 'missing',
        label: 'Not stated',
        options: missing.toSorted(([, one], [, other]) => one.localeCompare(other)),
      },
      { key: 'used', label: 'In open projects', options: YES_OR_NO },
      { key: 'due', label: 'Changes due', options: YES_OR_NO },
      { key: 'since', label: 'Changed since', options: 'day' },
    ],
    sorts: isByRelevance ? ['', 'name'] : ['name'],
    startsUpwards: true,
    groupedBy: '',
    links: [
      { label: 'Who has specified them', to: 'uses' },
      { label: 'Edit all found', to: 'edit' },
    ],
    bulk: [],
    sheets: null,
    empty: 'The catalogue has no products.',
  }
}

/** The market whose products are listed. */
export function marketOf(filters: Readonly<Record<string, string>>, locale: Locale): Locale {
  const { market } = filters
  return market === 'au' || market === 'nz' ? market : locale
}

const sorted = () => ({ ...productList(new Map()), source: { sorts: [{ column: 'name' }] } })

export function readProductState(params: URLSearchParams): ListState {
  return readListState(params, sorted())
}

/** Reads a state that many products are changed by; null where something of it is not read. */
export function readWholeState(params: URLSearchParams): ListState | null {
  const list = sorted()
  const state = readListState(params, list)
  return isWhollyRead(params, state, list) ? state : null
}
