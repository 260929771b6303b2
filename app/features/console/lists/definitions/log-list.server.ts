import { sql } from 'kysely'
import { dateTimeIn } from '@specify/core/market-time.ts'
import type { Locale } from '@specify/core/market.ts'
import { RIGHT_TEXT, STAFF_RIGHTS, type StaffRight } from '@specify/core/staff-rights.ts'
import { routes } from '#app/addresses/routes.ts'
import { commonFilter, DAY_FILTERS } from './common-filters.server.ts'
import type { ListDefinition } from '../list-definition.ts'

interface LogRow {
  readonly log_id: string
  readonly at: Date
  readonly account_id: string | null
  readonly who: string | null
  readonly right: StaffRight
  readonly action: string
  readonly subject_kind: string
  readonly subject_id: string
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
  readonly request_id: string | null
  /** Addresses of the persons that an item was and is assigned to. */
  readonly was_assigned: string | null
  readonly is_assigned: string | null
}

/** The address of the person that a side of a change names; null for none, and for deleted accounts. */
function assignedIn(side: 'before' | 'after') {
  const id = sql`${sql.ref(side)} ->> 'assignee'`
  return sql`case when length(${id}) = 36 then (
    select email from account where account.account_id = (${id})::uuid) end`
}

/** Lists in which the subjects of the log are. */
const LISTS_OF: Readonly<Record<string, string>> = {
  enquiry: 'enquiries',
  feedback: 'feedback',
  order: 'orders',
  account: 'accounts',
  reply: 'replies',
  delivery: 'deliveries',
  'discount code': 'codes',
  stock: 'stock',
}

/** The page of the subject; null for several of them, and for what has no page in the console. */
function hrefOf({ subject_kind: kind, subject_id: id }: LogRow, locale: Locale): string | null {
  const list = LISTS_OF[kind]
  return list === undefined || id.includes(' ') ? null : routes.console.item.path({ locale, list, id })
}

export const LOG_LIST: ListDefinition<LogRow> = {
  key: 'log',
  title: 'Log',
  group: 'System',
  right: 'system',
  searched: 'Address of a person, or number of a subject',
  columns: [
    { key: 'at', label: 'When' },
    { key: 'who', label: 'Who' },
    { key: 'action', label: 'What' },
    { key: 'subject', label: 'Of' },
    { key: 'change', label: 'Was and is' },
    { key: 'right', label: 'Right', isExtra: true },
    { key: 'request', label: 'Request', isExtra: true },
  ],
  filters: [
    { key: 'right', label: 'Right', options: STAFF_RIGHTS.map((right) => [right, RIGHT_TEXT[right]] as const) },
    ...DAY_FILTERS,
  ],
  source: {
    select: sql`log_id, at, staff_log.account_id, staff_log."right", action, subject_kind, subject_id, before, after,
      request_id, (select email from account where account.account_id = staff_log.account_id) as who,
      ${assignedIn('before')} as was_assigned, ${assignedIn('after')} as is_assigned`,
    from: sql`staff_log`,
    id: sql`staff_log.log_id`,
    idType: 'bigint',
    sorts: [{ column: 'at', by: sql`staff_log.at`, type: 'timestamptz' }],
  },
  search: (words) => sql<boolean>`(staff_log.subject_id = ${words}
    or staff_log.account_id = (select account_id from account where email = ${words.toLowerCase()})
    or staff_log.subject_id = (select account_id::text from account where email = ${words.toLowerCase()}))`,
  filter: (key, value, reader) =>
    key === 'right'
      ? sql<boolean>`staff_log."right" = ${value}`
      : commonFilter({ locale: 'staff_log.right', at: 'staff_log.at' })(key, value, reader),
  toRow(row, { locale }) {
    const name = row.who ?? (row.account_id === null ? 'Command' : 'Account deleted')
    const words = row.action.charAt(0).toUpperCase() + row.action.slice(1)
    return {
      id: row.log_id,
      href: hrefOf(row, locale),
      cells: {
        at: { text: dateTimeIn({ code: locale }, row.at) },
        who: { text: name },
        action: { text: words },
        subject: { text: `${row.subject_kind} ${row.subject_id}` },
        change: { text: changeText(row) },
        right: { text: row.right },
        request: { text: row.request_id ?? '' },
      },
    }
  },
  empty: 'Staff have changed nothing yet.',
}

/** `status: placed → shipped`. */
function changeText(row: LogRow): string {
  const before = row.was_assigned ? { ...row.before, assignee: row.was_assigned } : row.before
  const after = row.is_assigned ? { ...row.after, assignee: row.is_assigned } : row.after
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return keys.map((key) => `${key}: ${valueText(before?.[key])} → ${valueText(after?.[key])}`).join('; ')
}

function valueText(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
