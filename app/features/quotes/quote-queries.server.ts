import type { Selectable } from 'kysely'
import { AppError } from '#app/core/app-error.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { Tables } from '#db/schema.ts'
import type { Quote, QuoteAnswer, QuoteRequest, StoredStatus } from './quote.ts'

export function quoteNotFound(): AppError {
  return new AppError('not_found', 'This quote does not exist or is not yours.')
}

/** Of all accounts. Callers check access. */
export async function findQuote(db: Database, quoteId: string): Promise<Quote | null> {
  const row = await quotes(db).where('quote_id', '=', quoteId).executeTakeFirst()
  return row ? toQuote(row) : null
}

const MOST_LISTED = 500

/** The newest first: of an account, or of all; of one project, or of all; in one stored state, or in all. */
export async function listQuotes(
  db: Database,
  wanted: { readonly accountId?: string; readonly projectId?: string; readonly status?: StoredStatus },
): Promise<Quote[]> {
  const rows = await quotes(db)
    .$if(wanted.accountId !== undefined, (query) => query.where('account_id', '=', wanted.accountId!))
    .$if(wanted.projectId !== undefined, (query) => query.where('project_id', '=', wanted.projectId!))
    .$if(wanted.status !== undefined, (query) => query.where('status', '=', wanted.status!))
    .orderBy('requested_at', 'desc')
    .orderBy('quote_id')
    .limit(MOST_LISTED)
    .execute()
  return rows.map(toQuote)
}

export function quotes(db: Database) {
  return db.selectFrom('quote').selectAll()
}

export function toQuote(row: Selectable<Tables['quote']>): Quote {
  return {
    id: row.quote_id,
    number: row.quote_number,
    locale: row.locale,
    accountId: row.account_id,
    projectId: row.project_id,
    revisionId: row.revision_id,
    stored: row.status,
    request: row.request as QuoteRequest,
    answer: row.answer as QuoteAnswer | null,
    requestedAt: row.requested_at,
    changedAt: row.changed_at,
  }
}
