import { sql } from 'kysely'
import type { Database } from '#app/platform/database/database.server.ts'
import type { ListDefinition, ListReader } from './list-definition.ts'
import { COUNT_MS, countRows, rowsInOrder, type Count } from './read-list.server.ts'
import type { SearchedState } from './search-first.server.ts'
import { withinTime } from '#app/platform/database/within-time.server.ts'

/** Rows with one value of a filter, of which there are many. */
export interface ListGroup {
  readonly value: string
  readonly count: Count
}

/** Rows that are looked through for senders: one of many rows has some among the first. */
const ROWS_LOOKED_AT = 2_000
const FEWEST = 20
const MOST_GROUPS = 3

/** Groups of twenty and more among the first rows, and how many rows each has; none where finding them takes too long. */
export async function readGroups<Row>(
  db: Database,
  definition: ListDefinition<Row>,
  state: SearchedState,
  reader: ListReader,
): Promise<readonly ListGroup[]> {
  const { groups } = definition
  if (!groups || state.filters[groups.filter] !== undefined) return []
  const rows = rowsInOrder(definition, { ...state, after: '' }, reader, sql`${groups.by} as value`, ROWS_LOOKED_AT)
  const found = await withinTime(db, COUNT_MS, async (tx) => {
    const query = sql<{ value: string }>`
      select value from (${rows}) found
      group by value having count(*) >= ${FEWEST} order by count(*) desc, 1 limit ${MOST_GROUPS}`
    return (await query.execute(tx)).rows
  })
  return Promise.all(
    (found ?? []).map(async ({ value }) => {
      const filters = { ...state.filters, [groups.filter]: value }
      return { value, count: await countRows(db, definition, { ...state, filters }, reader) }
    }),
  )
}
