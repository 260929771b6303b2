import { z } from 'zod'
import { isoDayIn } from '@specify/core/market-time.ts'
import { toCsv } from '@specify/core/text/csv.ts'
import { api } from '#app/addresses/api.ts'
import type { RequestMarket } from '#app/features/markets/request-market.ts'
import type { RequestCatalogue } from '#app/features/search/catalogue/request-catalogue.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { readListState } from '../lists/list-state.ts'
import { productList } from './product-list.ts'
import { findProducts, type ProductReader } from './read-product-list.server.ts'
import type { ListState } from '../lists/list-state.ts'

type FileContext = Pick<
  RequestContext & RequestMarket & RequestCatalogue,
  'catalogue' | 'db' | 'now' | 'locale' | 'request'
>

const ROWS_AT_ONCE = 500

/** All products of a state as CSV, with its filters and its order, from one generation of the catalogue. */
export const productFile = defineEndpoint({
  name: 'console-products-file',
  path: api.consoleFile('products').template,
  group: 'Console',
  method: 'GET',
  caller: { right: 'catalogue.edit' },
  limit: { perMinute: 10, by: 'account', name: 'console files' },
  summary: 'Products as CSV.',
  input: z.object({}),
  output: z.string().describe('The CSV'),
  example: {
    input: {},
    output: productList(new Map())
      .columns.map(({ label }) => label)
      .join(','),
  },
  errors: ['not_found'],
  async run({ catalogue, db, now, locale, request }: FileContext) {
    const state = readProductState(new URL(request.url).searchParams)
    return new Response(csvStream({ catalogue, db, locale }, state), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="products-${isoDayIn({ code: locale }, now)}.csv"`,
        'cache-control': 'private, no-store',
      },
    })
  },
})

export function readProductState(params: URLSearchParams): ListState {
  return readListState(params, { ...productList(new Map()), source: { sorts: [{ column: 'name' }] } })
}

/** A failure on the way ends the connection, so that no file looks whole that is not. */
function csvStream(reader: ProductReader, state: ListState): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const { columns } = productList(new Map())
  let after = ''
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(toCsv([columns.map(({ label }) => label)])))
    },
    async pull(controller) {
      const { rows, next } = await findProducts(reader, { ...state, after }, ROWS_AT_ONCE)
      const cells = rows.map((row) => columns.map(({ key }) => row.cells[key]?.text ?? ''))
      // Without the mark that files begin with.
      if (cells.length > 0) controller.enqueue(encoder.encode(toCsv(cells).slice(1)))
      after = next
      if (next === '') controller.close()
    },
  })
}
