import { sql, type Kysely } from 'kysely'

/** Links whose recipients confirm an address before they speak, and the address that they spoke under. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table project_link add column asks_address boolean not null default false`.execute(db)
  await sql`alter table project_remark add column address varchar(254)`.execute(db)
}
