import { z } from 'zod'
import { ROOM_ACCESS_KEYS } from '@specify/catalogue/facts/room-access.ts'

const NAMED = { tag: z.string(), sku: z.string(), name: z.string() }

const AccessLine = z
  .object({
    ...NAMED,
    quantity: z.int(),
    total: z.int().describe('In all units'),
    flag: z.enum(['yes', 'no', 'not stated']),
    standards: z.array(z.string()).describe('With edition, clause and hand as far as they are stated'),
    editionNote: z.string().describe('Where the room names an edition that the product does not state'),
    setOuts: z
      .array(
        z.object({
          what: z.string(),
          stated: z.string().nullable().describe('By the product; null where it is not stated'),
          isOfProduct: z.boolean(),
          setOut: z.string(),
          standard: z.string(),
          edition: z.string(),
          source: z.string(),
        }),
      )
      .describe('For checking: the position is the designer’s'),
  })
  .meta({ id: 'AccessLine' })

export const AccessAnswer = z
  .object({
    title: z.string(),
    disclaimer: z.string(),
    dataOn: z.string().describe('ISO date of the data of the products'),
    rooms: z.array(
      z.object({
        room: z.string(),
        unitType: z.string(),
        units: z.int(),
        access: z.enum(ROOM_ACCESS_KEYS),
        accessText: z.string(),
        carrying: z.array(AccessLine),
        lacking: z.array(AccessLine).describe('Of kinds for which a flag makes sense'),
        others: z.int(),
        usual: z
          .array(
            z.object({
              what: z.string(),
              state: z.enum(['here', 'not stated', 'missing']),
              skus: z.array(z.string()).describe('Products that are or may be it'),
              remark: z.string().describe('Says why it is open; empty where nothing is'),
              clause: z.string(),
              source: z.string(),
            }),
          )
          .describe('What a room with this mark usually has; never that it complies'),
      }),
    ),
    unmarked: z
      .array(z.object({ room: z.string(), unitType: z.string(), products: z.array(z.object(NAMED)) }))
      .describe('Rooms without a mark that have products for access'),
    totals: z.object({ marked: z.int(), carrying: z.int(), lacking: z.int(), unmarked: z.int(), missing: z.int() }),
  })
  .meta({ id: 'AccessView' })

export const EXAMPLE_ACCESS = {
  title: 'Harbour Street',
  disclaimer: 'These are facts of products from the data of the catalogue.',
  dataOn: '2026-11-25',
  rooms: [
    {
      room: 'Accessible WC',
      unitType: '',
      units: 1,
      access: 'accessible-2021',
      accessText: 'Accessible, AS 1428.1:2021',
      carrying: [
        {
          tag: 'GR-01',
          sku: '877120.LC',
          name: '30° Angled Grab Rail',
          quantity: 1,
          total: 1,
          flag: 'yes',
          standards: ['AS 1428.1:2021, clause 14, left hand'],
          editionNote: '',
          setOuts: [
            {
              what: 'Top of a rail beside a toilet above the floor',
              stated: 'Mounting height 800–820 mm (AS 1428.1:2021)',
              isOfProduct: true,
              setOut: '800–820 mm',
              standard: 'AS 1428.1',
              edition: '2021',
              source: 'AS 1428.1:2021, clause 14',
            },
          ],
        },
      ],
      lacking: [],
      others: 0,
      usual: [
        {
          what: 'Shelf',
          state: 'missing',
          skus: [],
          remark: '',
          clause: 'clause 12.4',
          source: 'AS 1428.1:2021, accessible sanitary facilities',
        },
      ],
    },
  ],
  unmarked: [],
  totals: { marked: 1, carrying: 1, lacking: 0, unmarked: 0, missing: 1 },
} as const
