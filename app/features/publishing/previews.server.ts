import { createHash, randomBytes } from 'node:crypto'
import { AppError } from '@specify/core/app-error.ts'
import type { Locale } from '@specify/core/market.ts'
import { documentKind } from '#app/features/content/delivery/document.ts'
import { Page } from '#app/features/content/page/page.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { logStaffChange } from '#app/features/staff/staff-log.server.ts'
import { findDraft, findPublished, type ByEditor } from './drafts.server.ts'

const DAY_MS = 86_400_000
/** Links that live at a time, of all people. */
const MOST_PREVIEWS = 500

interface NewPreview extends ByEditor {
  readonly name: string
  readonly locale: Locale
  readonly days: number
}

/** Makes a link to the draft of a page, of which only a hash is kept. @throws AppError `conflict` for too many */
export async function addPreview(
  db: Database,
  { by, requestId, name, locale, days }: NewPreview,
  now: Date,
): Promise<string> {
  if (documentKind(name) !== 'page') throw new AppError('invalid_input', 'Only pages have a preview.')
  const token = randomBytes(24).toString('base64url')
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('content_preview').where('expires_at', '<=', now).execute()
    const { length } = await tx.selectFrom('content_preview').select('name').limit(MOST_PREVIEWS).execute()
    if (length >= MOST_PREVIEWS)
      throw new AppError('conflict', `${MOST_PREVIEWS} links to previews live. Wait for some to end.`)
    const expires = new Date(now.getTime() + days * DAY_MS)
    const preview = { token_hash: hashOf(token), name, locale, author_id: by.accountId, expires_at: expires }
    await tx.insertInto('content_preview').values(preview).execute()
    const subject = { kind: 'document', id: name }
    await logStaffChange(tx, { by, requestId, now }, { action: 'share preview', subject })
  })
  return token
}

/** The name of the document that a link shows; null for one that has ended, and for none. */
export async function findPreview(db: Database, token: string, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('content_preview')
    .select('name')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.name ?? null
}

/** The draft of a page as it is now, or what is published; null where it is no page that can be shown. */
export async function readDraftPage(db: Database, name: string): Promise<Page | null> {
  const text = (await findDraft(db, name))?.body ?? (await findPublished(db, name))
  return text === null || documentKind(name) !== 'page' ? null : parseDraftPage(text)
}

/** Null for a text that is no page. */
export function parseDraftPage(text: string): Page | null {
  try {
    return Page.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
