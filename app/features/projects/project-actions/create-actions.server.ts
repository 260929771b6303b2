import { z } from 'zod'
import { AppError } from '#app/core/app-error.ts'
import { assertSpecifier } from '#app/features/accounts/access.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { assertReadable } from '../access.ts'
import { createProject, emptyRooms } from '../create-project.server.ts'
import { chosenShare } from '../company-share.ts'
import { COMPANY_ACCESS, FIRST_PROJECT_VERSION, NO_CUSTOMER, PROJECT_LOCATIONS, PROJECT_TYPES } from '../model.ts'
import { MAX_TEXT_LENGTH } from '../typed-fields.ts'
import { findProject } from '../queries.server.ts'
import { trimRoomName } from '../room-name.ts'
import { copySchedule } from '../schedule-edits.ts'
import { answer, CHANGE, MINIMAL, validDetails } from './change.server.ts'
import { EXAMPLE_ANSWER, EXAMPLE_ID } from './examples.ts'
import type { ProjectContext } from './project-context.ts'
import { CustomerInput, readCustomer, ProjectId, RoomLabels, Text } from './shapes.server.ts'
import { ShoppingListAnswer } from './answer-shapes.server.ts'

const Name = z.string().max(MAX_TEXT_LENGTH)

export const NewDetails = z.object({
  projectName: Text.default(''),
  projectType: Text.default(''),
  projectStatus: z.string().max(40).optional().describe('Ignored: new projects are open'),
  projectLocation: Text.default(''),
  opportunityNumber: Text.default(''),
  projectVersion: Text.default(''),
  companyAccess: z.enum(COMPANY_ACCESS).optional().describe('What colleagues may do with it: none by default'),
})

const NewProjectInput = z.object({
  projectDetails: NewDetails,
  customerDetails: CustomerInput.default(NO_CUSTOMER),
  IsInternalProject: z.boolean().optional().describe('Ignored: follows from the caller'),
  selectedRoomDetails: RoomLabels.default([]),
  specifierDetails: z.object({ username: Text.default('') }).default({ username: '' }),
})

/** The same for the API description: with the rules that refuse each field in a sentence of its own. */
export const DescribedNewProject = NewProjectInput.extend({
  projectDetails: NewDetails.extend({
    projectName: Name.min(1),
    projectType: z.enum(Object.keys(PROJECT_TYPES)),
    projectLocation: z.enum(Object.values(PROJECT_LOCATIONS).flat()).describe('One of the market'),
    opportunityNumber: Name.default(''),
    projectVersion: Name.default(''),
  }),
  selectedRoomDetails: RoomLabels.min(1),
  specifierDetails: z.object({ username: Name.min(1) }),
})

export const createShoppingList = defineEndpoint({
  ...CHANGE,
  name: 'projectBuilder/createShoppingList',
  summary: 'Makes a project, open and with empty rooms. Customer details are kept for staff only.',
  input: NewProjectInput,
  described: DescribedNewProject,
  example: {
    input: {
      projectDetails: { projectName: 'Harbour Street Apartments', projectType: 'multi-res', projectLocation: 'NSW' },
      selectedRoomDetails: ['Ensuite Bathroom 1'],
      specifierDetails: { username: 'Ari Lane' },
    },
    output: EXAMPLE_ANSWER,
  },
  async run(context: ProjectContext, input) {
    const owner = assertSpecifier(context.actor)
    const { isInternalUser } = owner
    const given = { ...input.projectDetails, ...input.specifierDetails, ...readCustomer(input.customerDetails) }
    const details = validDetails(given, context.locale, isInternalUser)
    const rooms = emptyRooms(input.selectedRoomDetails.map(trimRoomName))
    if (rooms.length === 0) {
      const message = 'Please select at least one room.'
      throw new AppError('invalid_input', message, { fields: { selectedRoomDetails: message } })
    }
    const project = await createProject(
      context.db,
      {
        owner,
        locale: context.locale,
        details,
        isInternal: isInternalUser,
        schedule: { unitTypes: [], rooms },
        company: chosenShare(null, input.projectDetails.companyAccess, owner.company),
      },
      context.now,
    )
    return answer(context, project)
  },
})

const Copied = { data: z.object({ code: z.literal('SUCCESS'), shoppingListId: z.string() }) }
const EXAMPLE_COPY = { data: { code: 'SUCCESS', shoppingListId: EXAMPLE_ID } } as const

export const cloneProject = defineEndpoint({
  ...CHANGE,
  name: 'projectBuilder/cloneProject',
  summary: 'Copies a project that the caller may see into a new open one of their own.',
  input: z.object({
    projectName: Text,
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
    const source = assertReadable(context.actor, await findProject(context.db, shoppingListId))
    if (projectName.trim() === '') throw fieldError('projectName', 'Specification name is required.')
    const given = { ...source, ...source.customer, projectName, projectVersion: FIRST_PROJECT_VERSION }
    const details = validDetails(given, source.locale, isInternalUser)
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
    return { ...answer(context, copy), data: { code: 'SUCCESS' as const, shoppingListId: copy.projectId } }
  },
})

function fieldError(field: string, message: string): AppError {
  return new AppError('invalid_input', message, { fields: { [field]: message } })
}
