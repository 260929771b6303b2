import { z } from 'zod'
import { LinkRightsShape } from './link-shapes.server.ts'
import { UNIT_SIDES } from '@specify/schedule/hands/unit-hands.ts'
import { REMARK_KINDS } from '../remarks/remark.ts'

const MoneyShape = z.object({ centAmount: z.int(), fractionDigits: z.int(), currencyCode: z.enum(['AUD', 'NZD']) })
const Price = MoneyShape.nullable().optional().describe('Left out without prices; null where there is none to show')

const LineShape = z.object({
  id: z.string(),
  tag: z.string(),
  sku: z.string(),
  name: z.string(),
  note: z.string(),
  mark: z.string().optional().describe('The label of the revision that changed it'),
  quantity: z.int().describe('In one unit'),
  units: z.int(),
  side: z.enum(UNIT_SIDES).optional().describe('The hand of its units, of a product with a hand in handed units'),
  isTwin: z
    .boolean()
    .optional()
    .describe('The product for the other hand: its comments are those of the line before it'),
  missing: z.string().optional().describe('Says which units have nothing of this line'),
  totalQuantity: z.int(),
  unitPrice: Price,
  totalPrice: Price,
  free: z
    .object({
      maker: z.string(),
      suppliedBy: z.string(),
      installedBy: z.string(),
      link: z.string(),
      allowanceText: z
        .object({ amount: z.string(), kind: z.string(), per: z.string() })
        .nullable()
        .optional()
        .describe('Over all units; left out without prices'),
    })
    .optional()
    .describe('Of a line that is not from the catalogue; its sku is the code of its maker'),
})

const ProductShape = z.object({
  brand: z.string(),
  colour: z.string(),
  variantText: z.string().describe('Tells it apart from the other variants of its product, its finish first'),
  image: z.string().nullable(),
  path: z.string().describe('Below the market'),
  files: z.array(z.object({ label: z.string(), url: z.string() })),
})

const ReplyShape = z.object({
  id: z.string(),
  kind: z.enum(REMARK_KINDS),
  text: z.string(),
  author: z.string(),
  isOwner: z.boolean(),
  at: z.string(),
})
const ThreadShape = ReplyShape.extend({
  changed: z.string().describe('What has changed since; empty where it holds'),
  isResolved: z.boolean(),
  replies: z.array(ReplyShape).describe('The last'),
  earlierReplies: z.int().describe('How many answers were given before those'),
})

export const LinkViewShape = z
  .object({
    name: z.string().describe('Who it is for'),
    rights: LinkRightsShape,
    confirmAddress: z.boolean().describe('Its recipient confirms an address before they comment or decide'),
    revision: z.object({ label: z.string(), purpose: z.string(), issuedAt: z.string() }).nullable(),
    newer: z.object({ label: z.string(), issuedAt: z.string() }).nullable().describe('A later issue'),
    cover: z.object({
      projectName: z.string(),
      subtitle: z.string(),
      projectType: z.string(),
      location: z.string(),
      preparedBy: z.string(),
      changedAt: z.string(),
    }),
    quantity: z.int().describe('Pieces in every unit'),
    total: Price,
    allowances: z.string().optional().describe('What the allowances come to, which the total leaves out'),
    priceBasis: z.string(),
    hasTypes: z.boolean(),
    notIncluded: z.int().describe('Lines that are left out because their product is discontinued'),
    withoutTwin: z.int().optional().describe('Pieces without a twin for units of the other hand'),
    places: z.array(z.object({ type: z.string(), room: z.string(), id: z.string(), part: z.int(), lines: z.int() })),
    part: z.object({
      number: z.int(),
      count: z.int(),
      words: z.string(),
      lines: z.int().describe('That have all the words, of the whole schedule'),
      rooms: z.array(
        z.object({
          id: z.string(),
          type: z.string(),
          name: z.string(),
          note: z.string(),
          lines: z.array(LineShape),
        }),
      ),
      products: z.record(z.string(), ProductShape).describe('By SKU'),
    }),
    talk: z.object({
      project: z.array(ThreadShape).describe('Of the whole project'),
      lines: z.record(z.string(), z.array(ThreadShape)).describe('The last of each line of this part, by its id'),
      earlier: z
        .record(z.string(), z.int())
        .describe('How many threads were begun before those: by the id of the line, or `project`'),
      form: z.object({ on: z.string(), name: z.string(), seen: z.string() }).nullable(),
    }),
  })
  .meta({ id: 'LinkView' })
