import { sql, type Kysely } from 'kysely'

/**
 * Searches counted by day, market and text, without any data on who searched. The empty text counts searches beyond the
 * number of texts stored per day. The former release does not use these tables.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_count (
      day date not null,
      locale text not null check (locale in ('au', 'nz')),
      text varchar(120) not null,
      searches integer not null,
      hits integer not null,
      understood jsonb not null,
      given_up jsonb not null,
      primary key (day, locale, text)
    )`.execute(db)
  await sql`
    create table search_click (
      day date not null,
      locale text not null check (locale in ('au', 'nz')),
      text varchar(120) not null,
      sku text not null,
      clicks integer not null,
      primary key (day, locale, text, sku)
    )`.execute(db)
}
