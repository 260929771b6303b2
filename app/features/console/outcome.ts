import { countText } from '@specify/core/text/count-text.ts'
import { ORDER_STATUSES, STATUS_LABELS } from '#app/features/cart/orders/order-status.ts'

const OF_ROWS: Readonly<Record<string, readonly [one: string, several: string]>> = {
  close: ['Marked as done.', 'marked as done.'],
  spam: ['Marked as spam.', 'marked as spam.'],
  reopen: ['Opened again.', 'opened again.'],
  take: ['Assigned to you.', 'assigned to you.'],
  release: ['Assigned to nobody.', 'assigned to nobody.'],
  tell: ['1 letter is on its way.', 'letters are on their way.'],
  retry: ['This mail is sent again.', 'mails are sent again.'],
}

const OF_FORMS: Readonly<Record<string, string>> = {
  note: 'Note added.',
  answer: 'The answer is on its way, and the enquiry is done.',
  rights: 'Rights saved.',
  'remove-factor': 'Two-step sign-in is off for this account.',
  'save-deliveries': 'Delivery saved.',
  'remove-deliveries': 'Delivery ended.',
  'save-codes': 'Discount code saved.',
  'remove-codes': 'Discount code ended.',
  'save-stock': 'Stock saved.',
  'remove-stock': 'It is counted no longer.',
  gone: 'It was gone already. Nothing was changed.',
  apply: 'The file is applied.',
  'plan-changes': 'The plan is being made.',
  'apply-changes': 'The changes are on their way.',
  'discard-changes': 'Discarded. Nothing was changed.',
  'approve-changes': 'Approved.',
  'unschedule-changes': 'They have no date any more.',
  'choose-rows': 'The rows are chosen.',
  'save-replies': 'Reply saved.',
  'remove-replies': 'Reply removed.',
  'save-words': 'Saved in the draft. Below is what searches find by it.',
  'save-draft': 'The draft is saved. Visitors do not see it yet.',
  'draft-merged': 'The draft is saved, together with what was changed meanwhile.',
  'draft-unchanged': 'It says what it said before: nothing was saved.',
  'test-letter': 'The test is on its way to your own address.',
  'discard-draft': 'The draft is discarded.',
  'propose-release': 'Proposed. It is published once somebody with the right does so.',
  'publish-release': 'Published. Visitors see it within seconds.',
  'schedule-release': 'It will be published at its time.',
  'discard-release': 'Discarded. Its drafts are still there.',
  'back-release': 'Taken back: the documents are what they were before.',
  unlock: 'Unlocked: they can try to sign in again.',
  resend: 'The confirming mail is on its way.',
  'end-sessions': 'All sessions of this account have ended.',
  'close-account': 'The account is closed.',
  'open-account': 'The account is open again.',
  propose: 'Proposed. Somebody else confirms it.',
  confirm: 'Confirmed. The account is closed, and a mail says so.',
  withdraw: 'Withdrawn. Nothing is erased.',
  prove: 'Your code was right.',
  'save-view': 'View saved.',
  'delete-view': 'View deleted.',
  ...Object.fromEntries(
    ORDER_STATUSES.map((status) => [status, `Order marked as ${STATUS_LABELS[status].toLowerCase()}.`]),
  ),
}

/** Rows of a list that a change has not reached, since it was of too many. */
export interface RestOfRows {
  /** The form that goes on with them. */
  readonly form: string
  readonly after: string
  readonly asOf: string
}

/** Parameters of an address that say what was done, and not what is shown. */
export const OUTCOME_PARAMETERS = ['done', 'rows', 'rest', 'asOf'] as const

/** Parameters of the page that follows a change: what was done, and to how many rows. */
export function outcomeQuery(done: string, { rows, rest = '', asOf = '' }: Partial<DoneRows> = {}): string {
  return new URLSearchParams({
    done,
    ...(rows !== undefined && { rows: String(rows) }),
    ...(rest !== '' && { rest, asOf }),
  }).toString()
}

interface DoneRows {
  readonly rows: number | undefined
  readonly rest: string
  readonly asOf: string
}

/** Words a change that has just been made; empty for other pages. */
export function readOutcome(params: URLSearchParams): string {
  const done = params.get('done') ?? ''
  if (Object.hasOwn(OF_FORMS, done)) return OF_FORMS[done]!
  if (!Object.hasOwn(OF_ROWS, done)) return ''
  const [one, several] = OF_ROWS[done]!
  const rows = /^\d{1,6}$/.exec(params.get('rows') ?? '')
  const text = !rows || rows[0] === '1' ? one : `${countText(Number(rows[0]))} ${several}`
  return readRest(params) ? `${text} There are more.` : text
}

/** Null where a change has reached all rows. */
export function readRest(params: URLSearchParams): RestOfRows | null {
  const [form = '', after = '', asOf = ''] = ['done', 'rest', 'asOf'].map((name) => params.get(name) ?? '')
  return Object.hasOwn(OF_ROWS, form) && after !== '' ? { form, after, asOf } : null
}
