import { sql, type RawBuilder } from 'kysely'
import type { Database } from './database.server.ts'

interface Expired {
  readonly table: string
  /** Its primary key. */
  readonly id: string
  /** Selects the rows to delete. */
  readonly where: RawBuilder<boolean>
  /** Rows of one statement: fewer where others go with each. */
  readonly batch: number
}

/** Statements of one round: what remains goes with the next ones. */
const MOST_BATCHES = 100

/** Deletes rows some at a time, each in a short transaction; those that somebody works on are left for another round. */
export async function removeInBatches(db: Database, { table, id, where, batch }: Expired): Promise<void> {
  const key = sql.ref(id)
  for (let done = 0; done < MOST_BATCHES; done++) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ${key} in (
        select ${key} from ${sql.table(table)} where ${where} limit ${batch} for update skip locked
      )`.execute(db)
    if ((numAffectedRows ?? 0n) < BigInt(batch)) return
  }
}
