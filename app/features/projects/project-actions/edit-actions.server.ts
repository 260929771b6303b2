import { z } from 'zod'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { ownProject } from '../access/access.ts'
import { deleteProject as removeProject } from '../store/commands.server.ts'
import { PROJECT_STATUSES } from '@specify/schedule/model.ts'
import { trimRoomName } from '@specify/schedule/rooms/room-name.ts'
import { addRooms } from '@specify/schedule/rooms/rooms.ts'
import { changeRooms } from '@specify/schedule/rooms/change-rooms.ts'
import { CALLS_PER_MINUTE, CHANGE, updateEditableProject } from './change.server.ts'
import { EXAMPLE_ANSWER, EXAMPLE_ID, EXAMPLE_LINE_ITEM_ID } from './shapes/examples.ts'
import { readMutation, MutationInput } from './mutation.server.ts'
import type { ProjectContext } from './shapes/project-context.ts'
import { CHANGE_ERRORS, ProjectId, RoomLabels, Succeeded, Version } from './shapes/shapes.server.ts'

/** Room for a note on every line item of the largest project. */
const MAX_MUTATION_BYTES = 2 * 1024 * 1024

export const updateProject = defineEndpoint({
  ...CHANGE,
  name: 'projectBuilder/updateProject',
  summary: 'Adds rooms to a project, below those that it has; rooms that it has already stay as they are.',
  input: z.object({
    shoppingListId: ProjectId,
    version: Version,
    items: z.object({ selectedRoomDetails: RoomLabels }),
  }),
  example: {
    input: {
      shoppingListId: EXAMPLE_ID,
      version: 2,
      items: { selectedRoomDetails: ['Ensuite Bathroom 1', 'Kitchen 1'] },
    },
    output: EXAMPLE_ANSWER,
  },
  async run(context: ProjectContext, { shoppingListId, version, items }) {
    const names = items.selectedRoomDetails.map(trimRoomName)
    return updateEditableProject(context, { projectId: shoppingListId, version, change: 'add rooms' }, (project) => {
      const rooms = addRooms(project.rooms, names)
      return rooms.length === project.rooms.length ? project : { ...project, rooms }
    })
  },
})

export const updateProjectStatus = defineEndpoint({
  ...CHANGE,
  name: 'projectBuilder/updateProjectStatus',
  summary: 'Opens or closes a project, or sets one of its switches: fieldName says which.',
  input: z.discriminatedUnion('fieldName', [
    z.object({
      fieldName: z.literal('status'),
      shoppingListId: ProjectId,
      version: Version,
      status: z.enum(PROJECT_STATUSES),
    }),
    z.object({
      fieldName: z.enum(['showLandscape', 'showPricesOnPdf']),
      shoppingListId: ProjectId,
      version: Version,
      status: z.boolean(),
    }),
  ]),
  example: {
    input: { shoppingListId: EXAMPLE_ID, version: 2, fieldName: 'status', status: 'open' },
    output: EXAMPLE_ANSWER,
  },
  async run(context: ProjectContext, { shoppingListId: projectId, version, fieldName, status }) {
    return updateEditableProject(context, { projectId, version, change: fieldName }, (project) => ({
      ...project,
      [fieldName]: status,
    }))
  },
})

export const performMutationOnMyProjectById = defineEndpoint({
  ...CHANGE,
  name: 'projectBuilder/performMutationOnMyProjectById',
  maxBodyBytes: MAX_MUTATION_BYTES,
  summary: 'Saves the third step: quantities, notes, removals, renames, moves, order. All of it or nothing.',
  input: MutationInput,
  example: {
    input: {
      projectId: EXAMPLE_ID,
      version: 2,
      lineITemsToUpdate: [{ lineItemId: EXAMPLE_LINE_ITEM_ID, quantity: 24 }],
    },
    output: EXAMPLE_ANSWER,
  },
  async run(context: ProjectContext, input) {
    return updateEditableProject(context, { ...input, change: 'change rooms' }, (project) => ({
      ...project,
      rooms: changeRooms(project.rooms, readMutation(input, project)),
    }))
  },
})

export const deleteProject = defineEndpoint({
  name: 'projectBuilder/deleteProject',
  method: 'POST',
  caller: 'specifier',
  limitPerMinute: CALLS_PER_MINUTE,
  summary: 'Removes a project.',
  input: z.object({ id: ProjectId, version: Version }),
  output: z.object({ isError: Succeeded, id: z.string() }),
  example: { input: { id: EXAMPLE_ID, version: 3 }, output: { isError: false, id: EXAMPLE_ID } },
  errors: CHANGE_ERRORS,
  async run({ db, actor, now }: ProjectContext, { id, version }) {
    await removeProject(db, { project: ownProject(actor, id), version }, now)
    return { isError: false as const, id }
  },
})
