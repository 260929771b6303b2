import { dateTimeIn } from '@specify/core/market-time.ts'
import type { Locale } from '@specify/core/market.ts'
import type { Enquiry } from '#app/features/contact/enquiry.ts'
import { PURPOSES } from '#app/features/contact/enquiry-options.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { enquiryNumber } from '../replies/enquiry-number.ts'
import { ITEM_STATES, ITEM_STATE_TEXT, type ItemKind, type ItemState } from './item-state.ts'

export interface ItemNote {
  readonly id: string
  readonly text: string
  readonly by: string
  readonly at: string
  /** State of the mail to the customer; `By mail` once its row is removed, after 30 days. Empty for a note among staff. */
  readonly mail: string
  readonly isForPacker: boolean
}

export interface ItemPage {
  readonly kind: Exclude<ItemKind, 'quote'>
  readonly id: string
  readonly title: string
  readonly at: string
  readonly message: string
  readonly facts: readonly (readonly [label: string, text: string])[]
  readonly state: ItemState
  readonly stateText: string
  readonly assigneeId: string | null
  readonly assignee: string
  /** Version that an answer is written to: 0 for an item that nobody has touched. */
  readonly version: number
  /** Address of an answer; empty for feedback, which has none. */
  readonly email: string
  readonly notes: readonly ItemNote[]
}

const FACTS = [
  ['Email', 'Email'],
  ['Phone', 'Phone'],
  ['Preferred_Contact_Method', 'Answer by'],
  ['ProjectType', 'Project type'],
  ['Occupation', 'Occupation'],
  ['Street_Address', 'Street address'],
  ['State', 'State'],
  ['Country', 'Country'],
] as const

/** Null where there is no such item. */
export async function readItemPage(
  db: Database,
  kind: ItemPage['kind'],
  id: string,
  locale: Locale,
): Promise<ItemPage | null> {
  const content = kind === 'enquiry' ? await readEnquiry(db, id, locale) : await readFeedback(db, id, locale)
  if (!content) return null
  const item = await readWorkItem(db, kind, id)
  const state: ItemState = ITEM_STATES.find((each) => each === item?.state) ?? 'new'
  return {
    kind,
    id,
    ...content,
    state,
    stateText: ITEM_STATE_TEXT[state],
    assigneeId: item?.assignee_id ?? null,
    assignee: item ? nameOf(item) : '',
    version: item?.version ?? 0,
    notes: await readNotes(db, kind, id, locale),
  }
}

function readWorkItem(db: Database, kind: ItemKind, id: string) {
  return db
    .selectFrom('work_item')
    .leftJoin('account', 'account.account_id', 'work_item.assignee_id')
    .select(['work_item.state', 'assignee_id', 'version', 'email', 'first_name', 'last_name'])
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .executeTakeFirst()
}

/** The member of staff who looks after a quote, and the notes about it. */
export interface QuoteWork {
  readonly assigneeId: string | null
  readonly assignee: string
  readonly version: number
  readonly notes: readonly ItemNote[]
}

export async function readQuoteWork(db: Database, quoteId: string, locale: Locale): Promise<QuoteWork> {
  const [item, notes] = await Promise.all([readWorkItem(db, 'quote', quoteId), readNotes(db, 'quote', quoteId, locale)])
  const { assignee_id: assigneeId = null, version = 0 } = item ?? {}
  return { assigneeId, assignee: item ? nameOf(item) : '', version, notes }
}

function nameOf(row: { email: string | null; first_name: string | null; last_name: string | null }): string {
  return `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim() || (row.email ?? '')
}

async function readEnquiry(db: Database, id: string, locale: Locale) {
  const row = await db
    .selectFrom('enquiry')
    .select(['form', 'created_at'])
    .where('enquiry_id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const form = row.form as Enquiry
  const purpose = PURPOSES.find(([value]) => value === form.Purpose_of_Enquiry)?.[1] ?? 'Enquiry'
  return {
    title: `${purpose} from ${form.First_Name}`,
    at: dateTimeIn({ code: locale }, row.created_at),
    message: form.Message,
    facts: [
      ['Number', enquiryNumber(id)] as const,
      ...FACTS.flatMap(([key, label]) => (form[key] ? [[label, form[key]] as const] : [])),
    ],
    email: form.Email,
  }
}

async function readFeedback(db: Database, id: string, locale: Locale) {
  const row = await db.selectFrom('feedback').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return null
  return {
    title: 'Feedback',
    at: dateTimeIn({ code: locale }, row.created_at),
    message: row.message,
    facts: [['Page', row.page] as const],
    email: '',
  }
}

export async function readNotes(
  db: Database,
  kind: ItemKind | 'order',
  id: string,
  locale: Locale,
): Promise<readonly ItemNote[]> {
  const rows = await db
    .selectFrom('work_note')
    .leftJoin('account', 'account.account_id', 'work_note.account_id')
    .leftJoin('mail_outbox', 'mail_outbox.mail_id', 'work_note.mail_id')
    .select(['note_id', 'text', 'work_note.created_at', 'work_note.mail_id', 'sent_at', 'failed_at', 'is_for_packer'])
    .select('mail_outbox.mail_id as outbox_id')
    .select(['email', 'first_name', 'last_name'])
    .where('work_note.kind', '=', kind)
    .where('item_id', '=', id)
    .orderBy('work_note.created_at')
    .orderBy('note_id')
    .limit(500)
    .execute()
  return rows.map((row) => ({
    id: row.note_id,
    text: row.text,
    by: nameOf(row) || 'Account deleted',
    at: dateTimeIn({ code: locale }, row.created_at),
    mail: mailText(row),
    isForPacker: row.is_for_packer,
  }))
}

function mailText(row: {
  mail_id: string | null
  outbox_id: string | null
  sent_at: Date | null
  failed_at: Date | null
}): string {
  if (row.mail_id === null) return ''
  if (row.outbox_id === null) return 'By mail'
  if (row.failed_at) return 'Could not be delivered'
  return row.sent_at ? 'Sent' : 'On its way'
}
