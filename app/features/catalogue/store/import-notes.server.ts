import { sql } from 'kysely'
import type { Database } from '#app/platform/database/database.server.ts'
import type { FeedLine } from '../feed/feed-line.ts'

/** Notes that are kept of one import; the rest are counted. */
const MOST_NOTES = 2_000
/** Imports whose notes are kept. */
const KEPT_IMPORTS = 20
const MAX_FIELD = 200
const MAX_REASON = 1_000
/** Rows of one statement. */
const ROWS_AT_ONCE = 500

interface ImportNote {
  readonly isRefused: boolean
  readonly line: number | null
  readonly field: string
  readonly reason: string
}

/** Collects what an import says about its lines: the cells that it left out, and the lines that it refused. */
export class ImportNotes {
  private readonly notes: ImportNote[] = []
  private more = 0

  add(line: FeedLine): void {
    if (line.kind === 'withdrawn' || line.kind === 'respelt' || line.kind === 'spelt') return
    const isRefused = line.kind === 'refused'
    for (const { field, reason } of isRefused ? line.problems : line.remarks)
      if (this.notes.length < MOST_NOTES) this.notes.push({ isRefused, line: line.line, field, reason })
      else this.more++
  }

  /** Keeps them in the place of those of the import before, which stay until there were twenty further ones with notes. */
  async keep(db: Database, now: Date): Promise<void> {
    const rest = { isRefused: false, line: null, field: '', reason: `${this.more} further notes are not kept.` }
    const rows = [...this.notes, ...(this.more > 0 ? [rest] : [])].map(({ isRefused, line, field, reason }) => ({
      at: now,
      is_refused: isRefused,
      line,
      field: field.slice(0, MAX_FIELD),
      reason: reason.slice(0, MAX_REASON),
      is_last: true,
    }))
    await db.transaction().execute(async (tx) => {
      await tx.updateTable('import_note').set({ is_last: false }).where('is_last', '=', true).execute()
      for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
        await tx
          .insertInto('import_note')
          .values(rows.slice(from, from + ROWS_AT_ONCE))
          .execute()
      await sql`
        delete from import_note
        where at < (select min(at) from (select distinct at from import_note order by at desc limit ${KEPT_IMPORTS}) last)
      `.execute(tx)
    })
  }
}
