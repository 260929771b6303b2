import { customer } from '@specify/core/actor.ts'
import { assertSpecifier } from '#app/features/accounts/rules/access.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { findCredentials } from '#app/features/accounts/store/queries.server.ts'
import { createProject } from '#app/features/projects/store/create-project.server.ts'
import { FIRST_PROJECT_VERSION, NO_CUSTOMER, type Project, type ProjectDetails } from '@specify/schedule/model.ts'
import type { Rooms } from '@specify/schedule/rooms/rooms.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { demoRecords } from '@specify/demo/feed'

const UNIT_TYPES = 40
const ROOMS = 200
const LINES_PER_ROOM = 10
export const LINES = ROOMS * LINES_PER_ROOM

const DETAILS: ProjectDetails = {
  projectName: 'Harbour Tower',
  projectType: 'multi-res',
  projectLocation: 'NSW',
  opportunityNumber: '',
  projectVersion: FIRST_PROJECT_VERSION,
  username: 'Ari Lane',
  customer: NO_CUSTOMER,
}

interface LargeOptions {
  /** Units of the largest type: the others have fewer. */
  readonly mostUnits?: number
}

/** A project with 2,000 line items in 200 rooms of 40 types, all products of the demo, and one with five in a room. */
export async function addLargeAndSmall(
  db: Database,
  email: string,
  { mostUnits = 40 }: LargeOptions = {},
): Promise<{ large: Project; small: Project }> {
  const owner = await findCredentials(db, email)
  if (!owner) throw new Error(`${email} has no account`)
  const add = (rooms: Rooms) =>
    createProject(
      db,
      {
        owner: assertSpecifier(customer(owner.accountId)),
        locale: 'au',
        details: DETAILS,
        isInternal: false,
        schedule: { unitTypes, rooms },
      },
      new Date(),
    )
  const unitTypes = UNITS.map((unit, index) => ({ ...unit, count: 1 + (index % mostUnits) }))
  const rooms = largeRooms()
  const [first] = rooms
  if (!first) throw new Error('there are no rooms')
  return { large: await add(rooms), small: await add([{ ...first, items: first.items.slice(0, 5) }]) }
}

const UNITS = Array.from({ length: UNIT_TYPES }, (_, index) => ({
  id: randomUUID(),
  name: `Type ${index + 1}`,
}))
const records = await demoRecords()

function largeRooms(): Rooms {
  const products = records
    .filter(({ markets }) => markets.includes('au'))
    .flatMap(({ productId, name, variants }) => variants.map(({ sku }) => ({ sku, productId, name: name['en-AU'] })))
  return Array.from({ length: ROOMS }, (_, room) => ({
    id: randomUUID(),
    unitTypeId: UNITS[room % UNIT_TYPES]?.id ?? null,
    name: `Ensuite Bathroom ${room + 1}`,
    note: '',
    items: Array.from({ length: LINES_PER_ROOM }, (_, line) => {
      const product = products[((room % UNIT_TYPES) * 7 + line) % products.length]
      if (!product) throw new Error('the demo sells nothing')
      return {
        ...product,
        id: randomUUID(),
        quantity: 1 + (line % 9),
        note: line % 5 === 0 ? 'Same as tower B' : '',
        tag: `T-${line + 1}`,
      }
    }),
  }))
}

/** Adds projects to one account, changed one after another, each with the lines of a house. */
export async function addManyProjects(db: Database, email: string, count: number): Promise<void> {
  const rooms = largeRooms().slice(0, 1)
  await sql`
    insert into project (
      account_id, locale, project_name, project_type, project_location, opportunity_number, project_version,
      username, customer, is_internal, rooms, room_labels, created_at, changed_at
    )
    select account_id, 'au', 'House ' || number, 'consumer', 'VIC', '', 'Version 1', 'Ari Lane',
      ${JSON.stringify(NO_CUSTOMER)}::json, false, ${JSON.stringify(rooms)}::json, ${rooms.map(({ name }) => name)}::text[],
      now() - number * interval '1 hour', now() - number * interval '1 minute'
    from account, generate_series(1, ${count}) number
    where email = ${email}
  `.execute(db)
  await sql`analyze project`.execute(db)
}
