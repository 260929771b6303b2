import { z } from 'zod'
import { AppError } from '#app/core/app-error.ts'
import { newUuid } from '#app/core/new-uuid.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { assertAddable, isAvailable } from '../addable.ts'
import { PROJECT_STATUSES } from '../model.ts'
import { trimRoomName } from '../room-name.ts'
import { placeProduct } from '../rooms.ts'
import { CHANGE, changeOwnProject } from './change.server.ts'
import { EXAMPLE_ANSWER, EXAMPLE_ID } from './examples.ts'
import { readerOf, type ProjectContext } from './project-context.ts'
import { CHANGE_ERRORS, LineItemId, MAX_LABELS, Note, ProjectId, Quantity, RoomName, Version } from './shapes.server.ts'
import { ChangedDetails, editDetails } from './edit-details.server.ts'

const Sku = z.string().min(1).max(60)
const AllowDiscontinued = z
  .boolean()
  .optional()
  .describe('Adds a discontinued product, which is refused with the code product_discontinued otherwise')

const MAX_COMPANIONS = 20
const Companions = z
  .array(Sku)
  .max(MAX_COMPANIONS)
  .optional()
  .describe('SKUs of what is needed beside the product: added to the same rooms, as many as of it')

const Placement = z.object({
  roomName: RoomName,
  lineItemId: LineItemId.nullish(),
  quantity: Quantity.nullish(),
  roomNotes: Note.nullish(),
})

export const updateShoppingList = defineEndpoint({
  ...CHANGE,
  name: 'projectBuilder/updateShoppingList',
  errors: [...CHANGE_ERRORS, 'product_discontinued'],
  summary:
    'With a SKU: puts the product into rooms; a line item without a quantity is removed, a room without a line item gets one more. Without: changes the details that are named.',
  input: z.object({
    shoppingListId: ProjectId,
    version: Version.optional().describe('Needed to change details'),
    sku: Sku.optional(),
    allowDiscontinued: AllowDiscontinued,
    companions: Companions,
    items: z.union([z.array(Placement).max(MAX_LABELS), Placement, ChangedDetails]).default([]),
    status: z.enum(PROJECT_STATUSES).optional(),
  }),
  described: z.union([
    z.object({
      shoppingListId: ProjectId,
      version: Version.optional(),
      sku: Sku,
      allowDiscontinued: AllowDiscontinued,
      companions: Companions,
      items: z.union([z.array(Placement).max(MAX_LABELS), Placement]).default([]),
      status: z.enum(PROJECT_STATUSES).optional(),
    }),
    z.object({
      shoppingListId: ProjectId,
      version: Version,
      items: ChangedDetails.optional(),
      status: z.enum(PROJECT_STATUSES).optional(),
    }),
  ]),
  example: {
    input: { shoppingListId: EXAMPLE_ID, sku: '96340C6AF', items: [{ roomName: 'Ensuite Bathroom 1', quantity: 24 }] },
    output: EXAMPLE_ANSWER,
  },
  async run(context: ProjectContext, input) {
    if (input.sku !== undefined) {
      const items = [input.items].flat()
      if (!items.every((item) => 'roomName' in item)) throw new AppError('invalid_input', 'items: must name rooms')
      return addProduct(context, { ...input, sku: input.sku, items })
    }
    if (input.version === undefined) throw new AppError('invalid_input', 'version: is missing')
    const changes = Array.isArray(input.items) && input.items.length === 0 ? {} : input.items
    if (Array.isArray(changes) || 'roomName' in changes) throw new AppError('invalid_input', 'sku: is missing')
    return editDetails(context, { ...input, projectId: input.shoppingListId, version: input.version, changes })
  },
})

interface AddInput {
  readonly shoppingListId: string
  readonly version?: number | undefined
  readonly sku: string
  readonly allowDiscontinued?: boolean | undefined
  readonly companions?: readonly string[] | undefined
  readonly items: readonly z.output<typeof Placement>[]
}

async function addProduct(context: ProjectContext, input: AddInput) {
  const { shoppingListId, version, sku, items, allowDiscontinued = false, companions = [] } = input
  const reader = readerOf(context)
  const request = { projectId: shoppingListId, version: version ?? null, change: 'add product' }
  return changeOwnProject(context, request, (project) => {
    const product = reader.findNamed(sku, project.locale)
    const isAdding = items.some(({ lineItemId }) => !lineItemId)
    if (isAdding && !product) throw new AppError('not_found', 'There is no such product.')
    if (isAdding && product) assertAddable(product, allowDiscontinued)
    const added = { sku, productId: product?.productId ?? '', name: product?.name ?? sku }
    const placements = items.map((item) => ({
      roomName: trimRoomName(item.roomName),
      lineItemId: item.lineItemId ?? null,
      quantity: item.quantity ?? null,
      note: item.roomNotes ?? undefined,
    }))
    const rooms = placeProduct(project.rooms, added, placements, newUuid)
    const fresh = placements
      .filter(({ lineItemId }) => lineItemId === null)
      .map((each) => ({ ...each, note: undefined }))
    return {
      ...project,
      rooms: [...new Set(companions)].reduce((before, companion) => {
        const listed = reader.findListed(companion, project.locale)
        if (!listed || listed.variant.sku === sku) throw new AppError('not_found', 'There is no such product.')
        assertAddable({ isAvailable: isAvailable(listed.product) }, false)
        const { productId, name } = listed.product
        const other = { sku: listed.variant.sku, productId, name: name[project.locale] }
        return placeProduct(before, other, fresh, newUuid)
      }, rooms),
    }
  })
}
