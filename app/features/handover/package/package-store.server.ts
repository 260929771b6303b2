import { sql, type Selectable, type Updateable } from 'kysely'
import { AppError } from '@specify/core/app-error.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { Tables } from '#db/schema.ts'
import type { OrderedPackage, PackageProgress } from './package-state.ts'

/** A maker that has not been heard of for so long has ended with its server. */
const SILENT_MS = 30_000
/** Orders are listed for so long after their files have gone. */
const LISTED_MS = 7 * 24 * 3_600_000
const MAX_LISTED = 10
/** Open orders at a time, per orderer and per project. */
const MAX_OPEN = 2
const MAX_OPEN_OF_PROJECT = 4
/** Kept, of one orderer: an older one makes room. */
const MAX_KEPT = 5
const OPEN = ['waiting', 'making'] as const
const STOPPED = 'The server that made it was stopped. Order it again.'

export type NewPackage = Pick<
  OrderedPackage,
  'packageId' | 'projectId' | 'accountId' | 'linkId' | 'about' | 'fileName' | 'isInternal' | 'place' | 'progress'
> & { readonly orderKey: string; readonly maker: string }

type Maker = Pick<NewPackage, 'maker' | 'place'>
type Orderer = Pick<OrderedPackage, 'accountId' | 'linkId'>

/**
 * Records an order. Answers its id, or that of the same order where it is being made already.
 * @throws AppError `too_many_requests` where too many are being made for the same people.
 */
export async function recordOrder(db: Database, order: NewPackage, now: Date): Promise<string> {
  await endSilent(db, now)
  const open = await db
    .selectFrom('handover_package')
    .select(['package_id', 'order_key', 'account_id', 'link_id'])
    .where('project_id', '=', order.projectId)
    .where('state', 'in', OPEN)
    .execute()
  const same = open.find(({ order_key }) => order_key === order.orderKey)
  if (same) return same.package_id
  const ofOrderer = open.filter((row) => row.account_id === order.accountId && row.link_id === order.linkId)
  if (ofOrderer.length >= MAX_OPEN || open.length >= MAX_OPEN_OF_PROJECT)
    throw new AppError(
      'too_many_requests',
      'Packages of this project are being made. Order more when they are ready.',
      {
        retryAfterSeconds: 30,
      },
    )
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('handover_package')
    .values({
      package_id: order.packageId,
      project_id: order.projectId,
      account_id: order.accountId,
      link_id: order.linkId,
      order_key: order.orderKey,
      about: order.about,
      file_name: order.fileName,
      is_internal: order.isInternal,
      state: 'waiting',
      place: order.place,
      maker: order.maker,
      progress: JSON.stringify(order.progress),
      ordered_at: now,
      seen_at: now,
    })
    .onConflict((conflict) => conflict.column('order_key').where('state', 'in', OPEN).doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 1n) return order.packageId
  const { package_id } = await db
    .selectFrom('handover_package')
    .select('package_id')
    .where('order_key', '=', order.orderKey)
    .orderBy('ordered_at', 'desc')
    .executeTakeFirstOrThrow()
  return package_id
}

export async function findPackage(db: Database, packageId: string): Promise<OrderedPackage | null> {
  const row = await db.selectFrom('handover_package').selectAll().where('package_id', '=', packageId).executeTakeFirst()
  return row ? toPackage(row) : null
}

/** The orders of an account or link for a project, the last one first. */
export async function listPackages(
  db: Database,
  projectId: string,
  { accountId, linkId }: Orderer,
): Promise<OrderedPackage[]> {
  const rows = await db
    .selectFrom('handover_package')
    .selectAll()
    .where('project_id', '=', projectId)
    .where(sql<boolean>`account_id is not distinct from ${accountId} and link_id is not distinct from ${linkId}`)
    .orderBy('ordered_at', 'desc')
    .limit(MAX_LISTED)
    .execute()
  return rows.map(toPackage)
}

/** @returns whether it is still wanted: not cancelled, not ended. */
export async function noteProgress(
  db: Database,
  packageId: string,
  progress: PackageProgress,
  state: 'waiting' | 'making',
): Promise<boolean> {
  return changeOpen(db, packageId, { state, progress: JSON.stringify(progress), seen_at: new Date() })
}

interface Finished {
  readonly progress: PackageProgress
  readonly zipBytes: number
  readonly expiresAt: Date
}

/** @returns whether it was still wanted. */
export async function noteReady(db: Database, packageId: string, finished: Finished): Promise<boolean> {
  const { progress, zipBytes, expiresAt } = finished
  const isWanted = await changeOpen(db, packageId, {
    state: 'ready',
    progress: JSON.stringify(progress),
    zip_bytes: zipBytes,
    expires_at: expiresAt,
  })
  if (isWanted) await endOlder(db, packageId)
  return isWanted
}

/** @returns whether it had not ended before. */
export async function noteEnd(
  db: Database,
  packageId: string,
  end: { readonly state: 'failed' | 'cancelled'; readonly failure: string | null },
): Promise<boolean> {
  return changeOpen(db, packageId, end)
}

export async function noteExpired(db: Database, packageIds: readonly string[]): Promise<void> {
  if (packageIds.length === 0) return
  await db
    .updateTable('handover_package')
    .set({ state: 'expired' })
    .where('package_id', 'in', packageIds)
    .where('state', '=', 'ready')
    .execute()
}

/** Ends what has had its time, and what was left by makers that have gone. */
export async function endOldPackages(db: Database, now: Date, isGone: (row: Maker) => boolean): Promise<void> {
  await endSilent(db, now)
  const open = await db
    .selectFrom('handover_package')
    .select(['package_id', 'maker', 'place'])
    .where('state', 'in', OPEN)
    .execute()
  for (const row of open) if (isGone(row)) await noteEnd(db, row.package_id, { state: 'failed', failure: STOPPED })
  await db
    .updateTable('handover_package')
    .set({ state: 'expired' })
    .where('state', '=', 'ready')
    .where('expires_at', '<=', now)
    .execute()
  await db
    .deleteFrom('handover_package')
    .where('ordered_at', '<', new Date(now.getTime() - LISTED_MS))
    .where('state', 'not in', [...OPEN, 'ready'])
    .execute()
}

/** Lists packages of a place whose files must be kept: finished ones and those in work. */
export async function listKept(db: Database, place: string): Promise<{ ready: Set<string>; open: Set<string> }> {
  const rows = await db
    .selectFrom('handover_package')
    .select(['package_id', 'state'])
    .where('place', '=', place)
    .where('state', 'in', [...OPEN, 'ready'])
    .execute()
  const idsOf = (isReady: boolean) =>
    new Set(rows.filter(({ state }) => (state === 'ready') === isReady).map((row) => row.package_id))
  return { ready: idsOf(true), open: idsOf(false) }
}

async function endSilent(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('handover_package')
    .set({ state: 'failed', failure: STOPPED })
    .where('state', 'in', OPEN)
    .where('seen_at', '<', new Date(now.getTime() - SILENT_MS))
    .execute()
}

async function changeOpen(
  db: Database,
  packageId: string,
  change: Updateable<Tables['handover_package']>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('handover_package')
    .set(change)
    .where('package_id', '=', packageId)
    .where('state', 'in', OPEN)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

async function endOlder(db: Database, packageId: string): Promise<void> {
  await sql`
    update handover_package set state = 'expired' where package_id in (
      select older.package_id from handover_package older join handover_package made using (project_id)
      where made.package_id = ${packageId} and older.state = 'ready'
        and older.account_id is not distinct from made.account_id and older.link_id is not distinct from made.link_id
      order by older.ordered_at desc offset ${MAX_KEPT}
    )`.execute(db)
}

function toPackage(row: Selectable<Tables['handover_package']>): OrderedPackage {
  return {
    packageId: row.package_id,
    projectId: row.project_id,
    accountId: row.account_id,
    linkId: row.link_id,
    about: row.about,
    fileName: row.file_name,
    isInternal: row.is_internal,
    state: row.state,
    place: row.place,
    progress: row.progress as PackageProgress,
    failure: row.failure,
    zipBytes: row.zip_bytes === null ? null : Number(row.zip_bytes),
    orderedAt: row.ordered_at,
    expiresAt: row.expires_at,
  }
}
