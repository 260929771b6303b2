import { z } from 'zod'
import { PROJECT_STATUSES, PROJECT_TYPES, type ProjectType } from '../model.ts'

export const Succeeded = z.literal(false)
export const ProjectId = z.uuid('must be the id of a project')
export const Version = z.int('must be a whole number').min(1, 'must be a version').max(2_147_483_647)
export const LineItemId = z.uuid('must be the id of a line item')
export const Text = z.string().max(500)
export const RoomName = z.string().max(100)
/** The most labels of one call. */
export const MAX_LABELS = 5_000
export const RoomLabels = z.array(RoomName).max(MAX_LABELS)
export const Quantity = z.int('must be a whole number')
export const Note = z.string().max(2_000)

const ProjectTypeKey = z.enum(Object.keys(PROJECT_TYPES) as ProjectType[])

export const CustomerInput = z.object({
  customerName: Text.default(''),
  customerAddress: Text.default(''),
  customerEmail: Text.default(''),
  customerPhone: Text.default(''),
})

export const ProjectSummaryShape = z
  .object({
    id: z.string(),
    shoppingListId: z.string(),
    projectId: z.string(),
    version: z.int(),
    projectName: z.string(),
    projectType: ProjectTypeKey,
    projectStatus: z.enum(PROJECT_STATUSES),
    status: z.enum(PROJECT_STATUSES),
    projectLocation: z.string(),
    opportunityNumber: z.string(),
    projectVersion: z.string(),
    projectCreatedDate: z.string().describe('ISO date and time'),
    createdAt: z.string(),
    lastModifiedAt: z.string(),
    showPricesOnPdf: z.boolean(),
    showLandscape: z.boolean(),
    isShared: z.boolean().describe('Whether anybody with the link may read the summary'),
    username: z.string(),
    IsInternalProject: z.boolean(),
    customerDetails: z.object({
      customerName: z.string(),
      customerAddress: z.string(),
      customerEmail: z.string(),
      customerPhone: z.string(),
    }),
  })
  .meta({ id: 'ProjectSummary' })

const LineItemShape = z
  .object({
    id: z.string(),
    productId: z.string(),
    name: z.string(),
    roomName: z.string(),
    quantity: z.int(),
    roomNotes: z.string(),
    itemPriority: z.int().describe('Place in its room, from 1'),
    isProductAvailable: z.boolean(),
    slug: z.string().describe('Address below the locale; empty for a product that is gone'),
    replacements: z.array(z.string()).describe('SKUs to take in its place'),
    variant: z.object({
      sku: z.string(),
      images: z.array(z.string()),
      lineDiagramList: z.array(z.string()),
      price: z
        .object({ centAmount: z.int(), fractionDigits: z.int(), currencyCode: z.string() })
        .nullable()
        .describe('For one; null where there is none to show'),
      contactUs: z.boolean(),
      attributes: z.record(z.string(), z.unknown()),
    }),
  })
  .meta({ id: 'LineItem' })

export const ShoppingListShape = ProjectSummaryShape.extend({
  roomLabels: z.array(z.string()),
  roomGroups: z.array(z.object({ roomName: z.string(), roomNotes: z.string(), items: z.array(LineItemShape) })),
  lineItems: z.array(LineItemShape),
}).meta({ id: 'ShoppingList' })

export const ShoppingListAnswer = z.object({ isError: Succeeded, shoppingList: ShoppingListShape })

/** What the refused and the clashing share. */
export const CHANGE_ERRORS = ['unauthorized', 'not_found', 'conflict', 'unavailable'] as const
