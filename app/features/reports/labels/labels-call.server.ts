import { z } from 'zod'
import { absoluteHref, marketHref } from '#app/addresses/route.ts'
import { api } from '#app/addresses/api.ts'
import { AppError } from '@specify/core/app-error.ts'
import { countText } from '@specify/core/text/count-text.ts'
import { pdfResponse } from '#app/features/exports/calls/pdf-response.server.ts'
import { linkUrl } from '#app/features/links/links/link-hrefs.ts'
import { dateIn } from '@specify/core/market-time.ts'
import { MARKETS } from '@specify/core/market.ts'
import { stepHref } from '#app/features/projects/details/builder-step.ts'
import { MAX_UNIT_COUNT } from '@specify/schedule/model.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { runInTurns } from '#app/platform/process/run-in-turns.server.ts'
import type { ReportContext } from '../report-context.ts'
import {
  readSchedule,
  SCHEDULE_ERRORS,
  SCHEDULE_EXAMPLE,
  SCHEDULE_INPUT,
  UNIT_TYPE_INPUT,
} from '../read-schedule.server.ts'
import { readLines } from '../read-lines.server.ts'
import { linesOfType, roomUnits, scheduleTitle, type EvidenceSchedule } from '../schedule.ts'
import { boundedLabels, boundedLists, MAX_LABELS, MAX_LISTS } from './label-bounds.ts'
import { labelPaper, pickListPaper } from './label-paper.ts'

const BOUNDS = { maxPages: 400, limitMs: 60_000 }

const Unit = z.int('must be a whole number').min(1).max(MAX_UNIT_COUNT).optional()

const Input = z.object({
  ...SCHEDULE_INPUT,
  kind: z
    .enum(['labels', 'pick-list'])
    .default('labels')
    .describe('Labels of 63.5 × 33.9 mm, 24 to a sheet; or a list for each apartment'),
  per: z
    .enum(['line', 'unit'])
    .default('line')
    .describe('Of labels: one for each line, or one for each unit of its type'),
  ...UNIT_TYPE_INPUT,
  fromUnit: Unit.describe('Of pick lists, and labels of units: the first apartment of each type; left out: its first'),
  toUnit: Unit.describe('The last one; left out: its last'),
})

export const labelsCall = defineEndpoint({
  name: 'labels',
  path: api.labels.template,
  group: 'Exports',
  method: 'GET',
  onlyReads: true,
  caller: 'anybody',
  limit: { perMinute: 20, by: 'address' },
  summary: `Labels with QR codes, or pick lists by apartment, as PDF. At most ${countText(MAX_LABELS)} labels or ${countText(MAX_LISTS)} lists at once.`,
  input: Input,
  output: z.string().describe('The PDF'),
  example: { input: { ...SCHEDULE_EXAMPLE, kind: 'labels', per: 'line' }, output: '%PDF-1.4' },
  errors: [...SCHEDULE_ERRORS, 'unavailable'],
  async run(context: ReportContext, { kind, per, unitTypeId, fromUnit = 1, toUnit = Infinity, ...asked }) {
    const { config, now, printer, request } = context
    const schedule = await readSchedule(context, asked)
    const { locale } = schedule.project
    const lines = linesOfType(await readLines(schedule), unitTypeId).filter((line) => roomUnits(line) > 0)
    if (lines.length === 0) throw new AppError('invalid_input', 'unitTypeId: There is nothing to print here.')
    const range = { fromUnit, toUnit }
    const isOneType = new Set(lines.map(({ unitType }) => unitType?.id)).size === 1
    const market = MARKETS[locale]
    const title = scheduleTitle(schedule)
    const printed = {
      market,
      title,
      date: dateIn(market, now),
      address: (path: string) => absoluteHref(config.publicUrl, marketHref(locale, path)),
    }
    const making =
      kind === 'labels'
        ? labelPaper([...boundedLabels(lines, per === 'unit', { range, isOneType })], printed)
        : pickListPaper(
            boundedLists(lines, schedule.project.unitTypes.length > 0, { range, isOneType }),
            aboutAddress(schedule, config.publicUrl),
            printed,
          )
    const pdf = await printer.printPaper(await runInTurns(making), request.signal, BOUNDS)
    return pdfResponse(pdf, `${title} ${kind === 'labels' ? 'labels' : 'pick lists'}.pdf`)
  },
})

/** Address of the schedule: by its link, or for who may see the project. */
function aboutAddress({ project, source }: EvidenceSchedule, publicUrl: string): string {
  const { locale } = project
  if ('token' in source) return linkUrl(publicUrl, locale, source.token)
  return absoluteHref(publicUrl, stepHref(locale, 'view', source.projectId, 4))
}
