import { z } from 'zod'
import { api } from '#app/addresses/api.ts'
import { assetUrl } from '@specify/catalogue/files/asset-source.ts'
import { pdfResponse } from '#app/features/exports/calls/pdf-response.server.ts'
import { dateIn } from '@specify/core/market-time.ts'
import { MARKETS } from '@specify/core/market.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import type { ReportContext } from '../report-context.ts'
import { readSchedule, SCHEDULE_ERRORS, SCHEDULE_EXAMPLE, SCHEDULE_INPUT } from '../read-schedule.server.ts'
import { readLines } from '../read-lines.server.ts'
import { scheduleTitle } from '../schedule.ts'
import { boardPaper } from './board-paper.ts'
import { finishBoard } from './finish-board.ts'

/** A project of 2,000 codes takes about ten sheets. */
const BOUNDS = { maxPages: 60, limitMs: 45_000, maxSidePx: 900 }

const Finish = z.object({
  name: z.string(),
  quantity: z.int().describe('Pieces in every unit'),
  coatings: z.array(z.object({ brand: z.string(), coating: z.string(), surface: z.string() })),
  codes: z.array(z.object({ sku: z.string(), name: z.string(), tags: z.array(z.string()) })),
  warning: z.string().describe('Why pieces may not look alike; empty for no reason'),
  image: z.string().nullable(),
})

export const finishBoardCall = defineEndpoint({
  name: 'finish-board',
  path: api.finishBoard.template,
  group: 'Exports',
  method: 'GET',
  onlyReads: true,
  caller: 'anybody',
  limit: { perMinute: 20, by: 'address' },
  summary:
    'Every finish that a schedule uses, with its codes, on A3: one sheet, or more where the codes need them. Says where coatings differ under one name.',
  input: z.object({ ...SCHEDULE_INPUT, format: z.enum(['pdf', 'json']).default('pdf') }),
  output: z.object({ finishes: z.array(Finish), without: z.array(z.string()).describe('Codes without a finish') }),
  example: {
    input: { ...SCHEDULE_EXAMPLE, format: 'json' },
    output: {
      finishes: [
        {
          name: 'Brushed Nickel',
          quantity: 40,
          coatings: [{ brand: 'Harbour Taps', coating: 'PVD', surface: 'Brushed' }],
          codes: [{ sku: '96340BN6AF', name: 'Basin Mixer', tags: ['BM-01'] }],
          warning: '',
          image: null,
        },
      ],
      without: [],
    },
  },
  errors: [...SCHEDULE_ERRORS, 'unavailable'],
  async run(context: ReportContext, { format, ...asked }) {
    const { now, printer, request } = context
    const schedule = await readSchedule(context, asked)
    const board = finishBoard(await readLines(schedule))
    if (format === 'json') {
      const finishes = board.finishes.map((each) => ({ ...each, image: each.image && assetUrl(each.image) }))
      return { ...board, finishes }
    }
    const title = scheduleTitle(schedule)
    const market = MARKETS[schedule.project.locale]
    const paper = boardPaper({ market, title, board, date: dateIn(market, now) })
    return pdfResponse(await printer.printPaper(paper, request.signal, BOUNDS), `${title} finish board.pdf`)
  },
})
