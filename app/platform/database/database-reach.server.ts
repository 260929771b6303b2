import { sql } from 'kysely'
import type { Database } from './database.server.ts'

const UNREACHABLE =
  /^(?:ECONN(?:REFUSED|RESET)|ENOENT|EPIPE|ETIMEDOUT|08\w{3}|57P0[1-35]|57014|55P03|25P0[34]|53\w{3}|58030)$/

/** Returns whether an error means that the database is unreachable or full, rather than a wrong query. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    UNREACHABLE.test(code) ||
    /^Connection terminated|timeout exceeded when trying to connect|not queryable/.test(error.message)
  )
}

export async function isReachable(db: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(db)
    return true
  } catch {
    return false
  }
}
