import { sql } from 'kysely'
import { endOfDayIn, startOfDayIn } from '@specify/core/market-time.ts'
import { LOCALES, MARKETS } from '@specify/core/market.ts'
import type { ListFilter, ListReader } from '../list-definition.ts'

export const MARKET_FILTER: ListFilter = {
  key: 'market',
  label: 'Market',
  options: LOCALES.map((code) => [code, MARKETS[code].countryName] as const),
}
export const DAY_FILTERS: readonly ListFilter[] = [
  { key: 'from', label: 'From', options: 'day' },
  { key: 'to', label: 'To', options: 'day' },
]

export const ASSIGNEE_FILTER: ListFilter = {
  key: 'assigned',
  label: 'Assigned to',
  options: [
    ['me', 'Me'],
    ['nobody', 'Nobody'],
  ],
}

/** The condition of the filters that most lists have. */
export function commonFilter(columns: { readonly locale: string; readonly at: string }) {
  return (key: string, value: string, { locale }: Pick<ListReader, 'locale'>) => {
    const market = { code: locale }
    if (key === 'market') return sql<boolean>`${sql.ref(columns.locale)} = ${value}`
    if (key === 'from') return sql<boolean>`${sql.ref(columns.at)} >= ${startOfDayIn(market, value)}`
    if (key === 'to') return sql<boolean>`${sql.ref(columns.at)} <= ${endOfDayIn(market, value)}`
    return null
  }
}
