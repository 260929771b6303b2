import { sql, type Kysely } from 'kysely'

/**
 * Answers that staff are writing, one for each quote. The row stays when its answer is sent, without content, so that
 * its version counts on and an older copy in another browser is refused.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table quote_draft (
      quote_id uuid primary key references quote on delete cascade,
      version integer not null,
      content json,
      changed_by text not null,
      changed_at timestamptz not null
    )`.execute(db)
}
