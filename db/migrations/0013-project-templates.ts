import { sql, type Kysely } from 'kysely'

/** Rooms that an account keeps to use again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table project_template (
      template_id uuid primary key default gen_random_uuid(),
      account_id uuid not null references account on delete cascade,
      name text not null,
      rooms json not null,
      created_at timestamptz not null,
      changed_at timestamptz not null
    )`.execute(db)
  await sql`create index project_template_of_account on project_template (account_id, changed_at desc)`.execute(db)
}
