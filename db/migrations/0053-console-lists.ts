import { sql, type Kysely } from 'kysely'

/** Indexes that further lists of the console are found and sorted by, with a million rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index project_newest on project (created_at desc, project_id desc) where deleted_at is null`.execute(db)
  await sql`
    create index project_closed on project (created_at desc, project_id desc)
    where deleted_at is null and status = 'closed'`.execute(db)
  await sql`
    create index project_type on project (project_type, created_at desc, project_id desc) where deleted_at is null
  `.execute(db)
  await sql`
    create index project_words on project using gin (words_of(project_name, username))`.execute(db)
  await sql`
    create index project_opportunity on project (opportunity_number) where opportunity_number <> ''`.execute(db)
  await sql`create index quote_newest on quote (requested_at desc, quote_id desc)`.execute(db)
  await sql`
    create index quote_words on quote using gin (words_of(request -> 'by' ->> 'name', request -> 'by' ->> 'company',
      request -> 'by' ->> 'email', request ->> 'projectName'))`.execute(db)
  await sql`create index mail_outbox_recipient on mail_outbox (recipient, created_at desc, mail_id desc)`.execute(db)
  await sql`create index work_item_spam on work_item (item_id) where state = 'spam'`.execute(db)
  // One sender of thousands is found and closed at once.
  await sql`
    create index enquiry_sender on enquiry (lower(form ->> 'Email'), created_at desc, enquiry_id desc)`.execute(db)
}
