import { sql } from 'kysely'
import type { Database } from './database.server.ts'

const CANCELLED = '57014'

/** Null where a query takes longer. */
export async function withinTime<Found>(
  db: Database,
  ms: number,
  find: (tx: Database) => Promise<Found>,
): Promise<Found | null> {
  try {
    return await db.transaction().execute(async (tx) => {
      await sql`select set_config('statement_timeout', ${String(ms)}, true)`.execute(tx)
      return find(tx)
    })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === CANCELLED) return null
    throw error
  }
}
