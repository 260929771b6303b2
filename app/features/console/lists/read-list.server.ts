import { sql, type RawBuilder } from 'kysely'
import { endOfDayIn } from '@specify/core/market-time.ts'
import { isUuid } from '@specify/core/ids/uuid.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { ListDefinition, ListReader, ListSort } from './list-definition.ts'
import type { ListState } from './list-state.ts'
import { searchFirst, type SearchedState } from './search-first.server.ts'
import { withinTime } from '#app/platform/database/within-time.server.ts'

/** More are not counted. */
const MAX_COUNTED = 10_000
export const COUNT_MS = 50

/** `many` where there are more than 10,000, `uncounted` where counting takes too long. */
export type Count = number | 'many' | 'uncounted'

/** A moment as the database writes it, but for days that no calendar has. */
const MOMENT = /^(?!0000)\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?[+-](0\d|1[0-4])(:[0-5]\d)?$/

export interface Paged {
  readonly row_key: string
  readonly row_id: string
}

/** Rows in the order of the state, after its cursor. */
export async function readRows<Row>(
  db: Database,
  definition: ListDefinition<Row>,
  state: SearchedState,
  reader: ListReader,
  most: number,
): Promise<(Row & Paged)[]> {
  const { rows } = await sql<Row & Paged>`
    ${rowsInOrder(definition, state, reader, definition.source.select, most)}`.execute(db)
  return rows
}

/** Some columns of the rows of a state, in its order, after its cursor. */
export function rowsInOrder<Row>(
  definition: ListDefinition<Row>,
  state: SearchedState,
  reader: ListReader,
  columns: RawBuilder<unknown>,
  most: number,
  conditions: readonly RawBuilder<boolean>[] = [],
): RawBuilder<unknown> {
  const { from, id } = definition.source
  const sort = sortOf(definition, state)
  const direction = isAscending(definition, state) ? sql`asc` : sql`desc`
  const after = cursorCondition(definition, state, sort)
  const all = [...conditionsOf(definition, state, reader), ...conditions, ...(after ? [after] : [])]
  return sql`
    select ${columns}, (${sort.by})::text as row_key, (${id})::text as row_id
    from ${from} where ${sql.join(all, sql` and `)}
    order by ${sort.by} ${direction}, ${id} ${direction} limit ${most}`
}

/** The cursor of the page after a row. */
export function cursorOf({ row_id: id, row_key: key }: Paged): string {
  return `${encodeURIComponent(id).replaceAll('~', '%7E')}~${key}`
}

/**
 * Ids of the rows that a state finds, from its cursor on, at most `most`; none of those that came after `asOf`. `rest`
 * is the cursor of further ones; empty where there are none.
 */
export async function readIds<Row>(
  db: Database,
  definition: ListDefinition<Row>,
  state: SearchedState,
  reader: ListReader,
  { most, asOf }: { readonly most: number; readonly asOf: Date },
): Promise<{ readonly ids: readonly string[]; readonly rest: string }> {
  const searched = await searchFirst(db, definition, state)
  const isSeen = sql<boolean>`${definition.source.sorts[0].by} <= ${asOf}`
  const { rows } = await sql<Paged>`
    ${rowsInOrder(definition, searched, reader, sql`true as is_found`, most + 1, [isSeen])}`.execute(db)
  const taken = rows.slice(0, most)
  return { ids: taken.map((row) => row.row_id), rest: rows.length > most ? cursorOf(taken.at(-1)!) : '' }
}

function sortOf<Row>({ source }: ListDefinition<Row>, { sort }: ListState): ListSort {
  return source.sorts.find(({ column }) => column === sort) ?? source.sorts[0]
}

function conditionsOf<Row>(definition: ListDefinition<Row>, state: SearchedState, reader: ListReader) {
  const conditions: RawBuilder<boolean>[] = [definition.source.isThere ?? sql<boolean>`true`]
  const { id, idType } = definition.source
  if (state.found) conditions.push(sql<boolean>`${id} in (select unnest(${state.found}::${sql.raw(idType)}[]))`)
  else if (state.q !== '' && definition.search) conditions.push(definition.search(state.q))
  for (const [key, value] of Object.entries(state.filters)) {
    const condition = definition.filter(key, value, reader)
    if (condition) conditions.push(condition)
  }
  return conditions
}

function isAscending<Row>({ source }: ListDefinition<Row>, { isUpwards }: ListState): boolean {
  return isUpwards !== (source.startsUpwards ?? false)
}

/** A cursor that nobody wrote in this way begins at the first page. */
function cursorCondition<Row>(definition: ListDefinition<Row>, state: ListState, sort: ListSort) {
  const { source } = definition
  const [, written = '', key = ''] = /^([\w.!'()*%-]{1,600})~(.*)$/s.exec(state.after) ?? []
  const id = decoded(written)
  const isId = source.idType === 'text' ? id !== '' : source.idType === 'uuid' ? isUuid(id) : /^\d{1,18}$/.test(id)
  const isKey =
    sort.type === 'text' ||
    (sort.type === 'bigint'
      ? /^-?\d{1,18}$/.test(key)
      : MOMENT.test(key) && endOfDayIn({ code: 'au' }, key.slice(0, 10)) !== null)
  if (!isId || !isKey) return null
  const compared = isAscending(definition, state) ? sql`>` : sql`<`
  const keyType = sql.raw(sort.type)
  return sql<boolean>`(${sort.by}, ${source.id}) ${compared} (${key}::${keyType}, ${id}::${sql.raw(source.idType)})`
}

function decoded(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return ''
  }
}

/** Counts at most 10,000 rows, for at most 50 ms. */
export async function countRows<Row>(
  db: Database,
  definition: ListDefinition<Row>,
  state: SearchedState,
  reader: ListReader,
): Promise<Count> {
  const where = sql.join(conditionsOf(definition, state, reader), sql` and `)
  const count = await withinTime(db, COUNT_MS, async (tx) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count
      from (select 1 from ${definition.source.from} where ${where} limit ${MAX_COUNTED + 1}) found`.execute(tx)
    return rows[0]?.count ?? 0
  })
  if (count === null) return 'uncounted'
  return count > MAX_COUNTED ? 'many' : count
}

/** Words as a query that finds their beginnings; null without a word. */
export function wordsQuery(typed: string): RawBuilder<unknown> | null {
  const words = typed.match(/[\p{L}\p{N}@._+/-]+/gu)?.slice(0, 8) ?? []
  if (words.length === 0) return null
  const queries = words.map((word) => {
    const beginning = `'${word.toLowerCase()}':*`
    // Half an address, or the beginning of a page, would be taken apart into words that no text has.
    return sql`(to_tsquery('simple', ${beginning}) || ${beginning}::tsquery)`
  })
  return sql`(${sql.join(queries, sql` && `)})`
}
