import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import { api } from '#app/addresses/api.ts'
import { isoDayIn } from '@specify/core/market-time.ts'
import type { RequestMarket } from '#app/features/markets/request-market.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { listReader, LISTS } from './definitions/all-lists.server.ts'
import { csvStream } from './csv-stream.server.ts'
import type { ListDefinition } from './list-definition.ts'
import { readListState } from './list-state.ts'

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
      return new Response(csvStream(db, list, state, reader), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': 'private, no-store',
        },
      })
    },
  })
}

export const LIST_FILES = LISTS.map(listFile)
