import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_right (
      account_id uuid not null references account on delete cascade,
      "right" text not null,
      granted_at timestamptz not null,
      primary key (account_id, "right")
    )`.execute(db)
  // Staff could answer quotes and read the report about searches before there were rights.
  await sql`
    insert into staff_right (account_id, "right", granted_at)
    select account_id, word, now() from account cross join (values ('work'), ('insight')) as words (word)
    where is_internal_user`.execute(db)

  // No name and no reference to the account: an account that is erased leaves the log whole.
  await sql`
    create table staff_log (
      log_id bigint generated always as identity primary key,
      at timestamptz not null,
      account_id uuid,
      "right" text not null,
      action text not null,
      subject_kind text not null,
      subject_id text not null,
      before jsonb,
      after jsonb,
      request_id text
    )`.execute(db)
  await sql`create index staff_log_at on staff_log (at desc, log_id desc)`.execute(db)
  await sql`create index staff_log_subject on staff_log (subject_kind, subject_id, at desc)`.execute(db)
  await sql`create index staff_log_account on staff_log (account_id, at desc)`.execute(db)
  await sql`
    create function refuse_log_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the log of staff is only added to';
    end $$`.execute(db)
  await sql`
    create trigger staff_log_only_grows before update or delete or truncate on staff_log
    for each statement execute function refuse_log_change()`.execute(db)
  // The hash of each past day covers the day before it: a row that is removed all the same shows.
  await sql`
    create table staff_log_day (
      day date primary key,
      entries integer not null,
      hash bytea not null
    )`.execute(db)

  // What staff do about enquiries, feedback and orders; without a row, an item is new and nobody's.
  await sql`
    create table work_item (
      kind text not null check (kind in ('enquiry', 'feedback', 'order')),
      item_id uuid not null,
      state text not null default 'new' check (state in ('new', 'open', 'done', 'spam')),
      assignee_id uuid references account on delete set null,
      version integer not null default 1,
      changed_at timestamptz not null,
      primary key (kind, item_id)
    )`.execute(db)
  await sql`
    create table work_note (
      note_id uuid primary key default gen_random_uuid(),
      kind text not null,
      item_id uuid not null,
      account_id uuid references account on delete set null,
      text text not null check (length(text) <= 5000),
      mail_id uuid,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index work_note_item on work_note (kind, item_id, created_at)`.execute(db)
  await sql`
    create table saved_view (
      view_id uuid primary key default gen_random_uuid(),
      account_id uuid not null references account on delete cascade,
      list text not null,
      name text not null check (length(name) <= 80),
      query text not null check (length(query) <= 2000),
      is_shared boolean not null default false,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index saved_view_list on saved_view (list, created_at)`.execute(db)

  await sql`create index enquiry_at on enquiry (created_at desc, enquiry_id desc)`.execute(db)
  await sql`create index feedback_at on feedback (created_at desc, id desc)`.execute(db)
  await sql`create index customer_order_status on customer_order (status, placed_at desc, order_id desc)`.execute(db)
  await sql`create index customer_order_newest on customer_order (placed_at desc, order_id desc)`.execute(db)
  // Words of lists, by their beginnings.
  await sql`
    create function words_of(variadic parts text[]) returns tsvector language sql immutable as $$
      select to_tsvector('simple'::regconfig, array_to_string(parts, ' '))
    $$`.execute(db)
  await sql`
    create function order_codes(record json) returns text[] language sql immutable as $$
      select array(select upper(line ->> 'sku') from json_array_elements(record -> 'lines') line)
    $$`.execute(db)
  await sql`
    create index order_person_words on order_person using gin (words_of(
      details ->> 'name', details ->> 'companyName', details ->> 'email', details ->> 'reference'))`.execute(db)
  await sql`create index customer_order_codes on customer_order using gin (order_codes(record))`.execute(db)
  await sql`
    create index enquiry_words on enquiry using gin (words_of(
      form ->> 'First_Name', form ->> 'Email', form ->> 'Message'))`.execute(db)
  await sql`create index feedback_words on feedback using gin (words_of(message, page))`.execute(db)
  await sql`create index mail_outbox_newest on mail_outbox (created_at desc, mail_id desc)`.execute(db)
}
