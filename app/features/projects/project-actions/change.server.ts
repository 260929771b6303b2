import { AppError } from '@specify/core/app-error.ts'
import { prefersMinimal } from '#app/platform/endpoint.server.ts'
import type { Locale } from '@specify/core/market.ts'
import { toBuilderProject } from '../schedule/builder-project.ts'
import { editableProject } from '../access/access.ts'
import { changeProject } from '../store/commands.server.ts'
import type { Project } from '@specify/schedule/model.ts'
import { detailsProblems, toDetails, type GivenDetails } from '../details/project-fields.ts'
import { EXAMPLE_BUILDER_ANSWER } from '../schedule/examples.ts'
import { readerOf, type ProjectContext } from './shapes/project-context.ts'
import { CHANGE_ERRORS } from './shapes/shapes.server.ts'
import { BuilderAnswer, ShoppingListAnswer } from './shapes/answer-shapes.server.ts'
import { wholeProject } from './whole-project.server.ts'
import { loadProject } from '../store/read-project.server.ts'

export const CALLS_PER_MINUTE = 600

/** A project without the attributes of its products, for callers that prefer less. */
export const MINIMAL = { output: BuilderAnswer, example: EXAMPLE_BUILDER_ANSWER }

export const CHANGE = {
  method: 'POST',
  caller: 'specifier',
  limitPerMinute: CALLS_PER_MINUTE,
  output: ShoppingListAnswer,
  minimal: MINIMAL,
  errors: CHANGE_ERRORS,
} as const

/** `isWhole`: with ids, types and tags, though the project may have none. */
export async function answer(context: ProjectContext, project: Project, isWhole?: true) {
  const reader = readerOf(context)
  return prefersMinimal(context.request)
    ? { isError: false as const, project: toBuilderProject(project, reader) }
    : { isError: false as const, shoppingList: await wholeProject(context, project, reader, isWhole) }
}

interface ChangeRequest {
  readonly projectId: string
  /** The version that the change was based on; null for changes that fit any. */
  readonly version: number | null
  /** Description for the history. */
  readonly change: string
}

/** Changes an own project and answers it. @throws AppError as `changeProject`. */
export async function updateEditableProject(
  context: ProjectContext,
  { projectId, version, change }: ChangeRequest,
  apply: (project: Project) => Project,
) {
  const request = { project: editableProject(context.actor, projectId), version, change }
  return answer(context, await changeProject(context.db, request, apply, context.now))
}

/** @throws AppError `invalid_input` with a sentence for each field. */
export function validDetails(details: GivenDetails, locale: Locale, isInternal: boolean) {
  const fields = detailsProblems(details, { locale, isInternal })
  const [message] = Object.values(fields)
  if (message !== undefined) throw new AppError('invalid_input', message, { fields })
  return toDetails(details, isInternal)
}

/** A clash with the state that it clashes with, so that nobody need ask for it. */
export async function withCurrentState(error: unknown, projectId: string, context: ProjectContext): Promise<unknown> {
  if (!(error instanceof AppError) || error.code !== 'conflict') return error
  const project = await loadProject(context, projectId)
  if (!project) return error
  const { isError: _, ...state } = await answer(context, project, true)
  return new AppError('conflict', error.message, { answer: { currentVersion: project.version, ...state } })
}
