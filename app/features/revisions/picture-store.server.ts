import { sql } from 'kysely'
import type { Database } from '#app/platform/database/database.server.ts'
import { readRevision, type IssuedProject } from './revision-store.server.ts'
import {
  withRevisionPictures,
  type RevisionPicture,
  type RevisionPictures,
} from '@specify/schedule/revisions/revision-picture.ts'

/** A store that was away is asked again so often, and no sooner than that. */
const MAX_TRIES = 10
const RETRY_MS = 10 * 60_000
/** A server that says no more of a revision it has taken was killed: another one, or itself, takes it. */
const LEASE_MS = 15_000
/** Unreferenced pictures are deleted after this time: a revision that is being issued may need them. */
const UNUSED_MS = 86_400_000

export interface PictureBytes extends RevisionPicture {
  readonly body: Buffer
}

export interface DueRevision {
  readonly projectId: string
  readonly revisionId: string
  readonly issuedAt: Date
  readonly isLastTry: boolean
}

/** A revision with its pictures as they were. @throws AppError `not_found` where the project has no such revision. */
export async function readPicturedRevision(
  db: Database,
  projectId: string,
  revisionId: string,
): Promise<IssuedProject> {
  const issued = await readRevision(db, projectId, revisionId)
  const pictures = await readPictures(db, projectId, issued.revision.issuedAt)
  const products = new Map(
    Array.from(issued.products, ([sku, product]) => [sku, withRevisionPictures(product, pictures)]),
  )
  return { ...issued, products }
}

export async function readPictures(db: Database, projectId: string, at: Date): Promise<RevisionPictures> {
  const { rows } = await sql<{ address: string; hash: string; extension: string }>`
    select distinct on (address) address, encode(hash, 'hex') as hash, extension
    from project_picture join revision_picture using (hash)
    where project_id = ${projectId} and since <= ${at}
    order by address, since desc`.execute(db)
  return new Map(rows.map(({ address, ...picture }) => [address, picture]))
}

/**
 * Takes the oldest revision of the project that was issued last, since its pictures have had the least time to change
 * and later revisions then add none. Concurrent servers take different ones.
 */
export async function takeDueRevision(db: Database, now: Date): Promise<DueRevision | null> {
  const isDue = sql`pictures_at is null and picture_tries < ${MAX_TRIES}
    and (picture_tried_at is null or picture_tried_at < ${before(now, RETRY_MS)})`
  const { rows } = await sql<{ project_id: string; revision_id: string; issued_at: Date; picture_tries: number }>`
    update project_revision set picture_tries = picture_tries + 1, picture_tried_at = ${leased(now)}
    where revision_id = (
      select revision_id from project_revision
      where project_id = (select project_id from project_revision where ${isDue} order by issued_at desc limit 1)
        and ${isDue}
      order by issued_at limit 1 for update skip locked
    )
    returning project_id, revision_id, issued_at, picture_tries`.execute(db)
  const [row] = rows
  if (!row) return null
  const { project_id: projectId, revision_id: revisionId, issued_at: issuedAt } = row
  return { projectId, revisionId, issuedAt, isLastTry: row.picture_tries >= MAX_TRIES }
}

const before = (now: Date, ms: number) => new Date(now.getTime() - ms)
/** Due again once the lease has ended. */
const leased = (now: Date) => before(now, RETRY_MS - LEASE_MS)

export function keepTaken(db: Database, due: DueRevision, now: Date): Promise<void> {
  return setTriedAt(db, due, leased(now))
}

export function giveBack(db: Database, due: DueRevision): Promise<void> {
  return setTriedAt(db, due, null)
}

/** Schedules another try for pictures that failed. */
export function noteTried(db: Database, due: DueRevision, now: Date): Promise<void> {
  return setTriedAt(db, due, now)
}

async function setTriedAt(db: Database, { revisionId }: DueRevision, at: Date | null): Promise<void> {
  await db.updateTable('project_revision').set({ picture_tried_at: at }).where('revision_id', '=', revisionId).execute()
}

export async function noteDone(db: Database, { revisionId }: DueRevision, now: Date): Promise<void> {
  await db.updateTable('project_revision').set({ pictures_at: now }).where('revision_id', '=', revisionId).execute()
}

export async function storedBytes(db: Database): Promise<number> {
  const { bytes } = await db
    .selectFrom('revision_picture')
    .select(({ fn }) => fn.sum<string | null>('bytes').as('bytes'))
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0)
}

/** Pictures that addresses of the project have, where they had another one, or none, before: all or none of them. */
export async function addPictures(
  db: Database,
  { projectId, issuedAt }: DueRevision,
  byAddress: ReadonlyMap<string, PictureBytes>,
  now: Date,
): Promise<void> {
  const pictures = new Map(Array.from(byAddress.values(), (picture) => [picture.hash, picture]))
  if (pictures.size === 0) return
  await db.transaction().execute(async (tx) => {
    // Those that are there are not removed meanwhile.
    const stored = await tx
      .updateTable('revision_picture')
      .set({ read_at: now })
      .where('hash', 'in', Array.from(pictures.keys(), toBytes))
      .returning('hash')
      .execute()
    for (const { hash } of stored) pictures.delete(hash.toString('hex'))
    for (const { hash, extension, body } of pictures.values())
      await tx
        .insertInto('revision_picture')
        .values({ hash: toBytes(hash), extension, body, bytes: body.length, read_at: now })
        .onConflict((conflict) => conflict.column('hash').doUpdateSet({ read_at: now }))
        .execute()
    await tx
      .insertInto('project_picture')
      .values(
        Array.from(byAddress, ([address, { hash }]) => ({
          project_id: projectId,
          address,
          since: issuedAt,
          hash: toBytes(hash),
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}

const toBytes = (hash: string) => Buffer.from(hash, 'hex')

export async function findPicture(db: Database, hash: string) {
  const row = await db
    .selectFrom('revision_picture')
    .select(['extension', 'body', 'read_at'])
    .where('hash', '=', toBytes(hash))
    .executeTakeFirst()
  return row ?? null
}

/** Pictures that no project names any more, because it has gone. */
export async function removeUnusedPictures(db: Database, now: Date): Promise<void> {
  await sql`
    delete from revision_picture as picture
    where read_at < ${before(now, UNUSED_MS)}
      and not exists (select from project_picture where project_picture.hash = picture.hash)`.execute(db)
}
