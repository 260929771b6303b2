import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import { assertSpecifier } from '#app/features/accounts/rules/access.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { createProject, emptyRooms } from '../store/create-project.server.ts'
import { chosenShare } from '../access/company-share.ts'
import { COMPANY_ACCESS, NO_CUSTOMER, PROJECT_LOCATIONS, PROJECT_TYPES } from '@specify/schedule/model.ts'
import { MAX_TEXT_LENGTH } from '@specify/core/text/typed-fields.ts'
import { trimRoomName } from '@specify/schedule/rooms/room-name.ts'
import { answer, CHANGE, validDetails } from './change.server.ts'
import { EXAMPLE_ANSWER } from './shapes/examples.ts'
import type { ProjectContext } from './shapes/project-context.ts'
import { CustomerInput, readCustomer, RoomLabels, Text } from './shapes/shapes.server.ts'

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
  roomsFromList: z.boolean().default(false).describe('The rooms come from a list that is added next: none is needed'),
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
    const fieldValues = { ...input.projectDetails, ...input.specifierDetails, ...readCustomer(input.customerDetails) }
    const details = validDetails(fieldValues, context.locale, isInternalUser)
    const rooms = emptyRooms(input.selectedRoomDetails.map(trimRoomName))
    if (rooms.length === 0 && !input.roomsFromList) {
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
