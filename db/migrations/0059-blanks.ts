import { sql, type Kysely } from 'kysely'

/** Values that products do not state, the projects that wait for them, and the people who asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Figures are kept by the triggers below: a list sorts a million rows by them.
  await sql`
    create table blank (
      blank_id bigint generated always as identity primary key,
      product_id text not null,
      attribute text not null,
      sku text not null,
      name text not null,
      brand text not null,
      category text not null,
      generation bigint not null,
      is_late boolean not null,
      seen_at timestamptz not null,
      projects integer not null default 0,
      pieces bigint not null default 0,
      people integer not null default 0,
      first_asked_at timestamptz,
      locales text[] not null default '{}',
      unique (product_id, attribute)
    )`.execute(db)
  await sql`create index blank_pieces on blank (pieces desc, blank_id desc)`.execute(db)
  await sql`create index blank_projects on blank (projects desc, blank_id desc)`.execute(db)
  await sql`create index blank_people on blank (people desc, blank_id desc)`.execute(db)
  await sql`create index blank_attribute on blank (attribute, pieces desc, blank_id desc)`.execute(db)
  await sql`create index blank_brand on blank (lower(brand), pieces desc, blank_id desc)`.execute(db)
  await sql`
    create index blank_category on blank (lower(regexp_replace(category, '^.* > ', '')), pieces desc, blank_id desc)`.execute(
    db,
  )
  for (const locale of ['au', 'nz'])
    await sql`
      create index ${sql.ref(`blank_${locale}`)} on blank (pieces desc, blank_id desc)
      where ${sql.lit(locale)} = any(locales)`.execute(db)
  await sql`create index blank_late on blank (blank_id) where is_late`.execute(db)
  // All blanks were looked for in the catalogues up to this one, but for those that are late.
  await sql`
    create table blank_check (
      only_row boolean primary key default true check (only_row),
      generation bigint not null
    )`.execute(db)
  await sql`
    insert into blank_check (generation) select coalesce(max(id), 0) from catalogue_generation`.execute(db)
  await sql`create index blank_words on blank using gin (words_of(name, sku, brand, category))`.execute(db)

  await sql`
    create table blank_project (
      blank_id bigint not null references blank on delete cascade,
      project_id uuid not null references project on delete cascade,
      sku text not null,
      locale text not null,
      pieces bigint not null,
      seen_at timestamptz not null,
      primary key (blank_id, project_id, sku)
    )`.execute(db)
  await sql`create index blank_project_project on blank_project (project_id)`.execute(db)
  await sql`create index blank_project_seen on blank_project (seen_at)`.execute(db)

  // An answered question outlives its blank, for the letter about it.
  await sql`
    create table asked_blank (
      asked_id uuid primary key default gen_random_uuid(),
      product_id text not null,
      attribute text not null,
      sku text not null,
      name text not null,
      account_id uuid not null references account on delete cascade,
      project_id uuid references project on delete set null,
      locale text not null,
      asked_at timestamptz not null,
      answered_at timestamptz,
      outcome text check (outcome in ('stated', 'gone')),
      mail_id uuid
    )`.execute(db)
  await sql`
    create unique index asked_blank_once on asked_blank (account_id, product_id, attribute)
    where answered_at is null`.execute(db)
  await sql`
    create index asked_blank_open on asked_blank (product_id, attribute) where answered_at is null`.execute(db)
  await sql`
    create index asked_blank_unsent on asked_blank (account_id)
    where answered_at is not null and mail_id is null`.execute(db)
  await sql`create index asked_blank_mail on asked_blank (mail_id)`.execute(db)
  await sql`create index asked_blank_project on asked_blank (project_id)`.execute(db)

  // Locked in one order first: each query then sees what the others have written. A blank for which nobody waits goes.
  await sql`
    create function count_blanks(ids bigint[]) returns void language plpgsql as $$
    begin
      perform from blank where blank_id = any(ids) order by blank_id for update;
      update blank set
        projects = (select count(distinct project_id) from blank_project waiting where waiting.blank_id = blank.blank_id),
        pieces = coalesce((select sum(waiting.pieces) from blank_project waiting where waiting.blank_id = blank.blank_id), 0),
        locales = array(
          select waiting.locale from blank_project waiting where waiting.blank_id = blank.blank_id
          union select asked.locale from asked_blank asked
          where asked.product_id = blank.product_id and asked.attribute = blank.attribute and answered_at is null),
        (people, first_asked_at) = (
          select count(*), min(asked_at) from asked_blank asked
          where asked.product_id = blank.product_id and asked.attribute = blank.attribute and answered_at is null)
      where blank_id = any(ids);
      delete from blank where blank_id = any(ids) and projects = 0 and people = 0;
    end $$`.execute(db)
  await sql`
    create function count_changed_blanks() returns trigger language plpgsql as $$
    begin
      if tg_table_name = 'blank_project' then
        perform count_blanks(array(select distinct blank_id from changed));
      else
        perform count_blanks(array(
          select distinct blank_id from changed join blank using (product_id, attribute)));
      end if;
      return null;
    end $$`.execute(db)
  for (const table of ['blank_project', 'asked_blank'])
    for (const [event, rows] of [
      ['insert', 'new'],
      ['update', 'new'],
      ['delete', 'old'],
    ] as const)
      await sql`
        create trigger ${sql.ref(`${table}_counted_${event}`)} after ${sql.raw(event)} on ${sql.table(table)}
        referencing ${sql.raw(rows)} table as changed for each statement execute function count_changed_blanks()`.execute(
        db,
      )

  // A project waits for nothing once it is closed or deleted.
  await sql`
    create function stop_waiting() returns trigger language plpgsql as $$
    begin
      delete from blank_project where project_id = new.project_id;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger project_stops_waiting after update of status, deleted_at on project for each row
    when ((new.deleted_at is not null and old.deleted_at is null) or (new.status <> 'open' and old.status = 'open'))
    execute function stop_waiting()`.execute(db)
}
