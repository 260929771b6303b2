import type { Database } from '#app/platform/database/database.server.ts'
import type { ListDefinition, ListedRow, ListReader } from './list-definition.ts'
import { readGroups, type ListGroup } from './list-groups.server.ts'
import type { ListState } from './list-state.ts'
import { countRows, cursorOf, readRows, type Count } from './read-list.server.ts'
import { searchFirst } from './search-first.server.ts'

/** Real rows: the browser's own search, print and screen readers read them. */
const ROWS_OF_PAGE = 200

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
  const searched = await searchFirst(db, definition, state)
  const [rows, count, groups] = await Promise.all([
    readRows(db, definition, searched, reader, ROWS_OF_PAGE + 1),
    countRows(db, definition, searched, reader),
    readGroups(db, definition, searched, reader),
  ])
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
