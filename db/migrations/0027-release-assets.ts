import { sql, type Kysely } from 'kysely'

/**
 * Scripts, styles and fonts of the versions that serve or served, a row for each name. About 700 kB a version;
 * `encoding` is `br` or `identity`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table release_asset (
      name varchar(150) primary key,
      body bytea not null,
      encoding varchar(8) not null check (encoding in ('br', 'identity')),
      served_at timestamptz not null
    )`.execute(db)
  await sql`alter table release_asset alter column body set storage external`.execute(db)
}
