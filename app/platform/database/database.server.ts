import fs from 'node:fs'
import type { Kysely, Transaction } from 'kysely'
import pg from 'pg'
import type { Tables } from '#db/schema.ts'
import { migrationProvider } from '#db/migrations.ts'
import type { Config } from '../config.server.ts'
import { isDataDirInUse, lockDataDir, type DataDirLock } from '../postgres/data-dir-lock.server.ts'
import { EMBEDDED_USER, embeddedSocketDirectory, startEmbeddedPostgres } from '../postgres/embedded-postgres.server.ts'
import { migrate } from './migrate.server.ts'
import { makeDataDir } from '../process/data-dir.server.ts'
import { createPool, openPool, withTimeLimit } from './database-pool.server.ts'

export type Database = Kysely<Tables>
export type DatabaseTransaction = Transaction<Tables>

export interface DatabaseHandle {
  readonly db: Database
  readonly connection: pg.PoolConfig
  /** The same database with a time limit: at the limit the connection is cut, and waiting queries fail. */
  within(timeoutMs: number): Database
  close(): Promise<void>
}

type Settings = Pick<Config, 'databaseUrl' | 'dataDir'>

/** The embedded database. */
export const DATABASE_NAME = 'specify'

/** Milliseconds: locks are released even if this process hangs. Values in `DATABASE_URL` take precedence. */
export const SERVER_LIMITS = {
  lock_timeout: 5_000,
  statement_timeout: 60_000,
  idle_in_transaction_session_timeout: 60_000,
}
/** Imports and migrations take the time they need, and wait for each other. */
const NO_LIMITS: Limits = {}
type Limits = Partial<typeof SERVER_LIMITS>

/** Migrates. Starts the embedded one without `DATABASE_URL`. @throws DataDirInUseError when another server has it. */
export async function openDatabase(settings: Settings): Promise<DatabaseHandle> {
  makeDataDir(settings.dataDir)
  return open(settings, SERVER_LIMITS)
}

/** Joins a running server's embedded database, else starts it for as long as needed. */
export async function openDatabaseForTool(settings: Settings): Promise<DatabaseHandle> {
  if (!settings.databaseUrl && fs.existsSync(settings.dataDir) && isDataDirInUse(settings.dataDir)) {
    return connect(embeddedConnection(embeddedSocketDirectory(settings.dataDir)))
  }
  return open(settings, NO_LIMITS)
}

async function open({ databaseUrl, dataDir }: Settings, limits: Limits): Promise<DatabaseHandle> {
  if (databaseUrl) return connect({ connectionString: databaseUrl }, limits)
  makeDataDir(dataDir)
  return startEmbedded(dataDir, lockDataDir(dataDir), limits)
}

export async function connect(connection: pg.PoolConfig, limits: Limits = NO_LIMITS): Promise<DatabaseHandle> {
  const migrating = openPool(createPool(connection))
  try {
    await migrate(migrating, migrationProvider)
  } finally {
    await migrating.destroy()
  }
  const pool = createPool({ ...connection, ...limits })
  const db = openPool(pool)
  return {
    db,
    connection,
    within: (timeoutMs) => openPool(withTimeLimit(pool, timeoutMs)),
    close: () => db.destroy(),
  }
}

async function startEmbedded(dataDir: string, lock: DataDirLock, limits: Limits): Promise<DatabaseHandle> {
  try {
    const postgres = await startEmbeddedPostgres(dataDir)
    await createDatabaseOnce(postgres.socketDirectory)
    const handle = await connect(embeddedConnection(postgres.socketDirectory), limits)
    return {
      ...handle,
      async close() {
        await handle.close()
        await postgres.stop()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

export function embeddedConnection(socketDirectory: string, database = DATABASE_NAME): pg.PoolConfig {
  return { host: socketDirectory, user: EMBEDDED_USER, database }
}

async function createDatabaseOnce(socketDirectory: string): Promise<void> {
  const client = new pg.Client(embeddedConnection(socketDirectory, 'postgres'))
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE_NAME])
    if (rowCount === 0) await client.query(`create database ${DATABASE_NAME}`)
  } finally {
    await client.end()
  }
}
