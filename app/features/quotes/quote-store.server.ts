import { randomBytes, randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { AppError } from '@specify/core/app-error.ts'
import type { OwnCart } from '#app/features/cart/contents/access.ts'
import { lockCart, saveCart } from '#app/features/cart/contents/commands.server.ts'
import { MAX_LINES } from '#app/features/cart/contents/model.ts'
import { ORDER_NUMBER_BYTES, toOrderNumber } from '#app/features/cart/orders/order-number.ts'
import type { EditableProject } from '#app/features/projects/access/access.ts'
import { lockAccess } from '#app/features/projects/store/commands.server.ts'
import type { Locale } from '@specify/core/market.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { acceptLines, assertAsRead } from './answer/accepted-lines.ts'
import { cartLines } from './answer/cart-lines.ts'
import type { StaffMember } from '#app/features/staff/assert-right.ts'
import { enqueueQuoteMail } from './quote-mail-queue.server.ts'
import { logStatus } from './log-status.server.ts'
import {
  MAX_OPEN_QUOTES,
  quoteStatus,
  type Quote,
  type QuoteAnswer,
  type QuoteRequest,
  type StoredStatus,
} from './quote.ts'
import { findDraft, storeDraft } from './desk/draft-store.server.ts'
import { quoteNotFound, quotes, toQuote } from './quote-queries.server.ts'
import { writeQuoteUse } from './quote-use.server.ts'

interface GivenRequest {
  readonly revisionId: string
  readonly locale: Locale
  readonly request: QuoteRequest
  /** The address that new requests are mailed to. */
  readonly operator: string
}

/** Asks for a quote; while one for the same revision is open, that one is answered. */
export async function addRequest(
  db: Database,
  project: EditableProject,
  { revisionId, locale, request, operator }: GivenRequest,
  now: Date,
): Promise<Quote> {
  const { projectId, accountId } = project
  return db.transaction().execute(async (tx) => {
    await lockAccess(tx, project)
    const { count } = await tx
      .selectFrom('quote')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('account_id', '=', accountId)
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow()
    const row = await tx
      .insertInto('quote')
      .values({
        quote_number: `Q-${toOrderNumber(locale, randomBytes(ORDER_NUMBER_BYTES))}`,
        account_id: accountId,
        project_id: projectId,
        revision_id: revisionId,
        locale,
        status: 'open',
        request: JSON.stringify(request),
        requested_at: now,
        changed_at: now,
        use_at: now,
      })
      .onConflict((conflict) => conflict.columns(['revision_id']).where('status', '=', 'open').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!row) {
      const open = await quotes(tx)
        .where('revision_id', '=', revisionId)
        .where('status', '=', 'open')
        .executeTakeFirst()
      if (!open) throw new AppError('conflict', 'This quote has just been answered. Please reload the page.')
      return toQuote(open)
    }
    if (Number(count) >= MAX_OPEN_QUOTES)
      throw new AppError('invalid_input', `You can have ${MAX_OPEN_QUOTES} requests waiting at a time.`)
    const quote = toQuote(row)
    await writeQuoteUse(tx, quote)
    await enqueueQuoteMail(tx, 'quote-requested', { quote, recipient: operator, accountId: null }, now)
    return quote
  })
}

interface AnsweredQuote {
  readonly quote: Quote
  /** The version of its draft, which has ended. */
  readonly draftVersion: number
}

interface GivenAnswer {
  readonly quoteId: string
  readonly answer: (quote: Quote) => QuoteAnswer
  /** The version of the draft that it was made of; undefined where it was made of none. */
  readonly draftVersion?: number | undefined
  readonly requestId: string
}

/**
 * Answers an open request, or changes an answer that nobody has decided on. Its draft ends.
 * @throws AppError `not_found`, `quote_closed`; `conflict` where the draft was changed by somebody else.
 */
export async function answerQuote(
  db: Database,
  by: StaffMember<'work'>,
  { quoteId, answer, draftVersion: version, requestId }: GivenAnswer,
  now: Date,
): Promise<AnsweredQuote> {
  return db.transaction().execute(async (tx) => {
    const quote = await lockOpenQuote(tx, quoteId, now)
    const next = answer(quote)
    const stored = await findDraft(tx, quote)
    const isSame = quote.answer !== null && isSameAnswer(quote.answer, next)
    if (isSame && !stored.draft) return { quote, draftVersion: stored.version }
    const draftVersion = await storeDraft(tx, quote, stored, { version, draft: null, by: next.by, now })
    if (isSame) return { quote, draftVersion }
    const changed = await setStatus(tx, quoteId, 'answered', now, next)
    await logStatus(tx, quote, { by, requestId, now, status: 'answered' })
    const { email: recipient } = quote.request.by
    await enqueueQuoteMail(tx, 'quote-answered', { quote, recipient, accountId: quote.accountId }, now)
    return { quote: changed, draftVersion }
  })
}

/** Sent twice: nothing has changed for who asked. */
function isSameAnswer(former: QuoteAnswer, next: QuoteAnswer): boolean {
  return isDeepStrictEqual({ ...former, by: next.by, at: next.at }, next)
}

/** Ends a request that is not to be answered, and says so to who asked. @throws AppError `not_found`, `quote_closed` */
export async function closeQuote(
  db: Database,
  by: StaffMember<'work'>,
  { quoteId, requestId }: { readonly quoteId: string; readonly requestId: string },
  now: Date,
): Promise<Quote> {
  return db.transaction().execute(async (tx) => {
    const quote = await lockQuote(tx, quoteId)
    if (quote.stored === 'closed') return quote
    if (quote.stored !== 'open' && quote.stored !== 'answered') throw closed(quote, now)
    const { email: recipient } = quote.request.by
    await tx.updateTable('quote_draft').set({ content: null }).where('quote_id', '=', quoteId).execute()
    await enqueueQuoteMail(tx, 'quote-closed', { quote, recipient, accountId: quote.accountId }, now)
    await logStatus(tx, quote, { by, requestId, now, status: 'closed' })
    return setStatus(tx, quoteId, 'closed', now)
  })
}

interface Decision {
  readonly quoteId: string
  readonly operator: string
  /** Codes of the lines to accept; left out for all. */
  readonly skus?: readonly string[] | undefined
  /** `at` of the answer that was read; left out where that is not known. */
  readonly answeredAt?: string | undefined
}

/**
 * Accepts an answer, or some of its lines, and fills the cart with them, whole or not at all. Accepted again, it stays as
 * it is.
 * @throws AppError `not_found`, `quote_closed`; `conflict` where the cart has no room, or the answer was changed since
 * it was read; `invalid_input` for other lines.
 */
export async function acceptQuote(
  db: Database,
  owner: OwnCart,
  { quoteId, operator, skus, answeredAt }: Decision,
  now: Date,
): Promise<Quote> {
  return db.transaction().execute(async (tx) => {
    const quote = await lockQuote(tx, quoteId, owner.accountId)
    if (quote.stored === 'accepted') return quote
    if (!quote.answer || quoteStatus(quote, now) !== 'answered') throw closed(quote, now)
    assertAsRead(quote, quote.answer, answeredAt)
    const cart = await lockCart(tx, { ...owner, locale: quote.locale }, now)
    const answer = acceptLines(quote.answer, skus)
    const lines = [...cart.lines, ...cartLines(quote, answer, randomUUID)]
    if (lines.length > MAX_LINES)
      throw new AppError('conflict', `Your cart has room for ${MAX_LINES} products. Empty it first.`)
    await saveCart(tx, { ...cart, lines }, now)
    await enqueueQuoteMail(tx, 'quote-accepted', { quote, recipient: operator, accountId: null }, now)
    return setStatus(tx, quoteId, 'accepted', now, answer)
  })
}

/** Declines an answer. @throws AppError `not_found`, `quote_closed` */
export async function declineQuote(
  db: Database,
  { accountId }: Pick<OwnCart, 'accountId'>,
  { quoteId, operator }: Decision,
  now: Date,
): Promise<Quote> {
  return db.transaction().execute(async (tx) => {
    const quote = await lockQuote(tx, quoteId, accountId)
    if (quote.stored === 'declined') return quote
    if (quote.stored !== 'answered') throw closed(quote, now)
    await enqueueQuoteMail(tx, 'quote-declined', { quote, recipient: operator, accountId: null }, now)
    return setStatus(tx, quoteId, 'declined', now)
  })
}

function closed(quote: Quote, now: Date): AppError {
  const words = {
    open: 'It has not been answered yet.',
    answered: 'It has been answered already.',
    accepted: 'It has been accepted already.',
    declined: 'It was declined.',
    expired: 'It has expired. Please ask again.',
    closed: 'It was closed.',
  }
  return new AppError('quote_closed', words[quoteStatus(quote, now)])
}

async function lockQuote(tx: Database, quoteId: string, accountId: string | null = null): Promise<Quote> {
  const row = await quotes(tx)
    .where('quote_id', '=', quoteId)
    .$if(accountId !== null, (query) => query.where('account_id', '=', accountId!))
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw quoteNotFound()
  return toQuote(row)
}

/** Locks a quote that staff may answer. @throws AppError `not_found`, `quote_closed` */
export async function lockOpenQuote(tx: Database, quoteId: string, now: Date): Promise<Quote> {
  const quote = await lockQuote(tx, quoteId)
  if (quote.stored !== 'open' && quote.stored !== 'answered') throw closed(quote, now)
  return quote
}

async function setStatus(
  tx: Database,
  quoteId: string,
  status: StoredStatus,
  now: Date,
  answer?: QuoteAnswer,
): Promise<Quote> {
  const row = await tx
    .updateTable('quote')
    .set({ status, changed_at: now, use_at: now, ...(answer && { answer: JSON.stringify(answer) }) })
    .where('quote_id', '=', quoteId)
    .returningAll()
    .executeTakeFirstOrThrow()
  const quote = toQuote(row)
  await writeQuoteUse(tx, quote)
  return quote
}
