import { AppError } from '@specify/core/app-error.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { StaffMember } from '#app/features/staff/assert-right.ts'
import { lockOpenQuote } from '../quote-store.server.ts'
import { findDraft, storeDraft } from './draft-store.server.ts'
import { mergeDraft, type QuoteDraft } from './draft.ts'

interface SavedDraft {
  readonly quoteId: string
  readonly version: number
  readonly draft: QuoteDraft
  readonly by: string
}

/**
 * Keeps what staff have typed of an answer. The log has the answer alone: a draft is saved every two seconds.
 * @throws AppError `not_found`, `quote_closed`; `conflict` with both values; `invalid_input` for a line that was not
 * asked for.
 */
export async function saveDraft(
  db: Database,
  _staff: StaffMember<'work'>,
  { quoteId, version, draft, by }: SavedDraft,
  now: Date,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const quote = await lockOpenQuote(tx, quoteId, now)
    const skus = new Set(quote.request.lines.map(({ sku }) => sku))
    const foreign = draft.lines.find(({ sku }) => !skus.has(sku))
    if (foreign) throw new AppError('invalid_input', `lines: ${foreign.sku} was not asked for`)
    const stored = await findDraft(tx, quote)
    return storeDraft(tx, quote, stored, { version, draft: mergeDraft(stored.draft, draft), by, now })
  })
}
