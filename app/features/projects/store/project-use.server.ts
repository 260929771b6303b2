import { skuPieces } from '@specify/schedule/sku-pieces.ts'
import type { Project, ProjectStatus, ScheduleRooms } from '@specify/schedule/model.ts'
import { NO_USES, type SkuUses } from '#app/features/sku-use/sku-use.ts'
import { changeUse, replaceUse } from '#app/features/sku-use/write-use.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { toProject } from './project-row.server.ts'

type Counted = ScheduleRooms & { readonly status: ProjectStatus }

/** SKUs of a project while it is open. */
function useOf(project: Counted): SkuUses {
  return project.status === 'open' ? skuPieces(project) : NO_USES
}

const subjectOf = ({ projectId, locale }: Pick<Project, 'projectId' | 'locale'>) =>
  ({ subjectId: projectId, kind: 'project', market: locale }) as const

export async function writeNewUse(tx: Database, project: Project): Promise<void> {
  await changeUse(tx, subjectOf(project), NO_USES, useOf(project))
}

interface ProjectChange {
  readonly project: Project
  readonly changed: Project
  /** False where the rows may be those of another state. */
  readonly isCounted: boolean
}

export async function writeChangedUse(tx: Database, { project, changed, isCounted }: ProjectChange): Promise<void> {
  const subject = subjectOf(project)
  if (!isCounted) return replaceUse(tx, subject, useOf(changed))
  const isSame =
    project.rooms === changed.rooms && project.unitTypes === changed.unitTypes && project.status === changed.status
  if (!isSame) await changeUse(tx, subject, useOf(project), useOf(changed))
}

/** Counts a project as it is stored. False where it is gone, or where somebody changes it right now. */
export async function recountProject(tx: Database, projectId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('project')
    .selectAll()
    .where('project_id', '=', projectId)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!row) return false
  const project = toProject(row)
  await replaceUse(tx, subjectOf(project), row.deleted_at === null ? useOf(project) : NO_USES)
  await tx
    .updateTable('project')
    .set({ use_version: row.version, is_counted: true })
    .where('project_id', '=', projectId)
    .execute()
  return true
}
