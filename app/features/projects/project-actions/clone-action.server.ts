import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import { assertSpecifier } from '#app/features/accounts/rules/access.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { createProject } from '../store/create-project.server.ts'
import { FIRST_PROJECT_VERSION } from '@specify/schedule/model.ts'
import { MAX_TEXT_LENGTH } from '@specify/core/text/typed-fields.ts'
import { copySchedule } from '@specify/schedule/edits/schedule-edits.ts'
import { answer, CHANGE, MINIMAL, validDetails } from './change.server.ts'
import { EXAMPLE_ANSWER, EXAMPLE_ID } from './shapes/examples.ts'
import type { ProjectContext } from './shapes/project-context.ts'
import { ProjectId, Text } from './shapes/shapes.server.ts'
import { ShoppingListAnswer } from './shapes/answer-shapes.server.ts'
import { readProject } from '../store/read-project.server.ts'

const Copied = { data: z.object({ code: z.literal('SUCCESS'), shoppingListId: z.string() }) }
const EXAMPLE_COPY = { data: { code: 'SUCCESS', shoppingListId: EXAMPLE_ID } } as const

export const cloneProject = defineEndpoint({
  ...CHANGE,
  name: 'projectBuilder/cloneProject',
  summary: 'Copies a project that the caller may see into a new open one of their own.',
  input: z.object({
    projectName: Text.meta({ minLength: 1, maxLength: MAX_TEXT_LENGTH }),
    shoppingListId: ProjectId,
    customerId: z.string().max(100).optional().describe('Ignored: the copy belongs to the caller'),
  }),
  output: ShoppingListAnswer.extend(Copied),
  minimal: { output: MINIMAL.output.extend(Copied), example: { ...MINIMAL.example, ...EXAMPLE_COPY } },
  example: {
    input: { shoppingListId: EXAMPLE_ID, projectName: 'Harbour Street Apartments tower B' },
    output: { ...EXAMPLE_ANSWER, ...EXAMPLE_COPY },
  },
  async run(context: ProjectContext, { projectName, shoppingListId }) {
    const owner = assertSpecifier(context.actor)
    const { isInternalUser } = owner
    const source = await readProject(context, shoppingListId)
    if (projectName.trim() === '') throw fieldError('projectName', 'Specification name is required.')
    const fieldValues = { ...source, ...source.customer, projectName, projectVersion: FIRST_PROJECT_VERSION }
    const details = validDetails(fieldValues, source.locale, isInternalUser)
    const copy = await createProject(
      context.db,
      {
        owner,
        locale: source.locale,
        details,
        isInternal: isInternalUser,
        schedule: copySchedule(source),
        showPricesOnPdf: source.showPricesOnPdf,
        showLandscape: source.showLandscape,
      },
      context.now,
    )
    return { ...(await answer(context, copy)), data: { code: 'SUCCESS' as const, shoppingListId: copy.projectId } }
  },
})

function fieldError(field: string, message: string): AppError {
  return new AppError('invalid_input', message, { fields: { [field]: message } })
}
