import { z } from 'zod'
import { PAGE_SIZE } from '@specify/core/paging.ts'
import { countText } from '@specify/core/text/count-text.ts'
import { AppError } from '@specify/core/app-error.ts'
import { assertSpecifier } from '#app/features/accounts/rules/access.ts'
import { isIsoDay, isoDayIn } from '@specify/core/market-time.ts'
import { assertRight, editableProject, projectNotFound } from '#app/features/projects/access/access.ts'
import { EXAMPLE_ID } from '#app/features/projects/project-actions/shapes/examples.ts'
import { ProjectId } from '#app/features/projects/project-actions/shapes/shapes.server.ts'
import { frozenReader } from '#app/features/revisions/freeze-products.ts'
import { readRevision } from '#app/features/revisions/revision-store.server.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { RowId } from '#app/platform/database/row-id.server.ts'
import type { QuoteContext } from '../quote-context.ts'
import {
  CUSTOMER_ERRORS,
  quoteAnswer,
  quoteOutput,
  QuotePageNumber,
  quotesAnswer,
  QuotesOutput,
  QuoteWords,
} from './quote-shapes.server.ts'
import { EXAMPLE_QUOTE, EXAMPLE_QUOTES } from './quote-example.ts'
import { listQuotes } from '../quote-queries.server.ts'
import { addRequest } from '../quote-store.server.ts'
import { MAX_ADDRESS_LENGTH, MAX_ADDRESS_LINES, MAX_PLACE_LENGTH, MAX_QUOTE_LINES, MAX_QUOTE_WORDS } from '../quote.ts'
import { readRequestedLines } from '../answer/requested-lines.ts'
import { admitRevision, loadProject } from '#app/features/projects/store/read-project.server.ts'

const Place = z
  .string()
  .trim()
  .min(1, 'is missing')
  .max(MAX_PLACE_LENGTH, `must be ${MAX_PLACE_LENGTH} characters at most`)
  .regex(/^[^\p{C}]*$/u, 'must be one line of text')

const AddressLines = z
  .string()
  .overwrite((text) => text.replaceAll('\r\n', '\n').trim())
  .max(MAX_ADDRESS_LENGTH, `must be ${MAX_ADDRESS_LENGTH} characters at most`)
  .regex(/^[^\p{C}]*(?:\n[^\p{C}]*)*$/u, 'must be lines of text')
  .refine((text) => text.split('\n').length <= MAX_ADDRESS_LINES, `must be ${MAX_ADDRESS_LINES} lines at most`)

export const requestQuote = defineEndpoint({
  method: 'POST',
  caller: 'specifier',
  limitPerMinute: 20,
  name: 'projectBuilder/requestQuote',
  summary:
    'Asks for prices, lead times and freight for a revision of an own project. Asked again while it waits, the same request is answered.',
  input: z.object({
    id: ProjectId,
    revisionId: RowId,
    place: Place,
    neededBy: z.string().max(10).default(''),
    text: QuoteWords.default(''),
    address: AddressLines.default(''),
  }),
  described: z.object({
    id: ProjectId,
    revisionId: z.string().min(1),
    place: z.string().min(1).max(MAX_PLACE_LENGTH).describe('Suburb or postcode'),
    neededBy: z
      .string()
      .max(10)
      .meta({ pattern: '^(\\d{4}-\\d{2}-\\d{2})?$' })
      .default('')
      .describe('A day such as 2026-06-30'),
    text: z.string().max(MAX_QUOTE_WORDS).default(''),
    address: z
      .string()
      .max(MAX_ADDRESS_LENGTH)
      .default('')
      .describe(`Of who asks, for the paper: ${MAX_ADDRESS_LINES} lines at most`),
  }),
  output: quoteOutput,
  example: {
    input: {
      id: EXAMPLE_ID,
      revisionId: EXAMPLE_QUOTE.revisionId,
      place: EXAMPLE_QUOTE.place,
      neededBy: EXAMPLE_QUOTE.neededBy,
      text: EXAMPLE_QUOTE.words,
    },
    output: { isError: false, quote: EXAMPLE_QUOTE },
  },
  errors: CUSTOMER_ERRORS,
  async run(context: QuoteContext, { id, revisionId, place, neededBy, text: words, address }) {
    const { account, actor, config, db, now, visibility, onMail } = context
    const own = editableProject(actor, id)
    const project = await loadProject(context, id)
    assertRight(own, project)
    if (!account) throw projectNotFound()
    if (neededBy !== '') assertDay(neededBy, isoDayIn({ code: project.locale }, now))
    await admitRevision(context, revisionId)
    const issued = await readRevision(db, id, revisionId)
    const { lines, ...others } = readRequestedLines(issued.project, frozenReader(issued.products, visibility))
    if (lines.length === 0) throw new AppError('invalid_input', 'There is nothing to quote in this revision.')
    if (lines.length > MAX_QUOTE_LINES)
      throw new AppError('invalid_input', `A quote has ${countText(MAX_QUOTE_LINES)} different products at most.`)
    const { projectName, locale } = issued.project
    const name = `${account.firstName} ${account.lastName}`.trim()
    const by = { name, company: account.companyName, email: account.email }
    const about = { projectName, revisionLabel: issued.revision.label, place, neededBy, words, by }
    const request = { ...about, ...(address !== '' && { address }), lines, ...others }
    const quote = await addRequest(db, own, { revisionId, locale, request, operator: config.contactEmail }, now)
    onMail()
    return { isError: false as const, quote: quoteAnswer(quote, now) }
  },
})

/** @throws AppError `invalid_input` for what is no day, and for one that has passed. */
function assertDay(day: string, today: string): void {
  const isDay = isIsoDay(day)
  const problem = isDay ? 'must not have passed' : 'must be a day such as 2026-06-30'
  if (!isDay || day < today)
    throw new AppError('invalid_input', `neededBy: ${problem}`, { fields: { neededBy: problem } })
}

export const getQuotes = defineEndpoint({
  method: 'GET',
  caller: 'specifier',
  name: 'projectBuilder/getQuotes',
  limit: { perMinute: 60, by: 'account' },
  summary: `The quotes that the caller has asked for, and those of projects that the caller sees, the newest first, ${PAGE_SIZE} on a page; of one project, if it is named.`,
  input: z.object({ id: ProjectId.optional(), page: QuotePageNumber }),
  described: z.object({ id: z.string().min(1).max(100).optional(), page: QuotePageNumber }),
  output: QuotesOutput,
  example: { input: { id: EXAMPLE_ID }, output: EXAMPLE_QUOTES },
  errors: ['unauthorized', 'forbidden', 'not_found'],
  async run({ actor, db, now }: QuoteContext, { id, page }) {
    const filter = { page, for: assertSpecifier(actor), ...(id !== undefined && { projectId: id }) }
    return quotesAnswer(await listQuotes(db, filter, now), now)
  },
})
