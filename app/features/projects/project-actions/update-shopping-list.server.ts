import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { PROJECT_STATUSES } from '@specify/schedule/model.ts'
import { CHANGE } from './change.server.ts'
import { EXAMPLE_ANSWER, EXAMPLE_ID } from './shapes/examples.ts'
import type { ProjectContext } from './shapes/project-context.ts'
import { CHANGE_ERRORS, MAX_LABELS, ProjectId, Version } from './shapes/shapes.server.ts'
import { ChangedDetails, editDetails } from './edit-details.server.ts'
import { Placement, addProduct } from './add-product.server.ts'

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
