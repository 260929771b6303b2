import { sql, type Kysely } from 'kysely'

/** The mail that reports an order together with others; null where it has a mail of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table customer_order add column mail_id uuid`.execute(db)
  await sql`create index customer_order_mail on customer_order (mail_id) where mail_id is not null`.execute(db)
  await sql`create index mail_outbox_kind on mail_outbox (kind, created_at desc)`.execute(db)
}
