import type { Locale } from '@specify/core/market.ts'
import type { ListColumn, ListDefinition, ListFilter } from './list-definition.ts'

/** The parts of a list that its screen shows: none of its query. */
export interface ListDescription {
  readonly key: string
  readonly title: string
  readonly searched: string
  readonly columns: readonly ListColumn[]
  readonly filters: readonly ListFilter[]
  /** Columns that the rows may be sorted by; the first one is the usual order. */
  readonly sorts: readonly string[]
  /** The filter of groups of rows; empty for none. */
  readonly groupedBy: string
  /** The order of the list where nobody has chosen one. */
  readonly startsUpwards: boolean
  readonly links: NonNullable<ListDefinition<unknown>['links']>
  readonly bulk: readonly { readonly form: string; readonly label: string }[]
  readonly sheets: { readonly label: string; readonly href: string } | null
  readonly empty: string
}

export function describeList(list: ListDefinition<unknown>, locale: Locale): ListDescription {
  const { key, title, searched, columns, filters, source, groups, links = [], bulk = [], empty } = list
  const { sorts: every, startsUpwards = false } = source
  const sorts = every.map(({ column }) => column)
  const groupedBy = groups?.filter ?? ''
  const sheets = list.sheets ? { label: list.sheets.label, href: list.sheets.href(locale) } : null
  return { key, title, searched, columns, filters, sorts, startsUpwards, groupedBy, links, bulk, sheets, empty }
}
