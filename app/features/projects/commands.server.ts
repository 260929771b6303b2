import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { AppError } from '#app/core/app-error.ts'
import type { Specifier } from '#app/features/accounts/access.ts'
import type { Locale } from '#app/features/markets/model.ts'
import type { Database } from '#app/platform/database.server.ts'
import { projectNotFound, type EditableProject } from './access.ts'
import type { Project, ProjectDetails, Room } from './model.ts'
import { toProject } from './queries.server.ts'
import { addRooms } from './rooms.ts'

/** Stored versions of a project. */
const KEPT_VERSIONS = 100

interface NewProject {
  readonly owner: Specifier
  readonly locale: Locale
  readonly details: ProjectDetails
  readonly isInternal: boolean
  readonly rooms: readonly Room[]
  /** As in the original of a copy. */
  readonly showPricesOnPdf?: boolean
  readonly showLandscape?: boolean
}

/** Stores a new project, open and in its first version. */
export async function createProject(db: Database, project: NewProject, now: Date): Promise<Project> {
  const row = await db
    .insertInto('project')
    .values({
      account_id: project.owner.accountId,
      locale: project.locale,
      is_internal: project.isInternal,
      created_at: now,
      changed_at: now,
      ...(project.showPricesOnPdf === undefined ? {} : { show_prices_on_pdf: project.showPricesOnPdf }),
      ...(project.showLandscape === undefined ? {} : { show_landscape: project.showLandscape }),
      ...detailColumns(project.details),
      ...roomColumns(project.rooms),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toProject(row)
}

/** @throws AppError `invalid_input` for an invalid name. */
export function emptyRooms(labels: readonly string[]): readonly Room[] {
  return addRooms([], labels)
}

interface ChangeRequest {
  readonly project: EditableProject
  /** The version that the change was based on; null for changes that fit any. */
  readonly version: number | null
  /** Description for the history. */
  readonly change: string
}

/**
 * Changes a project: all or nothing, one after another, each a new version. A change without effect keeps the version.
 * @throws AppError `not_found` where it is not the caller's; `conflict` with `currentVersion` where it has moved on.
 */
export async function changeProject(
  db: Database,
  request: ChangeRequest,
  apply: (project: Project) => Project,
  now: Date,
): Promise<Project> {
  const { version, change } = request
  const { projectId, accountId } = request.project
  return db.transaction().execute(async (tx) => {
    const row = await lockProject(tx, request.project)
    const project = toProject(row)
    assertVersion(project, version)
    const changed = apply(project)
    if (changed === project) return project
    await tx
      .updateTable('project')
      .set({
        version: project.version + 1,
        status: changed.status,
        show_prices_on_pdf: changed.showPricesOnPdf,
        show_landscape: changed.showLandscape,
        ...(changed.rooms === project.rooms ? {} : roomColumns(changed.rooms)),
        ...detailColumns(changed),
        changed_at: now,
      })
      .where('project_id', '=', projectId)
      .execute()
    await tx
      .insertInto('project_history')
      .values({
        project_id: projectId,
        version: project.version,
        account_id: accountId,
        change,
        changed_at: now,
        before: JSON.stringify(project),
      })
      .execute()
    await tx
      .deleteFrom('project_history')
      .where('project_id', '=', projectId)
      .where('version', '<=', project.version - KEPT_VERSIONS)
      .execute()
    return { ...changed, version: project.version + 1, changedAt: now }
  })
}

/**
 * Makes the summary public to everyone with the link, or private again. @throws AppError `not_found` where it is not
 * the caller's.
 */
export async function shareProject(
  db: Database,
  { projectId, accountId }: EditableProject,
  isShared: boolean,
  now: Date,
): Promise<Project> {
  const row = await db
    .updateTable('project')
    .set({ shared_at: isShared ? sql<Date>`coalesce(shared_at, ${now})` : null })
    .where('project_id', '=', projectId)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw projectNotFound()
  return toProject(row)
}

/** Soft-deletes a project: its data stays for the operator. @throws AppError as a change does. */
export async function deleteProject(
  db: Database,
  { project, version }: Omit<ChangeRequest, 'change'>,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await lockProject(tx, project)
    assertVersion(toProject(row), version)
    await tx.updateTable('project').set({ deleted_at: now }).where('project_id', '=', project.projectId).execute()
  })
}

/** Line items under ids of their own, for a copy of a project. */
export function copyRooms(rooms: readonly Room[]): Room[] {
  return rooms.map((room) => ({ ...room, items: room.items.map((item) => ({ ...item, id: randomUUID() })) }))
}

async function lockProject(tx: Database, { projectId, accountId }: EditableProject) {
  const row = await tx
    .selectFrom('project')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw projectNotFound()
  return row
}

function assertVersion({ version: currentVersion }: Project, version: number | null): void {
  if (version === null || version === currentVersion) return
  throw new AppError('conflict', 'This project has been changed since you opened it.', { answer: { currentVersion } })
}

function detailColumns(details: ProjectDetails) {
  return {
    project_name: details.projectName,
    project_type: details.projectType,
    project_location: details.projectLocation,
    opportunity_number: details.opportunityNumber,
    project_version: details.projectVersion,
    username: details.username,
    customer: JSON.stringify(details.customer),
  }
}

function roomColumns(rooms: readonly Room[]) {
  return { rooms: JSON.stringify(rooms), room_labels: rooms.map(({ name }) => name) }
}
