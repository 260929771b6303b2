import { sql, type Kysely } from 'kysely'

/** Indexes that lists of the console are found and sorted by, with a million rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // One place for the words of an order: two tables cannot share an index, and what is common is found newest first.
  await sql`
    create table order_words (
      order_id uuid primary key references customer_order on delete cascade,
      codes text[] not null,
      words tsvector not null
    )`.execute(db)
  await sql`
    create function words_of_order(id uuid) returns void language sql as $$
      insert into order_words (order_id, codes, words)
      select placed.order_id, array_append(order_codes(placed.record), placed.order_number), words_of(
        details ->> 'name', details ->> 'companyName', details ->> 'email', details ->> 'reference')
      from customer_order placed left join order_person on order_person.order_id = placed.order_id
      where placed.order_id = id
      on conflict (order_id) do update set codes = excluded.codes, words = excluded.words
    $$`.execute(db)
  await sql`
    create function keep_order_words() returns trigger language plpgsql as $$
    begin
      perform words_of_order(coalesce(new.order_id, old.order_id));
      return null;
    end $$`.execute(db)
  await sql`
    create trigger customer_order_words after insert on customer_order
    for each row execute function keep_order_words()`.execute(db)
  // Who deletes an account takes its words out of the list.
  await sql`
    create trigger order_person_words after insert or update or delete on order_person
    for each row execute function keep_order_words()`.execute(db)
  await sql`select words_of_order(order_id) from customer_order`.execute(db)
  await sql`create index order_words_words on order_words using gin (words)`.execute(db)
  await sql`create index order_words_codes on order_words using gin (codes)`.execute(db)
  await sql`drop index order_person_words`.execute(db)
  await sql`drop index customer_order_codes`.execute(db)
  await sql`create index customer_order_total on customer_order (total_cents desc, order_id desc)`.execute(db)

  // Years of enquiries are closed, and a few wait.
  for (const [table, id, kind] of [
    ['enquiry', 'enquiry_id', 'enquiry'],
    ['feedback', 'id', 'feedback'],
  ] as const) {
    await sql`alter table ${sql.table(table)} add column is_closed boolean not null default false`.execute(db)
    await sql`
      update ${sql.table(table)} set is_closed = true from work_item
      where kind = ${kind} and item_id = ${sql.ref(id)} and work_item.state in ('done', 'spam')`.execute(db)
    await sql`
      create index ${sql.ref(`${table}_waiting`)} on ${sql.table(table)} (created_at desc, ${sql.ref(id)} desc)
      where not is_closed`.execute(db)
  }
  await sql`
    create function keep_closed() returns trigger language plpgsql as $$
    begin
      if new.kind = 'enquiry' then
        update enquiry set is_closed = new.state in ('done', 'spam') where enquiry_id = new.item_id;
      elsif new.kind = 'feedback' then
        update feedback set is_closed = new.state in ('done', 'spam') where id = new.item_id;
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger work_item_closed after insert or update of state on work_item
    for each row execute function keep_closed()`.execute(db)
  await sql`
    create index enquiry_purpose on enquiry ((form ->> 'Purpose_of_Enquiry'), created_at desc, enquiry_id desc)
  `.execute(db)

  await sql`create index account_newest on account (created_at desc, account_id desc)`.execute(db)
  await sql`
    create index account_unconfirmed on account (created_at desc, account_id desc) where verified_at is null`.execute(
    db,
  )
  await sql`create index account_internal on account (account_id) where is_internal_user`.execute(db)
  await sql`create index staff_log_right on staff_log ("right", at desc, log_id desc)`.execute(db)
  await sql`
    create index mail_outbox_unsent on mail_outbox (created_at desc, mail_id desc) where sent_at is null`.execute(db)
}
