import { sql, type Kysely } from 'kysely'

/**
 * Types of units, and ids of rooms. Servers of the former release go on while this runs: they keep what they do not
 * know of a room, and rooms that they add get the same id when they are read (`storedRooms`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table project add column unit_types json not null default '[]'`.execute(db)
  await sql`
    update project set rooms = (
      select json_agg(
        (jsonb_build_object('id', md5(project_id || E'\n' || lower(room ->> 'name'))::uuid, 'unitTypeId', null) || room)
        order by place
      )
      from jsonb_array_elements(rooms::jsonb) with ordinality as each (room, place)
    )
    where json_array_length(rooms) > 0`.execute(db)
}
