import type { Database } from '#app/platform/database/database.server.ts'
import type { ListDefinition, ListedRow, ListReader } from './list-definition.ts'
import { readGroups, type ListGroup } from './list-groups.server.ts'
import type { ListState } from './list-state.ts'
import { countRows, cursorOf, readRows, type Count, type Paged } from './read-list.server.ts'
import { searchFirst, type SearchedState } from './search-first.server.ts'
import { withinTime } from '#app/platform/database/within-time.server.ts'

/** Real rows: the browser's own search, print and screen readers read them. */
const ROWS_OF_PAGE = 200
const SOON_MS = 400
const LONGER_SEARCH_MS = 1_000

export interface ListPage {
  readonly rows: readonly ListedRow[]
  readonly count: Count
  readonly groups: readonly ListGroup[]
  /** The time at which it was read, as `2026-11-30T09:00:00.000Z`. */
  readonly asOf: string
  /** Cursor of the next page; empty on the last one. */
  readonly next: string
}

/** Reads a page of a list, and how many rows its filters find. */
export async function readListPage<Row>(
  db: Database,
  definition: ListDefinition<Row>,
  state: ListState,
  reader: ListReader,
): Promise<ListPage> {
  const countAll = (of: SearchedState) =>
    Promise.all([countRows(db, definition, of, reader), readGroups(db, definition, of, reader)])
  let searched = await searchFirst(db, definition, state)
  let [rows, [count, groups]] = await Promise.all([readSoon(db, definition, searched, reader), countAll(searched)])
  if (rows === null) {
    // The index was slow, not the words common: the server is busy.
    searched = await searchFirst(db, definition, state, LONGER_SEARCH_MS)
    rows = await readRows(db, definition, searched, reader, ROWS_OF_PAGE + 1)
    ;[count, groups] = await countAll(searched)
  }
  const shown = rows.slice(0, ROWS_OF_PAGE)
  const last = shown.at(-1)
  return {
    rows: shown.map((row) => definition.toRow(row, reader)),
    count,
    groups,
    asOf: reader.now.toISOString(),
    next: rows.length > ROWS_OF_PAGE && last ? cursorOf(last) : '',
  }
}

/** Null where words that seem common are not met soon. */
async function readSoon<Row>(
  db: Database,
  definition: ListDefinition<Row>,
  state: SearchedState,
  reader: ListReader,
): Promise<(Row & Paged)[] | null> {
  const read = (tx: Database) => readRows(tx, definition, state, reader, ROWS_OF_PAGE + 1)
  return state.found === null ? withinTime(db, SOON_MS, read) : read(db)
}
