import { admitLargeAnswer } from '#app/platform/http/large-answers.server.ts'
import { runInTurns } from '#app/platform/process/run-in-turns.server.ts'
import type { Project } from '@specify/schedule/model.ts'
import type { ProjectReader } from '../schedule/project-reader.ts'
import { shoppingListSteps } from '../schedule/shopping-list.ts'
import type { ProjectContext } from './shapes/project-context.ts'

/** A project with all that is stated of its products. `isWhole`: with ids, types and tags, though it may have none. */
export async function wholeProject(
  context: Pick<ProjectContext, 'actor' | 'atEnd' | 'clientAddress' | 'request'>,
  project: Project,
  reader: ProjectReader,
  isWhole?: true,
) {
  const lines = project.rooms.reduce((count, { items }) => count + items.length, 0)
  await admitLargeAnswer(context, lines)
  return runInTurns(shoppingListSteps(project, reader, isWhole))
}
