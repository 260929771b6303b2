import { z } from 'zod'
import { assertSpecifier } from '#app/features/accounts/rules/access.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { createProject } from '../store/create-project.server.ts'
import { FIRST_PROJECT_VERSION, NO_CUSTOMER } from '@specify/schedule/model.ts'
import { roomsOfTemplate } from '@specify/schedule/rooms/templates.ts'
import { answer, CHANGE, validDetails } from './change.server.ts'
import { DescribedNewProject, NewDetails } from './create-actions.server.ts'
import { EXAMPLE_ANSWER } from './shapes/examples.ts'
import { findTemplate } from './operator-templates.server.ts'
import type { TemplateContext } from './shapes/project-context.ts'
import { Text } from './shapes/shapes.server.ts'
import { TemplateId } from './shapes/template-shapes.server.ts'

const Input = z.object({
  templateId: TemplateId,
  projectDetails: NewDetails,
  specifierDetails: z.object({ username: Text.default('') }).default({ username: '' }),
})

export const createFromTemplate = defineEndpoint({
  ...CHANGE,
  name: 'projectBuilder/createFromTemplate',
  summary:
    'Makes a project, open, with the rooms and products of a template of the operator, of the caller or of the company.',
  input: Input,
  described: DescribedNewProject.pick({ projectDetails: true, specifierDetails: true }).extend({
    templateId: TemplateId,
  }),
  example: {
    input: {
      templateId: 'standard-ensuite',
      projectDetails: { projectName: 'Harbour Street Apartments', projectType: 'multi-res', projectLocation: 'NSW' },
      specifierDetails: { username: 'Ari Lane' },
    },
    output: EXAMPLE_ANSWER,
  },
  async run(context: TemplateContext, { templateId, projectDetails, specifierDetails }) {
    const owner = assertSpecifier(context.actor)
    const { isInternalUser } = owner
    const { projectVersion } = projectDetails
    const fieldValues = {
      ...projectDetails,
      ...specifierDetails,
      ...NO_CUSTOMER,
      projectVersion: projectVersion || FIRST_PROJECT_VERSION,
    }
    const details = validDetails(fieldValues, context.locale, isInternalUser)
    const template = await findTemplate(context, owner, templateId)
    const rooms = roomsOfTemplate(template, { copies: 1, unitTypeId: null, tagOf: () => '' })
    const project = await createProject(
      context.db,
      { owner, locale: context.locale, details, isInternal: isInternalUser, schedule: { unitTypes: [], rooms } },
      context.now,
    )
    return answer(context, project)
  },
})
