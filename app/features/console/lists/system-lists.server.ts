import { sql } from 'kysely'
import { dateTimeIn } from '@specify/core/market-time.ts'
import { RIGHT_TEXT, roleOf, STAFF_RIGHTS, type StaffRight } from '@specify/core/staff-rights.ts'
import { countText } from '@specify/core/text/count-text.ts'
import { routes } from '#app/addresses/routes.ts'
import { commonFilter, DAY_FILTERS } from './common-filters.server.ts'
import type { ListDefinition } from './list-definition.ts'

interface MailRow {
  readonly mail_id: string
  readonly kind: string
  readonly recipient: string
  readonly created_at: Date
  readonly attempts: number
  readonly sent_at: Date | null
  readonly failed_at: Date | null
  readonly last_error: string | null
}

const MAIL_STATES = [
  ['left-behind', 'Not delivered'],
  ['waiting', 'On its way'],
  ['sent', 'Sent'],
] as const

export const MAIL_LIST: ListDefinition<MailRow> = {
  key: 'mails',
  title: 'Mails',
  group: 'System',
  right: 'system',
  searched: 'Address of the recipient',
  columns: [
    { key: 'at', label: 'Written' },
    { key: 'kind', label: 'Kind' },
    { key: 'recipient', label: 'To' },
    { key: 'state', label: 'State' },
    { key: 'attempts', label: 'Attempts', isNumber: true },
  ],
  filters: [{ key: 'state', label: 'State', options: MAIL_STATES }, ...DAY_FILTERS],
  source: {
    select: sql`mail_id, kind, recipient, created_at, attempts, sent_at, failed_at, last_error`,
    from: sql`mail_outbox`,
    id: sql`mail_outbox.mail_id`,
    idType: 'uuid',
    sorts: [{ column: 'at', by: sql`mail_outbox.created_at`, type: 'timestamptz' }],
  },
  search: (words) => sql<boolean>`recipient = ${words.toLowerCase()}`,
  filter(key, value, reader) {
    if (key !== 'state')
      return commonFilter({ locale: 'mail_outbox.locale', at: 'mail_outbox.created_at' })(key, value, reader)
    if (value === 'sent') return sql<boolean>`sent_at is not null`
    // A mail that was tried and has not left is a failure to look at, even while it is tried again.
    if (value === 'left-behind')
      return sql<boolean>`(failed_at is not null or (sent_at is null and last_error is not null))`
    return sql<boolean>`sent_at is null and failed_at is null`
  },
  toRow(
    { mail_id: id, kind, recipient, created_at: at, attempts, sent_at: sent, failed_at: failed, last_error: why },
    { locale },
  ) {
    const isLate = failed !== null || (sent === null && why !== null)
    const state = sent ? 'Sent' : failed ? 'Given up' : why ? 'Tried again later' : 'On its way'
    return {
      id,
      href: null,
      cells: {
        at: { text: dateTimeIn({ code: locale }, at) },
        kind: { text: kindWords(kind) },
        recipient: { text: recipient },
        state: { text: state, isWarning: isLate, ...(isLate && why !== null && { note: why.slice(0, 160) }) },
        attempts: { text: countText(attempts) },
      },
    }
  },
  bulk: [{ form: 'retry', label: 'Send again' }],
  empty: 'No mail has been written in the last 30 days.',
}

/** `order-shipped` as `Order shipped`. */
function kindWords(kind: string): string {
  const words = kind.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

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
      request_id, (select email from account where account.account_id = staff_log.account_id) as who`,
    from: sql`staff_log`,
    id: sql`staff_log.log_id`,
    idType: 'bigint',
    sorts: [{ column: 'at', by: sql`staff_log.at`, type: 'timestamptz' }],
  },
  search: (words) => sql<boolean>`(staff_log.subject_id = ${words} or staff_log.account_id = (
    select account_id from account where email = ${words.toLowerCase()}))`,
  filter: (key, value, reader) =>
    key === 'right'
      ? sql<boolean>`staff_log."right" = ${value}`
      : commonFilter({ locale: 'staff_log.right', at: 'staff_log.at' })(key, value, reader),
  toRow(row, { locale }) {
    const name = row.who ?? (row.account_id === null ? 'Command' : 'Account deleted')
    const words = row.action.charAt(0).toUpperCase() + row.action.slice(1)
    return {
      id: row.log_id,
      href: null,
      cells: {
        at: { text: dateTimeIn({ code: locale }, row.at) },
        who: { text: name },
        action: { text: words },
        subject: { text: `${row.subject_kind} ${row.subject_id}` },
        change: { text: changeText(row.before, row.after) },
        right: { text: row.right },
        request: { text: row.request_id ?? '' },
      },
    }
  },
  empty: 'Staff have changed nothing yet.',
}

/** `status: placed → shipped`. */
function changeText(before: LogRow['before'], after: LogRow['after']): string {
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return keys.map((key) => `${key}: ${valueText(before?.[key])} → ${valueText(after?.[key])}`).join('; ')
}

function valueText(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

interface AccountRow {
  readonly account_id: string
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly company_name: string
  readonly created_at: Date
  readonly is_internal_user: boolean
  readonly is_verified: boolean
  readonly rights: readonly StaffRight[]
}

export const ACCOUNT_LIST: ListDefinition<AccountRow> = {
  key: 'accounts',
  title: 'Accounts',
  group: 'People',
  right: 'people',
  searched: 'Email address, or its beginning',
  columns: [
    { key: 'email', label: 'Email' },
    { key: 'name', label: 'Name' },
    { key: 'company', label: 'Company' },
    { key: 'rights', label: 'Rights' },
    { key: 'since', label: 'Registered' },
  ],
  filters: [
    {
      key: 'who',
      label: 'Who',
      options: [
        ['staff', 'Staff'],
        ['unconfirmed', 'Not confirmed'],
      ],
    },
    ...DAY_FILTERS,
  ],
  source: {
    select: sql`account_id, email, first_name, last_name, company_name, created_at, is_internal_user,
      verified_at is not null as is_verified,
      array(select "right" from staff_right where staff_right.account_id = account.account_id) as rights`,
    from: sql`account`,
    id: sql`account.account_id`,
    idType: 'uuid',
    sorts: [{ column: 'since', by: sql`account.created_at`, type: 'timestamptz' }],
  },
  search(words) {
    const typed = words.toLowerCase()
    return sql<boolean>`account.email >= ${typed} and account.email < ${`${typed}\uFFFD`}`
  },
  filter(key, value, reader) {
    if (key !== 'who')
      return commonFilter({ locale: 'account.legal_entity', at: 'account.created_at' })(key, value, reader)
    if (value === 'unconfirmed') return sql<boolean>`verified_at is null`
    return sql<boolean>`(is_internal_user or exists (
      select from staff_right where staff_right.account_id = account.account_id))`
  },
  toRow(row, { locale }) {
    const held = STAFF_RIGHTS.filter((right) => row.rights.includes(right))
    return {
      id: row.account_id,
      href: routes.console.item.path({ locale, list: 'accounts', id: row.account_id }),
      cells: {
        email: { text: row.email, ...(!row.is_verified && { note: 'Not confirmed' }) },
        name: { text: `${row.first_name} ${row.last_name}`.trim() },
        company: { text: row.company_name },
        rights: { text: roleOf(held) || held.join(', ') || (row.is_internal_user ? 'Sees everything' : '') },
        since: { text: dateTimeIn({ code: locale }, row.created_at) },
      },
    }
  },
  empty: 'Nobody has registered yet.',
}
