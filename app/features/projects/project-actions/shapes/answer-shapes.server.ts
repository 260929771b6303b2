import { WATER_USES, type WaterUse } from '@specify/catalogue/facts/evidence-fields.ts'
import { z } from 'zod'
import { CURRENCY_CODES } from '@specify/core/money.ts'
import { COMPANY_ACCESS, PROJECT_STATUSES, PROJECT_TYPES, type ProjectType } from '@specify/schedule/model.ts'
import { HandedTwinShape, HandsShape } from './hands-shapes.server.ts'
import { UNIT_SIDES } from '@specify/schedule/hands/unit-hands.ts'
import { FreeLineShape } from './free-line-shapes.server.ts'
import { RoomAccessKey, Succeeded } from './shapes.server.ts'
import { SubstitutionShape } from './substitution-shapes.server.ts'

const ProjectTypeKey = z.enum(Object.keys(PROJECT_TYPES) as ProjectType[])

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
    companyAccess: z.enum(COMPANY_ACCESS).describe('What the company of its owner may do with it'),
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

const Price = z.object({ centAmount: z.int(), fractionDigits: z.int(), currencyCode: z.enum(CURRENCY_CODES) })

const LineItemShape = z
  .object({
    id: z.string(),
    productId: z.string(),
    name: z.string(),
    roomName: z.string(),
    quantity: z.int(),
    roomNotes: z.string(),
    itemPriority: z.int().describe('Place in its room, from 1'),
    roomId: z.string().optional(),
    tag: z.string().optional(),
    totalQuantity: z.int().optional().describe('For all units of the type of its room, or those of its hand'),
    side: z.enum(UNIT_SIDES).optional().describe('The hand of its units, of a product with a hand in handed units'),
    twin: z
      .object({ sku: z.string(), totalQuantity: z.int() })
      .optional()
      .describe('What stands in its place in units of the other hand'),
    missing: z.string().optional().describe('Says which units have nothing of this line'),
    free: FreeLineShape.optional(),
    isProductAvailable: z.boolean(),
    slug: z.string().describe('Address below the locale; empty for a product that is gone'),
    replacements: z.array(z.string()).describe('SKUs to take in its place'),
    variant: z.object({
      sku: z.string(),
      images: z.array(z.string()),
      lineDiagramList: z.array(z.string()),
      price: Price.nullable().describe('For one; null where there is none to show'),
      contactUs: z.boolean(),
      attributes: z.record(z.string(), z.unknown()),
    }),
  })
  .meta({ id: 'LineItem' })

const UnitTypeShape = z.object({ id: z.string(), name: z.string(), count: z.int(), hands: HandsShape.optional() })
const UnitTypeId = z.string().nullable().describe('Null for common areas')

const ShoppingListShape = ProjectSummaryShape.extend({
  unitTypes: z
    .array(UnitTypeShape)
    .optional()
    .describe('Left out of projects without types, tags and free lines, as all ids are'),
  roomLabels: z.array(z.string()),
  roomGroups: z.array(
    z.object({
      id: z.string().optional(),
      unitTypeId: UnitTypeId.optional(),
      access: RoomAccessKey.optional(),
      roomName: z.string(),
      roomNotes: z.string(),
      items: z.array(LineItemShape),
    }),
  ),
  lineItems: z.array(LineItemShape),
}).meta({ id: 'ShoppingList' })

export const ProductFactsShape = z.object({
  name: z.string().describe('As it is called now'),
  image: z.string().nullable(),
  path: z.string().describe('Below the locale; empty for a product that is gone'),
  brand: z.string(),
  finish: z.string().describe('Empty where it has none'),
  variantText: z
    .string()
    .describe('Tells it apart from the other variants of its product: its finish, and what else they differ in'),
  kinds: z.array(z.string()).describe('Product types, then categories from the closest on'),
  waterUse: z
    .enum(Object.keys(WATER_USES) as [WaterUse, ...WaterUse[]])
    .optional()
    .describe('Where the product states it'),
  isAvailable: z.boolean(),
  twin: HandedTwinShape.optional().describe('In projects with handed units, of products with a hand'),
  price: Price.nullable().describe('For one; null where there is none to show'),
  replacedBy: z.array(z.string()).describe('SKUs that take its place'),
  alternatives: z.array(z.string()).describe('SKUs that are recommended beside it'),
})

export const BuilderProjectShape = z
  .object({
    projectId: z.string(),
    version: z.int(),
    projectName: z.string(),
    projectType: ProjectTypeKey,
    projectLocation: z.string(),
    opportunityNumber: z.string(),
    projectVersion: z.string(),
    username: z.string(),
    customer: ProjectSummaryShape.shape.customerDetails,
    status: z.enum(PROJECT_STATUSES),
    isInternal: z.boolean(),
    showPricesOnPdf: z.boolean(),
    showLandscape: z.boolean(),
    isShared: z.boolean().describe('Whether anybody with the link may read the summary'),
    companyAccess: z.enum(COMPANY_ACCESS).describe('What the company of its owner may do with it'),
    createdAt: z.string().describe('ISO date and time'),
    changedAt: z.string(),
    unitTypes: z.array(UnitTypeShape),
    rooms: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        note: z.string(),
        unitTypeId: UnitTypeId,
        access: RoomAccessKey.optional(),
        items: z.array(
          z.object({
            id: z.string(),
            sku: z.string(),
            productId: z.string(),
            name: z.string(),
            quantity: z.int(),
            note: z.string(),
            tag: z.string(),
            free: FreeLineShape.optional(),
          }),
        ),
      }),
    ),
    substitutions: z.array(SubstitutionShape),
    products: z.record(z.string(), ProductFactsShape).describe('By SKU'),
    catalogueCodes: z
      .record(z.string(), z.string())
      .optional()
      .describe('SKUs by the codes of free lines that are in the catalogue; left out without any'),
  })
  .meta({ id: 'BuilderProject', description: 'Each product once, without its attributes' })

export const ShoppingListAnswer = z.object({ isError: Succeeded, shoppingList: ShoppingListShape })

/** Answered to `Prefer: return=minimal`. */
export const BuilderAnswer = z.object({ isError: Succeeded, project: BuilderProjectShape })
