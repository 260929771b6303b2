import type { Socket } from 'node:net'
import { Kysely, PostgresAdapter, PostgresDialect, sql, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { Tables } from '#db/schema.ts'

/** Limits the wait for a free connection, too. */
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

/** A statement with more than this is a large schedule. */
const LARGE_BYTES = 256 * 1024
/** Factor on the allowed silence of large statements: the database writes 7 MB on busy processors. */
const PATIENCE = 6

/**
 * A silent database leaves queries unanswered: a connection is closed on which nothing arrives for `timeoutMs` while a
 * statement waits, so that no work queues behind it. What takes long and is answered bit by bit goes on.
 */
export function withTimeLimit(pool: pg.Pool, timeoutMs: number): PostgresPool {
  return {
    options: pool.options,
    end: async () => {},
    async connect() {
      const client = await pool.connect()
      const watch = watchSilence(client, timeoutMs)
      const release = client.release.bind(client)
      const query = client.query.bind(client) as (...statement: unknown[]) => Promise<unknown>
      client.query = ((...statement: unknown[]) => watch.during(statement, query(...statement))) as typeof client.query
      client.release = (destroy) => {
        watch.end()
        client.query = query as typeof client.query
        release(destroy)
      }
      return client
    },
  }
}

function watchSilence(client: pg.PoolClient, timeoutMs: number) {
  // The library's types leave its socket out.
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } }).connection
  let limitMs = timeoutMs
  let waiting = 0
  let heard = 0
  let timer: NodeJS.Timeout | undefined
  const listen = () => {
    clearTimeout(timer)
    if (waiting === 0) return
    const before = ++heard
    // After a stall of this process the answer may have come already: it is read before the clock is believed.
    timer = setTimeout(() => setImmediate(() => heard === before && waiting > 0 && void client.end()), limitMs)
  }
  stream.on('data', listen)
  return {
    async during(statement: readonly unknown[], answer: Promise<unknown>): Promise<unknown> {
      // What is written then has to be committed as well.
      if (sizeOf(statement) > LARGE_BYTES) limitMs = PATIENCE * timeoutMs
      waiting++
      listen()
      try {
        return await answer
      } finally {
        waiting--
        listen()
      }
    },
    end() {
      waiting = 0
      clearTimeout(timer)
      stream.off('data', listen)
    },
  }
}

/** Characters of the texts among the values of a statement. */
function sizeOf([, values]: readonly unknown[]): number {
  if (!Array.isArray(values)) return 0
  return values.reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 0), 0)
}
