import { CompiledQuery, sql } from 'kysely'
import type { Database } from '../database/database.server.ts'
import type { Logger } from '../log.server.ts'

/** An answer of a database in order takes a millisecond. */
const TIMEOUT_MS = 1_000
const PAUSE_MS = 5_000
/** Rows are 100 to 200 bytes: 40 MB. */
const MAX_ROWS = 200_000
/** Callers that one process may add between two times that the table is trimmed. */
const MAX_NEW_ROWS = 100_000

interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

interface Counted {
  readonly points: number
  readonly expire: string | null
}

/**
 * The table `rate_limit`, behind the interface that the library expects of a PostgreSQL client. A query that the
 * database does not answer in time, or that would make the table too large, fails at once: it is counted in memory.
 */
export class LimitTable {
  private readonly db: Database
  private readonly log: Pick<Logger, 'warn'>
  private readonly maxNewRows: number
  private pausedUntil = 0
  private newRows = 0

  constructor(db: Database, log: Pick<Logger, 'warn'>, { newRows = MAX_NEW_ROWS } = {}) {
    this.db = db
    this.log = log
    this.maxNewRows = newRows
  }

  async query({ text, values }: Statement): Promise<{ rows: readonly Counted[]; rowCount: number }> {
    if (performance.now() < this.pausedUntil) throw new Error('the database is not asked for limits at the moment')
    if (this.newRows >= this.maxNewRows) throw new Error('too many callers to keep in the table')
    try {
      const { rows } = await inTime(this.db.executeQuery<Counted>(CompiledQuery.raw(text, [...values])))
      if (rows[0] && rows[0].points === values[1]) this.newRows++
      return { rows, rowCount: rows.length }
    } catch (error) {
      if (performance.now() >= this.pausedUntil)
        this.log.warn({ err: error }, 'limits are counted in memory: the database does not answer')
      this.pausedUntil = performance.now() + PAUSE_MS
      throw error
    }
  }

  async trim(db: Database, maxRows = MAX_ROWS): Promise<void> {
    await sql`delete from rate_limit where expire <= ${Date.now()}`.execute(db)
    await sql`
      delete from rate_limit where key in (
        select key from rate_limit order by expire limit greatest((select count(*) from rate_limit) - ${maxRows}, 0)
      )`.execute(db)
    this.newRows = 0
  }
}

/** @throws Error where the answer takes too long; it is then ignored. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  answer.catch(() => {})
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('timeout exceeded when counting a call')), TIMEOUT_MS)
  try {
    return await Promise.race([answer, promise])
  } finally {
    clearTimeout(timer)
  }
}
