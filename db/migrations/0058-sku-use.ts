import { sql, type Kysely } from 'kysely'

/**
 * Records that contain a SKU. Rows are written by the transactions that write what they count. Each of these rows says for
 * which of its states it was counted, so that what another version writes is found (decision 0093). Nothing is counted
 * here: a million projects would hold up the start.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sku_use (
      subject_id uuid not null,
      sku text not null,
      kind text not null check (kind in ('project', 'revision', 'quote', 'offer', 'cart', 'template')),
      pieces bigint not null,
      mirrored bigint not null,
      market text,
      until timestamptz,
      primary key (subject_id, sku)
    )`.execute(db)
  await sql`
    create index sku_use_sku on sku_use (sku, kind, subject_id) include (market, pieces, mirrored, until)`.execute(db)
  await addMarks(db)
  await addLetters(db)
  // One for each table: the row as a whole may have a schedule of megabytes.
  for (const [table, id] of [
    ['project', 'project_id'],
    ['project_revision', 'revision_id'],
    ['quote', 'quote_id'],
    ['cart', 'cart_id'],
    ['project_template', 'template_id'],
  ] as const) {
    const remove = sql.ref(`remove_use_of_${table}`)
    await sql`
      create function ${remove}() returns trigger language plpgsql as $$
      begin
        delete from sku_use where subject_id = old.${sql.ref(id)};
        return null;
      end $$`.execute(db)
    await sql`
      create trigger ${sql.ref(`${table}_use`)} after delete on ${sql.table(table)}
      for each row execute function ${remove}()`.execute(db)
  }
  // Whichever version of the site closes a project: rows of projects are those of open ones.
  await sql`
    create trigger project_use_ends after update of status, deleted_at on project for each row
    when (old.status = 'open' and old.deleted_at is null and (new.status <> 'open' or new.deleted_at is not null))
    execute function remove_use_of_project()`.execute(db)
}

/** News about products and the letters sent to owners of projects, one for each cause. */
async function addLetters(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table product_news (
      cause text primary key check (length(cause) <= 100),
      kind text not null,
      day text check (length(day) = 10),
      note text not null check (length(note) <= 1000),
      skus text[] not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`
    create table product_letter (
      cause text not null references product_news on delete cascade,
      account_id uuid not null references account on delete cascade,
      created_at timestamptz not null,
      primary key (cause, account_id)
    )`.execute(db)
  await sql`create index product_letter_account on product_letter (account_id)`.execute(db)
}

async function addMarks(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table project add column use_version integer, add column is_counted boolean not null default false
  `.execute(db)
  await sql`alter table cart add column use_version integer`.execute(db)
  await sql`alter table quote add column use_at timestamptz`.execute(db)
  await sql`alter table project_template add column use_at timestamptz`.execute(db)
  await sql`alter table project_revision add column use_at timestamptz`.execute(db)
  // An index by `version` itself would be written with each save.
  await sql`
    create function mark_uncounted() returns trigger language plpgsql as $$
    begin
      new.is_counted := false;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger project_uncounted before update on project for each row
    when (new.version is distinct from old.version and new.use_version is not distinct from old.use_version)
    execute function mark_uncounted()`.execute(db)
  await sql`
    create index project_uncounted on project (project_id) where deleted_at is null and not is_counted`.execute(db)
  await sql`create index cart_uncounted on cart (cart_id) where use_version is distinct from version`.execute(db)
  await sql`create index quote_uncounted on quote (quote_id) where use_at is distinct from changed_at`.execute(db)
  await sql`
    create index project_template_uncounted on project_template (template_id)
    where use_at is distinct from changed_at`.execute(db)
  await sql`create index project_revision_uncounted on project_revision (revision_id) where use_at is null`.execute(db)
}
