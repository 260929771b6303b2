import { customer } from '@specify/core/actor.ts'
import { assertSpecifier } from '#app/features/accounts/rules/access.ts'
import { editableProject } from '#app/features/projects/access/access.ts'
import { randomUUID } from 'node:crypto'
import { findCredentials } from '#app/features/accounts/store/queries.server.ts'
import { changeProject } from '#app/features/projects/store/commands.server.ts'
import { createProject } from '#app/features/projects/store/create-project.server.ts'
import { FIRST_PROJECT_VERSION, NO_CUSTOMER } from '@specify/schedule/model.ts'
import { hasProjects } from '#app/features/projects/store/queries.server.ts'
import { placeProduct, type AddedProduct, type Rooms } from '@specify/schedule/rooms/rooms.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { DEMO_PROJECT_OWNER, DEMO_PROJECTS, demoRecords } from '@specify/demo/feed'

const LOCALE = 'au'
const DAY_MS = 86_400_000

/** Gives the architect of the demo projects to look at, where the account has none. */
export async function addDemoProjects(db: Database, now: Date): Promise<void> {
  const owner = await findCredentials(db, DEMO_PROJECT_OWNER)
  if (!owner || (await hasProjects(db, owner.accountId))) return
  const products = await productsBySku()
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  for (const { details, rooms, isClosed, createdDaysAgo, changedDaysAgo } of DEMO_PROJECTS) {
    const { projectId } = await createProject(
      db,
      {
        owner: assertSpecifier(customer(owner.accountId)),
        locale: LOCALE,
        details: { ...details, projectVersion: FIRST_PROJECT_VERSION, username: 'Ari Lane', customer: NO_CUSTOMER },
        isInternal: false,
        schedule: { unitTypes: [], rooms: [] },
      },
      daysAgo(createdDaysAgo),
    )
    await changeProject(
      db,
      { project: editableProject(customer(owner.accountId), projectId), version: null, change: 'add products' },
      (project) => ({ ...project, status: isClosed ? 'closed' : 'open', rooms: roomsOf(rooms, products) }),
      daysAgo(changedDaysAgo),
    )
  }
}

/** @throws for a SKU that the Australian market does not have. */
function roomsOf(rooms: (typeof DEMO_PROJECTS)[number]['rooms'], products: ReadonlyMap<string, AddedProduct>): Rooms {
  return Object.entries(rooms).reduce<Rooms>(
    (filled, [roomName, lines]) =>
      lines.reduce<Rooms>((placed, [sku, quantity, note]) => {
        const product = products.get(sku)
        if (!product) throw new Error(`the demo does not sell ${sku}`)
        return placeProduct(placed, product, [{ roomName, lineItemId: null, quantity, note }], randomUUID)
      }, filled),
    [],
  )
}

async function productsBySku(): Promise<ReadonlyMap<string, AddedProduct>> {
  const records = await demoRecords()
  return new Map(
    records
      .filter(({ markets }) => markets.includes(LOCALE))
      .flatMap(({ productId, name, variants }) =>
        variants.map(({ sku }) => [sku, { sku, productId, name: name['en-AU'] }] as const),
      ),
  )
}
