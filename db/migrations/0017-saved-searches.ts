import { sql, type Kysely } from 'kysely'

/** Servers of the former release go on beside it: they neither read nor write it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_search (
      saved_search_id uuid primary key default gen_random_uuid(),
      account_id uuid not null references account on delete cascade,
      locale text not null check (locale in ('au', 'nz')),
      name text not null check (length(name) between 1 and 80),
      address text not null check (length(address) <= 4000),
      created_at timestamptz not null,
      seen_at timestamptz not null
    )`.execute(db)
  // Addresses are longer than an entry of an index may be.
  await sql`create unique index on saved_search (account_id, locale, md5(address))`.execute(db)
}
