import { sql } from 'kysely'
import { AppError } from '@specify/core/app-error.ts'
import { enqueueMail } from '#app/platform/mail/outbox.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { StaffMember } from '#app/features/staff/assert-right.ts'
import { logStaffChange } from '#app/features/staff/staff-log.server.ts'
import { ENQUIRY_ANSWER_MAIL, readAnswer } from './answer-mail.server.ts'
import type { ItemKind, ItemState } from './item-state.ts'

interface By {
  readonly by: StaffMember<'work'>
  readonly requestId: string | null
}

const TABLES = {
  enquiry: { table: 'enquiry', id: 'enquiry_id' },
  feedback: { table: 'feedback', id: 'id' },
  order: { table: 'customer_order', id: 'order_id' },
  quote: { table: 'quote', id: 'quote_id' },
} as const

export interface ItemsChange extends By {
  readonly kind: ItemKind
  readonly ids: readonly string[]
  readonly state?: ItemState | undefined
  /** Null: nobody. */
  readonly assigneeId?: string | null | undefined
  /** The version of a single item on the page that the change was made on; 0 for one that nobody has touched. */
  readonly version?: number | undefined
}

/** Statements of all rows of a large change would take longer than one of a request may. */
const CHANGED_AT_ONCE = 1_000

/**
 * Sets the state or the person of items, all or none. Returns how many there were.
 *
 * @throws AppError `conflict` for an item that somebody else has changed since that version.
 */
export async function changeItems(db: Database, change: ItemsChange, now: Date): Promise<number> {
  const { by, requestId, kind, ids, state, assigneeId, version } = change
  const { table, id } = TABLES[kind]
  return db.transaction().execute(async (tx) => {
    // An item that nobody has touched has no row to lock.
    await sql`select from ${sql.table(table)} where ${sql.ref(id)} = any(${ids}::uuid[]) order by ${sql.ref(id)}
      for no key update`.execute(tx)
    const former = await itemsOf(tx, kind, ids)
    const [first] = former
    if (ids.length === 1 && first && isAlready(first, change)) return 1
    if (version !== undefined && (first?.version ?? 0) !== version)
      throw new AppError('conflict', `Somebody has worked on this ${kind} meanwhile. See who, then try again.`)
    const rows: { readonly item_id: string }[] = []
    for (let at = 0; at < ids.length; at += CHANGED_AT_ONCE) {
      const some = ids.slice(at, at + CHANGED_AT_ONCE)
      const changed = await sql<{ item_id: string }>`
        insert into work_item (kind, item_id, state, assignee_id, changed_at)
        select ${kind}, ${sql.ref(id)}, ${state ?? 'open'}, ${assigneeId ?? null}, ${now}
        from ${sql.table(table)} where ${sql.ref(id)} = any(${some}::uuid[])
        on conflict (kind, item_id) do update set
          state = coalesce(${state ?? null}, case when work_item.state = 'new' then 'open' else work_item.state end),
          assignee_id = ${assigneeId === undefined ? sql`work_item.assignee_id` : assigneeId},
          version = work_item.version + 1, changed_at = excluded.changed_at
        returning item_id`.execute(tx)
      rows.push(...changed.rows)
    }
    if (rows.length === 0) throw new AppError('not_found', `There is no such ${kind}.`)
    const [only] = rows
    const isOne = rows.length === 1
    await logStaffChange(
      tx,
      { by, requestId, now },
      {
        action: `change ${kind}`,
        subject: { kind, id: isOne ? only!.item_id : `${rows.length} of them` },
        before: isOne ? { state: former[0]?.state ?? 'new', assignee: former[0]?.assignee_id ?? '' } : {},
        after: {
          ...(state !== undefined && { state }),
          ...(assigneeId !== undefined && { assignee: assigneeId ?? '' }),
          ...(!isOne && { ids: rows.map(({ item_id: each }) => each).join(' ') }),
        },
      },
    )
    return rows.length
  })
}

function isAlready(
  item: { readonly state: string; readonly assignee_id: string | null },
  { state, assigneeId }: ItemsChange,
): boolean {
  return (
    item.state !== 'new' &&
    (state === undefined || item.state === state) &&
    (assigneeId === undefined || item.assignee_id === assigneeId)
  )
}

function itemsOf(tx: Database, kind: ItemKind | 'order', ids: readonly string[]) {
  return tx
    .selectFrom('work_item')
    .selectAll()
    .where('kind', '=', kind)
    .where('item_id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('item_id')
    .forUpdate()
    .execute()
}

interface NewNote extends By {
  readonly kind: ItemKind | 'order'
  readonly id: string
  readonly text: string
  /** Printed on the packing sheet of an order. */
  readonly isForPacker?: boolean | undefined
}

/** The same note within this time is the same press of a button. */
const SAME_NOTE_MS = 60_000

/** Adds a note that only staff read; once, where it is sent twice. */
export async function addNote(db: Database, note: NewNote, now: Date): Promise<void> {
  const { by, requestId, kind, id, text, isForPacker = false } = note
  await db.transaction().execute(async (tx) => {
    const { table, id: column } = TABLES[kind]
    const { rows } =
      await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${id}::uuid for no key update`.execute(tx)
    if (rows.length === 0) throw new AppError('not_found', `There is no such ${kind}.`)
    const last = await lastNote(tx, kind, id)
    const isSame =
      last?.account_id === by.accountId &&
      last.text === text &&
      last.is_for_packer === isForPacker &&
      last.mail_id === null
    if (isSame && now.getTime() - last.created_at.getTime() < SAME_NOTE_MS) return
    await tx
      .insertInto('work_note')
      .values({
        kind,
        item_id: id,
        account_id: by.accountId,
        text,
        mail_id: null,
        is_for_packer: isForPacker,
        created_at: now,
      })
      .execute()
    // The log outlives the subject and its customer: it holds no word of them.
    const after = { characters: text.length }
    await logStaffChange(tx, { by, requestId, now }, { action: 'add note', subject: { kind, id }, after })
  })
}

function lastNote(tx: Database, kind: ItemKind | 'order', id: string) {
  return tx
    .selectFrom('work_note')
    .selectAll()
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('note_id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

interface Answer extends By {
  readonly id: string
  readonly text: string
  /** The version of the item that the answer was written to: 0 for one that nobody has touched. */
  readonly version: number
}

/**
 * Answers an enquiry by mail, once, and keeps what was said. Its status and the mail are one transaction.
 *
 * @throws AppError `invalid_input` for a word that nothing is filled in for, `conflict` where somebody has changed or
 *   answered the enquiry meanwhile.
 */
export async function answerEnquiry(db: Database, answer: Answer, now: Date): Promise<void> {
  const { by, requestId, id, version } = answer
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom('enquiry').select('enquiry_id').where('enquiry_id', '=', id).forUpdate().execute()
    const filled = await readAnswer(tx, answer)
    if (!filled) throw new AppError('not_found', 'There is no such enquiry.')
    const { text, locale } = filled
    const [item] = await itemsOf(tx, 'enquiry', [id])
    if ((item?.version ?? 0) !== version) {
      const last = await lastNote(tx, 'enquiry', id)
      // Sent by the first press of the button.
      if (last?.account_id === by.accountId && last.text === text && last.mail_id !== null) return
      throw new AppError(
        'conflict',
        'Somebody has worked on this enquiry meanwhile. Read what was said, then send again.',
      )
    }
    const { Email: recipient } = filled.enquiry
    const note = await tx
      .insertInto('work_note')
      .values({ kind: 'enquiry', item_id: id, account_id: by.accountId, text, mail_id: null, created_at: now })
      .returning('note_id')
      .executeTakeFirstOrThrow()
    const mail = { kind: ENQUIRY_ANSWER_MAIL, recipient, accountId: null, locale, about: note.note_id }
    const mailId = await enqueueMail(tx, mail, now)
    await tx.updateTable('work_note').set({ mail_id: mailId }).where('note_id', '=', note.note_id).execute()
    await sql`
      insert into work_item (kind, item_id, state, assignee_id, changed_at)
      values ('enquiry', ${id}, 'done', ${by.accountId}, ${now})
      on conflict (kind, item_id) do update set state = 'done', version = work_item.version + 1,
        assignee_id = coalesce(work_item.assignee_id, excluded.assignee_id), changed_at = excluded.changed_at`.execute(
      tx,
    )
    await logStaffChange(
      tx,
      { by, requestId, now },
      {
        action: 'answer enquiry',
        subject: { kind: 'enquiry', id },
        before: { state: item?.state ?? 'new' },
        after: { state: 'done', characters: text.length },
      },
    )
  })
}
