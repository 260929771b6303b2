import { z } from 'zod'
import { UNIT_SIDES } from '@specify/schedule/hands/unit-hands.ts'

const Side = z.enum(UNIT_SIDES).describe('The hand of the units that the rooms of the type specify')

export const GivenHands = z
  .object({ drawn: Side, left: z.number(), right: z.number() })
  .describe('How many units are left- and right-handed, together the count. The others mirror those that are drawn')

export const HandsShape = z.object({ drawn: Side, left: z.int(), right: z.int() })

export const HandedTwinShape = z.object({
  text: z.string().describe('`right hand in Chrome`'),
  product: z
    .object({ sku: z.string(), productId: z.string(), name: z.string() })
    .nullable()
    .describe('The same product for the other hand; null where it does not come so'),
})
