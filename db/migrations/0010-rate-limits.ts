import { sql, type Kysely } from 'kysely'

/**
 * Counts of all limits. They are worth nothing after a crash: an unlogged table costs no log and is emptied by one. The
 * columns are those of `rate-limiter-flexible`. `throttle` stays for servers of the former release.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table rate_limit (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    ) with (fillfactor = 70)`.execute(db)
}
