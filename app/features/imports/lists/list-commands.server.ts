import { randomUUID } from 'node:crypto'
import { AppError } from '@specify/core/app-error.ts'
import type { EditableProject } from '#app/features/projects/access/access.ts'
import { changeProject } from '#app/features/projects/store/commands.server.ts'
import { findProject } from '#app/features/projects/store/queries.server.ts'
import { readFormerState } from '#app/features/projects/store/former-states.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { Project } from '@specify/schedule/model.ts'
import { addRows, type PlacedRow } from '@specify/list-reader/draft/add-rows.ts'

interface ListChange {
  readonly project: EditableProject
  /** The version that the list was read with, or that adding it led to. */
  readonly version: number
  /** Names one import: the same one is never added twice. */
  readonly importId: string
}

const MOVED_ON = 'This project has been changed since the list was added, so it cannot be undone as a whole.'

/**
 * Changes a project by a list, in one version; returns it, the same where the list was applied before.
 * @throws AppError `conflict` where the project has moved on; as `apply`.
 */
export async function changeByList(
  db: Database,
  change: ListChange,
  apply: (project: Project) => Project,
  now: Date,
): Promise<{ readonly version: number; readonly wasThere: boolean }> {
  const name = changeName('import list', change)
  try {
    const { version } = await changeProject(db, { ...change, change: name }, apply, now)
    return { version, wasThere: false }
  } catch (error) {
    const before = isConflict(error) ? await findVersionBefore(db, change.project, name) : null
    if (before === null) throw error
    return { version: before + 1, wasThere: true }
  }
}

/** Adds accepted rows in one change. @throws AppError as `changeByList` and `addRows`. */
export async function addList(
  db: Database,
  { rows, ...change }: ListChange & { readonly rows: readonly PlacedRow[] },
  now: Date,
): ReturnType<typeof changeByList> {
  return changeByList(db, change, (project) => ({ ...project, ...addRows(project, rows, randomUUID) }), now)
}

/**
 * Takes an import back: the project is as it was before. @throws AppError `conflict` where it has been changed since,
 * `not_found` where there is no such import.
 */
export async function undoList(db: Database, change: ListChange, now: Date): Promise<number> {
  const name = changeName('undo list', change)
  const before = await findVersionBefore(db, change.project, changeName('import list', change))
  if (before === null || before + 1 !== change.version) throw new AppError('not_found', 'There is no such import.')
  try {
    const present = await findProject(db, change.project.projectId)
    // One that has moved on is refused by its version.
    const former = present?.version === change.version ? await readFormerState(db, present, before) : null
    const { version } = await changeProject(
      db,
      { ...change, change: name },
      (project) => {
        if (!former) return project
        const { unitTypes, rooms, substitutions } = former
        return { ...project, unitTypes, rooms, substitutions }
      },
      now,
    )
    return version
  } catch (error) {
    if (!isConflict(error)) throw error
    const undone = await findVersionBefore(db, change.project, name)
    if (undone !== null) return undone + 1
    throw new AppError('conflict', MOVED_ON, error.details)
  }
}

function changeName(what: string, { importId }: Pick<ListChange, 'importId'>): string {
  return `${what} ${importId}`
}

function isConflict(error: unknown): error is AppError {
  return error instanceof AppError && error.code === 'conflict'
}

async function findVersionBefore(db: Database, { projectId }: EditableProject, change: string): Promise<number | null> {
  const row = await db
    .selectFrom('project_past')
    .select('version')
    .where('project_id', '=', projectId)
    .where('change', '=', change)
    .executeTakeFirst()
  return row?.version ?? null
}
