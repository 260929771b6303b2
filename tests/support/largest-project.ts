import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { MAX_REMARKS } from '#app/features/links/remarks/remark.ts'
import { MAX_LINE_ITEMS, MAX_ROOMS, MAX_UNIT_TYPES } from '@specify/schedule/model.ts'
import type { Database } from '#app/platform/database/database.server.ts'

const SKUS = ['00TB-1.5/A', 'FM1000C', 'HI100']

/** Builds the largest schedule: as many types, rooms and lines as allowed, with notes and tags. */
export function makeLargestSchedule() {
  const unitTypes = Array.from({ length: MAX_UNIT_TYPES }, (_, index) => ({
    id: randomUUID(),
    name: `Type ${index}`,
    count: 40,
  }))
  const rooms = Array.from({ length: MAX_ROOMS }, (_, room) => ({
    id: randomUUID(),
    name: `Ensuite of floor ${room}A`,
    unitTypeId: unitTypes[room % MAX_UNIT_TYPES]!.id,
    note: 'n'.repeat(100),
    lineItems: Array.from({ length: MAX_LINE_ITEMS / MAX_ROOMS }, (_unused, line) => ({
      id: randomUUID(),
      sku: SKUS[line % SKUS.length]!,
      quantity: 2,
      note: 'n'.repeat(60),
      tag: `BM-${line}`,
    })),
  }))
  return { unitTypes, rooms }
}

/** Copies the one remark of a project until it has as many as it may have, each with 2,000 characters. */
export async function repeatRemark(db: Database, projectId: string): Promise<void> {
  await sql`
    insert into project_remark
      (project_id, link_id, line_item_id, kind, text, author, is_owner, place, sku, name, quantity, bound, created_at)
    select project_id, link_id, line_item_id, kind, repeat('<&x ', 500), author, is_owner, place, sku, name, quantity,
      bound, created_at + number * interval '1 millisecond'
    from project_remark, generate_series(2, ${MAX_REMARKS}::int) number where project_id = ${projectId}`.execute(db)
}

/** Copies the one quote of a project to 40 of 500 lines. */
export async function repeatQuote(db: Database, projectId: string): Promise<void> {
  await sql`
    insert into quote
      (quote_number, account_id, project_id, revision_id, locale, status, request, requested_at, changed_at)
    select 'Q-' || number, account_id, project_id, revision_id, locale, 'closed', jsonb_set(request::jsonb, '{lines}',
      (select jsonb_agg(copy.line) from (select request::jsonb #> '{lines,0}' as line from generate_series(1, 500)) copy))::json, requested_at, changed_at
    from quote, generate_series(1, 40) number where project_id = ${projectId}`.execute(db)
}
