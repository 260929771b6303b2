import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import { api } from '#app/addresses/api.ts'
import { isoDayIn } from '@specify/core/market-time.ts'
import type { RequestMarket } from '#app/features/markets/request-market.ts'
import { csvAnswer } from '#app/platform/http/csv-answer.server.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { listReader, LISTS } from './definitions/all-lists.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { ListDefinition, ListReader } from './list-definition.ts'
import { readListState, type ListState } from './list-state.ts'
import { cursorOf, readRows } from './read-list.server.ts'
import { searchFirst, type SearchedState } from './search-first.server.ts'

type FileContext = Pick<RequestContext & RequestMarket, 'actor' | 'db' | 'now' | 'locale' | 'request'>

/** All rows of a list as CSV, with its filters and its order. */
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
      const reader = listReader(actor, { locale, now })
      if (!reader) throw new AppError('not_found', 'There is no such page.')
      const state = readListState(new URL(request.url).searchParams, list)
      const name = `${list.key}-${isoDayIn({ code: locale }, now)}.csv`
      return csvAnswer({
        name,
        head: list.columns.map(({ label }) => label),
        readRows: rowReader(db, list, state, reader),
      })
    },
  })
}

const ROWS_AT_ONCE = 1_000

/** Reads the rows of a state, 1,000 at a time. */
function rowReader<Row>(db: Database, list: ListDefinition<Row>, state: ListState, reader: ListReader) {
  let after = ''
  let searched: SearchedState | null = null
  return async () => {
    searched ??= await searchFirst(db, list, state)
    const rows = await readRows(db, list, { ...searched, after }, reader, ROWS_AT_ONCE)
    const last = rows.at(-1)
    if (last) after = cursorOf(last)
    return { rows: rows.map((row) => cellsOf(list, row, reader)), isLast: rows.length < ROWS_AT_ONCE }
  }
}

function cellsOf<Row>({ columns, toRow }: ListDefinition<Row>, row: Row, reader: ListReader): string[] {
  const { cells } = toRow(row, reader)
  return columns.map(({ key }) => [cells[key]?.text, cells[key]?.note].filter(Boolean).join(', '))
}

export const LIST_FILES = LISTS.map(listFile)
