import { sql, type Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { storedRooms } from '@specify/schedule/rooms/stored-rooms.server.ts'
import { useDatabase } from '#tests/support/database/database.ts'
import { addSpecifier } from '#tests/support/browser/specifier.ts'
import { up } from './0011-unit-types.ts'

const db = useDatabase()

const PROJECTS = 10_000

it(
  'gives the rooms of 10,000 projects their ids, and what is read before has the same (F-24)',
  { timeout: 120_000 },
  async () => {
    await sql`alter table project drop column unit_types`.execute(db())
    await addSpecifier(db(), 'architect@studio.test')
    const { account_id: accountId } = await db().selectFrom('account').select('account_id').executeTakeFirstOrThrow()
    await sql`
    insert into project (account_id, locale, project_name, project_type, project_location, opportunity_number,
      project_version, username, customer, is_internal, rooms, room_labels, created_at, changed_at)
    select ${accountId}::uuid, 'au', 'P' || number, 'hotel', 'NSW', '', '1', 'Jo', '{}', false,
      case when number % 100 = 0 then '[]' else (
        select json_agg(json_build_object('name', 'Ensuite ' || room, 'note', '', 'items', json_build_array(
          json_build_object('id', gen_random_uuid(), 'sku', 'A', 'productId', 'p', 'name', 'Ö', 'quantity', 2, 'note', ''))))
        from generate_series(1, 12) room
      ) end, '{}', now(), now()
    from generate_series(1, ${PROJECTS}) number`.execute(db())
    const read = async () =>
      (
        await sql<{
          id: string
          rooms: never[]
        }>`select project_id as id, rooms from project order by project_id limit 300`.execute(db())
      ).rows.map(({ id, rooms }) => storedRooms(id, rooms))
    const before = await read()
    const started = performance.now()
    await up(db() as unknown as Kysely<unknown>)
    const took = performance.now() - started
    expect(await read()).toEqual(before)
    const { rows } = await sql<{ missing: string; rooms: string }>`
    select count(*) filter (where room ->> 'id' is null) as missing, count(*) as rooms
    from project, json_array_elements(rooms) room`.execute(db())
    expect(rows).toEqual([{ missing: '0', rooms: String(0.99 * PROJECTS * 12) }])
    // A server that starts beside others of the former release has a minute for a statement.
    expect(took).toBeLessThan(30_000)
  },
)
