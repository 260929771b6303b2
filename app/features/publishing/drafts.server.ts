import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { AppError } from '@specify/core/app-error.ts'
import { listEffective } from '#app/features/content/queries.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { StaffMember } from '#app/features/staff/assert-right.ts'
import { logStaffChange } from '#app/features/staff/staff-log.server.ts'
import { isDocumentName, MAX_DOCUMENT_LENGTH } from './documents.ts'
import { mergeDocument } from './merge-documents.server.ts'

export type ContentEditor = StaffMember<'content.edit'>

export interface ByEditor {
  readonly by: ContentEditor
  readonly requestId: string | null
}

/** Saves kept of one document, the newest ones. */
const KEPT_SAVES = 20
/** Saves that nobody has to decide about are kept this long. */
const KEPT_DAYS = 90
/** Drafts that the site has at a time. */
const MOST_DRAFTS = 200

export interface Draft {
  readonly body: string
  readonly published: string | null
  readonly version: number
  readonly authorId: string | null
  readonly changedAt: Date
}

export async function findDraft(db: Database, name: string): Promise<Draft | null> {
  const row = await db.selectFrom('content_draft').selectAll().where('name', '=', name).executeTakeFirst()
  if (!row) return null
  const { body, published, version, author_id: authorId, changed_at: changedAt } = row
  return { body, published, version, authorId, changedAt }
}

/** The text of a document as visitors see it; null for none. */
export async function findPublished(db: Database, name: string): Promise<string | null> {
  return (await listEffective(db, name)).at(0)?.text ?? null
}

/** The text of a document below the console: of the address, else of the files; null for none. */
export async function findDelivered(db: Database, name: string): Promise<string | null> {
  const rows = await db
    .selectFrom('content_document')
    .select(['origin', 'body'])
    .where('name', '=', name)
    .where('origin', '<>', 'console')
    .execute()
  return (rows.find(({ origin }) => origin === 'url') ?? rows.at(0))?.body ?? null
}

/** Tells one text of a document from another. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

interface Save extends ByEditor {
  readonly name: string
  readonly body: string
  /** The digest of the text that the editor had before; empty for a new document. */
  readonly seen: string
}

/** The outcome of a save: it is the draft now, alone or with what others changed meanwhile; or it waits beside it. */
export type Saved =
  | { readonly kind: 'saved' | 'merged' | 'unchanged'; readonly version: number }
  | { readonly kind: 'aside'; readonly saveId: string }

/**
 * Saves a draft. Where somebody else has saved meanwhile the two are merged; where both changed the same place, this one
 * is kept beside the draft until somebody decides. Never loses either.
 *
 * @throws AppError `invalid_input` for a name that no document has, or a text that is too long
 */
export async function saveDraft(db: Database, save: Save, now: Date): Promise<Saved> {
  const { by, requestId, name, body, seen } = save
  if (!isDocumentName(name)) throw new AppError('invalid_input', `${name} is no document.`)
  if (body.includes('\0')) throw new AppError('invalid_input', 'A document cannot hold the character NUL.')
  if (body.length > MAX_DOCUMENT_LENGTH)
    throw new AppError(
      'invalid_input',
      `A document has at most ${MAX_DOCUMENT_LENGTH.toLocaleString('en-AU')} characters.`,
    )
  return db.transaction().execute(async (tx) => {
    const draft = await lockDraft(tx, name)
    const published = await findPublished(tx, name)
    const current = draft?.body ?? published ?? ''
    const next = { by, name, published, draft, now }
    if (body === current) return { kind: 'unchanged', version: draft?.version ?? 0 }
    if (seen === '' ? current === '' : digestOf(current) === seen) {
      const version = await writeDraft(tx, { ...next, body })
      await logSave(tx, { by, requestId, now }, { name, version })
      return { kind: 'saved', version }
    }
    const base = await findSeen(tx, name, seen)
    const merged = base === null ? null : mergeDocument(name, { base, mine: body, theirs: current })
    if (merged?.conflicts.length === 0) {
      const version = await writeDraft(tx, { ...next, body: merged.text })
      await logSave(tx, { by, requestId, now }, { name, version })
      return { kind: 'merged', version }
    }
    const saveId = await keepSave(tx, { name, body, by, now, madeFrom: base ?? '' })
    return { kind: 'aside', saveId }
  })
}

/** @throws AppError `conflict` where the draft is another one by now */
export function discardDraft(
  db: Database,
  { by, requestId, name, version }: ByEditor & { readonly name: string; readonly version: number },
  now: Date,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const draft = await lockDraft(tx, name)
    if (!draft) return
    if (draft.version !== version) throw new AppError('conflict', 'Somebody has saved meanwhile. Look at it again.')
    await tx.deleteFrom('content_draft').where('name', '=', name).execute()
    const entry = { action: 'discard draft', subject: { kind: 'document', id: name }, before: { version } }
    await logStaffChange(tx, { by, requestId, now }, entry)
  })
}

export async function lockDraft(tx: Database, name: string): Promise<Draft | null> {
  // Also where there is none yet: two that begin at once take turns.
  await sql`select pg_advisory_xact_lock(hashtext(${`draft ${name}`}))`.execute(tx)
  return findDraft(tx, name)
}

interface Write {
  readonly by: ContentEditor
  readonly name: string
  readonly body: string
  readonly published: string | null
  readonly draft: Draft | null
  readonly now: Date
}

export async function writeDraft(tx: Database, { by, name, body, published, draft, now }: Write): Promise<number> {
  const author = { author_id: by.accountId, changed_at: now }
  if (!draft) {
    const { count } = await tx
      .selectFrom('content_draft')
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow()
    if (count >= MOST_DRAFTS)
      throw new AppError('conflict', `There are ${MOST_DRAFTS} drafts. Publish or discard some first.`)
    if (published !== null) await keepSave(tx, { name, body: published, by: null, now, madeFrom: null })
    await tx
      .insertInto('content_draft')
      .values({ name, body, published, ...author })
      .execute()
  } else {
    const next = { body, version: draft.version + 1, ...author }
    await tx.updateTable('content_draft').set(next).where('name', '=', name).execute()
  }
  await keepSave(tx, { name, body, by, now, madeFrom: null })
  return (draft?.version ?? 0) + 1
}

interface KeptSave {
  readonly name: string
  readonly body: string
  readonly by: ContentEditor | null
  readonly now: Date
  /** The text that a save beside the draft was made from. */
  readonly madeFrom: string | null
}

async function keepSave(tx: Database, { name, body, by, now, madeFrom }: KeptSave): Promise<string> {
  const { save_id } = await tx
    .insertInto('content_save')
    .values({
      name,
      body,
      digest: digestOf(body),
      made_from: madeFrom,
      author_id: by?.accountId ?? null,
      saved_at: now,
    })
    .returning('save_id')
    .executeTakeFirstOrThrow()
  await sql`
    delete from content_save where made_from is null and saved_at < ${now}::timestamptz - ${KEPT_DAYS} * interval '1 day'
      or name = ${name} and save_id in (
      select save_id from content_save where name = ${name} order by made_from is not null desc, saved_at desc
      offset ${KEPT_SAVES})`.execute(tx)
  return save_id
}

/** A text of a document by its digest: of a save, of what was published, or of what a delivery has. */
export async function findSeen(tx: Database, name: string, digest: string): Promise<string | null> {
  const save = await tx
    .selectFrom('content_save')
    .select('body')
    .where('name', '=', name)
    .where('digest', '=', digest)
    .executeTakeFirst()
  if (save) return save.body
  const stored = await tx.selectFrom('content_document').select('body').where('name', '=', name).execute()
  const released = await tx
    .selectFrom('content_release_item')
    .innerJoin('content_release', 'content_release.release_id', 'content_release_item.release_id')
    .select(['body', 'before'])
    .where('name', '=', name)
    .orderBy('content_release.created_at', 'desc')
    .limit(KEPT_SAVES)
    .execute()
  const texts = [...stored.map(({ body }) => body), ...released.flatMap(({ body, before }) => [body, before])]
  return texts.find((text) => text !== null && digestOf(text) === digest) ?? null
}

export function logSave(
  tx: Database,
  author: ByEditor & { readonly now: Date },
  { name, version }: { readonly name: string; readonly version: number },
): Promise<void> {
  return logStaffChange(tx, author, {
    action: 'save draft',
    subject: { kind: 'document', id: name },
    after: { version },
  })
}
