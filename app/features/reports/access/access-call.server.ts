import { z } from 'zod'
import { api } from '#app/addresses/api.ts'
import { pdfResponse } from '#app/features/exports/calls/pdf-response.server.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { runInTurns } from '#app/platform/process/run-in-turns.server.ts'
import { jsonSteps } from '@specify/core/answer-steps.ts'
import type { ReportContext } from '../report-context.ts'
import { readSchedule, SCHEDULE_ERRORS, SCHEDULE_EXAMPLE, SCHEDULE_INPUT } from '../read-schedule.server.ts'
import { scheduleTitle } from '../schedule.ts'
import { noteAccessBlanks } from './note-access-blanks.server.ts'
import { accessPaper } from './access-paper.ts'
import { AccessAnswer, EXAMPLE_ACCESS } from './access-shapes.server.ts'
import { WHAT_ACCESS_IS_NOT } from './access-tables.ts'
import { accessOf } from './access-of.server.ts'

const BOUNDS = { maxPages: 400, maxPictures: 0, limitMs: 120_000 }

export const accessViewCall = defineEndpoint({
  name: 'access-view',
  path: api.accessView.template,
  group: 'Exports',
  method: 'GET',
  onlyReads: true,
  caller: 'anybody',
  limit: { perMinute: 30, by: 'address' },
  summary:
    'Rooms that are marked for access: which lines of them state the standard of the mark, with edition and clause, which do not, and figures of the products beside usual set-outs for checking. Never a certificate. As JSON or PDF.',
  input: z.object({ ...SCHEDULE_INPUT, format: z.enum(['json', 'pdf']).default('json') }),
  output: AccessAnswer,
  example: { input: { ...SCHEDULE_EXAMPLE, format: 'json' }, output: EXAMPLE_ACCESS },
  errors: [...SCHEDULE_ERRORS, 'unavailable'],
  async run(context: ReportContext, { format, ...request }) {
    const { schedule, lines, view, dataOn } = await accessOf(await readSchedule(context, request), context)
    noteAccessBlanks(context, schedule, lines, view)
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
