import { z } from 'zod'
import { isoDayIn } from '@specify/core/market-time.ts'
import { api } from '#app/addresses/api.ts'
import type { RequestMarket } from '#app/features/markets/request-market.ts'
import type { RequestCatalogue } from '#app/features/search/catalogue/request-catalogue.ts'
import { csvAnswer } from '#app/platform/http/csv-answer.server.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { readDatabaseFilters } from './database-filters.server.ts'
import { productList, readProductState } from './product-list.ts'
import { findProducts } from './read-product-list.server.ts'

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
    const { columns } = productList(new Map())
    const ofDatabase = await readDatabaseFilters(db, state.filters, locale)
    let after = ''
    return csvAnswer({
      name: `products-${isoDayIn({ code: locale }, now)}.csv`,
      head: columns.map(({ label }) => label),
      async readRows() {
        const { rows, next } = await findProducts(
          { catalogue, db, locale, ofDatabase },
          { ...state, after },
          ROWS_AT_ONCE,
        )
        after = next
        return {
          rows: rows.map(({ cells }) => columns.map(({ key }) => cells[key]?.text ?? '')),
          isLast: next === '',
        }
      },
    })
  },
})
