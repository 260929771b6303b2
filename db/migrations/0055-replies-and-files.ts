import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_reply (
      reply_id uuid primary key default gen_random_uuid(),
      title text not null check (length(title) <= 80),
      text text not null check (length(text) <= 3000),
      version integer not null default 1,
      changed_at timestamptz not null
    )`.execute(db)
  await sql`create unique index saved_reply_title on saved_reply (lower(title))`.execute(db)
  // A file between its preview and *Apply*: the last one of each account.
  await sql`
    create table operator_file (
      file_id uuid primary key default gen_random_uuid(),
      account_id uuid not null unique references account on delete cascade,
      name text not null,
      body text not null check (length(body) <= 4500000),
      created_at timestamptz not null,
      applied integer
    )`.execute(db)
  // Stock is found by the beginning of a code, and by what is left of it, among a million.
  await sql`create index stock_sku on stock (upper(sku) collate "C", sku)`.execute(db)
  await sql`create index stock_quantity on stock (quantity, sku)`.execute(db)
  await sql`alter table work_note add column is_for_packer boolean not null default false`.execute(db)
}
