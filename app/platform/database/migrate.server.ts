import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/schema.ts'
import { Migrator, type MigrationProvider } from 'kysely/migration'

/** Wait of a migration for a table; meanwhile other queries of the table wait behind it. */
const LOCK_TIMEOUT_MS = 3_000
const ATTEMPTS = 20
const PAUSE_MS = 500
const LOCK_NOT_AVAILABLE = '55P03'
const UNDEFINED_TABLE = '42P01'

/**
 * Brings a database up to this version. One that has all of this version's migrations is left as it is, also where a
 * newer version has added its own: migrations only add what the version before can live with, so both may serve at once,
 * and the older one can come back. Servers that start together migrate once.
 * @throws Error where a migration fails, or where the database lacks migrations of this version and has others.
 */
export async function migrate(db: Kysely<Tables>, provider: MigrationProvider): Promise<void> {
  const ours = Object.keys(await provider.getMigrations())
  for (let attempt = 1; ; attempt++) {
    const executed = await executedMigrations(db)
    if (ours.every((name) => executed.has(name))) return
    try {
      return await db.transaction().execute(async (transaction) => {
        const { error } = await new Migrator({ db: transaction, provider: hurried(provider) }).migrateToLatest()
        if (error !== undefined) throw error
      })
    } catch (error) {
      if (attempt === ATTEMPTS || codeOf(error) !== LOCK_NOT_AVAILABLE) throw error
      await sleep(PAUSE_MS)
    }
  }
}

async function executedMigrations(db: Kysely<Tables>): Promise<ReadonlySet<string>> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
    return new Set(rows.map(({ name }) => name))
  } catch (error) {
    if (codeOf(error) === UNDEFINED_TABLE) return new Set()
    throw error
  }
}

/** Limits the wait for locks within the transaction, since a pooler may refuse it as a connection setting. */
function hurried(provider: MigrationProvider): MigrationProvider {
  const wait = sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`
  return {
    async getMigrations() {
      const migrations = Object.entries(await provider.getMigrations())
      return Object.fromEntries(
        migrations.map(([name, migration]) => [
          name,
          { up: (db: Kysely<unknown>) => wait.execute(db).then(() => migration.up(db)) },
        ]),
      )
    },
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
