import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useDatabase } from '#tests/support/database/database.ts'
import { addSpecifier } from '#tests/support/browser/specifier.ts'
import { leadColumns, readLeads } from './project-leads.server.ts'

const db = useDatabase()

const item = (sku: string) => ({ id: sku, sku, productId: 'p', name: sku, quantity: 2, note: '', tag: '' })
const room = (name: string, skus: readonly string[]) => ({
  id: name,
  name,
  note: '',
  unitTypeId: null,
  items: skus.map(item),
})

it('reads of projects of a former release what a save would give them', async () => {
  await addSpecifier(db(), 'architect@studio.test')
  const { account_id: accountId } = await db().selectFrom('account').select('account_id').executeTakeFirstOrThrow()
  const given = [
    [],
    [room('Ensuite', [])],
    [room('Ensuite', ['B', 'A', 'B', 'C']), room('Kitchen', ['A', 'E', 'D', 'F'])],
  ]
  for (const [index, rooms] of given.entries())
    await sql`
    insert into project (account_id, locale, project_name, project_type, project_location, opportunity_number,
      project_version, username, customer, is_internal, rooms, room_labels, created_at, changed_at)
    values (${accountId}::uuid, 'au', ${`P${index}`}, 'hotel', 'NSW', '', '1', 'Jo', '{}', false,
      ${JSON.stringify(rooms)}, '{}', now(), now())`.execute(db())
  const rows = await db().selectFrom('project').select(['project_id', 'line_count']).orderBy('project_name').execute()
  expect(rows.map((row) => row.line_count)).toEqual([null, null, null])
  const leads = await readLeads(
    db(),
    rows.map((row) => row.project_id),
  )
  const read = rows.map((row) => leads.get(row.project_id))
  const saved = given.map((rooms) => leadColumns(rooms))
  expect(read).toEqual(saved.map((each) => ({ lineCount: each.line_count, leadSkus: each.lead_skus })))
  expect(read[2]).toEqual({ lineCount: 8, leadSkus: ['B', 'A', 'C', 'E'] })
})
