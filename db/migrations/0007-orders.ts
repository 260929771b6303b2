import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cart (
      cart_id uuid primary key default gen_random_uuid(),
      account_id uuid not null references account on delete cascade,
      locale text not null check (locale in ('au', 'nz')),
      version integer not null default 1,
      lines json not null default '[]',
      shipping_address json,
      billing_address json,
      shipping_method_id text,
      reference text not null default '',
      changed_at timestamptz not null,
      unique (account_id, locale)
    )`.execute(db)
  await sql`
    create table wishlist (
      wishlist_id uuid primary key default gen_random_uuid(),
      account_id uuid not null references account on delete cascade,
      locale text not null check (locale in ('au', 'nz')),
      lines json not null default '[]',
      changed_at timestamptz not null,
      unique (account_id, locale)
    )`.execute(db)

  // What the operator says of deliveries, discounts and stock.
  await sql`
    create table shipping_method (
      locale text not null check (locale in ('au', 'nz')),
      method_id text not null,
      place integer not null,
      terms json not null,
      primary key (locale, method_id)
    )`.execute(db)
  await sql`
    create table discount_code (
      discount_id uuid primary key default gen_random_uuid(),
      code text not null unique,
      terms json not null,
      is_active boolean not null default true
    )`.execute(db)
  await sql`
    create table stock (
      sku text primary key,
      quantity integer not null check (quantity >= 0)
    )`.execute(db)

  // An order outlives its account; who placed it does not, and is in a table of its own.
  await sql`
    create table customer_order (
      order_id uuid primary key default gen_random_uuid(),
      order_number text not null unique,
      checkout_key uuid not null unique,
      locale text not null check (locale in ('au', 'nz')),
      status text not null default 'placed'
        check (status in ('placed', 'confirmed', 'shipped', 'completed', 'cancelled')),
      total_cents bigint not null,
      record json not null,
      placed_at timestamptz not null,
      changed_at timestamptz not null
    )`.execute(db)
  await sql`create index customer_order_by_time on customer_order (placed_at desc)`.execute(db)
  await sql`
    create table order_person (
      order_id uuid primary key references customer_order on delete cascade,
      account_id uuid not null references account on delete cascade,
      details json not null
    )`.execute(db)
  await sql`create index order_person_of_account on order_person (account_id)`.execute(db)

  // A use is kept for a cart for a while, and for good for an order.
  await sql`
    create table discount_use (
      use_id uuid primary key default gen_random_uuid(),
      discount_id uuid not null references discount_code on delete cascade,
      cart_id uuid references cart on delete cascade,
      order_id uuid references customer_order on delete cascade,
      account_id uuid references account on delete set null,
      kept_until timestamptz,
      created_at timestamptz not null,
      unique (discount_id, cart_id),
      check ((cart_id is null) <> (order_id is null))
    )`.execute(db)
  await sql`create index discount_use_of_cart on discount_use (cart_id)`.execute(db)
  await sql`create index discount_use_of_order on discount_use (order_id)`.execute(db)

  await sql`alter table mail_outbox add column about text`.execute(db)
}
