import { z } from 'zod'
import { pdfResponse } from '#app/features/exports/pdf-response.server.ts'
import { ROOM_ACCESS_KEYS } from '#app/features/projects/room-access.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { runInTurns } from '#app/platform/run-in-turns.server.ts'
import { jsonSteps } from '../answer-steps.ts'
import type { EvidenceContext } from '../evidence-context.ts'
import { readSchedule, SCHEDULE_ERRORS, SCHEDULE_EXAMPLE, SCHEDULE_INPUT } from '../read-schedule.server.ts'
import { scheduleTitle } from '../schedule.ts'
import { accessPaper } from './access-paper.ts'
import { WHAT_ACCESS_IS_NOT } from './access-tables.ts'
import { accessOf } from './access-of.server.ts'

const BOUNDS = { maxPages: 400, maxPictures: 0, limitMs: 120_000 }
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

const AccessAnswer = z
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
      }),
    ),
    unmarked: z
      .array(z.object({ room: z.string(), unitType: z.string(), products: z.array(z.object(NAMED)) }))
      .describe('Rooms without a mark that have products for access'),
    totals: z.object({ marked: z.int(), carrying: z.int(), lacking: z.int(), unmarked: z.int() }),
  })
  .meta({ id: 'AccessView' })

const EXAMPLE = {
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
    },
  ],
  unmarked: [],
  totals: { marked: 1, carrying: 1, lacking: 0, unmarked: 0 },
} as const

export const accessViewCall = defineEndpoint({
  name: 'access-view',
  path: '/{locale}/api/access-view/',
  group: 'Exports',
  method: 'GET',
  onlyReads: true,
  caller: 'anybody',
  limit: { perMinute: 30, by: 'address' },
  summary:
    'Rooms that are marked for access: which lines of them state the standard of the mark, with edition and clause, which do not, and figures of the products beside usual set-outs for checking. Never a certificate. As JSON or PDF.',
  input: z.object({ ...SCHEDULE_INPUT, format: z.enum(['json', 'pdf']).default('json') }),
  output: AccessAnswer,
  example: { input: { ...SCHEDULE_EXAMPLE, format: 'json' }, output: EXAMPLE },
  errors: [...SCHEDULE_ERRORS, 'unavailable'],
  async run(context: EvidenceContext, { format, ...asked }) {
    const { schedule, view, dataOn } = await accessOf(await readSchedule(context, asked), context)
    const title = scheduleTitle(schedule)
    if (format === 'json') {
      const answer = { title, disclaimer: WHAT_ACCESS_IS_NOT, dataOn, ...view }
      return new Response(await runInTurns(jsonSteps(answer)), {
        headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-store' },
      })
    }
    const paper = await runInTurns(accessPaper({ schedule, view, dataOn, now: context.now }))
    return pdfResponse(await context.printer.printPaper(paper, context.request.signal, BOUNDS), `${title} access.pdf`)
  },
})
