import { sql } from 'kysely'
import { dateTimeIn } from '@specify/core/market-time.ts'
import { MARKETS, type Locale } from '@specify/core/market.ts'
import { routes } from '#app/addresses/routes.ts'
import { PURPOSES } from '#app/features/contact/enquiry-options.ts'
import type { Enquiry } from '#app/features/contact/enquiry.ts'
import { readEnquiryNumber } from '../../replies/enquiry-number.ts'
import { ITEM_STATES, ITEM_STATE_TEXT, type ItemState } from '../../work/item-state.ts'
import { beginningOf } from './beginning-of.ts'
import { ASSIGNEE_FILTER, commonFilter, DAY_FILTERS, MARKET_FILTER } from './common-filters.server.ts'
import type { ListColumn, ListDefinition, ListFilter, ListReader } from '../list-definition.ts'
import { wordsQuery } from '../read-list.server.ts'

interface ItemRow {
  readonly id: string
  readonly locale: Locale
  readonly created_at: Date
  readonly state: ItemState
  readonly assignee: string | null
}
interface EnquiryRow extends ItemRow {
  readonly form: Enquiry
}
interface FeedbackRow extends ItemRow {
  readonly message: string
  readonly page: string
}

function stateFilter(states: readonly ItemState[]): ListFilter {
  const options = [
    ['waiting', 'New and open'],
    ...states.map((state) => [state, ITEM_STATE_TEXT[state]] as const),
  ] as const
  return { key: 'state', label: 'State', options, byDefault: 'waiting' }
}
const STATE_COLUMNS: readonly ListColumn[] = [
  { key: 'state', label: 'State' },
  { key: 'assignee', label: 'Assigned to' },
]

/** Items without a row of their own are new, and nobody's. */
const STATE = sql<ItemState>`coalesce(work_item.state, 'new')`
const ASSIGNEE = sql`(select coalesce(nullif(trim(concat(account.first_name, ' ', account.last_name)), ''), account.email) from account
  where account.account_id = work_item.assignee_id)`

/** Conditions of a state are those of partial indexes: closed items are many, and the others few. */
function itemFilter(table: 'enquiry' | 'feedback') {
  const columns = { locale: `${table}.locale`, at: `${table}.created_at` }
  const isClosed = sql.ref(`${table}.is_closed`)
  const common = commonFilter(columns)
  return (key: string, value: string, reader: ListReader) => {
    if (key === 'state') {
      if (value === 'waiting') return sql<boolean>`not ${isClosed}`
      if (value === 'new') return sql<boolean>`(not ${isClosed} and ${STATE} = 'new')`
      return sql<boolean>`(${isClosed} = ${value !== 'open'} and work_item.state = ${value})`
    }
    if (key === 'assigned')
      return value === 'me'
        ? sql<boolean>`work_item.assignee_id = ${reader.accountId}`
        : sql<boolean>`work_item.assignee_id is null`
    return common(key, value, reader)
  }
}

function commonCells({ locale, created_at: at, state, assignee }: ItemRow, reader: ListReader) {
  return {
    at: { text: dateTimeIn({ code: reader.locale }, at) },
    state: { text: ITEM_STATE_TEXT[state] },
    assignee: { text: assignee ?? '' },
    market: { text: MARKETS[locale].countryName },
  }
}

const SENDER = sql<string>`lower(form ->> 'Email')`
const ENQUIRY_FILTER = itemFilter('enquiry')

function enquiryHasWords(words: string) {
  const ids = readEnquiryNumber(words)
  if (ids) return sql<boolean>`enquiry.enquiry_id between ${ids[0]}::uuid and ${ids[1]}::uuid`
  const query = wordsQuery(words)
  if (!query) return sql<boolean>`false`
  return sql<boolean>`words_of(form ->> 'First_Name', form ->> 'Email', form ->> 'Message') @@ ${query}`
}

function feedbackHasWords(words: string) {
  const query = wordsQuery(words)
  return query ? sql<boolean>`words_of(message, page) @@ ${query}` : sql<boolean>`false`
}

export const ENQUIRY_LIST: ListDefinition<EnquiryRow> = {
  key: 'enquiries',
  title: 'Enquiries',
  group: 'Work',
  right: 'work',
  searched: 'Name, email, number or words of the message',
  columns: [
    { key: 'at', label: 'Sent' },
    { key: 'who', label: 'From' },
    { key: 'message', label: 'Message' },
    { key: 'purpose', label: 'Purpose' },
    ...STATE_COLUMNS,
    { key: 'market', label: 'Market', isExtra: true },
    { key: 'phone', label: 'Phone', isExtra: true },
    { key: 'occupation', label: 'Occupation', isExtra: true },
  ],
  filters: [
    stateFilter(ITEM_STATES),
    ASSIGNEE_FILTER,
    { key: 'sender', label: 'Sender', options: 'text' },
    { key: 'purpose', label: 'Purpose', options: PURPOSES.map(([value, label]) => [value, label] as const) },
    MARKET_FILTER,
    ...DAY_FILTERS,
  ],
  source: {
    select: sql`enquiry_id as id, enquiry.locale, enquiry.created_at, form, ${STATE} as state, ${ASSIGNEE} as assignee`,
    from: sql`enquiry left join work_item on work_item.kind = 'enquiry' and work_item.item_id = enquiry.enquiry_id`,
    id: sql`enquiry.enquiry_id`,
    idType: 'uuid',
    sorts: [{ column: 'at', by: sql`enquiry.created_at`, type: 'timestamptz' }],
  },
  search: enquiryHasWords,
  findWords: (words) => sql`select enquiry_id as id from enquiry where ${enquiryHasWords(words)}`,
  filter(key, value, reader) {
    if (key === 'sender') return sql<boolean>`${SENDER} = ${value.toLowerCase()}`
    if (key === 'purpose') return sql<boolean>`form ->> 'Purpose_of_Enquiry' = ${value}`
    return ENQUIRY_FILTER(key, value, reader)
  },
  toRow(row, reader) {
    const { form, id } = row
    return {
      id,
      href: routes.console.item.path({ locale: reader.locale, list: 'enquiries', id }),
      cells: {
        ...commonCells(row, reader),
        who: { text: form.First_Name, note: form.Email },
        message: { text: beginningOf(form.Message) },
        purpose: { text: PURPOSES.find(([value]) => value === form.Purpose_of_Enquiry)?.[1] ?? '' },
        phone: { text: form.Phone },
        occupation: { text: form.Occupation },
      },
    }
  },
  groups: { filter: 'sender', by: SENDER },
  bulk: [
    { form: 'close', label: 'Mark as done' },
    { form: 'spam', label: 'Mark as spam' },
    { form: 'reopen', label: 'Open again' },
    { form: 'take', label: 'Assign to me' },
  ],
  empty: 'No enquiries wait for an answer.',
}

export const FEEDBACK_LIST: ListDefinition<FeedbackRow> = {
  key: 'feedback',
  title: 'Feedback',
  group: 'Work',
  right: 'work',
  searched: 'Words of the message, or the page',
  columns: [
    { key: 'at', label: 'Sent' },
    { key: 'message', label: 'Message' },
    { key: 'page', label: 'Page' },
    ...STATE_COLUMNS,
    { key: 'market', label: 'Market', isExtra: true },
  ],
  // Nobody marks feedback as spam.
  filters: [stateFilter(['new', 'open', 'done']), ASSIGNEE_FILTER, MARKET_FILTER, ...DAY_FILTERS],
  source: {
    select: sql`feedback.id, feedback.locale, feedback.created_at, message, page, ${STATE} as state,
      ${ASSIGNEE} as assignee`,
    from: sql`feedback left join work_item on work_item.kind = 'feedback' and work_item.item_id = feedback.id`,
    id: sql`feedback.id`,
    idType: 'uuid',
    sorts: [{ column: 'at', by: sql`feedback.created_at`, type: 'timestamptz' }],
  },
  search: feedbackHasWords,
  findWords: (words) => sql`select id from feedback where ${feedbackHasWords(words)}`,
  filter: itemFilter('feedback'),
  toRow(row, reader) {
    return {
      id: row.id,
      href: routes.console.item.path({ locale: reader.locale, list: 'feedback', id: row.id }),
      cells: { ...commonCells(row, reader), message: { text: beginningOf(row.message) }, page: { text: row.page } },
    }
  },
  bulk: [
    { form: 'close', label: 'Mark as done' },
    { form: 'reopen', label: 'Open again' },
    { form: 'take', label: 'Assign to me' },
  ],
  empty: 'No feedback waits to be read.',
}
