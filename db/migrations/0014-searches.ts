import { sql, type Kysely } from 'kysely'

/**
 * What was searched for, counted by day, market and text: nothing of who searched. The empty text counts the searches past
 * the number of texts that are kept of a day. Servers of the former release do not know the tables.
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
