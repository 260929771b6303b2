import { sql, type Kysely } from 'kysely'

/**
 * Counts by day and market of what leaves no other trace, with nothing of who did it; and since when a record has a SKU.
 * Null for what was there before, so that no row is written again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table daily_count (
      day date not null,
      locale text not null check (locale in ('au', 'nz')),
      kind text not null check (kind in ('compared', 'file')),
      subject text not null check (length(subject) <= 300),
      other text not null check (length(other) <= 100),
      count integer not null check (count > 0),
      primary key (day, locale, kind, subject, other)
    )`.execute(db)
  await sql`alter table sku_use add column since timestamptz`.execute(db)
  await sql`alter table sku_use alter column since set default now()`.execute(db)
}
