import { sql, type Kysely } from 'kysely'

/** Addresses that want no mails about something: also those without an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mail_stop (
      email text not null,
      topic text not null,
      stopped_at timestamptz not null,
      primary key (email, topic)
    )`.execute(db)
}
