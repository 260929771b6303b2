import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import { isoDayIn } from '@specify/core/market-time.ts'
import { api } from '#app/addresses/api.ts'
import { MAX_TYPED } from '#app/features/consequences/product-news.ts'
import { readAffected, type AffectedRow } from '#app/features/consequences/read-affected.server.ts'
import { readConsequences, type ConsequencesContext } from '#app/features/consequences/read-consequences.server.ts'
import { MAX_WANTED } from '#app/features/consequences/wanted-skus.ts'
import type { RequestMarket } from '#app/features/markets/request-market.ts'
import { csvAnswer } from '#app/platform/http/csv-answer.server.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { assertMayReadOwners, logLook } from './look-at-owners.server.ts'
import { readCodes, readQuery, withReplacements } from './read-consequences-page.server.ts'

type FileContext = ConsequencesContext &
  Pick<RequestContext & RequestMarket, 'actor' | 'locale' | 'request' | 'requestId'>

const COLUMNS = [
  'Project',
  'Stage',
  'Owner',
  'Email',
  'Company',
  'Market',
  'Pieces',
  'Value',
  'SKUs',
  'Replacement',
  'Fit',
]
const ROWS_AT_ONCE = 500
/** SKUs of a cell: spreadsheets take 32,767 characters. */
const MOST_NAMED = 1_000

/** Open projects that have some SKUs, with their owners, as CSV. */
export const consequencesFile = defineEndpoint({
  name: 'console-consequences-file',
  path: api.consoleFile('consequences').template,
  group: 'Console',
  method: 'GET',
  caller: { right: 'any' },
  limit: { perMinute: 10, by: 'account', name: 'console files' },
  summary: 'Open projects that have some SKUs, with their owners, as CSV.',
  input: z.object({}),
  output: z.string().describe('The CSV'),
  example: { input: {}, output: COLUMNS.join(',') },
  errors: ['not_found', 'invalid_input', 'unavailable'],
  async run(context: FileContext) {
    const { actor, db, locale, now, request, requestId } = context
    const by = assertMayReadOwners(actor)
    const query = readQuery(new URL(request.url).searchParams)
    const { set, skus, areMany } = await readCodes(context, query)
    if (skus.length === 0 || areMany)
      throw new AppError('invalid_input', `skus: name 1 to ${set || query.found ? MAX_WANTED : MAX_TYPED} SKUs`)
    const source = await withReplacements(context, set)
    const read = await readConsequences(source, skus)
    if (!read) throw new AppError('unavailable', 'There are too many records to count. Name fewer SKUs.')
    const { view, wanted } = read
    const look = { by, requestId, action: 'download owners', set, skus: wanted.skus.map(({ sku }) => sku) }
    await logLook(db, look, { projects: view.counts.project }, now)
    let offset = 0
    return csvAnswer({
      name: `consequences-${set ? `${set.name}-` : ''}${isoDayIn({ code: locale }, now)}.csv`,
      head: COLUMNS,
      async readRows() {
        const rows = await readAffected(source, wanted, { offset, limit: ROWS_AT_ONCE })
        if (!rows) throw new Error('the consequences took too long')
        offset += rows.length
        return { rows: rows.map(toCells), isLast: rows.length < ROWS_AT_ONCE }
      },
    })
  },
})

function toCells({ name, stage, owner, email, company, market, pieces, value, skus, ...row }: AffectedRow) {
  const { skuCount, replaced, fit } = row
  const named = skus.slice(0, MOST_NAMED).map((each) => `${each.sku} × ${each.pieces}`)
  const more = skuCount - named.length
  const parts = [...named, ...(more > 0 ? [`and ${more} more`] : [])].join(', ')
  const replacement = `${replaced} of ${skuCount}`
  return [name, stage || 'Not issued', owner, email, company, market, String(pieces), value, parts, replacement, fit]
}
