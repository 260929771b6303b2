import { sql, type Kysely } from 'kysely'

/** Quotes are looked after by somebody and noted about, as enquiries are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table work_item drop constraint work_item_kind_check`.execute(db)
  await sql`
    alter table work_item add constraint work_item_kind_check
    check (kind in ('enquiry', 'feedback', 'order', 'quote'))`.execute(db)
  await sql`
    create trigger quote_notes after delete on quote
    for each row execute function remove_notes('quote', 'quote_id')`.execute(db)
  await sql`create index work_item_assignee on work_item (assignee_id, kind, item_id) where assignee_id is not null`.execute(
    db,
  )
}
