import { z } from 'zod'
import { MAX_QUANTITY } from '@specify/schedule/model.ts'
import { MAX_TEMPLATE_NAME_LENGTH } from '@specify/schedule/rooms/templates.ts'
import { FreeLineShape, FreeName, GivenFreeLine } from './free-line-shapes.server.ts'
import { EXAMPLE_ID } from './examples.ts'
import { Note, RoomAccessKey, RoomName, Succeeded } from './shapes.server.ts'

const MAX_GIVEN = 2_000
export const TemplateId = z.string().min(1).max(100)
export const TemplateName = z.string().max(500).meta({ minLength: 1, maxLength: MAX_TEMPLATE_NAME_LENGTH })
export const IsShared = z.boolean().describe('Whether the company has it: its members may insert it')

export const GivenRooms = z
  .array(
    z.object({
      name: RoomName,
      note: Note.default(''),
      access: RoomAccessKey.nullish(),
      lineItems: z
        .array(
          z.object({
            sku: z.string().min(1).max(60),
            quantity: z.number().meta({ minimum: 1, maximum: MAX_QUANTITY }),
            note: Note.default(''),
            name: FreeName.optional(),
            free: GivenFreeLine.optional(),
          }),
        )
        .max(MAX_GIVEN)
        .default([]),
    }),
  )
  .max(MAX_GIVEN)

export const TemplateShape = z
  .object({
    id: z.string(),
    name: z.string(),
    isOwn: z.boolean().describe('Whether the caller made it'),
    isShared: IsShared,
    mayChange: z.boolean().describe('Whether the caller may change and delete it; nobody may those of the operator'),
    rooms: z.array(
      z.object({
        name: z.string(),
        note: z.string(),
        access: RoomAccessKey.optional(),
        lineItems: z.array(
          z.object({
            sku: z.string(),
            productId: z.string(),
            name: z.string(),
            quantity: z.int(),
            note: z.string(),
            free: FreeLineShape.optional(),
          }),
        ),
      }),
    ),
    news: z
      .array(
        z.object({
          sku: z.string(),
          name: z.string(),
          kind: z.enum(['discontinued', 'gone']),
          replacedBy: z.array(z.string()),
        }),
      )
      .describe('Products that are no longer available, with what replaced them'),
  })
  .meta({ id: 'ProjectTemplate' })

export const EXAMPLE_TEMPLATE = {
  id: 'standard-ensuite',
  name: 'Standard ensuite',
  isOwn: false,
  isShared: false,
  mayChange: false,
  rooms: [
    {
      name: 'Ensuite',
      note: '',
      lineItems: [{ sku: '96340C6AF', productId: 'caroma-96340', name: 'Liano II Basin Mixer', quantity: 1, note: '' }],
    },
  ],
  news: [],
} as const
export const EXAMPLE_OWN = { ...EXAMPLE_TEMPLATE, id: EXAMPLE_ID, isOwn: true, mayChange: true } as const
export const OneTemplate = z.object({ isError: Succeeded, template: TemplateShape })
