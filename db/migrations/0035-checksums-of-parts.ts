import { sql, type Kysely } from 'kysely'

/** CRC-32 of a part as it lies here. Parts that a former release puts are without, and of another size. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table search_snapshot_part add column checksum bigint`.execute(db)
}
