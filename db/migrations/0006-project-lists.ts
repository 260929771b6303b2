import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Lists name the rooms of projects and read nothing else of them: a project may hold thousands of line items.
  await sql`alter table project add column room_labels text[] not null default '{}'`.execute(db)
  await sql`
    update project set room_labels = array(select room ->> 'name' from json_array_elements(rooms) room)
  `.execute(db)
}
