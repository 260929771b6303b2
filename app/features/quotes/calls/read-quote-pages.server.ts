import type { Actor } from '@specify/core/actor.ts'
import { formatMoney } from '@specify/core/money.ts'
import { countOf } from '@specify/core/text/count-text.ts'
import { listCartLines } from '#app/features/cart/contents/queries.server.ts'
import { dateIn, dateTimeIn, isoDayIn } from '@specify/core/market-time.ts'
import type { Locale } from '@specify/core/market.ts'
import { projectReader, type ProjectReader } from '#app/features/projects/schedule/project-reader.ts'
import { twinFinder } from '#app/features/projects/schedule/used-skus.ts'
import type { Project } from '@specify/schedule/model.ts'
import type { CatalogueState } from '#app/features/search/catalogue/catalogue-state.ts'
import { hasRight } from '#app/features/staff/assert-right.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { pageLines, type QuotePageLine } from './page-lines.ts'
import { findDraft } from '../desk/draft-store.server.ts'
import type { QuoteDraft } from '../desk/draft.ts'
import { priceText } from '../desk/desk.ts'
import { acceptedSums } from '../answer/accepted-lines.ts'
import { differingLines } from '../answer/quantities.ts'
import { atListText } from '../answer/at-list.ts'
import { acceptedNote, acceptNote, quoteCartOf } from '../answer/cart-note.ts'
import { newStageId } from '../stages/stage-quantities.ts'
import { countUnstaged, stageSums, unstagedText } from '../stages/stage-sums.ts'
import { stageDayText, type Stage } from '../stages/stage.ts'
import { formatDay } from '../quote-mails.server.ts'
import { listQuotes, readableQuote } from '../quote-queries.server.ts'
import {
  leftOutText,
  inCurrency,
  lastDayOf,
  lastDayText,
  quoteStatus,
  quoteSums,
  STATUS_TEXT,
  sumRows,
  type Quote,
  type QuoteAnswer,
  type QuoteStatus,
} from '../quote.ts'

export interface ListedQuote {
  readonly id: string
  readonly number: string
  readonly status: QuoteStatus
  readonly statusText: string
  readonly project: string
  readonly who: string
  readonly requestedAt: string
  readonly neededBy: string
  /** Formatted total with GST; empty before the answer. */
  readonly total: string
}

export interface QuotesPage {
  readonly showsWho: boolean
  /** Null for all. */
  readonly status: QuoteStatus | null
  readonly quotes: readonly ListedQuote[]
  readonly page: number
  readonly pages: number
}

/** A page of the quotes that an account may see as a customer. */
export async function readQuotesPage(
  { db, now }: { readonly db: Database; readonly now: Date },
  actor: Extract<Actor, { kind: 'account' }>,
  { status, page }: { readonly status: QuoteStatus | null; readonly page: number },
): Promise<QuotesPage> {
  const filter = { page, for: actor, ...(status !== null && { status }) }
  const { rows, pages } = await listQuotes(db, filter, now)
  const quotes = rows.map((quote) => toListedQuote(quote, now))
  return { showsWho: hasOthers(rows, actor), status, quotes, page, pages }
}

export function toListedQuote(quote: Quote, now: Date): ListedQuote {
  const { id, number, locale, request, answer } = quote
  const status = quoteStatus(quote, now)
  const total = answer ? formatMoney(inCurrency(acceptedSums(quote, answer).totalCents, locale), 2) : ''
  return {
    id,
    number,
    status,
    statusText: STATUS_TEXT[status],
    project: `${request.projectName}, revision ${request.revisionLabel}`,
    who: [request.by.name, request.by.company].filter(Boolean).join(', '),
    requestedAt: dateIn({ code: locale }, quote.requestedAt),
    neededBy: request.neededBy === '' ? '' : formatDay(request.neededBy, locale),
    total,
  }
}

export interface QuotePage extends ListedQuote {
  /** The reader may answer it, or change the answer; one that has expired can be renewed. */
  readonly canAnswer: boolean
  /** The reader sees it as staff, without the right to answer it. */
  readonly lacksRight: boolean
  readonly isOwn: boolean
  readonly market: Locale
  readonly projectId: string
  readonly revisionId: string
  readonly place: string
  /** Lines of who asked; empty for none. */
  readonly address: string
  readonly words: string
  readonly email: string
  /** `Differs from the quote: 3 lines`; empty where it does not, and before the answer. */
  readonly difference: string
  readonly lines: readonly QuotePageLine[]
  /** Text from `leftOutText`. */
  readonly leftOut: string
  readonly answer: QuotePageAnswer | null
  /**
   * Describes what accepting does, or did, to the reader's cart; empty for others and where nothing is to be decided.
   */
  readonly cartNote: string
  /** True if the reader's cart holds products of this quote. */
  readonly isInCart: boolean
  /** A month from now: proposed to staff. */
  readonly proposedUntil: string
  /** The id of a delivery that is added without script. */
  readonly nextStageId: string
  /** The answer that staff are writing; null for others. */
  readonly draft: PageDraft | null
}

interface PageDraft {
  readonly version: number
  /** Null where nobody is writing. */
  readonly content: QuoteDraft | null
  readonly by: string
  readonly at: string
}

interface QuotePageAnswer {
  readonly by: string
  readonly at: string
  /** ISO date and time. */
  readonly sentAt: string
  readonly until: string
  readonly untilDay: string
  readonly isOver: boolean
  readonly words: string
  readonly typedFreight: string
  /** `$600.00 (−15.0%) below the list price of $4,000.00`; empty where no line has one. */
  readonly atList: string
  /** Deliveries; empty where all comes by its lead time. */
  readonly stages: readonly PageStage[]
  /** `3 lines in none of them: by lead time`; empty for none. */
  readonly unstaged: string
  /** True if some of its lines were accepted, and not all. */
  readonly isPart: boolean
  readonly sums: readonly (readonly [label: string, text: string])[]
}

interface PageStage extends Stage {
  readonly dayText: string
  /** `40 pieces of 12 lines` */
  readonly text: string
  /** Formatted total of its products, with GST. */
  readonly total: string
}

function pageStages({ locale, request }: Quote, answer: QuoteAnswer): PageStage[] {
  return stageSums(request, answer).map(({ name, day, lines, pieces, goodsCents }) => ({
    name,
    day,
    dayText: stageDayText({ day }, locale),
    text: `${countOf(pieces, 'piece')} of ${countOf(lines, 'line')}`,
    total: formatMoney(inCurrency(goodsCents, locale), 2),
  }))
}

/** @throws AppError `not_found` for what the reader may not see. */
export async function readQuotePage(
  { catalogue, db, now }: { readonly catalogue: CatalogueState; readonly db: Database; readonly now: Date },
  actor: Actor,
  quoteId: string,
): Promise<QuotePage> {
  const { quote, project } = await readableQuote(db, actor, quoteId)
  const { locale, request, answer, projectId } = quote
  const sums = answer && quoteSums(quote, answer)
  const isInternal = actor.kind === 'account' && actor.isInternalUser
  const listed = toListedQuote(quote, now)
  const canAnswer = hasRight(actor, 'work') && ['open', 'answered', 'expired'].includes(listed.status)
  const isOwn = actor.kind === 'account' && actor.accountId === quote.accountId
  const cart = isOwn ? quoteCartOf(await listCartLines(db, { accountId: quote.accountId, locale }), quoteId) : null
  const inAMonth = new Date(now.getTime() + 30 * 86_400_000)
  return {
    ...listed,
    canAnswer,
    lacksRight: isInternal && !hasRight(actor, 'work'),
    isOwn,
    cartNote: cart && answer ? cartNote(quote, answer, cart, now) : '',
    isInCart: cart !== null && cart.ofQuote > 0,
    market: locale,
    projectId,
    revisionId: quote.revisionId,
    place: request.place,
    address: request.address ?? '',
    words: request.words,
    email: request.by.email,
    difference: answer
      ? differenceText(quote, project, projectReader(catalogue, isInternal ? 'internal' : 'public'))
      : '',
    leftOut: leftOutText(request),
    lines: pageLines(quote, (sku) => (isInternal ? (catalogue.findProduct(sku, locale, 'public')?.brand ?? '') : '')),
    answer: answer &&
      sums && {
        by: answer.by,
        at: dateTimeIn({ code: locale }, new Date(answer.at)),
        sentAt: answer.at,
        until: lastDayText(quote, answer),
        untilDay: isoDayIn({ code: locale }, lastDayOf(answer)),
        isOver: new Date(answer.validUntil) <= now,
        words: answer.words,
        typedFreight: priceText(answer.freightCents, 'inc', locale),
        atList: atListText(sums, locale),
        stages: pageStages(quote, answer),
        unstaged: unstagedText(countUnstaged(answer)),
        isPart: quote.stored === 'accepted' && answer.accepted !== undefined,
        sums: sumRows(acceptedSums(quote, answer), locale),
      },
    proposedUntil: isoDayIn({ code: locale }, inAMonth),
    nextStageId: newStageId(now.getTime()),
    draft: canAnswer ? await readDraft(db, quote) : null,
  }
}

async function readDraft(db: Database, quote: Quote): Promise<PageDraft> {
  const { version, draft: content, by, at } = await findDraft(db, quote)
  return { version, content, by, at: dateTimeIn({ code: quote.locale }, at) }
}

function cartNote(quote: Quote, answer: QuoteAnswer, cart: ReturnType<typeof quoteCartOf>, now: Date): string {
  const status = quoteStatus(quote, now)
  if (status === 'answered') return acceptNote(cart)
  const isOver = new Date(answer.validUntil) <= now
  return status === 'accepted' ? acceptedNote(cart, lastDayText(quote, answer), isOver) : ''
}

export function differenceText({ request }: Quote, project: Project | null, reader: ProjectReader): string {
  const lines = project ? differingLines(request, project, twinFinder(project, reader)) : 0
  return lines === 0 ? '' : `Differs from the quote: ${countOf(lines, 'line')}`
}

export function hasOthers(quotes: readonly Quote[], actor: Actor): boolean {
  return quotes.some(({ accountId }) => actor.kind !== 'account' || accountId !== actor.accountId)
}
