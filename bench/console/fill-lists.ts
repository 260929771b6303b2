import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#app/platform/database/database.server.ts'

const MILLION = 1_000_000
const LOG = 5_000_000
const HUNDRED_THOUSAND = 100_000

/** The sender of every eightieth enquiry that waits. */
export const SPAMMER = 'casino@spam.test'

/** Rows of three years, the newest first, as a site has them that has done most of its work. */
const AT = sql`now() - n * interval '95 seconds'`
const STATUS = sql`(case when n <= 3000 then 'placed' when n <= 10000 then 'confirmed' when n % 40 = 0 then 'cancelled'
  when n <= 60000 then 'shipped' else 'completed' end)`
const MARKET = sql`(case when n % 7 = 0 then 'nz' else 'au' end)`
const rows = (count: number) => sql`generate_series(1, ${sql.lit(count)}) n`

const ORDER = sql`json_build_object('currency', 'AUD', 'lines', json_build_array(
    json_build_object('sku', 'SK' || n % 20000, 'name', 'Basin mixer', 'count', 2, 'priceCents', 31900, 'totalCents', 63800)),
  'subtotalCents', 63800, 'discountCents', 0, 'taxCents', 5800, 'totalCents', 63800, 'discounts', json_build_array(),
  'shipping', json_build_object('name', 'Standard', 'priceCents', 0), 'payment', json_build_object('label', 'On account'))`
const PERSON = sql`json_build_object('name', 'Kim P' || n, 'companyName', 'Firm ' || n % 50000,
  'email', 'p' || n || '@firm' || n % 50000 || '.test', 'reference', 'Job ' || n)`
const ENQUIRY = sql`json_build_object('First_Name', 'Priya', 'Email', case when n % 80 = 0 then ${sql.lit(SPAMMER)}
  else 'e' || n || '@x.test' end, 'Purpose_of_Enquiry', (array['General', 'Warranty', 'Project'])[1 + n % 3],
  'Message', 'How long is the spout of SK' || n || '?', 'Occupation', 'Builder', 'Phone', '')`
const REQUEST = sql`json_build_object('by', json_build_object('name', 'Kim P' || n, 'company', 'Firm ' || n % 5000,
  'email', 'p' || n || '@firm' || n % 5000 || '.test'), 'projectName', 'Harbour House ' || n, 'revisionLabel', 'A',
  'neededBy', '', 'place', '2204', 'words', '', 'lines', json_build_array())`

/** Filled in this order. */
const TABLES: readonly (readonly [table: string, columns: string, select: RawBuilder<unknown>])[] = [
  [
    'account',
    'account_id, email, password_hash, verified_at, first_name, last_name, company_name, legal_entity, created_at, changed_at',
    sql`select gen_random_uuid(), 'p' || n || '@firm' || n % 50000 || '.test', 'x', case when n % 30 > 0 then ${AT} end,
      'Kim', 'P' || n, 'Firm ' || n % 50000, ${MARKET}, ${AT}, ${AT} from ${rows(MILLION)}`,
  ],
  [
    'customer_order',
    'order_id, order_number, checkout_key, locale, status, total_cents, record, placed_at, changed_at',
    sql`select md5('order' || n)::uuid, 'AU-X' || n, gen_random_uuid(), ${MARKET}, ${STATUS}, 1000 + n % 1000 * 7919 % 900000,
      ${ORDER}, ${AT}, ${AT} from ${rows(MILLION)}`,
  ],
  [
    'order_person',
    'order_id, account_id, details',
    sql`select md5('order' || n)::uuid, gen_random_uuid(), ${PERSON} from ${rows(MILLION)}`,
  ],
  [
    'order_words',
    'order_id, codes, words',
    sql`select md5('order' || n)::uuid, array['SK' || n % 20000, 'AU-X' || n], words_of('Kim P' || n, 'Firm ' || n % 50000,
      'p' || n || '@firm' || n % 50000 || '.test', 'Job ' || n) from ${rows(MILLION)}`,
  ],
  [
    'staff_log',
    'at, account_id, "right", action, subject_kind, subject_id, before, after, request_id',
    sql`select now() - n * interval '19 seconds', gen_random_uuid(), case when n % 1000 = 0 then 'people'
      when n % 200000 = 0 then 'insight' else 'work' end, 'mark order', 'order', 'AU-X' || n % 1000000,
      '{"status":"placed"}'::jsonb, '{"status":"confirmed"}'::jsonb, md5(n::text) from ${rows(LOG)}`,
  ],
  [
    'enquiry',
    'enquiry_id, mail_id, locale, form, is_closed, created_at',
    sql`select md5('enquiry' || n)::uuid, gen_random_uuid(), ${MARKET}, ${ENQUIRY}, n > 2000 and n % 80 > 0, ${AT}
      from ${rows(HUNDRED_THOUSAND)}`,
  ],
  [
    'feedback',
    'id, locale, message, page, is_closed, created_at',
    sql`select md5('feedback' || n)::uuid, ${MARKET}, 'The page of SK' || n || ' is slow', '/au/product/sk-' || n || '/',
      n > 2000, ${AT} from ${rows(HUNDRED_THOUSAND)}`,
  ],
  [
    'work_item',
    'kind, item_id, state, changed_at',
    sql`select kind, md5(kind || n)::uuid, case when n % 10 = 0 and kind = 'enquiry' then 'spam' else 'done' end, ${AT}
      from ${rows(HUNDRED_THOUSAND)}, (values ('enquiry'), ('feedback')) kinds (kind)
      where n > 2000 and (n % 80 > 0 or kind = 'feedback')`,
  ],
  [
    'mail_outbox',
    'kind, recipient, locale, created_at, next_attempt_at, attempts, sent_at, failed_at, last_error',
    sql`select 'order-shipped', 'p' || n || '@firm' || n % 50000 || '.test', ${MARKET}, now() - n * interval '2 seconds', now(),
      1, case when n % 10000 > 0 then now() end, case when n % 10000 = 0 then now() end,
      case when n % 10000 = 0 then '550 no such user' end from ${rows(MILLION)}`,
  ],
  [
    'project',
    `project_id, account_id, locale, project_name, project_type, project_location, opportunity_number, project_version,
      username, customer, status, is_internal, rooms, line_count, created_at, changed_at`,
    sql`select md5('project' || n)::uuid, gen_random_uuid(), ${MARKET}, 'Harbour House ' || n,
      (array['commercial', 'hotel', 'healthcare', 'office', 'education'])[1 + n % 5], 'NSW', 'OP-' || n, '1', 'Kim P' || n,
      '{}', case when n > 50000 then 'closed' else 'open' end, false, '[]', 12, ${AT}, ${AT} from ${rows(MILLION)}`,
  ],
  [
    'quote',
    'quote_number, account_id, project_id, revision_id, locale, status, request, answer, requested_at, changed_at',
    sql`select 'Q-AU-' || n, gen_random_uuid(), md5('project' || n)::uuid, gen_random_uuid(), ${MARKET},
      case when n <= 300 then 'open' when n <= 3000 then 'answered' when n % 3 = 0 then 'declined' when n % 3 = 1 then 'closed'
      else 'accepted' end, ${REQUEST}, case when n > 300 then json_build_object('by', 'Tui', 'at', ${AT}, 'validUntil',
      to_char(${AT} + interval '30 days', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'words', '', 'freightCents', 0,
      'lines', json_build_array()) end, ${AT}, ${AT} from ${rows(HUNDRED_THOUSAND)}`,
  ],
]

const REMARKS = [
  'project_remark',
  'project_id, link_id, kind, text, author, is_owner, place, sku, name, quantity, bound, created_at, resolved_at',
  sql`select md5('project' || n)::uuid, gen_random_uuid(), 'question', 'Which arm length for the shower of SK' || n || '?',
    'Dan P' || n, false, 'Ensuite 1', 'SK' || n, 'Basin mixer', 2, '', ${AT}, case when n > 2000 then now() end
    from ${rows(MILLION)}`,
] as const
const STOCK = ['stock', 'sku, quantity', sql`select 'SK' || n, n % 50 from ${rows(MILLION)}`] as const
const NOTES = [
  'import_note',
  'at, is_refused, line, field, reason, is_last',
  sql`select now() - n / 2000 * interval '1 day', n % 9 = 0, n, 'weight', 'is not a number: x' || n, n < 2000
    from ${rows(40_000)}`,
] as const

/** Fills the tables that lists of the console show. Indexes are made at the end: it takes a tenth of the time. */
export async function fillLists(db: Database): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one)
    await sql`set maintenance_work_mem = '512MB'`.execute(one)
    for (const [table, columns, select] of [...TABLES, REMARKS, STOCK, NOTES]) {
      const { rows: indexes } = await sql<{ name: string; make: string }>`
        select indexname as name, indexdef as make from pg_indexes where tablename = ${table} and not exists (
          select from pg_constraint where conname = indexname)`.execute(one)
      for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(one)
      await sql`insert into ${sql.table(table)} (${sql.raw(columns)}) ${select}`.execute(one)
      for (const { make } of indexes) await sql.raw(make).execute(one)
      await sql`vacuum analyze ${sql.table(table)}`.execute(one)
    }
    // The server would seal three years of it meanwhile.
    await sql`insert into staff_log_day (day, entries, hash) values (current_date - 1, 1, '')`.execute(one)
  })
}
