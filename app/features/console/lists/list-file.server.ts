import { z } from 'zod'
import { api } from '#app/addresses/api.ts'
import { isoDayIn } from '@specify/core/market-time.ts'
import { toCsv } from '@specify/core/text/csv.ts'
import type { RequestMarket } from '#app/features/markets/request-market.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { assertRight } from '#app/features/staff/assert-right.ts'
import { LISTS } from './all-lists.server.ts'
import type { ListDefinition } from './list-definition.ts'
import { readListState } from './list-state.ts'
import { readRows } from './read-list.server.ts'

type FileContext = Pick<RequestContext & RequestMarket, 'actor' | 'db' | 'now' | 'locale' | 'request'>

const ROWS_AT_ONCE = 1_000
const MOST_ROWS = 50_000

/** Rows of a list as CSV, 1,000 at a time: with its filters and its order, at most 50,000. */
function listFile(list: ListDefinition<unknown>) {
  return defineEndpoint({
    name: `console-${list.key}-file`,
    path: api.consoleFile(list.key).template,
    group: 'Console',
    method: 'GET',
    caller: { right: list.right },
    limit: { perMinute: 10, by: 'account', name: 'console files' },
    summary: `${list.title} as CSV.`,
    input: z.object({}),
    output: z.string().describe('The CSV'),
    example: { input: {}, output: list.columns.map(({ label }) => label).join(',') },
    errors: ['not_found'],
    async run({ actor, db, now, locale, request }: FileContext) {
      const { accountId } = assertRight(actor, list.right)
      const reader = { locale, now, accountId: String(accountId) }
      const state = readListState(new URL(request.url).searchParams, list)
      let after = ''
      const lines = [toCsv([list.columns.map(({ label }) => label)])]
      for (let read = 0; read < MOST_ROWS; read += ROWS_AT_ONCE) {
        const rows = await readRows(db, list, { ...state, after }, reader, ROWS_AT_ONCE)
        lines.push(toCsv(rows.map((row) => cellsOf(list, list.toRow(row, reader).cells))).slice(1))
        const last = rows.at(-1)
        if (!last || rows.length < ROWS_AT_ONCE) break
        after = `${last.row_id}~${last.row_key}`
      }
      const name = `${list.key}-${isoDayIn({ code: locale }, now)}.csv`
      return new Response(lines.join(''), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': 'private, no-store',
        },
      })
    },
  })
}

function cellsOf({ columns }: ListDefinition<unknown>, cells: ReturnType<ListDefinition<unknown>['toRow']>['cells']) {
  return columns.map(({ key }) => [cells[key]?.text, cells[key]?.note].filter(Boolean).join(', '))
}

export const LIST_FILES = LISTS.map(listFile)
