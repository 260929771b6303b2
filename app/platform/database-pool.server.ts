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

/**
 * A silent database leaves queries unanswered: a connection lent for too long is closed, so that no work queues behind
 * it.
 */
export function withTimeLimit(pool: pg.Pool, timeoutMs: number): PostgresPool {
  return {
    options: pool.options,
    end: async () => {},
    async connect() {
      const client = await pool.connect()
      const release = client.release.bind(client)
      let isLent = true
      // After a stall of this process the answer may have come already: it is read before the clock is believed.
      const timer = setTimeout(() => setImmediate(() => isLent && void client.end()), timeoutMs)
      client.release = (destroy) => {
        isLent = false
        clearTimeout(timer)
        release(destroy)
      }
      return client
    },
  }
}
