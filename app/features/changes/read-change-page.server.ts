import { sql } from 'kysely'
import { dateTimeIn, zonedTimeIn } from '@specify/core/market-time.ts'
import type { Locale } from '@specify/core/market.ts'
import type { ChangeKind, ChangeState } from '#db/schema.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { asKept } from '#app/platform/unkept-text.ts'
import { KIND_TEXT, NO_COUNTS, ROW_KINDS, setName, STATE_TEXT, type ChangeCounts, type RowKind } from './change-set.ts'
import { listOpenOverrides } from './overrides/override-answers.server.ts'
import type { FieldChange } from './plan/compare-products.ts'
import { hasBothCurrencies } from './split/split-columns.ts'
import { isTableKind, targetsOf, type ColumnTarget } from './tables/columns.ts'
import type { ColumnMapping } from './tables/map-columns.server.ts'

/** Rows of a plan on a page. */
const PAGE = 100
/** Values of a row on a page: a hundred rows of 300 values would be 20 MB. */
const SHOWN_FIELDS = 40

export interface RowFilter {
  /** Empty for rows of all kinds; `warned` for those that look wrong. */
  readonly kind: RowKind | 'warned' | 'left' | ''
  readonly words: string
  /** The number of the last row before the page. */
  readonly after: string
}

export interface ShownRow {
  readonly id: string
  readonly kind: RowKind
  readonly line: number | null
  readonly name: string
  readonly productId: string
  readonly skus: readonly string[]
  /** The first forty; all are in the CSV. */
  readonly fields: readonly FieldChange[]
  readonly moreFields: number
  readonly reason: string
  readonly warnings: readonly string[]
  readonly isLeft: boolean
  readonly isOutdated: boolean
}

export interface ChangePage {
  readonly id: string
  readonly name: string
  readonly title: string
  readonly kind: ChangeKind
  readonly state: ChangeState
  readonly version: number
  /** The market whose times a form begins with. */
  readonly zone: Locale
  readonly facts: readonly (readonly [label: string, text: string])[]
  readonly counts: ChangeCounts
  readonly problem: string
  readonly needsOther: readonly string[]
  readonly isOwn: boolean
  /** Somebody else than the author has approved it. */
  readonly isApproved: boolean
  /** Null where no process works on it: the number of lines that it has read. */
  readonly progress: number | null
  readonly columns: (ColumnMapping & { readonly choices: readonly ColumnTarget[]; readonly isAsked: boolean }) | null
  /** It has prices of both markets, which can be taken apart. */
  readonly canSplit: boolean
  /** Sets that belong to it. */
  readonly others: readonly { readonly id: string; readonly text: string }[]
  readonly rows: readonly ShownRow[]
  readonly next: string
  readonly left: number
  /** The first values of the feed under an override that somebody has to decide about. */
  readonly open: Awaited<ReturnType<typeof listOpenOverrides>>
}

/** Reads a change set with a page of its rows; null where there is none. */
export async function readChangePage(
  db: Database,
  setId: string,
  filter: RowFilter,
  { locale, accountId }: { readonly locale: Locale; readonly accountId: string },
): Promise<ChangePage | null> {
  const set = await db.selectFrom('change_set').selectAll().where('set_id', '=', setId).executeTakeFirst()
  if (!set) return null
  const mapping = set.mapping as ColumnMapping | null
  const named = (id: string | null | undefined) => (id == null ? null : findNamed(db, 'set_id', id))
  const [open, rows, left, ofSet, rollback, first, rest] = await Promise.all([
    listOpenOverrides(db, setId, MOST_OPEN),
    readRows(db, setId, filter),
    countLeft(db, setId),
    named(set.of_set),
    findNamed(db, 'of_set', setId),
    named(mapping?.follows),
    named(mapping?.restOf),
  ])
  const market = { code: locale }
  const time = (at: Date | null) => (at === null ? '' : zonedTimeIn({ code: set.zone }, at))
  const facts: (readonly [string, string])[] = [
    ['State', STATE_TEXT[set.state]],
    ['Kind', KIND_TEXT[set.kind]],
    ['By', `${set.author_name}, ${dateTimeIn(market, set.created_at)}`],
    ['Approved by', set.approved_name],
    ['Applies', time(set.due_at)],
    ['Until', time(set.until_at)],
    ['Applied', set.applied_at === null ? '' : dateTimeIn(market, set.applied_at)],
    ['Why', set.note],
    ['Counted', set.kind === 'stock' ? `${dateTimeIn(market, set.created_at)}. ${STOCK_TEXT}` : ''],
  ]
  return {
    id: setId,
    name: setName(set.number),
    title: `${setName(set.number)}: ${set.name}`,
    kind: set.kind,
    state: set.state,
    version: set.version,
    zone: set.due_at === null ? locale : set.zone,
    facts: facts.filter(([, text]) => text !== ''),
    counts: { ...NO_COUNTS, ...set.counts },
    problem: set.problem,
    needsOther: set.needs_other,
    isOwn: set.author_id === accountId,
    isApproved: set.approved_by !== null && set.approved_by !== set.author_id,
    progress: set.job === null ? null : set.progress,
    columns:
      isTableKind(set.kind) && mapping?.headings
        ? { ...mapping, choices: targetsOf(set.kind), isAsked: set.state === 'draft' && set.job === null }
        : null,
    canSplit:
      set.state === 'planned' &&
      (set.kind === 'prices' || set.kind === 'columns') &&
      mapping?.restOf === undefined &&
      mapping?.follows === undefined &&
      hasBothCurrencies(mapping?.targets ?? []),
    others: [
      ...(ofSet ? [{ id: ofSet.id, text: `Takes back ${ofSet.name}` }] : []),
      ...(rollback ? [{ id: rollback.id, text: `Its rollback: ${rollback.name}` }] : []),
      ...(first
        ? [{ id: first.id, text: `Follows ${first.name}, which has prices of one market and goes first` }]
        : []),
      ...(rest ? [{ id: rest.id, text: `Goes before ${rest.name}, which has everything else of the file` }] : []),
    ],
    ...rows,
    left,
    open,
  }
}

const STOCK_TEXT = 'What orders take or give back from then on is taken off or added when it is applied.'

/** Values to decide about on a page. */
const MOST_OPEN = 100

async function findNamed(db: Database, by: 'set_id' | 'of_set', id: string) {
  const row = await db
    .selectFrom('change_set')
    .select(['set_id', 'number'])
    .where(by, '=', id)
    .where('state', '<>', 'discarded')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { id: row.set_id, name: setName(row.number) } : null
}

async function countLeft(db: Database, setId: string): Promise<number> {
  const { count } = await db
    .selectFrom('change_row')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('set_id', '=', setId)
    .where('is_left', '=', true)
    .executeTakeFirstOrThrow()
  return count
}

async function readRows(db: Database, setId: string, { kind, words, after }: RowFilter) {
  const part = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const rows = await db
    .selectFrom('change_row')
    .select(['row_id', 'kind', 'line', 'name', 'product_id', 'skus', 'reason', 'warnings', 'is_left', 'is_outdated'])
    .select([
      sql<FieldChange[]>`array(select jsonb_array_elements(fields) limit ${SHOWN_FIELDS})`.as('fields'),
      sql<number>`jsonb_array_length(fields)`.as('field_count'),
    ])
    .where('set_id', '=', setId)
    .$if(isRowKind(kind), (query) => query.where('kind', '=', kind as RowKind))
    .$if(kind === 'warned', (query) => query.where(sql<boolean>`(warnings <> '{}' or is_outdated)`))
    .$if(kind === 'left', (query) => query.where('is_left', '=', true))
    .$if(words !== '', (query) =>
      query.where(sql<boolean>`concat_ws(' ', name, product_id, array_to_string(skus, ' '), reason) ilike ${part}`),
    )
    .$if(/^\d{1,18}$/.test(after), (query) => query.where('row_id', '>', after))
    .orderBy('row_id')
    .limit(PAGE + 1)
    .execute()
  const shown = rows.slice(0, PAGE).map((row): ShownRow => ({
    id: row.row_id,
    kind: row.kind,
    line: row.line,
    name: row.name,
    productId: row.product_id ?? '',
    skus: row.skus,
    fields: row.fields,
    moreFields: row.field_count - row.fields.length,
    reason: row.reason,
    warnings: row.warnings,
    isLeft: row.is_left,
    isOutdated: row.is_outdated,
  }))
  return { rows: shown, next: rows.length > PAGE ? (shown.at(-1)?.id ?? '') : '' }
}

function isRowKind(kind: string): kind is RowKind {
  return ROW_KINDS.some((each) => each === kind)
}

/** Reads the filter of the rows from the query of an address. */
export function readRowFilter(params: URLSearchParams): RowFilter {
  const kind = params.get('kind') ?? ''
  const isKind = isRowKind(kind) || kind === 'warned' || kind === 'left'
  return {
    kind: isKind ? kind : '',
    words: asKept(params.get('q') ?? '')
      .trim()
      .slice(0, 100)
      .toWellFormed(),
    after: params.get('after') ?? '',
  }
}
