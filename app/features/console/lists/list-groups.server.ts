import { sql } from 'kysely'
import type { Database } from '#app/platform/database/database.server.ts'
import type { ListDefinition, ListReader } from './list-definition.ts'
import { COUNT_MS, MAX_COUNTED, rowsInOrder } from './read-list.server.ts'
import type { SearchedState } from './search-first.server.ts'
import { withinTime } from './within-time.server.ts'

/** Rows with one value of a filter, of which there are many. */
export interface ListGroup {
  readonly value: string
  readonly count: number
}

const FEWEST = 20
const MOST_GROUPS = 3

/** The largest groups among the first 10,000 rows; none where finding them takes too long. */
export async function readGroups<Row>(
  db: Database,
  definition: ListDefinition<Row>,
  state: SearchedState,
  reader: ListReader,
): Promise<readonly ListGroup[]> {
  const { groups } = definition
  if (!groups || state.filters[groups.filter] !== undefined) return []
  const rows = rowsInOrder(definition, { ...state, after: '' }, reader, sql`${groups.by} as value`, MAX_COUNTED)
  const found = await withinTime(db, COUNT_MS, async (tx) => {
    const query = sql<ListGroup>`
      select value, count(*)::int as count from (${rows}) found
      group by value having count(*) >= ${FEWEST} order by 2 desc, 1 limit ${MOST_GROUPS}`
    return (await query.execute(tx)).rows
  })
  return found ?? []
}
