import { sql } from 'kysely'
import type { Database } from '#app/platform/database/database.server.ts'
import { NO_COUNTS, type ChangeCounts } from '../change-set.ts'
import type { OpenOverride, Override } from '../overrides/override.ts'
import type { FieldChange } from './compare-products.ts'

export type PlannedRow =
  | { readonly kind: 'unchanged'; readonly productId: string }
  | {
      readonly kind: 'added' | 'changed' | 'withdrawn'
      readonly productId: string
      readonly line: number | null
      readonly name: string
      readonly skus: readonly string[]
      readonly record: string | null
      readonly hash: string | null
      readonly formerHash: string | null
      readonly fields: readonly FieldChange[]
      readonly warnings: readonly string[]
      /** Variants whose price changes by more than 30 %. */
      readonly priceJumps: number
      /** Left out unless somebody ticks it. */
      readonly isLeft?: boolean
      readonly overrides: readonly Override[]
      readonly overridesBefore: readonly Override[]
      readonly open?: readonly OpenOverride[]
    }

export interface LineNote {
  readonly line: number | null
  readonly name: string
  readonly reason: string
  readonly cells: readonly string[] | null
}

const BATCH = 100
/** Rows that are kept of each kind that says something about a line; the rest are counted. */
const MOST_KEPT = { refused: 50_000, noted: 5_000 } as const
const MAX_REASON = 2_000

type StoredRow = typeof EMPTY & {
  readonly set_id: string
  readonly kind: 'added' | 'changed' | 'withdrawn' | 'refused' | 'noted'
}

/** Writes the rows of a plan in batches. A product that comes again takes the place of its first row. */
export class RowWriter {
  readonly #db: Database
  readonly #setId: string
  #rows: StoredRow[] = []
  #writing: Promise<unknown> = Promise.resolve()
  readonly #written = new Set<string>()
  readonly #jumps = new Map<string, number>()
  readonly #unchanged = new Set<string>()
  readonly #lines = { refused: 0, noted: 0 }

  constructor(db: Database, setId: string) {
    this.#db = db
    this.#setId = setId
  }

  async put(row: PlannedRow): Promise<void> {
    const { productId } = row
    if (this.#written.has(productId)) {
      await this.end()
      await this.#db
        .deleteFrom('change_row')
        .where('set_id', '=', this.#setId)
        .where('product_id', '=', productId)
        .execute()
      this.#written.delete(productId)
      this.#jumps.delete(productId)
    }
    if (row.kind === 'unchanged') {
      this.#unchanged.add(productId)
      return
    }
    this.#unchanged.delete(productId)
    this.#written.add(productId)
    if (row.priceJumps > 0) this.#jumps.set(productId, row.priceJumps)
    await this.#add(toStored(this.#setId, row))
  }

  refuse(note: LineNote): Promise<void> {
    return this.#say('refused', note)
  }

  note(note: LineNote): Promise<void> {
    return this.#say('noted', note)
  }

  async #say(kind: 'refused' | 'noted', { line, name, reason, cells }: LineNote): Promise<void> {
    this.#lines[kind]++
    if (this.#lines[kind] > MOST_KEPT[kind]) return
    await this.#add({
      ...EMPTY,
      set_id: this.#setId,
      kind,
      line,
      name: name.slice(0, 200),
      reason: reason.slice(0, MAX_REASON),
      cells: cells && JSON.stringify(cells),
    })
  }

  async #add(row: StoredRow): Promise<void> {
    this.#rows.push(row)
    if (this.#rows.length >= BATCH) await this.#flush()
  }

  /** Has the database write a batch while the next rows are made. */
  async #flush(): Promise<void> {
    await this.#writing
    if (this.#rows.length === 0) return
    const rows = this.#rows
    this.#rows = []
    this.#writing = this.#db.insertInto('change_row').values(rows).execute()
    this.#writing.catch(() => {}) // the next batch, or the end, says so
  }

  async end(): Promise<void> {
    await this.#flush()
    await this.#writing
  }

  /**
   * Counts all but the lines that were read and the products before, which the writer does not see.
   *
   * @throws Error where rows are missing, or others are there: nobody sees half a plan
   */
  async counts(): Promise<ChangeCounts> {
    const { rows } = await sql<{
      kind: 'added' | 'changed' | 'withdrawn' | null
      count: number
      warned: number
      undecided: number
    }>`
      select kind, count(*)::int as count, (count(*) filter (where warnings <> '{}'))::int as warned,
        sum(jsonb_array_length(open_overrides))::int as undecided
      from change_row where set_id = ${this.#setId} and product_id is not null group by kind`.execute(this.#db)
    if (rows.reduce((total, { count }) => total + count, 0) !== this.#written.size)
      throw new Error('Another process plans these changes.')
    const countOf = (kind: string) => rows.find((row) => row.kind === kind)?.count ?? 0
    return {
      ...NO_COUNTS,
      ...this.#lines,
      added: countOf('added'),
      changed: countOf('changed'),
      withdrawn: countOf('withdrawn'),
      unchanged: this.#unchanged.size,
      warned: rows.reduce((total, { warned }) => total + warned, 0),
      undecided: rows.reduce((total, { undecided }) => total + undecided, 0),
      priceJumps: this.#jumps.values().reduce((total, jumps) => total + jumps, 0),
    }
  }
}

const EMPTY = {
  product_id: null as string | null,
  line: null as number | null,
  name: '',
  skus: [] as string[],
  record: null as string | null,
  hash: null as string | null,
  former_hash: null as string | null,
  fields: '[]',
  reason: '',
  warnings: [] as string[],
  cells: null as string | null,
  is_left: false,
  overrides: null as string | null,
  overrides_before: null as string | null,
  open_overrides: '[]',
}

function toStored(setId: string, row: Exclude<PlannedRow, { kind: 'unchanged' }>): StoredRow {
  return {
    ...EMPTY,
    set_id: setId,
    kind: row.kind,
    product_id: row.productId,
    line: row.line,
    name: row.name.slice(0, 200),
    skus: [...row.skus],
    record: row.record,
    hash: row.hash,
    former_hash: row.formerHash,
    fields: JSON.stringify(row.fields),
    warnings: [...row.warnings],
    is_left: row.isLeft ?? false,
    ...(row.overrides.length > 0 || row.overridesBefore.length > 0
      ? { overrides: JSON.stringify(row.overrides), overrides_before: JSON.stringify(row.overridesBefore) }
      : {}),
    open_overrides: JSON.stringify(row.open ?? []),
  }
}
