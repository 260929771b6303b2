import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '#app/core/app-error.ts'
import { assertSpecifier } from '#app/features/accounts/access.ts'
import type { Locale } from '#app/features/markets/model.ts'
import { defineAction } from '#app/platform/action.server.ts'
import { assertReadable } from '../access.ts'
import {
  changeProject,
  copyRooms,
  createProject,
  deleteProject as removeProject,
  emptyRooms,
} from '../commands.server.ts'
import { FIRST_PROJECT_VERSION, NO_CUSTOMER, PROJECT_STATUSES, type Project } from '../model.ts'
import { detailsProblems, toDetails, type GivenDetails } from '../project-fields.ts'
import { findProject } from '../queries.server.ts'
import { roomKey, trimRoomName } from '../room-name.ts'
import { addRooms, changeRooms, placeProduct } from '../rooms.ts'
import { toShoppingList } from '../shopping-list.ts'
import { EXAMPLE_ANSWER, EXAMPLE_ID, EXAMPLE_LINE_ITEM_ID } from './examples.ts'
import { readMutation, MutationInput } from './mutation.server.ts'
import { readerOf, type ProjectContext } from './project-context.ts'
import {
  CHANGE_ERRORS,
  CustomerInput,
  LineItemId,
  Note,
  ProjectId,
  Quantity,
  RoomName,
  ShoppingListAnswer,
  Succeeded,
  Text,
  Version,
} from './shapes.server.ts'

const CALLS_PER_MINUTE = 600
const SKU_LENGTH = 60
const MAX_LABELS = 5_000
const RoomLabels = z.array(RoomName).max(MAX_LABELS)
/** Room for a note on every line item of the largest project. */
const MAX_MUTATION_BYTES = 2 * 1024 * 1024
const change = {
  method: 'POST',
  limitPerMinute: CALLS_PER_MINUTE,
  output: ShoppingListAnswer,
  errors: CHANGE_ERRORS,
} as const

export const createShoppingList = defineAction({
  ...change,
  name: 'projectBuilder/createShoppingList',
  summary: 'Makes a project, open and with empty rooms. Customer details are kept for staff only.',
  input: z.object({
    projectDetails: z.object({
      projectName: Text.default(''),
      projectType: Text.default(''),
      projectStatus: z.string().max(40).optional().describe('New projects are open, whatever it says'),
      projectLocation: Text.default(''),
      opportunityNumber: Text.default(''),
      projectVersion: Text.default(''),
    }),
    customerDetails: CustomerInput.default(NO_CUSTOMER),
    IsInternalProject: z.boolean().optional().describe('Follows from who calls, whatever it says'),
    selectedRoomDetails: RoomLabels.default([]),
    specifierDetails: z.object({ username: Text.default('') }).default({ username: '' }),
  }),
  example: {
    input: {
      projectDetails: { projectName: 'Harbour Street Apartments', projectType: 'multi-res', projectLocation: 'NSW' },
      selectedRoomDetails: ['Ensuite Bathroom 1'],
      specifierDetails: { username: 'Ari Lane' },
    },
    output: EXAMPLE_ANSWER,
  },
  async run(context: ProjectContext, input) {
    const { accountId, isInternalUser } = assertSpecifier(context.actor)
    const given = { ...input.projectDetails, ...input.specifierDetails, ...input.customerDetails }
    const details = soundDetails(given, context.locale, isInternalUser)
    const rooms = emptyRooms(input.selectedRoomDetails.map(trimRoomName))
    if (rooms.length === 0) {
      const message = 'Please select at least one room.'
      throw new AppError('invalid_input', message, { fields: { selectedRoomDetails: message } })
    }
    const project = await createProject(
      context.db,
      { accountId, locale: context.locale, details, isInternal: isInternalUser, rooms },
      context.now,
    )
    return answer(context, project)
  },
})

const Placement = z.object({
  roomName: RoomName,
  lineItemId: LineItemId.nullish(),
  quantity: Quantity.nullish(),
  roomNotes: Note.nullish(),
})

const DetailFields = z.object({
  projectName: Text,
  projectType: Text,
  projectLocation: Text,
  opportunityNumber: Text,
  projectVersion: Text,
  username: Text,
  customerName: Text,
  customerAddress: Text,
  customerEmail: Text,
  customerPhone: Text,
})
const ChangedDetails = DetailFields.partial().extend({ status: z.enum(PROJECT_STATUSES).optional() })

export const updateShoppingList = defineAction({
  ...change,
  name: 'projectBuilder/updateShoppingList',
  summary:
    'With a SKU: puts the product into rooms; a line item without a quantity is removed, a room without a line item gets one more. Without: changes the details that are named.',
  input: z.object({
    shoppingListId: ProjectId,
    version: Version.optional().describe('Needed to change details'),
    sku: z.string().min(1).max(SKU_LENGTH).optional(),
    items: z.union([z.array(Placement).max(MAX_LABELS), ChangedDetails]).default([]),
    status: z.enum(PROJECT_STATUSES).optional(),
  }),
  example: {
    input: { shoppingListId: EXAMPLE_ID, sku: '96340C6AF', items: [{ roomName: 'Ensuite Bathroom 1', quantity: 24 }] },
    output: EXAMPLE_ANSWER,
  },
  async run(context: ProjectContext, input) {
    if (input.sku !== undefined) {
      if (!Array.isArray(input.items)) throw new AppError('invalid_input', 'items: must be a list of rooms')
      return addProduct(context, { ...input, sku: input.sku, items: input.items })
    }
    if (input.version === undefined) throw new AppError('invalid_input', 'version: is missing')
    if (Array.isArray(input.items) && input.items.length > 0) throw new AppError('invalid_input', 'sku: is missing')
    const changes = Array.isArray(input.items) ? {} : input.items
    return editDetails(context, { id: input.shoppingListId, version: input.version, changes, status: input.status })
  },
})

interface AddInput {
  readonly shoppingListId: string
  readonly version?: number | undefined
  readonly sku: string
  readonly items: readonly z.output<typeof Placement>[]
}

async function addProduct(context: ProjectContext, { shoppingListId, version, sku, items }: AddInput) {
  const { accountId } = assertSpecifier(context.actor)
  const reader = readerOf(context)
  const project = await changeProject(
    context.db,
    { projectId: shoppingListId, accountId, version: version ?? null, change: 'add product' },
    (current) => {
      const product = reader.findProduct(sku, current.locale)
      const exact = product?.variants.find((variant) => variant.sku === sku)
      const isAdding = items.some(({ lineItemId }) => !lineItemId)
      if (isAdding && (!product || !exact)) throw new AppError('not_found', 'There is no such product.')
      const added = { sku, productId: product?.productId ?? '', name: product?.name[current.locale] ?? sku }
      const placements = items.map((item) => ({
        roomName: trimRoomName(item.roomName),
        lineItemId: item.lineItemId ?? null,
        quantity: item.quantity ?? null,
        note: item.roomNotes ?? undefined,
      }))
      return { ...current, rooms: placeProduct(current.rooms, added, placements, randomUUID) }
    },
    context.now,
  )
  return answer(context, project)
}

interface EditInput {
  readonly id: string
  readonly version: number
  readonly changes: z.output<typeof ChangedDetails>
  readonly status: Project['status'] | undefined
}

async function editDetails(context: ProjectContext, { id, version, changes, status }: EditInput) {
  const { accountId } = assertSpecifier(context.actor)
  const { status: otherStatus, ...fields } = changes
  const project = await changeProject(
    context.db,
    { projectId: id, accountId, version, change: 'edit details' },
    (current) => {
      const given = { ...current, ...current.customer, ...definedOf(fields) }
      const details = soundDetails(given, current.locale, current.isInternal)
      return { ...current, ...details, status: status ?? otherStatus ?? current.status }
    },
    context.now,
  )
  return answer(context, project)
}

export const updateProject = defineAction({
  ...change,
  name: 'projectBuilder/updateProject',
  summary: 'Sets the rooms of a project, in their order. Rooms that hold products cannot be left out.',
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
    const { accountId } = assertSpecifier(context.actor)
    const names = items.selectedRoomDetails.map(trimRoomName)
    const keys = new Set(names.map(roomKey))
    const project = await changeProject(
      context.db,
      { projectId: shoppingListId, accountId, version, change: 'set rooms' },
      (current) => {
        const lost = current.rooms.find((room) => room.items.length > 0 && !keys.has(roomKey(room.name)))
        if (lost) throw new AppError('invalid_input', `${lost.name} holds products and cannot be left out.`)
        const all = addRooms(current.rooms, names)
        const byKey = new Map(all.map((room) => [roomKey(room.name), room]))
        return { ...current, rooms: [...keys].flatMap((key) => byKey.get(key) ?? []) }
      },
      context.now,
    )
    return answer(context, project)
  },
})

export const updateProjectStatus = defineAction({
  ...change,
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
  async run(context: ProjectContext, input) {
    const { accountId } = assertSpecifier(context.actor)
    const project = await changeProject(
      context.db,
      { projectId: input.shoppingListId, accountId, version: input.version, change: input.fieldName },
      (current) => ({ ...current, [input.fieldName]: input.status }),
      context.now,
    )
    return answer(context, project)
  },
})

export const performMutationOnMyProjectById = defineAction({
  ...change,
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
    const { accountId } = assertSpecifier(context.actor)
    const project = await changeProject(
      context.db,
      { projectId: input.projectId, accountId, version: input.version, change: 'change rooms' },
      (current) => ({ ...current, rooms: changeRooms(current.rooms, readMutation(input, current)) }),
      context.now,
    )
    return answer(context, project)
  },
})

export const deleteProject = defineAction({
  name: 'projectBuilder/deleteProject',
  method: 'POST',
  limitPerMinute: CALLS_PER_MINUTE,
  summary: 'Removes a project.',
  input: z.object({ id: ProjectId, version: Version }),
  output: z.object({ isError: Succeeded, id: z.string() }),
  example: { input: { id: EXAMPLE_ID, version: 3 }, output: { isError: false, id: EXAMPLE_ID } },
  errors: CHANGE_ERRORS,
  async run({ db, actor, now }: ProjectContext, { id, version }) {
    const { accountId } = assertSpecifier(actor)
    await removeProject(db, { projectId: id, accountId, version }, now)
    return { isError: false as const, id }
  },
})

export const cloneProject = defineAction({
  ...change,
  name: 'projectBuilder/cloneProject',
  summary: 'Copies a project that the caller may see into a new open one of their own.',
  input: z.object({
    projectName: Text,
    shoppingListId: ProjectId,
    customerId: z.string().max(100).optional().describe('The copy belongs to the caller, whatever it says'),
  }),
  output: z.object({
    isError: Succeeded,
    data: z.object({ code: z.literal('SUCCESS'), shoppingListId: z.string() }),
    shoppingList: ShoppingListAnswer.shape.shoppingList,
  }),
  example: {
    input: { shoppingListId: EXAMPLE_ID, projectName: 'Harbour Street Apartments tower B' },
    output: { ...EXAMPLE_ANSWER, data: { code: 'SUCCESS', shoppingListId: EXAMPLE_ID } },
  },
  async run(context: ProjectContext, { projectName, shoppingListId }) {
    const { accountId, isInternalUser } = assertSpecifier(context.actor)
    const source = assertReadable(context.actor, await findProject(context.db, shoppingListId))
    if (projectName.trim() === '') throw fieldError('projectName', 'Specification name is required.')
    const given = { ...source, ...source.customer, projectName, projectVersion: FIRST_PROJECT_VERSION }
    const details = soundDetails(given, source.locale, isInternalUser)
    const copy = await createProject(
      context.db,
      { accountId, locale: source.locale, details, isInternal: isInternalUser, rooms: copyRooms(source.rooms) },
      context.now,
    )
    const { shoppingList } = answer(context, copy)
    return {
      isError: false as const,
      data: { code: 'SUCCESS' as const, shoppingListId: copy.projectId },
      shoppingList,
    }
  },
})

function answer(context: ProjectContext, project: Project) {
  return { isError: false as const, shoppingList: toShoppingList(project, readerOf(context)) }
}

/** @throws AppError `invalid_input` with a sentence for each field. */
function soundDetails(given: GivenDetails, locale: Locale, isInternal: boolean) {
  const fields = detailsProblems(given, { locale, isInternal })
  const [message] = Object.values(fields)
  if (message !== undefined) throw new AppError('invalid_input', message, { fields })
  return toDetails(given, isInternal)
}

function fieldError(field: string, message: string): AppError {
  return new AppError('invalid_input', message, { fields: { [field]: message } })
}

function definedOf<T extends object>(fields: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never
}
