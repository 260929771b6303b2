import { admitLargeAnswer } from '#app/platform/http/large-answers.server.ts'
import { runInTurns } from '#app/platform/run-in-turns.server.ts'
import type { Project } from '../model.ts'
import type { ProjectReader } from '../project-reader.ts'
import { shoppingListSteps } from '../shopping-list.ts'
import type { ProjectContext } from './project-context.ts'

/** With fewer line items an answer is small, and made at once. */
const MANY_LINES = 200

/** A project with all that is stated of its products. `isWhole`: with ids, types and tags, though it may have none. */
export async function wholeProject(
  context: Pick<ProjectContext, 'atEnd' | 'clientAddress' | 'request'>,
  project: Project,
  reader: ProjectReader,
  isWhole?: true,
) {
  const lines = project.rooms.reduce((count, { items }) => count + items.length, 0)
  if (lines > MANY_LINES) await admitLargeAnswer(context, lines)
  return runInTurns(shoppingListSteps(project, reader, isWhole))
}
