import { Kysely, PostgresAdapter, PostgresDialect, sql, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { Tables } from '#db/schema.ts'

/** Also the longest wait for a connection while all are in use. */
const CONNECT_TIMEOUT_MS = 2_500

export function createPool(connection: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: 30_000,
    ...connection,
  })
  // A connection that breaks is replaced. Without listeners it would end the process: an idle one by the pool's, one that
  // breaks between two statements of a transaction by its own. The next statement on it fails.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

export function openPool(pool: PostgresPool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PooledDialect({ pool }) })
}

/** Servers that start together migrate one after the other. */
const MIGRATION_LOCK = 7_306_001

/**
 * Takes the lock on migrations for the transaction, where Kysely takes it for the session: behind a pooler the next
 * statement of a session may run in another one, and an aborted transaction cannot give a lock back.
 */
class PooledDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new (class extends PostgresAdapter {
      override async acquireMigrationLock(db: Kysely<unknown>): Promise<void> {
        await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(db)
      }
      override async releaseMigrationLock(): Promise<void> {}
    })()
  }
}

/** How much longer a database that holds the locks may be silent: it writes 7 MB, on processors that others keep busy. */
const PATIENCE = 6

/**
 * A silent database leaves queries unanswered: a connection on which nothing is answered for too long is closed, so that
 * no work queues behind it. The first two answers, of a transaction its begin and its locks, must come within
 * `timeoutMs`, each further one within six times that.
 */
export function withTimeLimit(pool: pg.Pool, timeoutMs: number): PostgresPool {
  return {
    options: pool.options,
    end: async () => {},
    async connect() {
      const client = await pool.connect()
      const release = client.release.bind(client)
      const query = client.query.bind(client) as (...statement: unknown[]) => Promise<unknown>
      let isLent = true
      let answers = 0
      let timer: NodeJS.Timeout
      const expectAnswer = (withinMs: number) => {
        clearTimeout(timer)
        // After a stall of this process the answer may have come already: it is read before the clock is believed.
        timer = setTimeout(() => setImmediate(() => isLent && void client.end()), withinMs)
      }
      const answered = () => {
        answers++
        if (isLent && answers > 1) expectAnswer(PATIENCE * timeoutMs)
      }
      expectAnswer(timeoutMs)
      client.query = (async (...statement: unknown[]) => {
        const result = await query(...statement)
        answered()
        return result
      }) as typeof client.query
      client.release = (destroy) => {
        isLent = false
        clearTimeout(timer)
        client.query = query as typeof client.query
        release(destroy)
      }
      return client
    },
  }
}
