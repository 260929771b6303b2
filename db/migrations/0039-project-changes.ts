import { sql, type Kysely } from 'kysely'

/**
 * The history of projects as differences: each row leads from the state after a change back to the one before it. Rows
 * of `project_history`, which former versions write, have the whole state.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table project_change (
      project_id uuid not null references project on delete cascade,
      version integer not null,
      account_id uuid not null,
      change text not null,
      changed_at timestamptz not null,
      delta json not null,
      primary key (project_id, version)
    )`.execute(db)
  await sql`
    create view project_past as
      select project_id, version, account_id, change, changed_at from project_change
      union all
      select project_id, version, account_id, change, changed_at from project_history`.execute(db)
}
