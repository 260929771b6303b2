import { sql } from 'kysely'
import type { Database } from '#app/platform/database/database.server.ts'
import type { Schedule } from '@specify/schedule/model.ts'

export interface ProjectLeads {
  readonly lineCount: number
  readonly leadSkus: readonly string[]
}

/** Pictures per project in a list. */
const LEADS = 4

export function leadColumns(rooms: Schedule['rooms']) {
  const items = rooms.flatMap((room) => room.items)
  const skus = new Set(items.flatMap(({ sku, free }) => (free ? [] : sku)))
  return { line_count: items.length, lead_skus: [...skus].slice(0, LEADS) }
}

/** The same from the rooms of projects that a former release saved, by their ids. */
export async function readLeads(
  db: Database,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, ProjectLeads>> {
  if (projectIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('project')
    .select('project_id')
    .select(
      sql<number>`(
        select count(*)::int from json_array_elements(rooms) room, json_array_elements(room -> 'items')
      )`.as('line_count'),
    )
    .select(
      sql<string[]>`array(
        select item ->> 'sku'
        from json_array_elements(rooms) with ordinality as rooms_of (room, room_place),
          json_array_elements(room -> 'items') with ordinality as items_of (item, place)
        group by 1 order by min(room_place * 1000000 + place) limit ${LEADS}
      )`.as('lead_skus'),
    )
    .where('project_id', 'in', projectIds)
    .execute()
  return new Map(rows.map((row) => [row.project_id, { lineCount: row.line_count, leadSkus: row.lead_skus }]))
}
