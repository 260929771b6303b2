import { z } from 'zod'
import { absoluteHref } from '#app/addresses/route.ts'
import { routes } from '#app/addresses/routes.ts'
import { api } from '#app/addresses/api.ts'
import { safeCell } from '@specify/core/text/csv.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { runInTurns } from '#app/platform/process/run-in-turns.server.ts'
import type { ReportContext } from '../report-context.ts'
import { modelAnswer } from '../model-answer.server.ts'
import { readSchedule, SCHEDULE_ERRORS, SCHEDULE_EXAMPLE, SCHEDULE_INPUT } from '../read-schedule.server.ts'
import { readLines } from '../read-lines.server.ts'
import { scheduleTitle } from '../schedule.ts'
import { sharedParameterFile } from '@specify/models/revit/revit-parameters.ts'
import { typeCatalogue } from './type-catalogue.ts'

export const revitParameters = defineEndpoint({
  name: 'revit-parameters',
  path: api.revitParameters.template,
  group: 'Exports',
  method: 'GET',
  caller: 'anybody',
  limit: { perMinute: 30 },
  summary:
    'For Revit: the shared parameter file, whose GUIDs never change (txt), or a type catalogue with the values of each product of a project (csv).',
  input: z.object({ ...SCHEDULE_INPUT, format: z.enum(['txt', 'csv']).default('txt') }),
  output: z.string().describe('The file, in ASCII'),
  example: {
    input: { ...SCHEDULE_EXAMPLE, format: 'csv' },
    output: ',Manufacturer##other##,Model##other##,Description##other##,URL##other##',
  },
  errors: [...SCHEDULE_ERRORS],
  async run(context: ReportContext, { format, ...request }) {
    const schedule = await readSchedule(context, request)
    if (format === 'txt') {
      const name = 'Specify shared parameters'
      return modelAnswer(sharedParameterFile(), { name, extension: 'txt', type: 'text/plain; charset=us-ascii' })
    }
    const { locale } = schedule.project
    const rows = await runInTurns(
      typeCatalogue(await readLines(schedule), absoluteHref(context.config.publicUrl, routes.home.path({ locale }))),
    )
    return modelAnswer(rows.map(toLine).join(''), {
      name: `${scheduleTitle(schedule)} type catalogue`,
      // Revit finds it beside a family by the family's name and this extension.
      extension: 'txt',
      type: 'text/csv; charset=us-ascii',
    })
  },
})

/** Written without a byte order mark, which Revit would read as part of the first name. */
function toLine(cells: readonly string[]): string {
  const fields = cells.map((cell) => {
    const text = safeCell(cell)
    return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  })
  return `${fields.join(',')}\r\n`
}
