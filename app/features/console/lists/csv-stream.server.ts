import { toCsv } from '@specify/core/text/csv.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { ListDefinition, ListReader } from './list-definition.ts'
import type { ListState } from './list-state.ts'
import { cursorOf, readRows } from './read-list.server.ts'
import { searchFirst, type SearchedState } from './search-first.server.ts'

const ROWS_AT_ONCE = 1_000

/**
 * All rows of a state as CSV, 1,000 at a time and as fast as they are taken. A failure on the way ends the connection,
 * so that no file looks whole that is not.
 */
export function csvStream<Row>(
  db: Database,
  list: ListDefinition<Row>,
  state: ListState,
  reader: ListReader,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let after = ''
  let searched: SearchedState | null = null
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(toCsv([list.columns.map(({ label }) => label)])))
    },
    async pull(controller) {
      searched ??= await searchFirst(db, list, state)
      const rows = await readRows(db, list, { ...searched, after }, reader, ROWS_AT_ONCE)
      // Without the mark that files begin with.
      if (rows.length > 0)
        controller.enqueue(encoder.encode(toCsv(rows.map((row) => cellsOf(list, row, reader))).slice(1)))
      const last = rows.at(-1)
      if (last && rows.length === ROWS_AT_ONCE) after = cursorOf(last)
      else controller.close()
    },
  })
}

function cellsOf<Row>({ columns, toRow }: ListDefinition<Row>, row: Row, reader: ListReader): string[] {
  const { cells } = toRow(row, reader)
  return columns.map(({ key }) => [cells[key]?.text, cells[key]?.note].filter(Boolean).join(', '))
}
