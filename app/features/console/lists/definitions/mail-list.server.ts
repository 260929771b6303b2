import { sql } from 'kysely'
import { dateTimeIn } from '@specify/core/market-time.ts'
import { countText } from '@specify/core/text/count-text.ts'
import { commonFilter, DAY_FILTERS } from './common-filters.server.ts'
import type { ListDefinition } from '../list-definition.ts'

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

/** The address of the list for mails that were tried and have not left. */
export const LEFT_BEHIND = 'state=left-behind'

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
      return sql<boolean>`(sent_at is null and (failed_at is not null or last_error is not null))`
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
