import { countText } from '@specify/core/text/count-text.ts'
import { ORDER_STATUSES, STATUS_LABELS } from '#app/features/cart/orders/order-status.ts'

const OF_ROWS: Readonly<Record<string, readonly [one: string, several: string]>> = {
  close: ['Marked as done.', 'marked as done.'],
  spam: ['Marked as spam.', 'marked as spam.'],
  reopen: ['Opened again.', 'opened again.'],
  take: ['Assigned to you.', 'assigned to you.'],
  release: ['Assigned to nobody.', 'assigned to nobody.'],
  retry: ['This mail is sent again.', 'mails are sent again.'],
}

const OF_FORMS: Readonly<Record<string, string>> = {
  note: 'Note added.',
  answer: 'The answer is on its way, and the enquiry is done.',
  rights: 'Rights saved.',
  'remove-factor': 'Two-step sign-in is off for this account.',
  'save-view': 'View saved.',
  'delete-view': 'View deleted.',
  ...Object.fromEntries(
    ORDER_STATUSES.map((status) => [status, `Order marked as ${STATUS_LABELS[status].toLowerCase()}.`]),
  ),
}

/** Parameters of the page that follows a change: what was done, and to how many rows. */
export function outcomeQuery(done: string, rows?: number): string {
  return new URLSearchParams({ done, ...(rows !== undefined && { rows: String(rows) }) }).toString()
}

/** Words a change that has just been made; empty for other pages. */
export function readOutcome(params: URLSearchParams): string {
  const done = params.get('done') ?? ''
  if (Object.hasOwn(OF_FORMS, done)) return OF_FORMS[done]!
  if (!Object.hasOwn(OF_ROWS, done)) return ''
  const [one, several] = OF_ROWS[done]!
  const rows = /^\d{1,6}$/.exec(params.get('rows') ?? '')
  return !rows || rows[0] === '1' ? one : `${countText(Number(rows[0]))} ${several}`
}
