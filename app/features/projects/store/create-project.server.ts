import { AppError } from '@specify/core/app-error.ts'
import type { Specifier } from '#app/features/accounts/rules/access.ts'
import type { Locale } from '@specify/core/market.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { addProject } from './account-storage.server.ts'
import { assertStillMember } from '../access/member-row.server.ts'
import { noteCompanyEvent } from '../access/company-events.server.ts'
import {
  MAX_PROJECTS,
  type CompanyShare,
  type Project,
  type ProjectDetails,
  type Room,
  type ScheduleRooms,
} from '@specify/schedule/model.ts'
import { toProject } from './project-row.server.ts'
import { writeNewUse } from './project-use.server.ts'
import { addRooms } from '@specify/schedule/rooms/rooms.ts'
import { detailColumns, scheduleColumns } from './commands.server.ts'

interface NewProject {
  readonly owner: Specifier
  readonly locale: Locale
  readonly details: ProjectDetails
  readonly isInternal: boolean
  readonly schedule: ScheduleRooms
  /** Null by default. */
  readonly company?: CompanyShare | null
  /** Copied from the original. */
  readonly showPricesOnPdf?: boolean
  readonly showLandscape?: boolean
}

/** Stores a new project, open and in its first version. @throws AppError `invalid_input` where the account has or keeps too much. */
export async function createProject(db: Database, project: NewProject, now: Date): Promise<Project> {
  const { company } = project
  await assertFewProjects(db, project.owner)
  return db.transaction().execute(async (tx) => {
    if (!company) return insertProject(tx, project, now)
    await assertStillMember(tx, company.companyId, project.owner.accountId)
    const created = await insertProject(tx, project, now)
    const { projectId, accountId } = created
    const what = `shared the project to ${company.access}`
    await noteCompanyEvent(tx, { companyId: company.companyId, projectId, accountId, what }, now)
    return created
  })
}

async function assertFewProjects(db: Database, { accountId }: Specifier): Promise<void> {
  const beyond = await db
    .selectFrom('project')
    .select('project_id')
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .offset(MAX_PROJECTS - 1)
    .limit(1)
    .executeTakeFirst()
  if (!beyond) return
  const most = MAX_PROJECTS.toLocaleString('en-AU')
  throw new AppError(
    'invalid_input',
    `An account has ${most} projects at most. Please delete one that you no longer need.`,
  )
}

async function insertProject(tx: Database, project: NewProject, now: Date): Promise<Project> {
  const row = await tx
    .insertInto('project')
    .values({
      account_id: project.owner.accountId,
      locale: project.locale,
      is_internal: project.isInternal,
      use_version: 1,
      is_counted: true,
      company_id: project.company?.companyId ?? null,
      company_edits: project.company?.access === 'edit',
      created_at: now,
      changed_at: now,
      ...(project.showPricesOnPdf === undefined ? {} : { show_prices_on_pdf: project.showPricesOnPdf }),
      ...(project.showLandscape === undefined ? {} : { show_landscape: project.showLandscape }),
      ...detailColumns(project.details),
      ...scheduleColumns({ ...project.schedule, substitutions: [] }),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await addProject(tx, row, now)
  const created = toProject(row)
  await writeNewUse(tx, created)
  return created
}

/** @throws AppError `invalid_input` for an invalid name. */
export function emptyRooms(labels: readonly string[]): readonly Room[] {
  return addRooms([], labels)
}
