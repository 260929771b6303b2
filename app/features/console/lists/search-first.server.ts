import { sql } from 'kysely'
import type { Database } from '#app/platform/database/database.server.ts'
import type { ListDefinition } from './list-definition.ts'
import type { ListState } from './list-state.ts'
import { withinTime } from '#app/platform/database/within-time.server.ts'

/** A state whose words were searched for already. */
export interface SearchedState extends ListState {
  /** Ids of the rows that have the words; null where they are many, and for a state without words. */
  readonly found?: readonly string[] | null
}

const MOST_IDS = 20_000
const SEARCH_MS = 30

/**
 * Searches for words by their index, before anything else. Rows of words that are common are found soon in the order of
 * the list; those of rare ones are not. The planner cannot tell: it takes each beginning of a word for one in fifty.
 */
export async function searchFirst<Row>(
  db: Database,
  { findWords }: ListDefinition<Row>,
  state: ListState,
  ms = SEARCH_MS,
): Promise<SearchedState> {
  if (state.q === '' || !findWords) return state
  const rows = await withinTime(db, ms, async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    const query = sql<{ id: string }>`select id::text from (${findWords(state.q)}) found limit ${MOST_IDS + 1}`
    return (await query.execute(tx)).rows
  })
  return { ...state, found: rows && rows.length <= MOST_IDS ? rows.map(({ id }) => id) : null }
}
