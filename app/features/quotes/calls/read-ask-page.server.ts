import type { Actor } from '@specify/core/actor.ts'
import type { Project } from '@specify/schedule/model.ts'
import { listRevisions } from '#app/features/revisions/revision-store.server.ts'
import type { ProjectReader } from '#app/features/projects/schedule/project-reader.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { listQuotes } from '../quote-queries.server.ts'
import { quoteStatus } from '../quote.ts'
import { differenceText, hasOthers, toListedQuote, type ListedQuote } from './read-quote-pages.server.ts'

export interface QuoteState {
  readonly quoteId: string
  readonly text: string
}

/** Compares a project with its last answered quote; null without one. */
export async function readQuoteState(
  { db, reader, now }: { readonly db: Database; readonly reader: ProjectReader; readonly now: Date },
  project: Project,
): Promise<QuoteState | null> {
  const { rows } = await listQuotes(db, { projectId: project.projectId, page: 1 }, now)
  const last = rows.find((quote) => ['answered', 'accepted'].includes(quoteStatus(quote, now)))
  if (!last) return null
  return {
    quoteId: last.id,
    text: differenceText(last, project, reader) || `As in quote ${last.number}`,
  }
}

export interface AskQuotePage {
  readonly projectId: string
  readonly projectName: string
  readonly revisions: readonly (readonly [id: string, label: string])[]
  readonly quotes: readonly ListedQuote[]
  readonly showsWho: boolean
}

export async function readAskQuotePage(
  { actor, db, now }: { readonly actor: Actor; readonly db: Database; readonly now: Date },
  { projectId, projectName }: Project,
): Promise<AskQuotePage> {
  const revisions = await listRevisions(db, projectId)
  const { rows: quotes } = await listQuotes(db, { projectId, page: 1 }, now)
  return {
    projectId,
    projectName,
    revisions: revisions.map(({ id, label, purpose }) => [id, `Revision ${label}, ${purpose}`] as const),
    quotes: quotes.map((quote) => toListedQuote(quote, now)),
    showsWho: hasOthers(quotes, actor),
  }
}
