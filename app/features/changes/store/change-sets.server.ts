import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { AppError } from '@specify/core/app-error.ts'
import type { ChangeKind, ChangeState } from '#db/schema.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { StaffMember } from '#app/features/staff/assert-right.ts'
import { logStaffChange } from '#app/features/staff/staff-log.server.ts'
import { ACCOUNT_BYTES, MOST_PARTS, OPEN_STATES, PART_BYTES, setName } from '../change-set.ts'

export type Editor = StaffMember<'catalogue.edit'>
export type Applier = StaffMember<'catalogue.apply'>

export interface By<Member> {
  readonly by: Member
  readonly requestId: string | null
}

/** Open sets that one account has at a time. */
const MOST_OPEN = 50
/** The author of sets that a command makes. */
export const COMMAND = 'command'

interface Draft extends By<Editor | Applier> {
  readonly kind: ChangeKind
  readonly name: string
  readonly note?: string
  readonly ofSet?: string | null
  readonly mapping?: object | null
  readonly job?: 'plan' | null
  readonly appliesWhenPlanned?: boolean
  /** Its values stand against later feeds. */
  readonly keepsValues?: boolean
}

/** Returns the id of a new draft. @throws AppError `conflict` where the account has too many open ones. */
export function createChangeSet(db: Database, draft: Draft, now: Date): Promise<string> {
  return db.transaction().execute((tx) => insertChangeSet(tx, draft, now))
}

/** The same in a transaction of the caller. */
export async function insertChangeSet(tx: Database, draft: Draft, now: Date): Promise<string> {
  const { by, requestId, kind, name, note = '', ofSet = null, mapping = null } = draft
  const { job = null, appliesWhenPlanned = false, keepsValues = false } = draft
  // The way back is open to everybody.
  if (by.accountId !== null && kind !== 'rollback') await assertFewOpen(tx, by.accountId)
  const row = await tx
    .insertInto('change_set')
    .values({
      kind,
      name: name.slice(0, 200).toWellFormed(),
      note: note.slice(0, 1_000),
      author_id: by.accountId,
      author_name: by.accountId === null ? COMMAND : await nameOf(tx, by.accountId),
      of_set: ofSet,
      mapping: mapping && JSON.stringify(mapping),
      job,
      applies_when_planned: appliesWhenPlanned,
      keeps_values: keepsValues,
      created_at: now,
      changed_at: now,
    })
    .returning(['set_id', 'number'])
    .executeTakeFirstOrThrow()
  const subject = { kind: 'change set', id: setName(row.number) }
  await logStaffChange(tx, { by, requestId, now }, { action: 'prepare changes', subject, after: { kind } })
  return row.set_id
}

async function assertFewOpen(tx: Database, accountId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('change_set')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('author_id', '=', accountId)
    .where('state', 'in', OPEN_STATES)
    .executeTakeFirstOrThrow()
  if (count >= MOST_OPEN)
    throw new AppError('conflict', `You have ${MOST_OPEN} open changes. Apply or discard some of them first.`)
}

/** The name of an account, or its address where it has none. */
export async function nameOf(db: Database, accountId: string): Promise<string> {
  const row = await db
    .selectFrom('account')
    .select(['first_name', 'last_name', 'email'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return `${row.first_name} ${row.last_name}`.trim() || row.email
}

/**
 * Keeps a part of the file of a draft; the same part may come again.
 *
 * @throws AppError `invalid_input` for a wrong digest, `not_found` for another's draft, `conflict` where the account has
 * too many bytes of open files.
 */
export async function keepPart(
  db: Database,
  {
    by,
    setId,
    number,
    digest,
    body,
  }: {
    readonly by: Editor
    readonly setId: string
    readonly number: number
    readonly digest: string
    readonly body: Buffer
  },
  now: Date,
): Promise<void> {
  if (body.length === 0) throw new AppError('invalid_input', 'The file is empty.')
  if (number < 1 || number > MOST_PARTS || body.length > PART_BYTES)
    throw new AppError('invalid_input', `A file has at most ${MOST_PARTS} parts of ${PART_BYTES / 1024 / 1024} MB.`)
  const own = createHash('sha256').update(body).digest()
  if (own.toString('hex') !== digest.toLowerCase())
    throw new AppError('invalid_input', `Part ${number} has changed on its way. Send it again.`)
  await db.transaction().execute(async (tx) => {
    await lockDraft(tx, by, setId)
    const { bytes } = await tx
      .selectFrom('change_part')
      .innerJoin('change_set', 'change_set.set_id', 'change_part.set_id')
      .select(sql<number>`coalesce(sum(length(body)), 0)::float8`.as('bytes'))
      .where('author_id', 'is not distinct from', by.accountId)
      .executeTakeFirstOrThrow()
    if (bytes + body.length > ACCOUNT_BYTES)
      throw new AppError(
        'conflict',
        'Your open files have more than 1 GB together. Apply or discard some of them first.',
      )
    await tx
      .insertInto('change_part')
      .values({ set_id: setId, number, digest: own, body })
      .onConflict((conflict) => conflict.columns(['set_id', 'number']).doUpdateSet({ digest: own, body }))
      .execute()
    await tx.updateTable('change_set').set({ changed_at: now }).where('set_id', '=', setId).execute()
  })
}

/** The draft of an author whose file is still coming. @throws AppError `not_found` for any other. */
async function lockDraft(tx: Database, by: Editor, setId: string): Promise<void> {
  const draft = await tx
    .selectFrom('change_set')
    .select('set_id')
    .where('set_id', '=', setId)
    .where('author_id', 'is not distinct from', by.accountId)
    .where('state', '=', 'draft')
    .where('job', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!draft) throw new AppError('not_found', 'This upload is no longer open. Choose the file again.')
}

/** Numbers with digests of the parts that are there, so that an upload goes on where it ended. */
export async function listParts(db: Database, by: Editor, setId: string) {
  return db
    .selectFrom('change_part')
    .innerJoin('change_set', 'change_set.set_id', 'change_part.set_id')
    .select(['change_part.number', sql<string>`encode(digest, 'hex')`.as('digest')])
    .where('change_part.set_id', '=', setId)
    .where('author_id', 'is not distinct from', by.accountId)
    .orderBy('change_part.number')
    .execute()
}

/**
 * Has the file of a draft planned once all of its parts are there.
 *
 * @throws AppError `conflict` naming the first part that is missing.
 */
export async function finishUpload(
  db: Database,
  { by, requestId, setId, parts }: By<Editor> & { readonly setId: string; readonly parts: number },
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockDraft(tx, by, setId)
    const there = (await listParts(tx, by, setId)).map(({ number }) => number)
    for (let number = 1; number <= parts; number++)
      if (!there.includes(number)) throw new AppError('conflict', `Part ${number} of the file is missing.`)
    if (there.length !== parts) throw new AppError('conflict', `The file has ${there.length} parts, not ${parts}.`)
    const { number } = await tx
      .updateTable('change_set')
      .set({ job: 'plan', job_lease: null, job_tries: 0, changed_at: now })
      .where('set_id', '=', setId)
      .returning('number')
      .executeTakeFirstOrThrow()
    const subject = { kind: 'change set', id: setName(number) }
    await logStaffChange(tx, { by, requestId, now }, { action: 'upload file', subject, after: { parts } })
  })
}

export interface SetRow {
  readonly set_id: string
  readonly number: string
  readonly state: ChangeState
  readonly version: number
  readonly author_id: string | null
  readonly needs_other: readonly string[]
  readonly approved_by: string | null
  readonly of_set: string | null
  readonly kind: ChangeKind
  readonly name: string
  readonly counts: object
  readonly job: 'plan' | 'apply' | null
}

/** A set that is locked for a change of its state. @throws AppError `not_found` */
export async function lockSet(tx: Database, setId: string): Promise<SetRow> {
  const row = await tx
    .selectFrom('change_set')
    .select([
      'set_id',
      'number',
      'state',
      'version',
      'author_id',
      'needs_other',
      'approved_by',
      'of_set',
      'kind',
      'name',
      'counts',
      'job',
    ])
    .where('set_id', '=', setId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError('not_found', 'There are no such changes.')
  return row
}
