import { sql, type Kysely } from 'kysely'

/** Notes say things about customers: they go with an enquiry, a feedback, or the person of an order, however these go. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function remove_notes() returns trigger language plpgsql as $$
    begin
      delete from work_note where kind = tg_argv[0] and item_id = (to_jsonb(old) ->> tg_argv[1])::uuid;
      delete from work_item where kind = tg_argv[0] and item_id = (to_jsonb(old) ->> tg_argv[1])::uuid;
      return null;
    end $$`.execute(db)
  for (const [table, kind, id] of [
    ['enquiry', 'enquiry', 'enquiry_id'],
    ['feedback', 'feedback', 'id'],
    ['order_person', 'order', 'order_id'],
  ] as const)
    await sql`
      create trigger ${sql.ref(`${table}_notes`)} after delete on ${sql.table(table)}
      for each row execute function remove_notes(${sql.lit(kind)}, ${sql.lit(id)})`.execute(db)
}
