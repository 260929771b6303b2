import { sql, type Kysely } from 'kysely'

/** Records of replaced products. Servers of the former release go on beside it: they neither read nor write them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table project add column substitutions json not null default '[]'`.execute(db)
}
