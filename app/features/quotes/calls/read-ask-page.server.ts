import { addressLines } from '#app/features/accounts/rules/address.ts'
import type { RequestAccount } from '#app/features/accounts/rules/request-account.ts'
import type { Project } from '@specify/schedule/model.ts'
import { listRevisions } from '#app/features/revisions/revision-store.server.ts'
import type { ProjectReader } from '#app/features/projects/schedule/project-reader.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { QuoteContext } from '../quote-context.ts'
import { listQuotes } from '../quote-queries.server.ts'
import { MAX_ADDRESS_LENGTH, quoteStatus } from '../quote.ts'
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
  /** Proposed for the paper: that of the reader's last request, else of the account; empty for none. */
  readonly address: string
}

export async function readAskQuotePage(
  { account, actor, db, now }: Pick<QuoteContext, 'account' | 'actor' | 'db' | 'now'>,
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
    address:
      quotes.find(({ accountId }) => accountId === account?.accountId)?.request.address ?? accountAddress(account),
  }
}

/** The lines of the default billing address, without name and phone. */
function accountAddress(account: RequestAccount['account']): string {
  const address = account?.addresses.find(({ isDefaultBillingAddress }) => isDefaultBillingAddress)
  if (!address) return ''
  return addressLines({ ...address, salutation: '', firstName: '', lastName: '', phone: '' })
    .join('\n')
    .slice(0, MAX_ADDRESS_LENGTH)
}
