import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import { api } from '#app/addresses/api.ts'
import { RowId } from '#app/platform/database/row-id.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { csvAnswer } from '#app/platform/http/csv-answer.server.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { ROW_KINDS, setName, type RowKind } from './change-set.ts'
import type { FieldChange } from './plan/compare-products.ts'
import type { ColumnMapping } from './tables/map-columns.server.ts'

const HEADINGS = ['What', 'Line', 'Product', 'Name', 'SKU', 'Field', 'Was', 'Becomes', 'Reason']
/** A row may have 300 values of 400 characters, before and after. */
const ROWS_AT_ONCE = 50

/** The rows of a plan as CSV, a value a line; refused rows of a table in its own columns, with the reason behind. */
export const changeFile = defineEndpoint({
  name: 'console-change-rows',
  path: api.changeRows.template,
  group: 'Console',
  method: 'GET',
  caller: { right: 'catalogue.edit' },
  limit: { perMinute: 10, by: 'account', name: 'console files' },
  summary: 'The plan of a change set as CSV; with `kind=refused` the refused rows in the columns of the file.',
  input: z.object({ id: RowId, kind: z.enum([...ROW_KINDS, '']).default('') }),
  output: z.string().describe('The CSV'),
  example: { input: { id: '3e9f0a57-1b62-47d8-8c04-5d7a2e6b9f13' }, output: HEADINGS.join(',') },
  errors: ['not_found'],
  async run({ db }: Pick<RequestContext, 'db'>, { id, kind }) {
    const set = await db
      .selectFrom('change_set')
      .select(['number', 'mapping'])
      .where('set_id', '=', id)
      .executeTakeFirst()
    if (!set) throw new AppError('not_found', 'There are no such changes.')
    const mapping = set.mapping as ColumnMapping | null
    const own = kind === 'refused' && mapping?.headings ? mapping.headings : null
    const name = `${setName(set.number)}${kind === '' ? '' : `-${kind}`}.csv`
    return csvAnswer({ name, head: own ? [...own, 'Reason'] : HEADINGS, readRows: rowReader(db, id, kind, own) })
  },
})

/** Reads the rows of a plan, a line for each value that changes. */
function rowReader(db: Database, setId: string, kind: RowKind | '', own: readonly string[] | null) {
  let after = '0'
  return async () => {
    const rows = await db
      .selectFrom('change_row')
      .select(['row_id', 'kind', 'line', 'product_id', 'name', 'fields', 'reason', 'warnings', 'cells'])
      .where('set_id', '=', setId)
      .$if(kind !== '', (query) => query.where('kind', '=', kind as RowKind))
      .where('row_id', '>', after)
      .orderBy('row_id')
      .limit(ROWS_AT_ONCE)
      .execute()
    const lines = rows.flatMap((row) => {
      const reason = [row.reason, ...row.warnings].filter(Boolean).join('\n')
      if (own) return [[...own.map((_, at) => row.cells?.[at] ?? ''), reason]]
      const common = [row.kind, row.line === null ? '' : String(row.line), row.product_id ?? '', row.name]
      const fields = row.fields as FieldChange[]
      if (fields.length === 0) return [[...common, '', '', '', '', reason]]
      return fields.map(({ sku, field, was, is }) => [...common, sku, field, was, is, reason])
    })
    after = rows.at(-1)?.row_id ?? after
    return { rows: lines, isLast: rows.length < ROWS_AT_ONCE }
  }
}
