import { sql, type Kysely } from 'kysely'

/** An office's wording of specification clauses: one text per company, or per account without one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table specification_template (
      office_id uuid primary key,
      clause text not null,
      equal text not null,
      version integer not null,
      changed_by text not null,
      changed_at timestamptz not null
    )`.execute(db)
}
