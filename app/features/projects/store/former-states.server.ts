import { sql } from 'kysely'
import { AppError } from '@specify/core/app-error.ts'
import { applyDelta, DeltaError, findDelta, type Delta } from '@specify/core/data/keyed-delta.ts'
import { changeBytes } from './account-storage.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { Project } from '@specify/schedule/model.ts'
import { storedRooms } from '@specify/schedule/rooms/stored-rooms.server.ts'

/** Name of changes that were saved without a press. */
export const AUTOMATIC_SAVE = 'keep'

/** Former versions that are kept of a project. */
const KEPT_VERSIONS = 100

/** All that a change can change of a project and that its history keeps. */
type ProjectState = Pick<
  Project,
  | 'projectName'
  | 'projectType'
  | 'projectLocation'
  | 'opportunityNumber'
  | 'projectVersion'
  | 'username'
  | 'customer'
  | 'status'
  | 'showPricesOnPdf'
  | 'showLandscape'
  | 'unitTypes'
  | 'rooms'
  | 'substitutions'
>

interface KeptChange {
  readonly project: Project
  readonly changed: Project
  /** The account that made the change. */
  readonly accountId: string
  readonly change: string
}

interface KeptRow {
  /** The version that the row leads back to. */
  readonly version: number
  /** Bytes of the row before this change. */
  readonly bytesBefore: number
}

/** Saves of one account in this time are one change, where nobody has pressed anything. */
const SAVES_TOGETHER_MS = 10 * 60_000

/**
 * Keeps what a project was before a change as its difference to what it is now, and the last hundred of these. A save
 * that follows another without a press extends its change.
 */
export async function keepFormerState(
  tx: Database,
  { project, changed, accountId, change }: KeptChange,
  now: Date,
): Promise<KeptRow> {
  const { projectId, version } = project
  const extended = change === AUTOMATIC_SAVE ? await extendChange(tx, { project, changed, accountId }, now) : null
  if (extended) return extended
  const row = { version, bytesBefore: 0 }
  const delta = deltaBetween(changed, project)
  await tx
    .insertInto('project_change')
    .values({ project_id: projectId, version, account_id: accountId, change, changed_at: now, delta })
    .execute()
  const oldest = await tx
    .selectFrom('project_past')
    .select('version')
    .where('project_id', '=', projectId)
    .orderBy('version', 'desc')
    .offset(KEPT_VERSIONS - 1)
    .limit(1)
    .executeTakeFirst()
  if (!oldest) return row
  for (const table of ['project_change', 'project_history'] as const)
    await tx.deleteFrom(table).where('project_id', '=', projectId).where('version', '<', oldest.version).execute()
  return row
}

/** Extends the last change; null where it is not an automatic save of the same account, or too old. */
async function extendChange(
  tx: Database,
  { project, changed, accountId }: Omit<KeptChange, 'change'>,
  now: Date,
): Promise<KeptRow | null> {
  const { projectId, version } = project
  const last = await tx
    .selectFrom('project_change')
    .select(['version', 'delta', changeBytes.as('bytes')])
    .where('project_id', '=', projectId)
    .where(changeEndsAt(version))
    .where('account_id', '=', accountId)
    .where('change', '=', AUTOMATIC_SAVE)
    .where('changed_at', '>', new Date(now.getTime() - SAVES_TOGETHER_MS))
    .executeTakeFirst()
  // What was issued is what somebody may go back to.
  if (!last || (await isIssued(tx, project))) return null
  const before = stateBefore(stateOf(project), last.delta as Delta)
  if (!before) return null
  const delta = findDelta(stateOf(changed), before)
  if (!delta) {
    const dropped = await dropChange(tx, project, last)
    if (dropped) return dropped
  }
  await tx
    .updateTable('project_change')
    .set({ delta: JSON.stringify(delta ?? { in: [] }), to_version: version + 1 })
    .where('project_id', '=', projectId)
    .where('version', '=', last.version)
    .execute()
  return { version: last.version, bytesBefore: last.bytes }
}

/**
 * Deletes a change that saves since have taken back, so that going back has a step less; the change before it leads
 * from the present one. Null where there is none before it, or where somebody may go back to the state between.
 */
async function dropChange(
  tx: Database,
  { projectId, version }: Project,
  last: { readonly version: number; readonly bytes: number },
): Promise<KeptRow | null> {
  if (await isIssued(tx, { projectId, version: last.version })) return null
  const earlier = await tx
    .updateTable('project_change')
    .set({ to_version: version + 1 })
    .where('project_id', '=', projectId)
    .where(changeEndsAt(last.version))
    .returning(['version', changeBytes.as('bytes')])
    .executeTakeFirst()
  if (!earlier) return null
  await tx
    .deleteFrom('project_change')
    .where('project_id', '=', projectId)
    .where('version', '=', last.version)
    .execute()
  return { version: earlier.version, bytesBefore: earlier.bytes + last.bytes }
}

async function isIssued(
  tx: Database,
  { projectId, version }: Pick<Project, 'projectId' | 'version'>,
): Promise<boolean> {
  const issued = await tx
    .selectFrom('project_revision')
    .select('revision_id')
    .where('project_id', '=', projectId)
    .where('version', '=', version)
    .executeTakeFirst()
  return issued !== undefined
}

const changeEndsAt = (version: number) => sql<boolean>`coalesce(to_version, version + 1) = ${version}`

/** Null where the project was changed past its history: better no answer than a wrong one. */
function stateBefore(state: unknown, delta: Delta): unknown {
  try {
    return applyDelta(state, delta)
  } catch (error) {
    if (error instanceof DeltaError) return null
    throw error
  }
}

/**
 * A project as it was, rebuilt from what it is now, or from the next version that a former release has kept whole, by
 * the changes since.
 * @throws AppError `not_found` for a version that is not kept.
 */
export async function readFormerState(db: Database, project: Project, version: number): Promise<Project> {
  const state = await findFormerState(db, project, version)
  if (!state) throw new AppError('not_found', `Version ${version} is no longer kept.`)
  return { ...project, ...state, version }
}

/** Null for a version that is not kept. */
export async function findFormerState(db: Database, project: Project, version: number): Promise<ProjectState | null> {
  const { projectId } = project
  if (version >= project.version) return null
  const whole = await findNextWhole(db, project, version)
  let state: unknown = whole?.state ?? stateOf(project)
  // One after another: together they may be larger than what a request may hold.
  for (let at = whole?.version ?? project.version; at > version;) {
    const row = await db
      .selectFrom('project_change')
      .select(['version', 'delta'])
      .where('project_id', '=', projectId)
      .where('version', '>=', version)
      .where(changeEndsAt(at))
      .executeTakeFirst()
    state = row && stateBefore(state, row.delta as Delta)
    if (!row || !state) return null
    at = row.version
  }
  return toState(projectId, state as StoredState)
}

/** The first state at or after a version that is kept whole. */
async function findNextWhole(db: Database, { projectId, version: present }: Project, version: number) {
  const row = await db
    .selectFrom('project_history')
    .select(['version', 'before'])
    .where('project_id', '=', projectId)
    .where('version', '>=', version)
    .where('version', '<', present)
    .orderBy('version')
    .limit(1)
    .executeTakeFirst()
  return row ? { version: row.version, state: toState(projectId, row.before as StoredState) } : null
}

/** States of former releases had neither types nor records. */
type StoredState = Omit<ProjectState, 'rooms' | 'unitTypes' | 'substitutions'> &
  Partial<Pick<ProjectState, 'unitTypes' | 'substitutions'>> & { readonly rooms: Parameters<typeof storedRooms>[1] }

function toState(projectId: string, stored: StoredState): ProjectState {
  const { rooms, unitTypes = [], substitutions = [] } = stored
  return stateOf({ ...stored, unitTypes, substitutions, rooms: storedRooms(projectId, rooms) })
}

function stateOf(project: ProjectState): ProjectState {
  const { projectName, projectType, projectLocation, opportunityNumber, projectVersion, username, customer } = project
  const { status, showPricesOnPdf, showLandscape, unitTypes, rooms, substitutions } = project
  const details = { projectName, projectType, projectLocation, opportunityNumber, projectVersion, username, customer }
  return { ...details, status, showPricesOnPdf, showLandscape, unitTypes, rooms, substitutions }
}

/**
 * Serialises the difference that leads back to a former state. Empty where only fields outside the history changed,
 * such as sharing.
 */
export function deltaBetween(after: ProjectState, before: ProjectState): string {
  return JSON.stringify(findDelta(stateOf(after), stateOf(before)) ?? { in: [] })
}
