import { randomUUID } from 'node:crypto'
import { AppError } from '#app/core/app-error.ts'
import type { EditableProject } from '#app/features/projects/access.ts'
import { changeProject } from '#app/features/projects/commands.server.ts'
import type { Project } from '#app/features/projects/model.ts'
import type { Database } from '#app/platform/database.server.ts'
import { addRows, type PlacedRow } from './add-rows.ts'

interface ListChange {
  readonly project: EditableProject
  /** The version that the list was read with, or that adding it led to. */
  readonly version: number
  /** Names one import: the same one is never added twice. */
  readonly importId: string
}

const MOVED_ON = 'This project has been changed since the list was added, so it cannot be undone as a whole.'

/**
 * Adds accepted rows in one change; returns the version that it led to, which is the same where it was added before.
 * @throws AppError `conflict` where the project has moved on; as `addRows`.
 */
export async function addList(
  db: Database,
  { rows, ...change }: ListChange & { readonly rows: readonly PlacedRow[] },
  now: Date,
): Promise<{ readonly version: number; readonly wasThere: boolean }> {
  const name = changeName('import list', change)
  try {
    const { version } = await changeProject(
      db,
      { ...change, change: name },
      (project) => ({ ...project, ...addRows(project, rows, randomUUID) }),
      now,
    )
    return { version, wasThere: false }
  } catch (error) {
    const before = isConflict(error) ? await findBefore(db, change.project, name) : null
    if (!before) throw error
    return { version: before.version + 1, wasThere: true }
  }
}

/**
 * Takes an import back: the project is as it was before. @throws AppError `conflict` where it has been changed since,
 * `not_found` where there is no such import.
 */
export async function undoList(db: Database, change: ListChange, now: Date): Promise<number> {
  const name = changeName('undo list', change)
  const before = await findBefore(db, change.project, changeName('import list', change))
  if (!before || before.version + 1 !== change.version) throw new AppError('not_found', 'There is no such import.')
  try {
    const { version } = await changeProject(
      db,
      { ...change, change: name },
      (project) => ({ ...project, unitTypes: before.project.unitTypes, rooms: before.project.rooms }),
      now,
    )
    return version
  } catch (error) {
    if (!isConflict(error)) throw error
    const undone = await findBefore(db, change.project, name)
    if (undone) return undone.version + 1
    throw new AppError('conflict', MOVED_ON, error.details)
  }
}

function changeName(what: string, { importId }: Pick<ListChange, 'importId'>): string {
  return `${what} ${importId}`
}

function isConflict(error: unknown): error is AppError {
  return error instanceof AppError && error.code === 'conflict'
}

async function findBefore(
  db: Database,
  { projectId }: EditableProject,
  change: string,
): Promise<{ readonly version: number; readonly project: Project } | null> {
  const row = await db
    .selectFrom('project_history')
    .innerJoin('project', 'project.project_id', 'project_history.project_id')
    .select(['project_history.version', 'project_history.before'])
    .where('project_history.project_id', '=', projectId)
    .where('project.deleted_at', 'is', null)
    .where('project_history.change', '=', change)
    .executeTakeFirst()
  return row ? { version: row.version, project: row.before as unknown as Project } : null
}
