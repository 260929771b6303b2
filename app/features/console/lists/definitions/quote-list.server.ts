import { sql } from 'kysely'
import { formatMoney } from '@specify/core/money.ts'
import { dateTimeIn } from '@specify/core/market-time.ts'
import { MARKETS, type Locale } from '@specify/core/market.ts'
import { countText } from '@specify/core/text/count-text.ts'
import { routes } from '#app/addresses/routes.ts'
import {
  inCurrency,
  QUOTE_STATUSES,
  quoteStatus,
  quoteSums,
  STATUS_TEXT,
  type Quote,
  type StoredStatus,
} from '#app/features/quotes/quote.ts'
import { isExpired } from '#app/features/quotes/quote-queries.server.ts'
import { ASSIGNEE_FILTER, commonFilter, DAY_FILTERS, MARKET_FILTER } from './common-filters.server.ts'
import type { ListDefinition } from '../list-definition.ts'
import { wordsQuery } from '../read-list.server.ts'

interface Row {
  readonly quote_id: string
  readonly quote_number: string
  readonly locale: Locale
  readonly status: StoredStatus
  readonly request: Quote['request']
  readonly answer: Quote['answer']
  readonly requested_at: Date
  readonly assignee: string | null
}

const common = commonFilter({ locale: 'quote.locale', at: 'quote.requested_at' })

function hasWords(words: string) {
  const query = wordsQuery(words)
  const isNumber = sql<boolean>`quote_number = ${words.toUpperCase()}`
  if (!query) return isNumber
  return sql<boolean>`(${isNumber} or words_of(request -> 'by' ->> 'name', request -> 'by' ->> 'company',
    request -> 'by' ->> 'email', request ->> 'projectName') @@ ${query})`
}

export const QUOTE_LIST: ListDefinition<Row> = {
  key: 'quotes',
  title: 'Quotes',
  group: 'Work',
  right: 'work',
  searched: 'Number, name, company, email or project',
  columns: [
    { key: 'number', label: 'Quote' },
    { key: 'asked', label: 'Asked' },
    { key: 'status', label: 'Status' },
    { key: 'who', label: 'Customer' },
    { key: 'project', label: 'Project' },
    { key: 'needed', label: 'Needed by' },
    { key: 'lines', label: 'Lines', isNumber: true },
    { key: 'total', label: 'Total', isNumber: true },
    { key: 'assignee', label: 'Assigned to' },
    { key: 'market', label: 'Market', isExtra: true },
  ],
  filters: [
    { key: 'status', label: 'Status', options: QUOTE_STATUSES.map((each) => [each, STATUS_TEXT[each]] as const) },
    ASSIGNEE_FILTER,
    MARKET_FILTER,
    ...DAY_FILTERS,
  ],
  source: {
    select: sql`quote_id, quote_number, locale, status, request, answer, requested_at,
      (select coalesce(nullif(trim(concat(first_name, ' ', last_name)), ''), email)
        from work_item join account on account.account_id = assignee_id
        where kind = 'quote' and item_id = quote_id) as assignee`,
    from: sql`quote`,
    id: sql`quote.quote_id`,
    idType: 'uuid',
    sorts: [{ column: 'asked', by: sql`quote.requested_at`, type: 'timestamptz' }],
  },
  search: hasWords,
  findWords: (words) => sql`select quote_id as id from quote where ${hasWords(words)}`,
  filter(key, value, reader) {
    if (key === 'assigned') {
      const taken = sql`select item_id from work_item where kind = 'quote' and assignee_id`
      return value === 'me'
        ? sql<boolean>`quote_id in (${taken} = ${reader.accountId})`
        : sql<boolean>`not exists (${taken} is not null and item_id = quote_id)`
    }
    if (key !== 'status') return common(key, value, reader)
    if (value === 'answered') return sql<boolean>`quote.status = 'answered' and not ${isExpired(reader.now)}`
    if (value === 'expired') return sql<boolean>`quote.status = 'answered' and ${isExpired(reader.now)}`
    return sql<boolean>`quote.status = ${value}`
  },
  toRow(row, reader) {
    const { quote_id: quoteId, quote_number: number, locale, status, request, answer, requested_at: at } = row
    const { name, company, email } = request.by
    const total = answer ? formatMoney(inCurrency(quoteSums({ request, locale }, answer).totalCents, locale), 2) : ''
    return {
      id: quoteId,
      href: routes.console.quote.path({ locale: reader.locale, quoteId }),
      cells: {
        number: { text: number },
        asked: { text: dateTimeIn({ code: reader.locale }, at) },
        status: { text: STATUS_TEXT[quoteStatus({ stored: status, answer }, reader.now)] },
        who: { text: [company, name].filter(Boolean).join(', '), note: email },
        project: { text: request.projectName },
        needed: { text: request.neededBy },
        lines: { text: countText(request.lines.length) },
        total: { text: total },
        assignee: { text: row.assignee ?? '' },
        market: { text: MARKETS[locale].countryName },
      },
    }
  },
  bulk: [{ form: 'take', label: 'Assign to me' }],
  empty: 'Nobody has asked for a quote yet.',
}
