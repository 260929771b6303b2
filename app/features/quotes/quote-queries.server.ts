import { sql, type Selectable } from 'kysely'
import type { Actor, Membership } from '@specify/core/actor.ts'
import { AppError } from '@specify/core/app-error.ts'
import { PAGE_SIZE, toPage, type Page } from '@specify/core/paging.ts'
import type { Project } from '@specify/schedule/model.ts'
import { findProject } from '#app/features/projects/store/queries.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { Tables } from '#db/schema.ts'
import type { Quote, QuoteAnswer, QuoteRequest, QuoteStatus } from './quote.ts'
import { mayRead } from './calls/staff.ts'

export function quoteNotFound(): AppError {
  return new AppError('not_found', 'This quote does not exist or is not yours.')
}

export async function findQuote(db: Database, quoteId: string): Promise<Quote | null> {
  const row = await quotes(db).where('quote_id', '=', quoteId).executeTakeFirst()
  return row ? toQuote(row) : null
}

/** @throws AppError `not_found` for what the reader may not see, as for what is not there. */
export async function readableQuote(
  db: Database,
  actor: Actor,
  quoteId: string,
): Promise<{ quote: Quote; project: Project | null }> {
  const quote = await findQuote(db, quoteId)
  const project = quote && (await findProject(db, quote.projectId))
  if (!quote || !mayRead(actor, quote, project)) throw quoteNotFound()
  return { quote, project }
}

interface WantedQuotes {
  /** Left out: of all. */
  readonly for?: Reader
  readonly projectId?: string
  readonly status?: QuoteStatus
  /** Starts at 1. */
  readonly page: number
}

interface Reader {
  readonly accountId: string
  readonly company: Membership | null
}

/** A page of quotes, the newest first. */
export async function listQuotes(
  db: Database,
  { for: reader, projectId, status, page }: WantedQuotes,
  now: Date,
): Promise<Page<Quote>> {
  const wanted = quotes(db)
    .$if(reader !== undefined, (query) => query.where('quote_id', 'in', readableBy(db, reader!)))
    .$if(projectId !== undefined, (query) => query.where('project_id', '=', projectId!))
    .$if(status !== undefined, (query) => query.where('status', '=', status === 'expired' ? 'answered' : status!))
    .$if(status === 'expired', (query) => query.where(isExpired(now)))
    .$if(status === 'answered', (query) => query.where(sql<boolean>`not ${isExpired(now)}`))
  const { count } = await wanted
    .clearSelect()
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await wanted
    .orderBy('requested_at', 'desc')
    .orderBy('quote_id')
    .offset((page - 1) * PAGE_SIZE)
    .limit(PAGE_SIZE)
    .execute()
  return toPage(rows.map(toQuote), page, Number(count))
}

/** `quoteStatus` of an answered quote as a query. */
export function isExpired(now: Date) {
  return sql<boolean>`coalesce((answer ->> 'validUntil')::timestamptz <= ${now}, false)`
}

/** `mayRead` as a query: what somebody asked for themselves, and what was asked for their projects and their company's. */
function readableBy(db: Database, { accountId, company }: Reader) {
  const companyId = company?.companyId ?? null
  const isElsewhere = sql<boolean>`project.company_id is not null and project.company_id is distinct from ${companyId}`
  return db
    .selectFrom('quote')
    .leftJoin('project', 'project.project_id', 'quote.project_id')
    .select('quote.quote_id')
    .where('quote.account_id', '=', accountId)
    .where(sql<boolean>`(project.project_id is null or project.deleted_at is not null or not (${isElsewhere}))`)
    .union(
      db
        .selectFrom('project')
        .innerJoin('quote', 'quote.project_id', 'project.project_id')
        .select('quote.quote_id')
        .where('project.deleted_at', 'is', null)
        .where(
          sql<boolean>`(project.company_id = ${companyId} or (project.company_id is null and project.account_id = ${accountId}))`,
        ),
    )
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
