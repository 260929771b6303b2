import { z } from 'zod'
import { api } from '#app/addresses/api.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { attachmentHeader } from '#app/platform/pdf/markup/file-name.ts'
import { pdfResponse } from '#app/features/exports/calls/pdf-response.server.ts'
import { runInTurns } from '#app/platform/process/run-in-turns.server.ts'
import { csvChunks, jsonSteps } from '@specify/core/answer-steps.ts'
import type { ReportContext } from '../report-context.ts'
import { readSchedule, SCHEDULE_ERRORS, SCHEDULE_EXAMPLE, SCHEDULE_INPUT } from '../read-schedule.server.ts'
import { scheduleTitle } from '../schedule.ts'
import { complianceCsvRows } from './compliance-csv.ts'
import { compliancePaper } from './compliance-paper.ts'
import { ComplianceAnswer } from './compliance-shapes.server.ts'
import { EXAMPLE_COMPLIANCE } from './compliance-example.ts'
import { WHAT_IT_IS_NOT } from './compliance-tables.ts'
import { complianceBlanks } from './product-table.ts'
import { noteBlanks } from '../note-blanks.server.ts'
import { complianceOf } from './compliance-of.server.ts'
import { ASSUMPTIONS, type Assumption, type Assumptions } from './assumptions.ts'

const BOUNDS = { maxPages: 400, maxPictures: 0, limitMs: 120_000 }

const assumption = (key: Assumption) =>
  z.number().min(0).max(ASSUMPTIONS[key].most).optional().describe(`${ASSUMPTIONS[key].label}: for the use estimate`)

/** Each may be left out: nothing is assumed in its place. */
const ASSUMPTION_INPUT = {
  persons: assumption('persons'),
  days: assumption('days'),
  showerMinutes: assumption('showerMinutes'),
  basinMinutes: assumption('basinMinutes'),
  sinkMinutes: assumption('sinkMinutes'),
  laundryMinutes: assumption('laundryMinutes'),
  flushes: assumption('flushes'),
}

export const complianceReportCall = defineEndpoint({
  name: 'compliance-report',
  path: api.complianceReport.template,
  group: 'Exports',
  method: 'GET',
  onlyReads: true,
  caller: 'anybody',
  limit: { perMinute: 30, by: 'address' },
  summary:
    'What the catalogue states of the products of a project, a revision or a link for those who check a building: stars, registrations, flows and flushes, licences, lead free, standards; warnings with their source; what is not stated. A list of evidence, never a certificate. As JSON, CSV or PDF.',
  input: z.object({ ...SCHEDULE_INPUT, format: z.enum(['json', 'csv', 'pdf']).default('json'), ...ASSUMPTION_INPUT }),
  output: ComplianceAnswer,
  example: { input: { ...SCHEDULE_EXAMPLE, format: 'json' }, output: EXAMPLE_COMPLIANCE },
  errors: [...SCHEDULE_ERRORS, 'unavailable'],
  async run(context: ReportContext, { format, projectId, revisionId, token, ...typed }) {
    const schedule = await readSchedule(context, { projectId, revisionId, token })
    if (format === 'pdf') context.printer.warm()
    const { report, dataOn, lines } = await complianceOf(schedule, toAssumptions(typed), context)
    noteBlanks(context, schedule, lines, complianceBlanks(report))
    const title = scheduleTitle(schedule)
    if (format === 'json') {
      const answer = { title, disclaimer: WHAT_IT_IS_NOT, dataOn, ...report }
      return new Response(await runInTurns(jsonSteps(answer)), {
        headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-store' },
      })
    }
    const name = `${title} compliance and water.${format}`
    if (format === 'csv') {
      const options = { locale: schedule.project.locale, number: String }
      const rows = await runInTurns(complianceCsvRows(report, { title, dataOn, options }))
      return new Response(await runInTurns(csvChunks(rows)), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': attachmentHeader(name),
          'cache-control': 'private, no-store',
        },
      })
    }
    const tables = context.content.compliance
    const paper = await runInTurns(compliancePaper({ schedule, report, dataOn, tables, now: context.now }))
    return pdfResponse(await context.printer.printPaper(paper, context.request.signal, BOUNDS), name)
  },
})

function toAssumptions(typed: { readonly [Key in Assumption]?: number | undefined }): Assumptions {
  const { persons, days, showerMinutes, basinMinutes, sinkMinutes, laundryMinutes, flushes } = typed
  return {
    persons: persons ?? null,
    days: days ?? null,
    showerMinutes: showerMinutes ?? null,
    basinMinutes: basinMinutes ?? null,
    sinkMinutes: sinkMinutes ?? null,
    laundryMinutes: laundryMinutes ?? null,
    flushes: flushes ?? null,
  }
}
