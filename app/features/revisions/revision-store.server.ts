import { createHash } from 'node:crypto'
import { sql, type Selectable } from 'kysely'
import { AppError } from '@specify/core/app-error.ts'
import type { Chunked } from '@specify/core/data/chunked.ts'
import { isUuid } from '@specify/core/ids/uuid.ts'
import type { Product } from '@specify/catalogue/product/model.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { runInTurns } from '#app/platform/process/run-in-turns.server.ts'
import type { Tables } from '#db/schema.ts'
import type { EditableProject } from '#app/features/projects/access/access.ts'
import { addNewParts } from '#app/features/projects/store/account-storage.server.ts'
import { assertVersion, lockAccess } from '#app/features/projects/store/commands.server.ts'
import type { Project, Room } from '@specify/schedule/model.ts'
import { leadColumns } from '#app/features/projects/store/project-leads.server.ts'
import type { FrozenProducts } from './freeze-products.ts'
import { writeRevisionUse } from './revision-use.server.ts'
import { MAX_REVISIONS, type Revision } from '@specify/schedule/revisions/revision.ts'

/** The stored part of a revision's project: rooms are stored apart. */
type StoredSchedule = Omit<Project, 'rooms' | 'createdAt' | 'changedAt' | 'sharedAt' | 'company'> &
  Record<'createdAt' | 'changedAt', string> & {
    readonly rooms: readonly string[]
    /** Revisions of former versions do not say. */
    readonly ownerCompany?: string
  }
type StoredProducts = readonly (readonly [sku: string, hash: string])[]

export interface GivenRevision extends Omit<Revision, 'id' | 'issuedAt'> {
  readonly project: Project
  readonly products: FrozenProducts
  readonly ownerCompany: string
}

/**
 * Keeps a revision, whole or not at all. @throws AppError `not_found` where the project is not the caller's; `conflict`
 * with `currentVersion` where it has moved on; `label_taken`; `invalid_input` where there are as many as there may be.
 */
export async function addRevision(
  db: Database,
  project: EditableProject,
  revision: GivenRevision,
  now: Date,
): Promise<Revision> {
  const { projectId, accountId } = project
  const { parts, schedule, products } = await runInTurns(toParts(revision))
  return db.transaction().execute(async (tx) => {
    const { account_id: owner, ...locked } = await lockAccess(tx, project)
    assertVersion(locked, revision.version)
    await assertFree(tx, projectId, revision.label)
    const hashes = await addParts(tx, projectId, parts)
    const added = await tx
      .insertInto('project_revision')
      .values({
        project_id: projectId,
        label: revision.label,
        purpose: revision.purpose,
        note: revision.note,
        version: revision.version,
        account_id: accountId,
        author: revision.author,
        issued_at: now,
        use_at: now,
        schedule,
        products,
        findings: JSON.stringify(revision.findings),
        line_count: leadColumns(revision.project.rooms).line_count,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await writeRevisionUse(tx, added.revision_id, revision.project)
    await addNewParts(tx, { accountId: owner, projectId, hashes }, now)
    return toRevision(added)
  })
}

async function assertFree(tx: Database, projectId: string, label: string): Promise<void> {
  const { count, isTaken } = await tx
    .selectFrom('project_revision')
    .select(({ fn }) => [
      fn.countAll<string>().as('count'),
      sql<boolean | null>`bool_or(lower(label) = lower(${label}))`.as('isTaken'),
    ])
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow()
  if (isTaken === true) throw new AppError('label_taken', `Revision ${label} has been issued already.`)
  if (Number(count) >= MAX_REVISIONS)
    throw new AppError('invalid_input', `A project has ${MAX_REVISIONS} revisions at most.`)
}

export async function listRevisions(db: Database, projectId: string): Promise<Revision[]> {
  const rows = await lastFirst(db, projectId).execute()
  return rows.map(toRevision)
}

export async function findLastRevision(db: Database, projectId: string): Promise<Revision | null> {
  const row = await lastFirst(db, projectId).limit(1).executeTakeFirst()
  return row ? toRevision(row) : null
}

function lastFirst(db: Database, projectId: string) {
  const revisions = db.selectFrom('project_revision').selectAll().where('project_id', '=', projectId)
  return revisions.orderBy('issued_at', 'desc').orderBy('revision_id')
}

/** The one that was issued before it; null for the first. */
export async function readRevisionBefore(
  db: Database,
  projectId: string,
  { id, issuedAt }: Revision,
): Promise<IssuedProject | null> {
  const row = await db
    .selectFrom('project_revision')
    .select('revision_id')
    .where('project_id', '=', projectId)
    .where('issued_at', '<=', issuedAt)
    .where('revision_id', '<>', id)
    .orderBy('issued_at', 'desc')
    .orderBy('revision_id')
    .limit(1)
    .executeTakeFirst()
  return row ? readRevision(db, projectId, row.revision_id) : null
}

export interface IssuedProject {
  readonly revision: Revision
  /** The project when issued, without sharing. */
  readonly project: Project
  readonly products: FrozenProducts
  /** The company in the owner's profile then; null for revisions of a former release. */
  readonly ownerCompany: string | null
}

/** @throws AppError `not_found` where the project has no such revision. */
export async function readRevision(db: Database, projectId: string, revisionId: string): Promise<IssuedProject> {
  const [issued] = await readRevisions(db, projectId, [revisionId])
  return issued!
}

/**
 * Each in its place. What they have in common is read once: a product that has not changed is the same object in all.
 * @throws AppError `not_found` where the project lacks one of them.
 */
export async function readRevisions(
  db: Database,
  projectId: string,
  revisionIds: readonly string[],
): Promise<IssuedProject[]> {
  const missing = new AppError('not_found', 'This revision does not exist.')
  if (!revisionIds.every(isUuid)) throw missing
  const stored = await db
    .selectFrom('project_revision')
    .selectAll()
    .where('revision_id', 'in', revisionIds)
    .where('project_id', '=', projectId)
    .execute()
  const rows = revisionIds.map((id) => {
    const row = stored.find(({ revision_id }) => revision_id === id.toLowerCase())
    if (!row) throw missing
    return row
  })
  const ofRows = rows.flatMap(({ schedule, products }) => [schedule, products])
  const heads = await readParts(db, projectId, ofRows)
  const wholes = rows.map((row) => ({
    revision: toRevision(row),
    schedule: heads.get(row.schedule) as StoredSchedule,
    skus: heads.get(row.products) as StoredProducts,
  }))
  const hashes = wholes.flatMap(({ schedule, skus }) => [...schedule.rooms, ...skus.map(([, hash]) => hash)])
  const parts = await readParts(db, projectId, hashes)
  return wholes.map(({ revision, schedule: { rooms, ownerCompany = null, ...stored }, skus }) => ({
    revision,
    project: {
      ...stored,
      rooms: rooms.map((hash) => parts.get(hash) as Room),
      createdAt: new Date(stored.createdAt),
      changedAt: new Date(stored.changedAt),
      sharedAt: null,
      company: null,
    },
    ownerCompany,
    products: new Map(skus.map(([sku, hash]) => [sku, parts.get(hash) as Product])),
  }))
}

function toRevision(row: Selectable<Tables['project_revision']>): Revision {
  const { revision_id: id, label, purpose, note, version, author, issued_at: issuedAt, findings } = row
  return { id, label, purpose, note, version, issuedAt, author, findings }
}

type Parts = Map<string, string>

function* toParts({ project, products, ownerCompany }: GivenRevision): Chunked<{
  readonly parts: Parts
  readonly schedule: string
  readonly products: string
}> {
  const parts: Parts = new Map()
  const put = (content: object) => {
    const text = JSON.stringify(content)
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    parts.set(hash, text)
    return hash
  }
  const rooms: string[] = []
  for (const room of project.rooms) {
    rooms.push(put(room))
    yield
  }
  const skus: [string, string][] = []
  for (const [sku, product] of products) {
    skus.push([sku, put(product)])
    yield
  }
  const { sharedAt: _, company: _company, ...stored } = project
  return { parts, schedule: put({ ...stored, ownerCompany, rooms }), products: put(skus) }
}

/** Parts of one statement: few enough for its parameters. */
const BATCH = 500

async function addParts(tx: Database, projectId: string, parts: Parts): Promise<string[]> {
  const stored = await tx
    .selectFrom('project_revision_part')
    .select('hash')
    .where('project_id', '=', projectId)
    .where('hash', '=', sql<string>`any(${[...parts.keys()]})`)
    .execute()
  for (const { hash } of stored) parts.delete(hash)
  const rows = Array.from(parts, ([hash, content]) => ({ project_id: projectId, hash, content }))
  for (let first = 0; first < rows.length; first += BATCH)
    await tx
      .insertInto('project_revision_part')
      .values(rows.slice(first, first + BATCH))
      .execute()
  return [...parts.keys()]
}

async function readParts(db: Database, projectId: string, hashes: readonly string[]): Promise<Map<string, object>> {
  const rows = await db
    .selectFrom('project_revision_part')
    .select(['hash', 'content'])
    .where('project_id', '=', projectId)
    .where('hash', '=', sql<string>`any(${[...new Set(hashes)]})`)
    .execute()
  return new Map(rows.map(({ hash, content }) => [hash, content]))
}
