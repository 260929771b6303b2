import { AppError } from '@specify/core/app-error.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import {
  digestOf,
  findDelivered,
  findDraft,
  findPublished,
  lockDraft,
  logSave,
  writeDraft,
  type ByEditor,
} from './drafts.server.ts'
import { mergeDocument, type Choices, type Conflict } from './merge-documents.server.ts'

/** The other side of a clash: a save beside it, by its id; what was published since it began; or what git has now. */
export type ClashSource = { readonly save: string } | 'published' | 'delivered'

interface Sides {
  readonly base: string
  readonly mine: string
  readonly theirs: string
}

export interface Clash {
  readonly conflicts: readonly Conflict[]
  /** A digest of both texts, so that a choice holds for what was shown. */
  readonly seen: string
}

/** Places where two changes of a document differ; null where there is nothing to decide. */
export async function findClash(db: Database, name: string, source: ClashSource): Promise<Clash | null> {
  const sides = await findSides(db, name, source)
  if (!sides) return null
  return { conflicts: mergeDocument(name, sides).conflicts, seen: seenOf(sides) }
}

interface Settlement extends ByEditor {
  readonly name: string
  readonly source: ClashSource
  readonly seen: string
  readonly choices: Choices
}

/**
 * Writes a draft that has both changes, as was chosen where they clash.
 *
 * @throws AppError `conflict` where one of them has moved on since the choice was made
 */
export function settleClash(
  db: Database,
  { by, requestId, name, source, seen, choices }: Settlement,
  now: Date,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const draft = await lockDraft(tx, name)
    const sides = await findSides(tx, name, source)
    if (!sides) throw new AppError('not_found', 'This was decided already.')
    if (seenOf(sides) !== seen) throw new AppError('conflict', 'Somebody has saved meanwhile. Look at both again.')
    const { text } = mergeDocument(name, sides, choices)
    const published = await findPublished(tx, name)
    const isNew = text !== (draft?.body ?? published)
    const version = isNew
      ? await writeDraft(tx, { by, name, body: text, published, draft, now })
      : (draft?.version ?? 0)
    if (source === 'published')
      await tx.updateTable('content_draft').set({ published }).where('name', '=', name).execute()
    else if (source !== 'delivered')
      await tx.updateTable('content_save').set({ made_from: null }).where('save_id', '=', source.save).execute()
    else if (!isNew) await acceptDelivered(tx, name, sides.theirs)
    await logSave(tx, { by, requestId, now }, { name, version })
  })
}

/** Leaves git's change aside for good: nothing of it was taken. */
async function acceptDelivered(tx: Database, name: string, base: string): Promise<void> {
  await tx
    .updateTable('content_document')
    .set({ base })
    .where('origin', '=', 'console')
    .where('name', '=', name)
    .execute()
}

function seenOf({ mine, theirs }: Sides): string {
  return digestOf(`${digestOf(mine)} ${digestOf(theirs)}`)
}

async function findSides(db: Database, name: string, source: ClashSource): Promise<Sides | null> {
  const draft = await findDraft(db, name)
  const published = (await findPublished(db, name)) ?? ''
  if (source === 'published') {
    if (!draft || (draft.published ?? '') === published) return null
    return { base: draft.published ?? '', mine: draft.body, theirs: published }
  }
  if (source === 'delivered') {
    const own = await db
      .selectFrom('content_document')
      .select(['body', 'base'])
      .where('origin', '=', 'console')
      .where('name', '=', name)
      .executeTakeFirst()
    const delivered = await findDelivered(db, name)
    if (!own || own.base === delivered) return null
    return { base: own.base ?? '', mine: draft?.body ?? own.body, theirs: delivered ?? '' }
  }
  const save = await db
    .selectFrom('content_save')
    .select(['body', 'made_from'])
    .where('save_id', '=', source.save)
    .where('name', '=', name)
    .executeTakeFirst()
  if (!save || save.made_from === null) return null
  return { base: save.made_from, mine: save.body, theirs: draft?.body ?? published }
}
