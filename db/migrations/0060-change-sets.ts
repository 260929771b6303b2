import { sql, type Kysely } from 'kysely'

/** Changes of the catalogue as sets that are planned, applied and rolled back, with the products before them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table change_set (
      set_id uuid primary key default gen_random_uuid(),
      number bigint generated always as identity unique,
      kind text not null check (kind in ('feed', 'products', 'columns', 'prices', 'withdraw', 'rollback', 'edit')),
      name text not null check (length(name) <= 200),
      note text not null default '' check (length(note) <= 1000),
      state text not null default 'draft' check (state in ('draft', 'planned', 'approved', 'due', 'applying', 'applied',
        'rolled back', 'refused', 'discarded', 'outdated')),
      version integer not null default 1,
      -- Null for a command, and for an account that was removed.
      author_id uuid references account on delete set null,
      author_name text not null,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      -- Work that waits for a process or is done by one, which renews its lease.
      job text check (job in ('plan', 'apply')),
      job_lease timestamptz,
      job_tries smallint not null default 0,
      progress integer not null default 0,
      of_set uuid references change_set,
      applies_when_planned boolean not null default false,
      -- Columns of a table with what each is taken for, and the hash of their headings.
      mapping json,
      headings text,
      counts jsonb not null default '{}',
      -- Reasons for which somebody else than the author has to approve it.
      needs_other text[] not null default '{}',
      problem text not null default '',
      spellings json,
      approved_by uuid references account on delete set null,
      approved_name text not null default '',
      due_at timestamptz,
      until_at timestamptz,
      zone text not null default 'au' check (zone in ('au', 'nz')),
      applied_at timestamptz,
      generation bigint
    )`.execute(db)
  await sql`create index change_set_created on change_set (created_at, set_id)`.execute(db)
  await sql`create index change_set_job on change_set (job_lease) where job is not null`.execute(db)
  await sql`create index change_set_due on change_set (due_at) where state = 'due'`.execute(db)
  await sql`create index change_set_until on change_set (until_at) where state = 'applied' and until_at is not null`.execute(
    db,
  )
  await sql`create index change_set_headings on change_set (headings, created_at) where headings is not null`.execute(
    db,
  )
  await sql`create index change_set_of on change_set (of_set) where of_set is not null`.execute(db)
  await sql`
    create table change_part (
      set_id uuid not null references change_set on delete cascade,
      number integer not null check (number between 1 and 125),
      digest bytea not null,
      body bytea not null check (length(body) <= 4194304),
      primary key (set_id, number)
    )`.execute(db)
  await sql`alter table change_part alter column body set storage external`.execute(db)
  await sql`
    create table change_row (
      row_id bigint generated always as identity primary key,
      set_id uuid not null references change_set on delete cascade,
      kind text not null check (kind in ('added', 'changed', 'withdrawn', 'refused', 'noted')),
      product_id text,
      line integer,
      name text not null default '',
      skus text[] not null default '{}',
      -- The product as it becomes; null for one that is withdrawn.
      record json,
      hash text,
      -- The hash of the product as it was; null for one that was not there.
      former_hash text,
      fields jsonb not null default '[]',
      reason text not null default '',
      warnings text[] not null default '{}',
      -- The cells of a refused line of a table.
      cells json,
      is_left boolean not null default false,
      is_outdated boolean not null default false
    )`.execute(db)
  await sql`create unique index change_row_product on change_row (set_id, product_id) where product_id is not null`.execute(
    db,
  )
  await sql`create index change_row_kind on change_row (set_id, kind, row_id)`.execute(db)
  await sql`create index change_row_of_product on change_row (product_id, set_id) where product_id is not null`.execute(
    db,
  )
  await sql`
    create table product_before (
      set_id uuid not null references change_set on delete cascade,
      product_id text not null,
      -- Null for a product that was not there.
      record json,
      hash text,
      primary key (set_id, product_id)
    )`.execute(db)
  await sql`create index product_before_product on product_before (product_id)`.execute(db)
  await sql`alter table catalogue_generation add column set_id uuid`.execute(db)
}
