import { sql } from 'kysely'
import { AppError } from '@specify/core/app-error.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { StaffMember } from '#app/features/staff/assert-right.ts'
import { logStaffChange } from '#app/features/staff/staff-log.server.ts'
import { wordProblem } from './answer-words.ts'

export interface SavedReply {
  readonly id: string
  readonly title: string
  readonly text: string
  /** Starts at 1. */
  readonly version: number
}

interface By {
  readonly by: StaffMember<'work'>
  readonly requestId: string | null
}

/** More are no help in a list to choose from. */
const MOST_REPLIES = 100

/** All of them without their texts, by their titles. */
export async function listReplies(db: Database): Promise<readonly Pick<SavedReply, 'id' | 'title'>[]> {
  const rows = await db
    .selectFrom('saved_reply')
    .select(['reply_id', 'title'])
    .orderBy(sql`lower(title)`)
    .limit(MOST_REPLIES)
    .execute()
  return rows.map((row) => ({ id: row.reply_id, title: row.title }))
}

/** Null where there is none. */
export async function findReply(db: Database, id: string): Promise<SavedReply | null> {
  const row = await db.selectFrom('saved_reply').selectAll().where('reply_id', '=', id).executeTakeFirst()
  return row ? { id: row.reply_id, title: row.title, text: row.text, version: row.version } : null
}

interface ReplyChange extends By {
  /** Null for a new one. */
  readonly id: string | null
  readonly title: string
  readonly text: string
  /** The version that was read. */
  readonly version: number
}

/**
 * Adds or changes a reply. One that reads so already is left as it is.
 *
 * @throws AppError `invalid_input` for a word that nothing is filled in for, `not_found`, `conflict` for a title that
 *   another reply has, for one too many, and where somebody has changed the reply since that version.
 */
export async function saveReply(db: Database, change: ReplyChange, now: Date): Promise<void> {
  const { by, requestId, id, title, text, version } = change
  const problem = wordProblem(text)
  if (problem !== '') throw new AppError('invalid_input', problem, { fields: { text: problem } })
  await db.transaction().execute(async (tx) => {
    const rows = await lockReplies(tx)
    const former = rows.find((row) => row.reply_id === id)
    const namesake = rows.find((row) => row.title.toLowerCase() === title.toLowerCase() && row.reply_id !== id)
    // Sent by the first press of the button.
    const same = id === null ? namesake : former
    if (same?.title === title && same.text === text) return
    if (namesake) throw titleTaken(title)
    if (id !== null && !former) throw new AppError('not_found', 'This reply has been removed.')
    if (former && former.version !== version)
      throw new AppError(
        'conflict',
        'Somebody has changed this reply meanwhile. Open it again to see how it reads now.',
      )
    if (id === null && rows.length >= MOST_REPLIES)
      throw new AppError('conflict', `There are ${MOST_REPLIES} replies. Remove one that nobody uses first.`)
    const { reply_id: savedId } = await tx
      .insertInto('saved_reply')
      .values({ ...(id !== null && { reply_id: id }), title, text, changed_at: now })
      .onConflict((conflict) =>
        conflict.column('reply_id').doUpdateSet({ title, text, version: version + 1, changed_at: now }),
      )
      .returning('reply_id')
      .executeTakeFirstOrThrow()
    await logStaffChange(
      tx,
      { by, requestId, now },
      {
        action: id === null ? 'add reply' : 'change reply',
        subject: { kind: 'reply', id: savedId },
        before: { characters: former?.text.length },
        after: { characters: text.length },
      },
    )
  })
}

/** Removes a reply. One that is gone already is no fault. @throws AppError `conflict` where it was changed meanwhile. */
export async function removeReply(
  db: Database,
  { by, requestId, id, version }: By & Pick<SavedReply, 'id' | 'version'>,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const former = (await lockReplies(tx)).find((row) => row.reply_id === id)
    if (!former) return
    if (former.version !== version)
      throw new AppError(
        'conflict',
        'Somebody has changed this reply meanwhile. Open it again to see how it reads now.',
      )
    await tx.deleteFrom('saved_reply').where('reply_id', '=', id).execute()
    const before = { characters: former.text.length }
    await logStaffChange(tx, { by, requestId, now }, { action: 'remove reply', subject: { kind: 'reply', id }, before })
  })
}

/** One change at a time: they are few, and a second press of *Save* adds no second reply. */
async function lockReplies(tx: Database) {
  await sql`select pg_advisory_xact_lock(hashtext('saved_reply'))`.execute(tx)
  return tx.selectFrom('saved_reply').selectAll().execute()
}

function titleTaken(title: string): AppError {
  const problem = `There is a reply “${title}” already.`
  return new AppError('conflict', problem, { fields: { title: problem } })
}
