import { AppError } from '@specify/core/app-error.ts'
import { dateTimeIn } from '@specify/core/market-time.ts'
import type { Locale } from '@specify/core/market.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { Quote } from '../quote.ts'
import { differencesText, draftDifferences, type QuoteDraft, type StoredDraft } from './draft.ts'

type Answered = Pick<Quote, 'id' | 'answer'>

/** The draft of a quote. One that is older than its answer is none: a former version of this site has sent that. */
export async function findDraft(db: Database, { id, answer }: Answered): Promise<StoredDraft> {
  const row = await db.selectFrom('quote_draft').selectAll().where('quote_id', '=', id).executeTakeFirst()
  if (!row) return { version: 0, draft: null, by: '', at: new Date(0) }
  const isOver = answer !== null && new Date(answer.at) >= row.changed_at
  return {
    version: row.version,
    draft: isOver ? null : (row.content as QuoteDraft | null),
    by: row.changed_by,
    at: row.changed_at,
  }
}

interface Change {
  /** The version that was looked at; undefined for callers that look at none. */
  readonly version: number | undefined
  /** Null ends the draft. */
  readonly draft: QuoteDraft | null
  readonly by: string
  readonly now: Date
}

/** Stores a draft as the next version; its quote is locked. @throws AppError `conflict` */
export async function storeDraft(
  tx: Database,
  quote: Answered & Pick<Quote, 'locale'>,
  stored: StoredDraft,
  { version, draft, by, now }: Change,
): Promise<number> {
  if (version !== undefined && version !== stored.version) throw draftConflict(quote.locale, stored, draft)
  const next = stored.version + 1
  const content = draft && JSON.stringify(draft)
  const row = { version: next, content, changed_by: by, changed_at: now }
  await tx
    .insertInto('quote_draft')
    .values({ quote_id: quote.id, ...row })
    .onConflict((conflict) => conflict.column('quote_id').doUpdateSet(row))
    .execute()
  return next
}

function draftConflict(locale: Locale, stored: StoredDraft, yours: QuoteDraft | null): AppError {
  const { version, draft: theirs, by, at } = stored
  const differences = yours ? draftDifferences(yours, theirs) : []
  const what = theirs ? 'changed this answer' : 'sent or closed this answer'
  const named = differencesText(differences)
  const message = `${by} ${what} on ${dateTimeIn({ code: locale }, at)}. Nothing was overwritten.${named === '' ? '' : ` ${named}.`}`
  const clash = { version, by, at: at.toISOString(), theirs, differences }
  return new AppError('conflict', message, { answer: { clash } })
}
