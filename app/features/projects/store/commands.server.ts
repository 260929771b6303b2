import { sql } from 'kysely'
import { AppError } from '@specify/core/app-error.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { assertRight, projectNotFound, type EditableProject, type OwnProject } from '../access/access.ts'
import { assertStillMember } from '../access/member-row.server.ts'
import { noteCompanyEvent } from '../access/company-events.server.ts'
import type { Project, ProjectDetails, Schedule } from '@specify/schedule/model.ts'
import { ACCESS_COLUMNS, companyOf, toProject } from './project-row.server.ts'
import { leadColumns } from './project-leads.server.ts'
import { addChange, projectBytes } from './account-storage.server.ts'
import { keepFormerState } from './former-states.server.ts'
import { writeChangedUse } from './project-use.server.ts'

interface ChangeRequest {
  readonly project: EditableProject
  /** The version that the change was based on; null for changes that fit any. */
  readonly version: number | null
  /** Description for the history. */
  readonly change: string
  /** The change says all that it wants: where the project is so already, its version does not matter. */
  readonly isIdempotent?: boolean
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
  const { version, change, isIdempotent = false } = request
  const { projectId, accountId } = request.project
  return db.transaction().execute(async (tx) => {
    const row = await lockProject(tx, request.project)
    const project = toProject(row)
    if (!isIdempotent) assertVersion(project, version)
    const changed = isIdempotent ? repeated(project, version, apply) : apply(project)
    if (changed === project) return project
    if (changed.company !== project.company) await noteShare(tx, request.project, { project, changed }, now)
    await tx
      .updateTable('project')
      .set({
        version: project.version + 1,
        use_version: project.version + 1,
        is_counted: true,
        status: changed.status,
        show_prices_on_pdf: changed.showPricesOnPdf,
        show_landscape: changed.showLandscape,
        ...(isSameSchedule(changed, project) ? {} : scheduleColumns(changed)),
        ...detailColumns(changed),
        company_id: changed.company?.companyId ?? null,
        company_edits: changed.company?.access === 'edit',
        changed_at: now,
      })
      .where('project_id', '=', projectId)
      .execute()
    await writeChangedUse(tx, { project, changed, isCounted: row.is_counted })
    const kept = await keepFormerState(tx, { project, changed, accountId, change }, now)
    await addChange(tx, { ...project, before: row.bytes, row: kept }, now)
    return { ...changed, version: project.version + 1, changedAt: now }
  })
}

/**
 * Makes the summary public to everyone with the link, or private again. @throws AppError `not_found` where it is not
 * the caller's.
 */
export async function shareProject(db: Database, own: OwnProject, isShared: boolean, now: Date): Promise<Project> {
  return db.transaction().execute(async (tx) => {
    await lockAccess(tx, own)
    const row = await tx
      .updateTable('project')
      .set({ shared_at: isShared ? sql<Date>`coalesce(shared_at, ${now})` : null })
      .where('project_id', '=', own.projectId)
      .returningAll()
      .executeTakeFirstOrThrow()
    return toProject(row)
  })
}

/** @throws AppError `forbidden` for all but the owner. */
async function noteShare(
  tx: Database,
  holder: EditableProject,
  { project, changed }: { readonly project: Project; readonly changed: Project },
  now: Date,
): Promise<void> {
  assertRight({ ...holder, needs: 'own' }, project)
  const { projectId, accountId } = holder
  const companyId = changed.company?.companyId ?? project.company?.companyId
  if (companyId === undefined) return
  await assertStillMember(tx, companyId, accountId)
  const what = changed.company ? `shared the project to ${changed.company.access}` : 'stopped sharing the project'
  await noteCompanyEvent(tx, { companyId, projectId, accountId, what }, now)
}

/** Soft-deletes a project: its data stays for the operator. @throws AppError as a change does. */
export async function deleteProject(
  db: Database,
  { project, version }: Omit<ChangeRequest, 'change' | 'project'> & { readonly project: OwnProject },
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await lockProject(tx, project)
    assertVersion(toProject(row), version)
    await tx.updateTable('project').set({ deleted_at: now }).where('project_id', '=', project.projectId).execute()
  })
}

async function lockProject(tx: Database, holder: EditableProject) {
  const row = await tx
    .selectFrom('project')
    .selectAll()
    .select(projectBytes.as('bytes'))
    .where('project_id', '=', holder.projectId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw projectNotFound()
  assertRight(holder, { accountId: row.account_id, company: companyOf(row) })
  return row
}

/**
 * Locks a project for what is kept beside it, without its schedule. @throws AppError `not_found`, `forbidden` as the
 * right to it.
 */
export async function lockAccess(tx: Database, holder: EditableProject) {
  const row = await tx
    .selectFrom('project')
    .select(['version', 'locale', ...ACCESS_COLUMNS])
    .where('project_id', '=', holder.projectId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw projectNotFound()
  assertRight(holder, { accountId: row.account_id, company: companyOf(row) })
  return row
}

/** The project itself where the change has been made. @throws AppError as `assertVersion`, before any other. */
function repeated(project: Project, version: number | null, apply: (project: Project) => Project): Project {
  if (version === null || version === project.version) return apply(project)
  try {
    if (apply(project) === project) return project
  } catch (error) {
    if (!(error instanceof AppError)) throw error
  }
  assertVersion(project, version)
  return project
}

export function assertVersion({ version: currentVersion }: Pick<Project, 'version'>, version: number | null): void {
  if (version === null || version === currentVersion) return
  throw new AppError('conflict', 'This project has been changed since you opened it.', { answer: { currentVersion } })
}

export function detailColumns(details: ProjectDetails) {
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

export function scheduleColumns({ unitTypes, rooms, substitutions }: Schedule) {
  return {
    unit_types: JSON.stringify(unitTypes),
    substitutions: JSON.stringify(substitutions),
    rooms: JSON.stringify(rooms),
    room_labels: rooms.map(({ name }) => name),
    ...leadColumns(rooms),
  }
}

function isSameSchedule(one: Schedule, other: Schedule): boolean {
  return one.rooms === other.rooms && one.unitTypes === other.unitTypes && one.substitutions === other.substitutions
}
