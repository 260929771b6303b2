import { sql } from 'kysely'
import { AppError } from '@specify/core/app-error.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { assertCurrent, assertUsable } from './check-release.server.ts'
import { MOST_DOCUMENTS } from './documents.ts'
import { digestOf, type ContentEditor } from './drafts.server.ts'
import { insertRelease, logRelease } from './release-rows.server.ts'

/** Releases that wait for a decision or a time. */
const MOST_OPEN = 100

/**
 * Takes drafts as they are now into a release, which waits to be published. What is typed into them later is not in it.
 *
 * @throws AppError `invalid_input` for a document without a draft or one that cannot be used, `conflict` for too many
 */
export async function proposeRelease(
  db: Database,
  {
    by,
    requestId,
    names,
    note,
  }: {
    readonly by: ContentEditor
    readonly requestId: string | null
    readonly names: readonly string[]
    readonly note: string
  },
  now: Date,
): Promise<string> {
  const unique = [...new Set(names)]
  if (unique.length === 0) throw new AppError('invalid_input', 'Choose at least one draft.')
  if (unique.length > MOST_DOCUMENTS)
    throw new AppError('invalid_input', `A release has at most ${MOST_DOCUMENTS} documents.`)
  return db.transaction().execute(async (tx) => {
    const open = await tx
      .selectFrom('content_release')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('state', 'in', ['proposed', 'due'])
      .executeTakeFirstOrThrow()
    if (open.count >= MOST_OPEN)
      throw new AppError('conflict', `${MOST_OPEN} releases wait. Publish or discard some first.`)
    const drafts = await tx
      .selectFrom('content_draft')
      .select(['name', 'body', 'version', 'published'])
      .where('name', 'in', unique)
      .execute()
    const missing = unique.filter((name) => drafts.every((draft) => draft.name !== name))
    if (missing.length > 0) throw new AppError('invalid_input', `There is no draft of ${missing.join(', ')}.`)
    await assertUsable(
      tx,
      drafts.map(({ name, body }) => ({ name, body })),
    )
    const items = drafts.map(({ name, body, version, published }) => {
      return { name, body, draft_version: version, published_digest: digestOf(published ?? '') }
    })
    await assertCurrent(tx, items)
    const { id, number } = await insertRelease(tx, { by, note, items, ofRelease: null, now })
    const after = { state: 'proposed' as const, documents: items.map(({ name }) => name).join(', ') }
    await logRelease(tx, { by, requestId, now }, { number, state: null }, 'propose release', after)
    return id
  })
}
